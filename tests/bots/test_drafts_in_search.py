"""Shared parts of search bots: a planned draft is kept as long as it is followed, and samples contain no drafts of
other seats."""

from __future__ import annotations

import pytest

from kwoon.bots.evaluator import Evaluator
from kwoon.bots.registry import evaluator_for
from kwoon.bots.search_common import find_candidate_answers, next_planned_move, sample_unanswered_state
from kwoon.core.dice import LiveDice
from kwoon.core.game import NO_MOVE, Prompt, View
from tests.games.kung_fu_2014.fixtures import KungFu2014Fixture
from tests.invariants.tables import REGISTERED_TABLES, complete_draft


@pytest.mark.parametrize(
    ("drafted", "moves", "expected"),
    [
        ((4,), [1, 5], 5),
        ((4, 5), [6, 7], 6),
        ((), [4, 5], NO_MOVE),
        ((5,), [4, 5], NO_MOVE),
        ((4,), [1, 2], NO_MOVE),
        ((4, 5, 6), [7], NO_MOVE),
    ],
)
def test_planned_move_is_returned_while_draft_follows_plan(
    drafted: tuple[int, ...], moves: list[int], expected: int
) -> None:
    assert next_planned_move([4, 5, 6], View(0, (0,), drafted), Prompt(0, "any", moves)) == expected


def test_sample_for_search_has_no_drafts_of_other_seats() -> None:
    table = next(table for table in REGISTERED_TABLES if table.definition.id == "kung-fur-fight")
    state = table.deal(LiveDice(2))
    complete_draft(state, 0, LiveDice(3), LiveDice(4))
    view = state.view(1)
    assert view.pending_seats == (1,)
    assert table.game.sample_state(view, LiveDice(5)).draft(0)
    assert not sample_unanswered_state(table.game, view, LiveDice(5)).draft(0)


def test_candidates_continue_a_draft_begun_in_another_order() -> None:
    """A player who began with a different card from the best draft still gets the hint to add the rest."""
    table = KungFu2014Fixture("snap-kick iron majestic", "")
    evaluator = evaluator_for(table.game)
    snap_kick, iron, majestic = (table.card(name) for name in ("snap-kick", "iron", "majestic"))
    target_move = table.game.parse_move("target 2")
    assert [snap_kick, iron, majestic, target_move] in candidates_for(table, evaluator)
    table.does(1, "play snap-kick", "play majestic")
    # Candidates that conflict with the draft, such as an attack with Punch or no attack, are dropped.
    assert candidates_for(table, evaluator) == [[iron, target_move]]


def candidates_for(table: KungFu2014Fixture, evaluator: Evaluator) -> list[list[int]]:
    view = table.state.view(0)
    evaluator.prepare_search(view)
    return find_candidate_answers(evaluator, table.game.sample_state(view, LiveDice(1)), view, LiveDice(2))
