"""What one answer did at a table."""

from __future__ import annotations

from dataclasses import dataclass

from kwoon.core.record import Step


@dataclass
class Change:
    """What an answer did, as far as others may notice."""

    seat: int
    step: Step
    settled: bool
    public: bool
    """Whether anybody but the seat itself can notice."""
    started: bool
    """Whether it began a countdown."""
    events: int
    """How many things happened."""
