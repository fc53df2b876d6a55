"""A comparison that is played a little at a time, by one process, for somebody who watches it."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from kwoon.lab.paired.compare import Compared, both, look, tell_all
from kwoon.lab.paired.looks import reaches
from kwoon.lab.paired.played import play_on
from kwoon.lab.playing.workers import Alone
from kwoon.lab.report.make import Asked

FIRST = 250
"""After so many games of each pack, or a little more, and each doubling of them is looked."""
FEW = 2
"""Nobody knows yet how long a game takes."""
FASTER = 4
"""A stretch is so many times as long as the last one at most."""


class Gradual:
    """One bot's games with two packs on the same deals."""

    def __init__(self, asked: Asked, other: str) -> None:
        bot = asked.bots[0]
        self.runs = both(asked, bot, other)
        pairs = len(self.runs[0].pairs)
        most = max(1, asked.games_of(bot) // pairs)
        first = max(1, FIRST // pairs)
        self.counts = [most]
        while self.counts[0] >= 2 * first:
            self.counts.insert(0, self.counts[0] // 2)
        self._reaches = reaches(tuple(self.counts))
        self._stretch = FEW
        self.found = Compared(bot, 0, 0)
        """What was found when it was looked last."""

    @property
    def games(self) -> int:
        """How many have been played with each pack."""
        return self.runs[0].done * len(self.runs[0].pairs)

    @property
    def of(self) -> int:
        """How many will be."""
        return self.counts[-1] * len(self.runs[0].pairs)

    @property
    def done(self) -> bool:
        """Whether all are played."""
        return self.runs[0].done >= self.counts[-1]

    def play_on(self, seconds: float, bounded: Callable[[], AbstractContextManager[None]] = nullcontext) -> None:
        """Play for about so long. Games are played within `bounded`, a few at a time; looking at them is not: how long
        that takes follows from how many cards there are, and where rules are interpreted it may be a minute."""
        until = time.monotonic() + seconds
        while not self.done and (left := until - time.monotonic()) > 0.0:
            done = self.runs[0].done
            goal = min(done + self._stretch, next(count for count in self.counts if count > done))
            began = time.monotonic()
            with bounded():
                play_on(self.runs, goal, Alone())
            took = max(time.monotonic() - began, 1e-6)
            fitting = int((goal - done) * min(left, seconds) / took / 2)
            self._stretch = max(1, min(self._stretch * FASTER, fitting))
            if goal in self.counts:
                self._look(goal)

    def _look(self, count: int) -> None:
        look(self.found, self.runs, self._reaches[self.counts.index(count)])
        self.found.enough = self.done
        tell_all(self.found, self.runs)
