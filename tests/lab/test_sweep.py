"""Which numbers matter at all."""

from __future__ import annotations

import pytest

from kwoon.lab.packs.draft import Draft
from kwoon.lab.playing.workers import Alone
from kwoon.lab.problem import PlanError
from kwoon.lab.report.make import Asked
from kwoon.lab.sweep.sweep import chosen_numbers, levers, sweep
from kwoon.lab.sweep.telling import as_values, sentences


def test_a_number_that_matters_is_told_from_one_that_does_not() -> None:
    asked = Asked("fight", 500, ("random",), "sweep")
    # Only attacks are compared by their values, and D6 is a Parry.
    swept = sweep(asked, ["points_to_win_round", "card.D6.value"], Alone(), lambda line: None)[0]
    found = levers(swept)
    assert {lever.at for lever in found} == {"points_to_win_round"}
    turns = next(lever for lever in found if lever.what == "Turns")
    assert turns.present == 13 and turns.up is not None and turns.down is not None
    assert turns.down.value < 0.0 < turns.up.value
    assert sentences(swept)[0].startswith("1 of 2 numbers move something")
    assert len(as_values(swept)["steps"]) == len(swept.moved)


def test_steps_that_the_pack_does_not_allow_are_told() -> None:
    asked = Asked("fight", 20, ("random",), "sweep")
    swept = sweep(asked, ["card.S1.value"], Alone(), lambda line: None)[0]
    assert len(swept.refused) == 1 and "card 'S1': 'value' is 0" in swept.refused[0]


def test_what_cannot_be_swept_is_told() -> None:
    with pytest.raises(PlanError, match="No number of fight is designed"):
        chosen_numbers(Draft("fight"), [])
    with pytest.raises(PlanError, match="follows from other numbers"):
        chosen_numbers(Draft("fight"), ["deck_size"])
    with pytest.raises(PlanError, match=r"no number at 'card\.S9\.value'"):
        chosen_numbers(Draft("fight"), ["card.S9.value"])
    assert len(chosen_numbers(Draft("dragon-punch"), [])) == 42
