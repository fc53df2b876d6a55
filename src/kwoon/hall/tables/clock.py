"""A table's clock: none, a fixed time per move, or a time bank with an increment; the same for all seats.

Every prompted seat has its own clock. The clocks of a position start when the previous position resolves, except that a
seat's clock waits until the seat has been shown the events. A clock stops while its seat's draft is finished, and
continues if the draft is taken back.
"""

from __future__ import annotations

import msgspec

from kwoon.hall.tables.socket_messages import ClockResponse
from kwoon.hall.tables.table_state import ClockSettings


class Clock:
    """Remaining time per seat, and the times from which the clocks run."""

    def __init__(self, plan: ClockSettings, num_seats: int) -> None:
        self.plan = plan
        self.remaining = [plan.seconds] * num_seats
        self.running: tuple[int, ...] = ()
        self.running_from = [0.0] * num_seats
        """Time from which each seat is charged; may be in the future."""

    def start_clocks(self, now: float, pending_seats: tuple[int, ...]) -> None:
        """Start the clocks of the pending seats at `now`, keeping the remaining times."""
        self.running = pending_seats
        self.running_from = [now] * len(self.remaining)

    def hold_clocks_until(self, times: list[float]) -> None:
        """Do not charge the seats before these times."""
        self.running_from = [max(since, not_before) for since, not_before in zip(self.running_from, times, strict=True)]

    def start_seat_clock(self, seat: int, now: float) -> None:
        """Let a seat's clock run from now on, because the seat has been shown all events."""
        self.running_from[seat] = min(self.running_from[seat], now)

    def charge_elapsed_time(self, now: float) -> None:
        """Charge the running seats up to `now`."""
        for seat in self.running:
            self.remaining[seat] = max(0.0, self.remaining[seat] - self._elapsed(seat, now))
        self.running_from = [max(now, since) for since in self.running_from]

    def update_after_move(
        self, now: float, pending_seats: tuple[int, ...], resolved: bool, prompted_seats: tuple[int, ...]
    ) -> None:
        """Update the clocks after a move. When a position resolves, every prompted seat receives the increment once, so
        that taking back and answering again gains nothing."""
        self.charge_elapsed_time(now)
        if resolved:
            for seat in range(len(self.remaining)):
                if self.plan.kind == "move":
                    self.remaining[seat] = self.plan.seconds
                elif seat in prompted_seats:
                    self.remaining[seat] += self.plan.increment
        self.running = pending_seats

    def next_timeout(self) -> float | None:
        """Return when the next seat runs out of time, or None if no clock runs."""
        return min((self.running_from[seat] + self.remaining[seat] for seat in self.running), default=None)

    def timed_out_seats(self, now: float) -> list[int]:
        """Return the seats that have run out of time, earliest first."""
        # A timer may fire slightly early.
        expired = [seat for seat in self.running if self.remaining[seat] - self._elapsed(seat, now) <= 0.001]
        return sorted(expired, key=lambda seat: self.running_from[seat] + self.remaining[seat])

    def clock_response(self, now: float) -> ClockResponse:
        left = [
            seconds - self._elapsed(seat, now) if seat in self.running else seconds
            for seat, seconds in enumerate(self.remaining)
        ]
        waits = [max(0.0, since - now) if seat in self.running else 0.0 for seat, since in enumerate(self.running_from)]
        return ClockResponse(
            [round(max(0.0, seconds), 2) for seconds in left], list(self.running), [round(wait, 2) for wait in waits]
        )

    def to_json(self) -> str:
        """Return the remaining times for storage."""
        return msgspec.json.encode([round(seconds, 3) for seconds in self.remaining]).decode()

    def load_json(self, text: str) -> None:
        """Restore the remaining times from storage."""
        self.remaining = msgspec.json.decode(text, type=list[float])

    def _elapsed(self, seat: int, now: float) -> float:
        return max(0.0, now - self.running_from[seat])
