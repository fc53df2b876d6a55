"""The greedy bot of Kung Fu Fighting! (2019) is legal, far better than random and avoids obvious blunders."""

from __future__ import annotations

from importlib.resources import files

import pytest

from kwoon.bots.kung_fu_2019.greedy import GreedyKungFu2019
from kwoon.bots.random import RandomBot
from kwoon.core.dice import LiveDice
from kwoon.core.game import Outcome, Player
from kwoon.games.kung_fu_2019.definition import KungFu2019Definition
from kwoon.games.kung_fu_2019.rules.game import KungFu2019, KungFu2019State
from tests.games.kung_fu_2019.fixtures import Table

CARDS = files("kwoon.games").joinpath("kung_fu_2019", "cards.toml").read_text(encoding="utf-8")
MOST_ANSWERS = 5000


def box(seats: int, **options: str) -> KungFu2019:
    game = KungFu2019Definition().load(CARDS, "cards", seats, options).game
    assert isinstance(game, KungFu2019)
    return game


def play(game: KungFu2019, players: list[Player], seed: int) -> Outcome:
    """Play a whole game; the rules refuse illegal moves."""
    dice = LiveDice(seed)
    state = game.deal(dice)
    for _ in range(MOST_ANSWERS):
        asks = state.prompts()
        if not asks:
            outcome = state.outcome()
            assert outcome is not None
            return outcome
        ask = asks[0]
        state.apply(ask.seat, players[ask.seat].choose(state.view(int(ask.seat)), ask), dice)
    raise AssertionError(f"After {MOST_ANSWERS} answers the game goes on.")


def bot_at(table: Table, seat: int, seed: int = 1) -> str:
    """Return the bot's move on this seat (counted from 1), in notation."""
    state: KungFu2019State = table.state
    state._prompts = None
    ask = state.prompt(seat - 1)
    assert ask is not None
    return table.game.format_move(GreedyKungFu2019(table.game, LiveDice(seed)).choose(state.view(seat - 1), ask))


def bot_plays(table: Table, seat: int, words: set[str]) -> list[str]:
    """Return the bot's moves on a seat while its prompt is of one of these kinds."""
    said: list[str] = []
    while True:
        ask = table.state.prompt(seat - 1)
        if ask is None or ask.kind not in words:
            return said
        said.append(bot_at(table, seat))
        table.does(seat, said[-1])


FORMATS = [
    (2, {}),
    (4, {"expansion": "yes", "archetypes": "chosen"}),
    (4, {"format": "2v2"}),
    (6, {"format": "3v3"}),
    (6, {"format": "2v2v2"}),
]


@pytest.mark.parametrize(("seats", "options"), FORMATS)
def test_it_plays_every_format_to_the_end(seats: int, options: dict[str, str]) -> None:
    game = box(seats, **options)
    outcome = play(game, [GreedyKungFu2019(game, LiveDice(seat)) for seat in range(seats)], 1)
    assert len(outcome.places) == seats


def test_it_beats_chance_clearly() -> None:
    game = box(2)
    won = 0
    for at in range(16):
        players: list[Player] = [RandomBot(LiveDice(100 + at)), RandomBot(LiveDice(200 + at))]
        players[at % 2] = GreedyKungFu2019(game, LiveDice(300 + at))
        won += play(game, players, at // 2).winners() == [at % 2]
    assert won >= 12


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_same_question_and_seed_get_the_same_answer(seed: int) -> None:
    game = box(4, format="2v2")
    dice = LiveDice(seed)
    state = game.deal(dice)
    for _ in range(40):
        ask = state.prompts()[0]
        view = state.view(int(ask.seat))
        moves = {GreedyKungFu2019(game, LiveDice(seed)).choose(view, ask) for _ in range(2)}
        assert len(moves) == 1
        state.apply(ask.seat, moves.pop(), dice)


# Obvious blunders.


def test_it_takes_a_win_that_is_there() -> None:
    table = Table("kick flying bowl-of-hot-noodles", "blocking-punch", "punch")
    table.state.chi = [4, 20, 5]
    table.state.eliminated[1] = 1
    laid = bot_plays(table, 1, {"prepare", "base", "add"})
    assert laid[-4:] == ["target 3", "attack kick", "play flying", "done"]
    table.everybody_passes()
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.winners() == [0]


def test_it_strikes_whoever_a_blow_puts_out() -> None:
    table = Table("kick", "punch", "punch", "punch")
    table.state.chi = [20, 20, 3, 20]
    assert bot_at(table, 1) == "target 3"


def test_it_adds_all_that_pays_in_whatever_order() -> None:
    table = Table("kick wild invincible whirlwind", "punch")
    laid = bot_plays(table, 1, {"prepare", "base", "add"})
    assert {"play wild", "play invincible", "play whirlwind"} <= set(laid)


def test_it_joins_what_a_combo_lets_join() -> None:
    table = Table("punch punch kick combo-attack", "punch")
    laid = bot_plays(table, 1, {"prepare", "base", "add"})
    assert "play combo-attack" in laid
    assert sum(move.startswith("join") for move in laid) == 2


def test_it_splits_among_two_opponents() -> None:
    table = Table("kick split-attack", "punch", "punch")
    laid = bot_plays(table, 1, {"prepare", "base", "add", "target"})
    assert "split split-attack" in laid
    assert {"target 2", "target 3"} <= set(laid)


def test_it_blocks_a_blow_that_would_end_it() -> None:
    table = Table("kick", "blocking-punch blocking-kick no-match-for-mine")
    table.state.chi = [20, 3]
    table.does(1, "target 2", "attack kick", "done")
    assert bot_at(table, 2) in ("play blocking-kick", "play no-match-for-mine")


def test_it_spends_no_block_on_a_blow_that_does_nothing() -> None:
    table = Table("punch", "blocking-punch")
    table.wields(2, "table")
    table.does(1, "target 2", "attack punch", "done")
    assert bot_at(table, 2) == "pass"


def test_it_counterattacks_when_it_may() -> None:
    table = Table("kick", "no-match-for-mine punch flying")
    table.does(1, "target 2", "attack kick", "done")
    assert bot_plays(table, 2, {"block", "counterattack", "add"}) == [
        "play no-match-for-mine",
        "attack punch",
        "play flying",
        "done",
    ]


def test_it_does_not_heal_at_full_chi() -> None:
    table = Table("bowl-of-hot-noodles bitter-ginseng-tea", "punch")
    assert bot_at(table, 1) == "done"
    table.state.chi = [17, 20]
    assert bot_at(table, 1) == "play bitter-ginseng-tea"


def test_it_gives_up_no_attack_for_a_little_chi() -> None:
    table = Table("kick flying flipping waterfall-meditation", "punch")
    table.state.chi = [19, 20]
    assert bot_at(table, 1) == "target 2"


def test_it_keeps_enhancements_and_a_card_to_attack_with() -> None:
    table = Table("punch", "kick flying flipping bowl-of-hot-noodles")
    table.does(1, "done")
    assert bot_plays(table, 2, {"discard"}) == ["discard bowl-of-hot-noodles", "done"]


def test_it_helps_a_teammate_where_that_pays() -> None:
    table = Table("kick", "punch", "flying", "punch", format="2v2")
    table.does(1, "target 2", "attack kick", "done")
    assert bot_at(table, 3) == "play flying"
