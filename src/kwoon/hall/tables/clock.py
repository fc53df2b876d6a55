"""A table's clock: none, so many seconds for each answer, or a bank of them with an increment; the same for all seats.

Every seat that is asked has its own clock. Those of one position start when the last one settled, but for whoever is
still being told what happened then: theirs waits until they have seen it. A clock stops while its seat's answer is
complete, and goes on if the answer is taken back.
"""

from __future__ import annotations

import msgspec

from kwoon.hall.api.socket_messages import ClockResponse
from kwoon.hall.tables.table_state import ClockSettings


class Clock:
    """What every seat has left, and since when the clocks run."""

    def __init__(self, plan: ClockSettings, num_seats: int) -> None:
        self.plan = plan
        self.remaining = [plan.seconds] * num_seats
        self.running: tuple[int, ...] = ()
        self.running_from = [0.0] * num_seats
        """From when on each seat's time counts; may lie ahead."""

    def start(self, now: float, pending_seats: tuple[int, ...]) -> None:
        """The game begins or goes on after a pause: what is left is left, and time runs from now."""
        self.running = pending_seats
        self.running_from = [now] * len(self.remaining)

    def hold_until(self, times: list[float]) -> None:
        """No seat's time counts before these moments."""
        self.running_from = [max(since, not_before) for since, not_before in zip(self.running_from, times, strict=True)]

    def release(self, seat: int, now: float) -> None:
        """This seat has seen what there was to see."""
        self.running_from[seat] = min(self.running_from[seat], now)

    def charge(self, now: float) -> None:
        """Charge the running seats."""
        for seat in self.running:
            self.remaining[seat] = max(0.0, self.remaining[seat] - self._elapsed(seat, now))
        self.running_from = [max(now, since) for since in self.running_from]

    def record_move(
        self, now: float, pending_seats: tuple[int, ...], resolved: bool, prompted_seats: tuple[int, ...]
    ) -> None:
        """An answer came. When it settles the position, everybody who was asked there is paid the increment at once,
        so that taking back and answering again earns nothing."""
        self.charge(now)
        if resolved:
            for seat in range(len(self.remaining)):
                if self.plan.kind == "move":
                    self.remaining[seat] = self.plan.seconds
                elif seat in prompted_seats:
                    self.remaining[seat] += self.plan.increment
        self.running = pending_seats

    def next_timeout(self) -> float | None:
        """When the next seat runs out of time, if any."""
        return min((self.running_from[seat] + self.remaining[seat] for seat in self.running), default=None)

    def timed_out_seats(self, now: float) -> list[int]:
        """The seats that have run out of time, the first one first."""
        # A timer may fire a hair early.
        expired = [seat for seat in self.running if self.remaining[seat] - self._elapsed(seat, now) <= 0.001]
        return sorted(expired, key=lambda seat: self.running_from[seat] + self.remaining[seat])

    def response(self, now: float) -> ClockResponse:
        """For the wire."""
        left = [
            seconds - self._elapsed(seat, now) if seat in self.running else seconds
            for seat, seconds in enumerate(self.remaining)
        ]
        waits = [max(0.0, since - now) if seat in self.running else 0.0 for seat, since in enumerate(self.running_from)]
        return ClockResponse(
            [round(max(0.0, seconds), 2) for seconds in left], list(self.running), [round(wait, 2) for wait in waits]
        )

    def to_json(self) -> str:
        """What is left, for storage."""
        return msgspec.json.encode([round(seconds, 3) for seconds in self.remaining]).decode()

    def load_json(self, text: str) -> None:
        """What was left, from storage."""
        self.remaining = msgspec.json.decode(text, type=list[float])

    def _elapsed(self, seat: int, now: float) -> float:
        return max(0.0, now - self.running_from[seat])
