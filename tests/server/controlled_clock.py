"""A wall clock that tests advance."""

from __future__ import annotations


class ControlledClock:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now
