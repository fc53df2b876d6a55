"""Plays many games and counts how they end. The same seed gives the same counts unless a bot runs out of time."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from kwoon.core import game
from kwoon.core.game import Outcome
from kwoon.lab.execution.runner import GameRunner, final_outcome, run_batches
from kwoon.lab.execution.workers import make_pool
from kwoon.lab.experiment import Experiment

MAX_BATCH = 2000
"""Maximum number of games between progress reports. Results do not depend on it, since each game has its own dice."""


@dataclass
class SimulationCounts:
    """Counts of the results."""

    games: int = 0
    decisions: int = 0
    wins: list[int] = field(default_factory=list)
    """Number of games that each seat won. Teammates win together; draws do not count."""
    draws_by_seat: list[int] = field(default_factory=list)
    """Number of games in which each seat shared first place with another side."""
    draws: int = 0
    """Number of games in which more than one side came first."""
    endings: dict[str, int] = field(default_factory=dict)
    """Number of games by ending, as the game names it."""

    def add(self, other: SimulationCounts) -> None:
        """Add the counts of another batch."""
        self.games += other.games
        self.decisions += other.decisions
        self.draws += other.draws
        self.wins = _add_lists(self.wins, other.wins)
        self.draws_by_seat = _add_lists(self.draws_by_seat, other.draws_by_seat)
        for why, count in other.endings.items():
            self.endings[why] = self.endings.get(why, 0) + count


def _add_lists(total: list[int], addend: list[int]) -> list[int]:
    """Add two lists item by item; an empty total counts as zeros."""
    return [a + b for a, b in zip(total or [0] * len(addend), addend, strict=True)]


def has_compiled_rules() -> bool:
    """Return whether the rules run as a C extension."""
    return not str(game.__file__).endswith(".py")


def count_games(experiment: Experiment, first: int, count: int) -> SimulationCounts:
    """Play `count` games from number `first` and count their results."""
    runner = GameRunner(experiment, time_limits=True)
    seats = int(runner.game.seats)
    counts = SimulationCounts(wins=[0] * seats, draws_by_seat=[0] * seats)
    team_of_seat = {seat: number for number, seats in enumerate(runner.game.teams()) for seat in seats}
    for state, decisions in runner.play_games(first, count):
        counts.decisions += decisions
        count_outcome(final_outcome(state), counts, team_of_seat)
    return counts


def simulate(
    experiment: Experiment, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> tuple[SimulationCounts, float]:
    """Play all games with `jobs` processes; return the counts and the elapsed seconds."""
    pool = make_pool(jobs)
    # Report bad options and packs here, once, instead of in every worker.
    experiment.require_valid()
    total = SimulationCounts()
    started = time.perf_counter()
    size = max(1, min(MAX_BATCH, experiment.count // (16 * jobs)))
    for counts in run_batches(count_games, experiment, pool, experiment.batches(size=size)):
        total.add(counts)
        if progress is not None:
            progress(total.games)
    return total, time.perf_counter() - started


def count_outcome(outcome: Outcome, counts: SimulationCounts, team_of_seat: dict[int, int]) -> None:
    """Add a game to the counts; `team_of_seat` maps each seat to its team."""
    counts.games += 1
    winners = outcome.winners()
    draw = len({team_of_seat[seat] for seat in winners}) > 1
    for seat in winners:
        (counts.draws_by_seat if draw else counts.wins)[seat] += 1
    counts.draws += draw
    counts.endings[outcome.why] = counts.endings.get(outcome.why, 0) + 1
