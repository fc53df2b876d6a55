"""The real-time call for two people at one keyboard (fight.ruling.call-one-keyboard, dp.ruling.turbo-one-keyboard).

They choose one after the other, and take turns at being first. The first to choose has no time limit. The second has a
countdown: in games with turbo in every turn, elsewhere if the first player calls.
"""

from __future__ import annotations

import time
from collections.abc import Callable

LEAST_SECONDS = 1.0
MOST_SECONDS = 600.0


class Call:
    """The countdown of a match."""

    def __init__(self, seconds: float, turbo: bool) -> None:
        self.seconds = seconds
        self.turbo = turbo
        """Whether the countdown starts without a call."""
        self.now: Callable[[], float] = time.monotonic
        self._first = -1
        """The seat that chooses first in this turn, or -1 before the first turn."""
        self._events = -1
        """How many events there were when this turn began: one more settles a position, a draft adds none."""
        self._called = False
        self._ends: float | None = None

    def first_to_choose(self, events: int, seats: list[int], here: int) -> int:
        """Return the seat that chooses first. In each turn that is another one; at the start, whoever is here."""
        if events != self._events:
            others = [seat for seat in seats if seat != self._first]
            self._first = here if self._first < 0 and here in seats else others[0]
            self._events = events
            self.reset()
        return self._first

    def reset(self) -> None:
        """Forget the call of this turn: the first player chooses again."""
        self._called = False
        self._ends = None

    def may_call(self) -> bool:
        """Whether a call of the first player starts a countdown."""
        return not self.turbo and not self._called

    def call(self) -> None:
        """The first player calls."""
        self._called = True

    def hurries(self) -> bool:
        """Whether the second player has a time limit."""
        return self.turbo or self._called

    def start(self) -> None:
        """Start the countdown of the second player, if there is to be one."""
        if self.hurries():
            self._ends = self.now() + self.seconds

    def left(self, events: int, seat: int) -> float | None:
        """Return how many seconds a seat has left, or None if no countdown runs for it."""
        if self._ends is None or events != self._events or seat == self._first:
            return None
        return self._ends - self.now()
