"""Lists of cards: removing, finding and merging cards."""

from __future__ import annotations

import pytest

from kwoon.core.card_lists import contains, moves_for_cards, remove_keeping_order, remove_unordered


def test_remove_unordered_removes_one_copy() -> None:
    cards = [5, 3, 5, 1]
    remove_unordered(cards, 5)
    assert sorted(cards) == [1, 3, 5]
    remove_unordered(cards, 1)
    remove_unordered(cards, 3)
    remove_unordered(cards, 5)
    assert cards == []


def test_remove_keeping_order_removes_the_first_copy() -> None:
    cards = [5, 3, 5, 1]
    remove_keeping_order(cards, 5)
    assert cards == [3, 5, 1]
    remove_keeping_order(cards, 1)
    assert cards == [3, 5]


@pytest.mark.parametrize("remove", [remove_unordered, remove_keeping_order])
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
