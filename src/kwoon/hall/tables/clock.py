"""A table's clock: none, so many seconds for each answer, or a bank of them with an increment; the same for all seats.

Every seat that is asked has its own clock, and those of one position all start at the same moment: when the last one
settled. A clock stops while its seat's answer is complete, and goes on if the answer is taken back.
"""

from __future__ import annotations

import msgspec

from kwoon.hall.tables.head import ClockPlan
from kwoon.hall.telling.wire import ClockSent


class Clock:
    """What every seat has left, and since when the clocks run."""

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self.plan = plan
        self.left = [plan.seconds] * seats
        self.running: tuple[int, ...] = ()
        self.since = 0.0

    def start(self, now: float, owing: tuple[int, ...]) -> None:
        """The game begins or goes on after a pause: what is left is left, and time runs from now."""
        self.running = owing
        self.since = now

    def pass_time(self, now: float) -> None:
        """Charge the running seats."""
        spent = max(0.0, now - self.since)
        for seat in self.running:
            self.left[seat] = max(0.0, self.left[seat] - spent)
        self.since = max(now, self.since)

    def answered(self, now: float, owing: tuple[int, ...], settled: bool, asked: tuple[int, ...]) -> None:
        """An answer came. When it settles the position, everybody who was asked there is paid the increment at once,
        so that taking back and answering again earns nothing."""
        self.pass_time(now)
        if settled:
            for seat in range(len(self.left)):
                if self.plan.kind == "move":
                    self.left[seat] = self.plan.seconds
                elif seat in asked:
                    self.left[seat] += self.plan.increment
        self.running = owing

    def due(self) -> float | None:
        """When the next seat runs out of time, if any."""
        return self.since + min(self.left[seat] for seat in self.running) if self.running else None

    def out(self, now: float) -> list[int]:
        """The seats that have run out of time, the first one first."""
        spent = max(0.0, now - self.since)
        # A timer may fire a hair early.
        over = [seat for seat in self.running if self.left[seat] - spent <= 0.001]
        return sorted(over, key=lambda seat: self.left[seat])

    def sent(self, now: float) -> ClockSent:
        """For the wire."""
        spent = max(0.0, now - self.since)
        left = [max(0.0, have - spent) if seat in self.running else have for seat, have in enumerate(self.left)]
        return ClockSent([round(have, 2) for have in left], list(self.running))

    def pack(self) -> str:
        """What is left, for storage."""
        return msgspec.json.encode([round(have, 3) for have in self.left]).decode()

    def unpack(self, text: str) -> None:
        """What was left, from storage."""
        self.left = msgspec.json.decode(text, type=list[float])
