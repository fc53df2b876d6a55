"""A study: games that are played once and stored. Running it again resumes where it stopped."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kwoon.lab.errors import LabError
from kwoon.lab.execution.runner import empty_aggregates, play_batches
from kwoon.lab.execution.workers import WorkerPool
from kwoon.lab.experiment import Experiment
from kwoon.lab.study.manifest import MANIFEST_NAME, StudyManifest, make_manifest, read_manifest
from kwoon.lab.study.shard_files import StudyShards
from kwoon.stats.aggregates import Aggregates

IDENTITY_FIELDS = ("game", "seats", "options", "bots", "seed", "pack_fingerprint", "rules_fingerprint")
"""Fields that must be equal for games to belong to one study."""


def run_study(experiment: Experiment, folder: Path, pool: WorkerPool, on_progress: Callable[[int], None]) -> int:
    """Play and store the missing games of the experiment; return the number of games in the study. If the run is
    interrupted, complete batches are kept."""
    manifest = make_manifest(experiment)
    shards = StudyShards(folder, _open_or_create(manifest, folder))
    complete = shards.list_complete_shards()
    on_progress(sum(complete.values()))
    missing = [batch for batch in experiment.batches() if complete.get(batch[0]) != batch[1]]
    shortened = [first for first, count in missing if complete.get(first, 0) > count]
    if shortened:
        raise LabError(
            f"{folder} already has more than {experiment.count} games. Increase --games, or make a report from the study."
        )
    batch_results = play_batches(experiment, pool, missing)
    for (first, count), rows in zip(missing, batch_results, strict=True):
        shards.replace_last_shard(rows, first, count, complete.get(first))
        complete[first] = count
        on_progress(sum(complete.values()))
    return sum(complete.values())


def load_study(folder: Path) -> tuple[StudyManifest, Aggregates]:
    """Return the manifest of a study and the aggregates of all its games."""
    manifest = read_manifest(folder)
    shards = StudyShards(folder, manifest)
    aggregates = empty_aggregates(manifest.experiment(1).load())
    for rows in shards.rows():
        aggregates.add(rows)
    if not aggregates.num_games:
        raise LabError(f"{folder} has no games yet.")
    return manifest, aggregates


def _open_or_create(manifest: StudyManifest, folder: Path) -> StudyManifest:
    if not (folder / MANIFEST_NAME).exists():
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if any(folder.iterdir()):
                raise LabError(f"{folder} is neither empty nor a study. Choose another folder.")
            manifest.write(folder)
        except OSError as error:
            raise LabError(f"Cannot write to {folder}: {error.strerror}.") from None
        return manifest
    existing = read_manifest(folder)
    different = [name for name in IDENTITY_FIELDS if getattr(existing, name) != getattr(manifest, name)]
    if different:
        raise LabError(
            f"{folder} holds a different study (differences: {', '.join(different)}). Choose another folder."
        )
    return existing
