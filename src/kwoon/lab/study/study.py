"""A study: games that are played once and kept. Said again, it goes on where it stopped."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kwoon.lab.playing.run import batch_rows, empty_sums
from kwoon.lab.playing.series import Series
from kwoon.lab.playing.workers import Workers
from kwoon.lab.problem import PlanError
from kwoon.lab.study.about import NAME, About, about, read
from kwoon.lab.study.shards import Shards
from kwoon.tallies.sums import Sums

SAME = ("game", "seats", "options", "bots", "seed", "pack", "rules")
"""What must be the same for games to belong to one study."""


def keep(series: Series, folder: Path, workers: Workers, told: Callable[[int], None]) -> int:
    """Play what is missing of the series and keep it; how many games the study has then. Whoever stops it keeps all
    whole batches."""
    wanted = about(series)
    shards = Shards(folder, _begin(wanted, folder))
    have = shards.have()
    told(sum(have.values()))
    missing = [batch for batch in series.batches() if have.get(batch[0]) != batch[1]]
    shortened = [first for first, count in missing if have.get(first, 0) > count]
    if shortened:
        raise PlanError(f"{folder} has more games than that already. Ask for more, or for a report.")
    played = batch_rows(series, workers, missing)
    for (first, count), rows in zip(missing, played, strict=True):
        shards.replace(rows, first, count, have.get(first))
        have[first] = count
        told(sum(have.values()))
    return sum(have.values())


def recall(folder: Path) -> tuple[About, Sums]:
    """What a study is about, and all its games added up."""
    said = read(folder)
    shards = Shards(folder, said)
    sums = empty_sums(said.series(1).open())
    for rows in shards.rows():
        sums.add(rows)
    if not sums.number:
        raise PlanError(f"{folder} has no games yet.")
    return said, sums


def _begin(wanted: About, folder: Path) -> About:
    if not (folder / NAME).exists():
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if any(folder.iterdir()):
                raise PlanError(f"{folder} is not empty, and not a study. Name another folder.")
            wanted.write(folder)
        except OSError as error:
            raise PlanError(f"{folder} cannot be written to: {error.strerror}.") from None
        return wanted
    found = read(folder)
    differ = [name for name in SAME if getattr(found, name) != getattr(wanted, name)]
    if differ:
        raise PlanError(f"{folder} is a study of other games: {', '.join(differ)} would differ. Name another folder.")
    return found
