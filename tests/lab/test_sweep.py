"""A sweep finds the numbers in a pack that matter."""

from __future__ import annotations

import pytest

from kwoon.lab.errors import LabError
from kwoon.lab.execution.workers import InProcessPool
from kwoon.lab.experiment import Experiment
from kwoon.lab.packs.edit import PackEditor
from kwoon.lab.sweep.sweep import number_effects, run_sweep, select_numbers
from kwoon.lab.sweep.text import sweep_sentences, to_plain


def test_sweep_distinguishes_effective_and_ineffective_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kwoon.lab.sweep.sweep.MIN_CLAIM_GAMES", 500)
    experiment = Experiment("fight", 500, "sweep", bots=("random",))
    # Only attacks are compared by value, and D6 is a Parry.
    result = run_sweep(experiment, ["points_to_win_round", "card.D6.value"], InProcessPool(), lambda line: None)[0]
    found = number_effects(result)
    assert {effect.address for effect in found} == {"points_to_win_round"}
    turns = next(effect for effect in found if str(effect.statistic) == "Turns")
    assert turns.current_value == 13 and turns.up is not None and turns.down is not None
    assert turns.down.value < 0.0 < turns.up.value
    assert str(sweep_sentences(result)[0]).startswith("1 of 2 numbers have a significant effect")
    assert len(to_plain(result)["steps"]) == len(result.effects)


def test_sweep_with_too_few_games_reports_no_effect_and_games_needed() -> None:
    experiment = Experiment("fight", 500, "sweep", bots=("random",))
    result = run_sweep(experiment, ["points_to_win_round", "card.D6.value"], InProcessPool(), lambda line: None)[0]
    assert number_effects(result) == []
    assert not any(each["is_significant"] for each in to_plain(result)["steps"])
    assert [str(each) for each in sweep_sentences(result)] == [
        "Too few games for a conclusion with random bots (500 games per setting). "
        "At least 2,000 games per setting are needed (--games 2000)."
    ]


def test_sweep_counts_only_games_with_the_role(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otto plays in 8 of the 20 pairs of characters, so 40 games with him require 100 games."""
    for module in ("sweep", "text"):
        monkeypatch.setattr(f"kwoon.lab.sweep.{module}.MIN_CLAIM_GAMES", 40)
    experiment = Experiment("dragon-punch", 40, "sweep", bots=("random",))
    numbers = [at for at in PackEditor("dragon-punch").numbers if at.endswith(".attack.strength")]
    own = next(at for at in numbers if at.startswith("character.otto."))
    result = run_sweep(experiment, [numbers[0], own], InProcessPool(), lambda line: None)[0]
    assert (result.games, result.undersampled, result.games_needed) == (40, {own}, 100)
    first, second, *_ = [str(each) for each in sweep_sentences(result)]
    assert " of 1 numbers have a significant effect" in first
    assert second == (
        "Too few games for a conclusion about 1 of 2 numbers, with random bots (40 games per setting). "
        "At least 40 games per setting are needed (--games 100)."
    )
    slow = run_sweep(
        Experiment("fight", 100, "sweep", bots=("greedy",)), ["points_to_win_round"], InProcessPool(), lambda line: None
    )[0]
    assert (slow.games, slow.games_needed) == (1, 4000)


def test_sweep_reports_invalid_steps() -> None:
    experiment = Experiment("fight", 20, "sweep", bots=("random",))
    result = run_sweep(experiment, ["card.S1.value"], InProcessPool(), lambda line: None)[0]
    assert len(result.rejected_steps) == 1 and "card 'S1': 'value' is 0" in result.rejected_steps[0]


def test_sweep_of_invalid_number_raises_error() -> None:
    with pytest.raises(LabError, match="fight has no designed numbers"):
        select_numbers(PackEditor("fight"), [])
    with pytest.raises(LabError, match="is derived from other numbers"):
        select_numbers(PackEditor("fight"), ["deck_size"])
    with pytest.raises(LabError, match=r"no number at 'card\.S9\.value'"):
        select_numbers(PackEditor("fight"), ["card.S9.value"])
    assert len(select_numbers(PackEditor("dragon-punch"), [])) == 42
