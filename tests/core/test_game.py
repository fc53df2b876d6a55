"""Small parts of the contract: prompts and outcomes as values, and operations on piles of cards."""

from __future__ import annotations

import pickle

import pytest

from kwoon.core.card_lists import contains, moves_for_cards, remove_ordered, remove_unordered
from kwoon.core.game import Outcome, Prompt, View
from kwoon.core.game_text import Audience


def test_prompt_can_be_created_and_pickled() -> None:
    prompt = Prompt(1, "play", [3, 4])
    assert prompt.as_tuple() == (1, "play", (3, 4))
    assert pickle.loads(pickle.dumps(prompt)).as_tuple() == prompt.as_tuple()


def test_views_compare_by_value() -> None:
    view = View(0, (0, 1), (3,))
    assert view == View(0, (0, 1), (3,))
    assert view != View(0, (0,), (3,))
    assert hash(view) == hash(View(0, (0, 1), (3,)))
    assert view.as_dict() == {"seat": 0, "pending_seats": (0, 1), "draft": (3,)}
    assert pickle.loads(pickle.dumps(view)) == view


@pytest.mark.parametrize(("places", "winners"), [([1, 2], [0]), ([2, 1], [1]), ([1, 1], [0, 1]), ([3, 1, 1], [1, 2])])
def test_winners_are_seats_in_first_place(places: list[int], winners: list[int]) -> None:
    assert Outcome(places, "points").winners() == winners


def test_remove_unordered_removes_one_copy() -> None:
    cards = [5, 3, 5, 1]
    remove_unordered(cards, 5)
    assert sorted(cards) == [1, 3, 5]
    remove_unordered(cards, 1)
    remove_unordered(cards, 3)
    remove_unordered(cards, 5)
    assert cards == []


def test_remove_ordered_keeps_order() -> None:
    cards = [5, 3, 5, 1]
    remove_ordered(cards, 5)
    assert cards == [3, 5, 1]
    remove_ordered(cards, 1)
    assert cards == [3, 5]


@pytest.mark.parametrize("remove", [remove_unordered, remove_ordered])
def test_removing_missing_card_raises_index_error(remove: object) -> None:
    assert callable(remove)
    with pytest.raises(IndexError):
        remove([1, 2], 3)


def test_contains_finds_card_in_list() -> None:
    assert contains([1, 2], 2)
    assert not contains([1, 2], 3)
    assert not contains([], 0)


def test_moves_for_cards_merges_copies_if_requested() -> None:
    assert moves_for_cards([2, 0, 2, 1, 0], 10, True) == [12, 10, 11]
    assert moves_for_cards([2, 0, 1], 10, False) == [12, 10, 11]


def test_audience_calls_own_seat_you() -> None:
    ann, spectator = Audience(["Ann", "Bo"], 0), Audience(["Ann", "Bo"], -1)
    assert (ann.seat_name(0), ann.seat_name(1), spectator.seat_name(0)) == ("you", "Bo", "Ann")
    assert (ann.subject_verb(0, "draw"), ann.subject_verb(1, "draw"), spectator.subject_verb(1, "draw")) == (
        "You draw",
        "Bo draws",
        "Bo draws",
    )
    assert (ann.subject_verb(1, "pass", "passes"), ann.subject_verb(0, "pass", "passes")) == ("Bo passes", "You pass")
    assert (ann.possessive(0), ann.possessive(1)) == ("your", "Bo's")
