"""One card under the glass: worth, gift and matter."""

from __future__ import annotations

import math

import pytest

from kwoon import shelf
from kwoon.bots.forced import Bar
from kwoon.core.contract import Ask
from kwoon.core.dice import LiveDice, SwappedDice
from kwoon.lab import luck
from kwoon.lab.cards.card import find_card, know, sentences
from kwoon.lab.cards.gift import Arm, gift
from kwoon.lab.cards.matter import matter
from kwoon.lab.figures.catalog import WORTH
from kwoon.lab.figures.figure import Estimate
from kwoon.lab.paired.played import Played, play_on
from kwoon.lab.playing.series import Series, Table
from kwoon.lab.playing.workers import Alone
from kwoon.lab.problem import PlanError
from kwoon.lab.report.make import Asked

KINDS = 24


def test_swapped_dice_change_places_of_two_cards_only() -> None:
    for seed in range(50):
        plain, swapped = list(range(KINDS)), list(range(KINDS))
        before, after = LiveDice(seed), SwappedDice(LiveDice(seed), 4, 7)
        one = [before.draw(plain) for _ in range(KINDS)]
        other = [after.draw(swapped) for _ in range(KINDS)]
        assert sorted(other) == list(range(KINDS))
        gone = one.index(7)
        assert other[4] == 7 if gone >= 4 else one == other
        differing = [at for at in range(KINDS) if one[at] != other[at]]
        assert differing in ([], [4, gone])


def test_a_gift_is_one_card_of_one_hand() -> None:
    opened = shelf.open_box("fight")
    table = Table(Series("fight", 1, "gift", bots=("random",)), opened.game)
    without = Arm(table, opened, 3, -1, 5)
    seen = set()
    for at in range(without.draws):
        given = Arm(table, opened, 3, at, 5)
        seen.add(tuple(after - before for after, before in zip(given.dealt, without.dealt, strict=True)))
    assert seen <= {(0, 0), (1, 0), (0, 1), (1, -1), (-1, 1), (-1, 0), (0, -1)}


def overlap(one: Estimate, other: Estimate) -> bool:
    """Whether both may well be the same: their difference is within twice its own error, and half as much again for
    looking at several cards."""
    first, second = one.figure(), other.figure()
    return abs(first.value - second.value) <= 3.0 * math.hypot(first.error, second.error)


def test_a_gift_agrees_with_the_worth_of_what_is_dealt() -> None:
    series = Series("fight", 3000, "worth and gift")
    run = Played(series)
    play_on([run], series.games, Alone())
    worths = {of: each.estimate for (kind, of), each in run.found().items() if kind == WORTH.id}
    ids = [face.id for face in run.opened.faces]
    ranked = sorted(worths, key=lambda of: worths[of].whole)
    for of in (ranked[0], ranked[-1]):
        given = gift(series, ids.index(of), Alone())
        assert given is not None
        assert overlap(given, worths[of]), (of, given.figure(), worths[of].figure())
        assert given.whole * worths[of].whole > 0.0


def test_a_barred_card_is_not_used_while_anything_else_can_be() -> None:
    opened = shelf.open_box("fight")
    bar = Bar(opened.game, "S1")
    state = opened.game.deal(luck.dice("bar"))
    ask = state.asks()[0]
    moves = [move for move in range(2 * KINDS) if opened.game.write(move).split()[-1] in ("S1", "S2")]
    assert [opened.game.write(move).split()[-1] for move in bar.left(Ask(0, "play", moves)).moves] == ["S2", "S2"]
    assert bar.left(Ask(0, "take", moves)).moves == moves
    only = [move for move in moves if bar.uses(move)]
    assert bar.left(Ask(0, "play", only)).moves == only
    assert ask.moves


def test_matter_of_a_card_that_is_not_there_is_nothing() -> None:
    found = matter(Series("fight", 100, "nothing"), "no-such-card", Alone())
    assert found is not None and found.figure().value == 0.0


def test_dragon_punch_tells_only_matter() -> None:
    asked = Asked("dragon-punch", 400, ("quick",), "taunt")
    known = know(asked, "Taunt", Alone(), lambda line: None)[0]
    assert known.worth is None and known.gift is None
    assert known.matter is not None and known.matter.high is not None
    assert known.matter.high < 0.0, "Whoever cannot Taunt loses: nothing else brings cards back."
    assert any("not dealt by chance" in line for line in sentences([known]))


def test_a_card_that_is_not_there_is_told() -> None:
    with pytest.raises(PlanError, match=r"no card called 'S7'. There is: S1, "):
        find_card(shelf.open_box("fight"), "S7")
