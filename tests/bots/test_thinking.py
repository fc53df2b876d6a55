"""What bots that think share: a planned answer is kept while the draft follows it, and guesses are fair."""

from __future__ import annotations

import pytest

from kwoon.bots.judge import Judge
from kwoon.bots.schools import judge_for
from kwoon.bots.thinking import guess_unanswered, have_ideas, next_of
from kwoon.core.contract import NOTHING, Ask, View
from kwoon.core.dice import LiveDice
from tests.games.kung_fu_2014.table import Table
from tests.laws.tables import SHELF, draft


@pytest.mark.parametrize(
    ("said", "moves", "found"),
    [
        ((4,), [1, 5], 5),
        ((4, 5), [6, 7], 6),
        ((), [4, 5], NOTHING),
        ((5,), [4, 5], NOTHING),
        ((4,), [1, 2], NOTHING),
        ((4, 5, 6), [7], NOTHING),
    ],
)
def test_a_plan_is_kept_while_the_draft_follows_it(said: tuple[int, ...], moves: list[int], found: int) -> None:
    assert next_of([4, 5, 6], View(0, (0,), said), Ask(0, "any", moves)) == found


def test_in_a_guess_to_think_about_the_others_have_not_answered() -> None:
    table = next(table for table in SHELF if table.box.id == "kung-fur-fight")
    state = table.deal(LiveDice(2))
    draft(state, 0, LiveDice(3), LiveDice(4))
    view = state.view(1)
    assert view.owing == (1,)
    assert table.game.guess(view, LiveDice(5)).draft(0)
    assert not guess_unanswered(table.game, view, LiveDice(5)).draft(0)


def test_ideas_go_on_from_what_was_said_in_another_order() -> None:
    """Somebody who began with the other card of the best answer is still advised to add the first."""
    table = Table("snap-kick iron majestic", "")
    judge = judge_for(table.game)
    kick, iron, majestic = (table.card(name) for name in ("snap-kick", "iron", "majestic"))
    strike = table.game.read("target 2")
    assert [kick, iron, majestic, strike] in thought_of(table, judge)
    table.does(1, "play snap-kick", "play majestic")
    # What says otherwise is dropped: an attack with Punch, or none at all.
    assert thought_of(table, judge) == [[iron, strike]]


def thought_of(table: Table, judge: Judge) -> list[list[int]]:
    view = table.state.view(0)
    judge.begin(view)
    return have_ideas(judge, table.game.guess(view, LiveDice(1)), view, LiveDice(2))
