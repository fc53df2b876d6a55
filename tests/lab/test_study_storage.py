"""Studies give identical bytes however they are run, can be resumed, and document every column."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from kwoon.games import GAMES
from kwoon.lab.errors import LabError
from kwoon.lab.execution import runner
from kwoon.lab.execution.workers import MAX_ATTEMPTS, MAX_PENDING_PER_WORKER, InProcessPool, LocalProcessPool
from kwoon.lab.experiment import BATCH_SIZES, Experiment
from kwoon.lab.study.manifest import read_manifest
from kwoon.lab.study.query import run_query
from kwoon.lab.study.study import load_study, run_study
from kwoon.stats.study_rows import PackedRows
from tests.sample_game import SAMPLE_GAME

BATCH = BATCH_SIZES["random"]
EXPERIMENT = Experiment(SAMPLE_GAME, 3 * BATCH + 10, "study", bots=("random",))


def ignore_progress(games: int) -> None:
    """Discard progress messages."""


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture(scope="module")
def reference_study(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("alone") / "study"
    assert run_study(EXPERIMENT, folder, InProcessPool(), ignore_progress) == EXPERIMENT.count
    return folder


def play_or_die(experiment: Experiment, first: int, count: int) -> PackedRows:
    """Play a batch, but kill the first process that reaches the third one."""
    mark = Path(os.environ["KWOON_TEST_MARK"])
    if first == 2 * BATCH and not mark.exists():
        mark.write_text("dead", encoding="utf-8")
        os.kill(os.getpid(), signal.SIGKILL)
    return packed(experiment, first, count)


def kill_self(experiment: Experiment, first: int, count: int) -> PackedRows:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("unreachable")


packed = runner.play_batch_packed


def test_study_files_are_identical_with_two_processes_despite_worker_death(
    reference_study: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KWOON_TEST_MARK", str(tmp_path / "mark"))
    monkeypatch.setattr(runner, "play_batch_packed", play_or_die)
    run_study(EXPERIMENT, tmp_path / "study", LocalProcessPool(2), ignore_progress)
    assert (tmp_path / "mark").exists()
    assert content(tmp_path / "study") == content(reference_study)


def test_batch_that_kills_workers_is_named_and_others_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run_study(
        Experiment(SAMPLE_GAME, BATCH, "study", bots=("random",)), tmp_path / "study", InProcessPool(), ignore_progress
    )
    monkeypatch.setattr(runner, "play_batch_packed", kill_self)
    with pytest.raises(LabError, match=rf"died {MAX_ATTEMPTS} times while playing games {BATCH} to {2 * BATCH - 1}"):
        run_study(EXPERIMENT, tmp_path / "study", LocalProcessPool(1), ignore_progress)
    assert load_study(tmp_path / "study")[1].num_games == BATCH


def test_interrupted_study_resumes_with_identical_result(reference_study: Path, tmp_path: Path) -> None:
    def stop(games: int) -> None:
        if games >= BATCH:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_study(EXPERIMENT, tmp_path / "study", InProcessPool(), stop)
    assert load_study(tmp_path / "study")[1].num_games == BATCH
    # When more games are requested, an incomplete last batch is played again.
    run_study(
        Experiment(SAMPLE_GAME, BATCH + 10, "study", bots=("random",)),
        tmp_path / "study",
        InProcessPool(),
        ignore_progress,
    )
    assert run_query(tmp_path / "study", "select count(*) from games").rows == [(BATCH + 10,)]
    run_study(EXPERIMENT, tmp_path / "study", InProcessPool(), ignore_progress)
    assert content(tmp_path / "study") == content(reference_study)


def test_study_rejects_games_with_other_settings(reference_study: Path) -> None:
    before = content(reference_study)
    with pytest.raises(LabError, match="differences: seed"):
        run_study(
            Experiment(SAMPLE_GAME, 10, "other", bots=("random",)), reference_study, InProcessPool(), ignore_progress
        )
    with pytest.raises(LabError, match="already has more than"):
        run_study(
            Experiment(SAMPLE_GAME, 10, "study", bots=("random",)), reference_study, InProcessPool(), ignore_progress
        )
    assert content(reference_study) == before


@pytest.mark.parametrize("game", [definition.id for definition in GAMES])
def test_every_study_column_has_a_description(game: str, tmp_path: Path) -> None:
    run_study(Experiment(game, 3, "columns", bots=("random",)), tmp_path / "study", InProcessPool(), ignore_progress)
    for table, columns in read_manifest(tmp_path / "study").columns.items():
        assert run_query(tmp_path / "study", f"select * from {table} limit 1").columns == list(columns)
        assert all(description.endswith(".") for description in columns.values())


def test_number_of_pending_batches_is_limited() -> None:
    taken: list[int] = []

    def pieces() -> Iterator[tuple[object, ...]]:
        for number in range(60):
            taken.append(number)
            yield (number,)

    for done, result in enumerate(LocalProcessPool(1).map_ordered(abs, pieces())):
        assert result == done
        assert len(taken) <= done + MAX_PENDING_PER_WORKER + 1
