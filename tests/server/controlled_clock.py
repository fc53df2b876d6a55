"""A wall clock that is advanced by tests."""

from __future__ import annotations


class ControlledClock:
    """A clock that stands still until the test advances `now`."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now
