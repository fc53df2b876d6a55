"""Files written by earlier versions can still be opened."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kwoon.lab.errors import LabError
from kwoon.lab.execution.workers import InProcessPool
from kwoon.lab.experiment import Experiment
from kwoon.lab.ladder import load_ladder
from kwoon.lab.study.manifest import FORMAT_1_NAMES, FORMAT_VERSION, MANIFEST_NAME, read_manifest
from kwoon.lab.study.study import load_study, run_study

EXPERIMENT = Experiment("fight", 3, "old", bots=("random",))
OLD_PAIR = {
    "shares": [0.5, 1.0],
    "games": 4,
    "draws": 0,
    "one": {"decisions": 40, "seconds": 0.5},
    "other": {"decisions": 41, "seconds": 0.1},
    "par": 0.5,
    "ended": [[[1, 2], [True, False]]],
}


def write_old_manifest(folder: Path) -> None:
    """Rewrite a study's manifest in format 1."""
    path = folder / MANIFEST_NAME
    old_names = {new: old for old, new in FORMAT_1_NAMES.items()}
    data = {old_names.get(name, name): value for name, value in json.loads(path.read_text(encoding="utf-8")).items()}
    path.write_text(json.dumps(data | {"form": 1}), encoding="utf-8")


def test_study_in_format_1_is_opened_and_extended(tmp_path: Path) -> None:
    folder = tmp_path / "study"
    run_study(EXPERIMENT, folder, InProcessPool(), lambda games: None)
    current = read_manifest(folder)
    write_old_manifest(folder)
    assert read_manifest(folder) == current
    assert load_study(folder)[1].num_games == 3
    assert run_study(Experiment("fight", 5, "old", bots=("random",)), folder, InProcessPool(), lambda games: None) == 5


def test_study_in_unknown_format_raises_error(tmp_path: Path) -> None:
    folder = tmp_path / "study"
    run_study(EXPERIMENT, folder, InProcessPool(), lambda games: None)
    path = folder / MANIFEST_NAME
    data = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps(data | {"format_version": FORMAT_VERSION + 1}), encoding="utf-8")
    with pytest.raises(LabError, match=f"is a study in format {FORMAT_VERSION + 1}"):
        read_manifest(folder)


def test_ladder_from_earlier_version_is_opened(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    path.write_text(json.dumps({"ladder": {"game": "fight"}, "pairs": [OLD_PAIR]}), encoding="utf-8")
    (result,) = load_ladder(path, {"game": "fight"}, 1)
    assert (result.games, result.win_rate(), result.other.decisions) == (4, 0.75, 41)
