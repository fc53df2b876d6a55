"""Prompts, views and outcomes as values."""

from __future__ import annotations

import pickle

import pytest

from kwoon.core.game import Outcome, Prompt, View


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
