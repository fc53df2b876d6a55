"""What bots that think share: a planned answer is kept while the draft follows it, and guesses are fair."""

from __future__ import annotations

import pytest

from kwoon.bots.thinking import guess_unanswered, next_of
from kwoon.core.contract import NOTHING, Ask, View
from kwoon.core.dice import LiveDice
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
