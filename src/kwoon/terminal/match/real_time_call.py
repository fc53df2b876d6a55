"""The real-time call for two people at one keyboard (fight.ruling.call-one-keyboard, dp.ruling.turbo-one-keyboard).

The two people choose one after the other and alternate who goes first. The first to choose has no time limit. The
second has a countdown: in turbo mode in every turn, otherwise only if the first player calls.
"""

from __future__ import annotations

import time
from collections.abc import Callable

MIN_SECONDS = 1.0
MAX_SECONDS = 600.0


class OneKeyboardCountdown:
    """The real-time countdown of a match."""

    def __init__(self, seconds: float, turbo: bool) -> None:
        self.seconds = seconds
        self.turbo = turbo
        """Whether the countdown starts without a call."""
        self.clock: Callable[[], float] = time.monotonic
        self._first_seat = -1
        """The seat that chooses first in this turn; -1 before the first turn."""
        self._num_events = -1
        """Number of events when this turn began. Resolving a position adds events; drafting does not."""
        self._is_called = False
        self._deadline: float | None = None

    def update_first_chooser(self, num_events: int, seats: list[int], seat_at_keyboard: int) -> int:
        """Return the seat that chooses first. The seats alternate from turn to turn, starting with the player at the
        keyboard."""
        if num_events != self._num_events:
            others = [seat for seat in seats if seat != self._first_seat]
            self._first_seat = seat_at_keyboard if self._first_seat < 0 and seat_at_keyboard in seats else others[0]
            self._num_events = num_events
            self.cancel_countdown()
        return self._first_seat

    def cancel_countdown(self) -> None:
        """Cancel the call and its countdown."""
        self._is_called = False
        self._deadline = None

    def can_start_choice_countdown(self) -> bool:
        """Return whether a call by the first player starts a countdown."""
        return not self.turbo and not self._is_called

    def mark_countdown_called(self) -> None:
        self._is_called = True

    def has_time_limit(self) -> bool:
        """Return whether the second player has a time limit."""
        return self.turbo or self._is_called

    def start_countdown(self) -> None:
        """Start the second player's countdown, if there is one."""
        if self.has_time_limit():
            self._deadline = self.clock() + self.seconds

    def seconds_left(self, num_events: int, seat: int) -> float | None:
        """Return the seconds that a seat has left, or None if no countdown runs for it."""
        if self._deadline is None or num_events != self._num_events or seat == self._first_seat:
            return None
        return self._deadline - self.clock()
