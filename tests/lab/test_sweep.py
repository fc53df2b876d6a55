"""The numbers of a pack that matter."""

from __future__ import annotations

import pytest

from kwoon.lab.errors import LabError
from kwoon.lab.execution.workers import InProcessPool
from kwoon.lab.packs.edit import PackEditor
from kwoon.lab.report.build import LabRequest
from kwoon.lab.sweep.sweep import number_effects, run_sweep, select_numbers
from kwoon.lab.sweep.text import sentences, to_plain


def test_a_number_that_matters_is_told_from_one_that_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kwoon.lab.sweep.sweep.MIN_CLAIM_GAMES", 500)
    asked = LabRequest("fight", 500, ("random",), "sweep")
    # Only attacks are compared by value, and D6 is a Parry.
    swept = run_sweep(asked, ["points_to_win_round", "card.D6.value"], InProcessPool(), lambda line: None)[0]
    found = number_effects(swept)
    assert {lever.address for lever in found} == {"points_to_win_round"}
    turns = next(lever for lever in found if lever.statistic == "Turns")
    assert turns.current_value == 13 and turns.up is not None and turns.down is not None
    assert turns.down.value < 0.0 < turns.up.value
    assert sentences(swept)[0].startswith("1 of 2 numbers move something")
    assert len(to_plain(swept)["steps"]) == len(swept.effects)


def test_sweep_below_2000_games_claims_nothing_and_says_how_many_are_needed() -> None:
    asked = LabRequest("fight", 500, ("random",), "sweep")
    swept = run_sweep(asked, ["points_to_win_round", "card.D6.value"], InProcessPool(), lambda line: None)[0]
    assert number_effects(swept) == []
    assert not any(each["stands"] for each in to_plain(swept)["steps"])
    assert sentences(swept) == [
        "Too few games for a claim between random bots (500 games of each setting). "
        "At least 2,000 games of each setting are needed (--games 2000)."
    ]


def test_sweep_counts_the_games_in_which_a_role_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otto plays in 8 of the 20 pairs of characters: 5,000 games are needed for 2,000 of his (here 100 for 40)."""
    for module in ("sweep", "text"):
        monkeypatch.setattr(f"kwoon.lab.sweep.{module}.MIN_CLAIM_GAMES", 40)
    asked = LabRequest("dragon-punch", 40, ("random",), "sweep")
    numbers = [at for at in PackEditor("dragon-punch").numbers if at.endswith(".attack.strength")]
    own = next(at for at in numbers if at.startswith("character.otto."))
    swept = run_sweep(asked, [numbers[0], own], InProcessPool(), lambda line: None)[0]
    assert (swept.games, swept.undersampled, swept.games_needed) == (40, {own}, 100)
    first, second, *_ = sentences(swept)
    assert " of 1 numbers move something by one step for sure" in first
    assert second == (
        "Too few games for a claim about 1 of 2 numbers, between random bots (40 games of each setting). "
        "At least 40 games of each setting are needed (--games 100)."
    )
    slow = run_sweep(
        LabRequest("fight", 100, ("greedy",), "sweep"), ["points_to_win_round"], InProcessPool(), lambda line: None
    )[0]
    assert (slow.games, slow.games_needed) == (1, 4000)


def test_steps_that_the_pack_does_not_allow_are_told() -> None:
    asked = LabRequest("fight", 20, ("random",), "sweep")
    swept = run_sweep(asked, ["card.S1.value"], InProcessPool(), lambda line: None)[0]
    assert len(swept.rejected_steps) == 1 and "card 'S1': 'value' is 0" in swept.rejected_steps[0]


def test_what_cannot_be_swept_is_told() -> None:
    with pytest.raises(LabError, match="No number of fight is designed"):
        select_numbers(PackEditor("fight"), [])
    with pytest.raises(LabError, match="follows from other numbers"):
        select_numbers(PackEditor("fight"), ["deck_size"])
    with pytest.raises(LabError, match=r"no number at 'card\.S9\.value'"):
        select_numbers(PackEditor("fight"), ["card.S9.value"])
    assert len(select_numbers(PackEditor("dragon-punch"), [])) == 42
