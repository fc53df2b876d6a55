"""A table's clock: none, so many seconds for each answer, or a bank of them with an increment; the same for all seats.

Every seat that is asked has its own clock. Those of one position start when the last one settled, but for whoever is
still being told what happened then: theirs waits until they have seen it. A clock stops while its seat's answer is
complete, and goes on if the answer is taken back.
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
        self.since = [0.0] * seats
        """From when on each seat's time counts; may lie ahead."""

    def start(self, now: float, owing: tuple[int, ...]) -> None:
        """The game begins or goes on after a pause: what is left is left, and time runs from now."""
        self.running = owing
        self.since = [now] * len(self.left)

    def hold(self, until: list[float]) -> None:
        """No seat's time counts before these moments."""
        self.since = [max(since, told) for since, told in zip(self.since, until, strict=True)]

    def release(self, seat: int, now: float) -> None:
        """This seat has seen what there was to see."""
        self.since[seat] = min(self.since[seat], now)

    def pass_time(self, now: float) -> None:
        """Charge the running seats."""
        for seat in self.running:
            self.left[seat] = max(0.0, self.left[seat] - self._spent(seat, now))
        self.since = [max(now, since) for since in self.since]

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
        return min((self.since[seat] + self.left[seat] for seat in self.running), default=None)

    def out(self, now: float) -> list[int]:
        """The seats that have run out of time, the first one first."""
        # A timer may fire a hair early.
        over = [seat for seat in self.running if self.left[seat] - self._spent(seat, now) <= 0.001]
        return sorted(over, key=lambda seat: self.since[seat] + self.left[seat])

    def sent(self, now: float) -> ClockSent:
        """For the wire."""
        left = [have - self._spent(seat, now) if seat in self.running else have for seat, have in enumerate(self.left)]
        waits = [max(0.0, since - now) if seat in self.running else 0.0 for seat, since in enumerate(self.since)]
        return ClockSent(
            [round(max(0.0, have), 2) for have in left], list(self.running), [round(wait, 2) for wait in waits]
        )

    def pack(self) -> str:
        """What is left, for storage."""
        return msgspec.json.encode([round(have, 3) for have in self.left]).decode()

    def unpack(self, text: str) -> None:
        """What was left, from storage."""
        self.left = msgspec.json.decode(text, type=list[float])

    def _spent(self, seat: int, now: float) -> float:
        return max(0.0, now - self.since[seat])
