"""The games that one bot has played with one pack so far, which can be extended by more games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from kwoon.core.definition import LoadedGame
from kwoon.lab.execution.runner import empty_aggregates, play_batch_packed
from kwoon.lab.execution.workers import WorkerPool
from kwoon.lab.experiment import Experiment
from kwoon.lab.statistics.definitions import Measurement, measure_all_statistics
from kwoon.lab.statistics.matchups import pickable_roles
from kwoon.stats.study_rows import unpack_rows

StatisticKey = tuple[str, str]
"""A statistic: the id of its kind, and its subject."""
RolePair = tuple[str, ...]


def role_pairs(loaded: LoadedGame, with_role: str = "") -> list[RolePair]:
    """Return the pairs of roles to assign to the seats, in both orders: all pairs, or only those that include
    `with_role`. If no roles are picked, return one empty pair. If bots picked their own roles, a role's strength would
    be mixed with the bots' preferences."""
    roles = pickable_roles(loaded)
    pairs = [(one, other) for one in roles for other in roles if one != other and with_role in ("", one, other)]
    return list(pairs) or [()]


class ResumableRun:
    """A run that can be extended. Every pair of roles plays the same game numbers, with the same dice."""

    def __init__(
        self, experiment: Experiment, pairs: Sequence[RolePair] | None = None, with_cards: bool = True
    ) -> None:
        self.experiment = experiment
        self.loaded = experiment.load()
        experiment.bots_by_seat(int(self.loaded.game.seats))
        self.pairs = list(role_pairs(self.loaded) if pairs is None else pairs)
        self.aggregates = empty_aggregates(self.loaded, with_cards)
        self.games_per_pair = 0
        """Number of games played with each role pair so far."""

    def remaining_batches(self, games: int) -> Iterator[tuple[Experiment, int, int]]:
        """Yield the batches that still have to be played to reach this number of games per role pair."""
        for pair in self.pairs:
            experiment = replace(self.experiment, count=games, roles=pair or self.experiment.roles)
            for first, count in experiment.batches(self.games_per_pair):
                yield experiment, first, count

    def measurements(self, with_cards: bool = True) -> dict[StatisticKey, Measurement]:
        """Return all statistics by key, optionally without those of cards."""
        return {
            (each.statistic.id, each.subject): each
            for each in measure_all_statistics(self.aggregates, self.loaded, with_cards)
        }


def play_up_to(runs: Sequence[ResumableRun], games: int, pool: WorkerPool) -> None:
    """Extend all runs to this number of games per role pair. All are played together, so that processes are started
    only once."""
    work = [(run, piece) for run in runs for piece in run.remaining_batches(games)]
    results = pool.map_ordered(play_batch_packed, (piece for _, piece in work))
    for (run, _), packed in zip(work, results, strict=True):
        run.aggregates.add(unpack_rows(packed))
    for run in runs:
        run.games_per_pair = max(run.games_per_pair, games)
