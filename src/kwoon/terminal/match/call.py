"""The real-time call for two people at one keyboard (fight.ruling.call-one-keyboard, dp.ruling.turbo-one-keyboard).

They choose one after the other, and take turns at being first. The first to choose has no time limit. The second has a
countdown: in games with turbo in every turn, elsewhere if the first player calls.
"""

from __future__ import annotations

import time
from collections.abc import Callable

MIN_SECONDS = 1.0
MAX_SECONDS = 600.0


class CallCountdown:
    """The countdown of a match."""

    def __init__(self, seconds: float, turbo: bool) -> None:
        self.seconds = seconds
        self.turbo = turbo
        """Whether the countdown starts without a call."""
        self.clock: Callable[[], float] = time.monotonic
        self._first_seat = -1
        """The seat that chooses first in this turn, or -1 before the first turn."""
        self._num_events = -1
        """How many events there were when this turn began: one more settles a position, a draft adds none."""
        self._is_called = False
        self._deadline: float | None = None

    def first_to_choose(self, num_events: int, seats: list[int], seat_at_keyboard: int) -> int:
        """Return the seat that chooses first. In each turn that is another one; at the start, whoever is here."""
        if num_events != self._num_events:
            others = [seat for seat in seats if seat != self._first_seat]
            self._first_seat = seat_at_keyboard if self._first_seat < 0 and seat_at_keyboard in seats else others[0]
            self._num_events = num_events
            self.reset()
        return self._first_seat

    def reset(self) -> None:
        """Forget the call of this turn: the first player chooses again."""
        self._is_called = False
        self._deadline = None

    def may_call(self) -> bool:
        """Whether a call of the first player starts a countdown."""
        return not self.turbo and not self._is_called

    def call(self) -> None:
        """The first player calls."""
        self._is_called = True

    def has_time_limit(self) -> bool:
        """Whether the second player has a time limit."""
        return self.turbo or self._is_called

    def start(self) -> None:
        """Start the countdown of the second player, if there is to be one."""
        if self.has_time_limit():
            self._deadline = self.clock() + self.seconds

    def seconds_left(self, num_events: int, seat: int) -> float | None:
        """Return how many seconds a seat has left, or None if no countdown runs for it."""
        if self._deadline is None or num_events != self._num_events or seat == self._first_seat:
            return None
        return self._deadline - self.clock()
