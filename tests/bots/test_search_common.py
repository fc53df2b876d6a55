"""Shared parts of searching bots: a planned draft is kept while it is followed, and sampling is fair."""

from __future__ import annotations

import pytest

from kwoon.bots.evaluator import Evaluator
from kwoon.bots.registry import evaluator_for
from kwoon.bots.search_common import find_candidates, next_planned_move, sample_unanswered_state
from kwoon.core.dice import LiveDice
from kwoon.core.game import NO_MOVE, Prompt, View
from tests.games.kung_fu_2014.fixtures import Table
from tests.invariants.tables import REGISTERED_TABLES, complete_draft


@pytest.mark.parametrize(
    ("said", "moves", "found"),
    [
        ((4,), [1, 5], 5),
        ((4, 5), [6, 7], 6),
        ((), [4, 5], NO_MOVE),
        ((5,), [4, 5], NO_MOVE),
        ((4,), [1, 2], NO_MOVE),
        ((4, 5, 6), [7], NO_MOVE),
    ],
)
def test_a_plan_is_kept_while_the_draft_follows_it(said: tuple[int, ...], moves: list[int], found: int) -> None:
    assert next_planned_move([4, 5, 6], View(0, (0,), said), Prompt(0, "any", moves)) == found


def test_in_a_guess_to_think_about_the_others_have_not_answered() -> None:
    table = next(table for table in REGISTERED_TABLES if table.definition.id == "kung-fur-fight")
    state = table.deal(LiveDice(2))
    complete_draft(state, 0, LiveDice(3), LiveDice(4))
    view = state.view(1)
    assert view.pending_seats == (1,)
    assert table.game.sample_state(view, LiveDice(5)).draft(0)
    assert not sample_unanswered_state(table.game, view, LiveDice(5)).draft(0)


def test_ideas_go_on_from_what_was_said_in_another_order() -> None:
    """A player who began with the other card of the best draft is still advised to add the first."""
    table = Table("snap-kick iron majestic", "")
    judge = evaluator_for(table.game)
    kick, iron, majestic = (table.card(name) for name in ("snap-kick", "iron", "majestic"))
    strike = table.game.parse_move("target 2")
    assert [kick, iron, majestic, strike] in thought_of(table, judge)
    table.does(1, "play snap-kick", "play majestic")
    # Conflicting ideas are dropped: an attack with Punch, or none at all.
    assert thought_of(table, judge) == [[iron, strike]]


def thought_of(table: Table, judge: Evaluator) -> list[list[int]]:
    view = table.state.view(0)
    judge.start(view)
    return find_candidates(judge, table.game.sample_state(view, LiveDice(1)), view, LiveDice(2))
