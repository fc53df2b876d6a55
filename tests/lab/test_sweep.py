"""Which numbers matter at all."""

from __future__ import annotations

import pytest

from kwoon.lab.packs.draft import Draft
from kwoon.lab.playing.workers import Alone
from kwoon.lab.problem import PlanError
from kwoon.lab.report.make import Asked
from kwoon.lab.sweep.sweep import chosen_numbers, levers, sweep
from kwoon.lab.sweep.telling import as_values, sentences


def test_a_number_that_matters_is_told_from_one_that_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kwoon.lab.sweep.sweep.MIN_CLAIM_GAMES", 500)
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


def test_sweep_below_2000_games_claims_nothing_and_says_how_many_are_needed() -> None:
    asked = Asked("fight", 500, ("random",), "sweep")
    swept = sweep(asked, ["points_to_win_round", "card.D6.value"], Alone(), lambda line: None)[0]
    assert levers(swept) == []
    assert not any(each["stands"] for each in as_values(swept)["steps"])
    assert sentences(swept) == [
        "Too few games for a claim between random bots (500 games of each setting). "
        "At least 2,000 games of each setting are needed (--games 2000)."
    ]


def test_sweep_counts_the_games_in_which_a_role_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otto plays in 8 of the 20 pairs of characters: 5,000 games are needed for 2,000 of his (here 100 for 40)."""
    for module in ("sweep", "telling"):
        monkeypatch.setattr(f"kwoon.lab.sweep.{module}.MIN_CLAIM_GAMES", 40)
    asked = Asked("dragon-punch", 40, ("random",), "sweep")
    numbers = [at for at in Draft("dragon-punch").numbers if at.endswith(".attack.strength")]
    own = next(at for at in numbers if at.startswith("character.otto."))
    swept = sweep(asked, [numbers[0], own], Alone(), lambda line: None)[0]
    assert (swept.games, swept.too_few, swept.needed) == (40, {own}, 100)
    first, second, *_ = sentences(swept)
    assert " of 1 numbers move something by one step for sure" in first
    assert second == (
        "Too few games for a claim about 1 of 2 numbers, between random bots (40 games of each setting). "
        "At least 40 games of each setting are needed (--games 100)."
    )
    slow = sweep(Asked("fight", 100, ("greedy",), "sweep"), ["points_to_win_round"], Alone(), lambda line: None)[0]
    assert (slow.games, slow.needed) == (1, 4000)


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
