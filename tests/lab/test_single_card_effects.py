"""Statistics of a single card: opening value, swap effect and ban effect."""

from __future__ import annotations

import math

import pytest

from kwoon import registry
from kwoon.bots.restricted_players import Restriction
from kwoon.core.dice import CardSwapDice, LiveDice
from kwoon.core.game import Prompt
from kwoon.lab import seeds
from kwoon.lab.cards.ban_effect import ban_effect
from kwoon.lab.cards.measure_card import card_sentences, find_card, measure_card
from kwoon.lab.cards.swap_effect import SwapArm, swap_effect
from kwoon.lab.comparison.resumable_run import ResumableRun, play_up_to
from kwoon.lab.errors import LabError
from kwoon.lab.execution.runner import GameRunner
from kwoon.lab.execution.workers import InProcessPool
from kwoon.lab.experiment import Experiment
from kwoon.lab.statistics.definitions import OPENING_VALUE
from kwoon.lab.statistics.estimate import JackknifeEstimate

KINDS = 24


def test_swapped_dice_exchange_at_most_two_cards() -> None:
    for seed in range(50):
        plain, swapped = list(range(KINDS)), list(range(KINDS))
        before, after = LiveDice(seed), CardSwapDice(LiveDice(seed), 4, 7)
        one = [before.draw(plain) for _ in range(KINDS)]
        other = [after.draw(swapped) for _ in range(KINDS)]
        assert sorted(other) == list(range(KINDS))
        gone = one.index(7)
        assert other[4] == 7 if gone >= 4 else one == other
        differing = [at for at in range(KINDS) if one[at] != other[at]]
        assert differing in ([], [4, gone])


def test_swap_changes_copies_in_each_hand_by_at_most_one() -> None:
    loaded = registry.load_game("fight")
    table = GameRunner(Experiment("fight", 1, "gift", bots=("random",)), loaded)
    without = SwapArm(table, loaded, 3, -1, 5)
    seen = set()
    for at in range(without.num_draws):
        swapped_in = SwapArm(table, loaded, 3, at, 5)
        seen.add(
            tuple(after - before for after, before in zip(swapped_in.copies_dealt, without.copies_dealt, strict=True))
        )
    assert seen <= {(0, 0), (1, 0), (0, 1), (1, -1), (-1, 1), (-1, 0), (0, -1)}


def overlap(one: JackknifeEstimate, other: JackknifeEstimate) -> bool:
    """Return whether two estimates differ by at most three standard errors of the difference. The bound is wide because
    several cards are compared."""
    first, second = one.interval(), other.interval()
    return abs(first.value - second.value) <= 3.0 * math.hypot(first.standard_error, second.standard_error)


def test_swap_effect_agrees_with_opening_value() -> None:
    experiment = Experiment("fight", 3000, "worth and gift")
    run = ResumableRun(experiment)
    play_up_to([run], experiment.count, InProcessPool())
    opening_values = {of: each.estimate for (kind, of), each in run.measurements().items() if kind == OPENING_VALUE.id}
    ids = [face.id for face in run.loaded.faces]
    ranked = sorted(opening_values, key=lambda of: opening_values[of].value)
    for of in (ranked[0], ranked[-1]):
        swapped_in = swap_effect(experiment, ids.index(of), InProcessPool())
        assert swapped_in is not None
        assert overlap(swapped_in, opening_values[of]), (of, swapped_in.interval(), opening_values[of].interval())
        assert swapped_in.value * opening_values[of].value > 0.0


def test_banned_card_is_not_used_if_another_move_is_legal() -> None:
    loaded = registry.load_game("fight")
    ban = Restriction(loaded.game, banned_card="S1")
    state = loaded.game.deal(seeds.make_dice("bar"))
    prompt = state.prompts()[0]
    moves = [move for move in range(2 * KINDS) if loaded.game.format_move(move).split()[-1] in ("S1", "S2")]
    assert [
        loaded.game.format_move(move).split()[-1] for move in ban.prompt_without_card(Prompt(0, "play", moves)).moves
    ] == [
        "S2",
        "S2",
    ]
    assert ban.prompt_without_card(Prompt(0, "take", moves)).moves == moves
    only = [move for move in moves if ban.uses_card(move)]
    assert ban.prompt_without_card(Prompt(0, "play", only)).moves == only
    assert prompt.moves


def test_ban_effect_of_unused_card_is_zero() -> None:
    found = ban_effect(Experiment("fight", 100, "nothing"), "no-such-card", InProcessPool())
    assert found is not None and found.interval().value == 0.0


def test_card_effects_in_dragon_punch_include_only_ban_effect() -> None:
    experiment = Experiment("dragon-punch", 400, "taunt", bots=("quick",))
    known = measure_card(experiment, "Taunt", InProcessPool(), lambda line: None)[0]
    assert known.opening_value is None and known.swap_effect is None
    assert known.ban_effect is not None and known.ban_effect.high is not None
    assert known.ban_effect.high < 0.0, "a player who cannot Taunt loses, because nothing else returns cards"
    assert any("not dealt at random" in str(line) for line in card_sentences([known]))


def test_unknown_card_raises_error() -> None:
    with pytest.raises(LabError, match=r"Unknown card 'S7'. Known cards: S1, "):
        find_card(registry.load_game("fight"), "S7")
