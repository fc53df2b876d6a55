"""A comparison that is played a little at a time in one process, with intermediate results."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from kwoon.lab.comparison.compare import ComparisonResult, add_all_differences, make_runs, update_main_differences
from kwoon.lab.comparison.resumable_run import play_up_to
from kwoon.lab.comparison.sequential_test import critical_values
from kwoon.lab.execution.workers import InProcessPool
from kwoon.lab.experiment import Experiment

FIRST_CHECK_GAMES = 250
"""Approximate number of games with each pack before the first check; later checks follow at each doubling."""
INITIAL_STRETCH = 2
"""Games per role pair in the first stretch, when the duration of a game is still unknown."""
MAX_STRETCH_GROWTH = 4
"""Maximum growth factor from one stretch to the next."""


class IncrementalComparison:
    """One bot's games with two packs on the same deals."""

    def __init__(self, experiment: Experiment, other_pack: str) -> None:
        bot = experiment.bots[0]
        experiment = experiment.with_bot(bot)
        self.runs = make_runs(experiment, other_pack)
        pairs = len(self.runs[0].pairs)
        max_games = max(1, experiment.count // pairs)
        first = max(1, FIRST_CHECK_GAMES // pairs)
        self.check_counts = [max_games]
        while self.check_counts[0] >= 2 * first:
            self.check_counts.insert(0, self.check_counts[0] // 2)
        self._critical_values = critical_values(tuple(self.check_counts))
        self._stretch = INITIAL_STRETCH
        self.result = ComparisonResult(bot, 0, 0)
        """The result at the last check."""

    @property
    def num_games(self) -> int:
        """Return the number of games played with each pack."""
        return self.runs[0].games_per_pair * len(self.runs[0].pairs)

    @property
    def games_per_pack(self) -> int:
        """Return the number of games to play with each pack."""
        return self.check_counts[-1] * len(self.runs[0].pairs)

    @property
    def is_done(self) -> bool:
        """Return whether all games are played."""
        return self.runs[0].games_per_pair >= self.check_counts[-1]

    def play_for(self, seconds: float, limit: Callable[[], AbstractContextManager[None]] = nullcontext) -> None:
        """Play for about this many seconds. Games are played a few at a time, each time within `limit`. Checks are not
        limited, because their duration depends on the number of cards and may reach a minute if the rules are not
        compiled."""
        deadline = time.monotonic() + seconds
        while not self.is_done and (left := deadline - time.monotonic()) > 0.0:
            done = self.runs[0].games_per_pair
            goal = min(done + self._stretch, next(count for count in self.check_counts if count > done))
            began = time.monotonic()
            with limit():
                play_up_to(self.runs, goal, InProcessPool())
            took = max(time.monotonic() - began, 1e-6)
            fitting = int((goal - done) * min(left, seconds) / took / 2)
            self._stretch = max(1, min(self._stretch * MAX_STRETCH_GROWTH, fitting))
            if goal in self.check_counts:
                self._update_result(goal)

    def _update_result(self, count: int) -> None:
        update_main_differences(self.result, self.runs, self._critical_values[self.check_counts.index(count)])
        self.result.is_precise = self.is_done
        add_all_differences(self.result, self.runs)
