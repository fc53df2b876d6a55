"""What one answer did at a table."""

from __future__ import annotations

from dataclasses import dataclass

from kwoon.core.record import RecordedMove


@dataclass
class MoveEffect:
    """What an answer did, as far as others may notice."""

    seat: int
    recorded_move: RecordedMove
    resolved: bool
    is_visible: bool
    """Whether anybody but the seat itself can notice."""
    started_countdown: bool
    """Whether it began a countdown."""
    events: int
    """How many things happened."""
