"""The effect of one move at a table."""

from __future__ import annotations

from dataclasses import dataclass

from kwoon.core.record import RecordedMove


@dataclass
class MoveEffect:
    seat: int
    recorded_move: RecordedMove
    resolved: bool
    is_visible: bool
    """Whether anyone besides the seat itself can notice the move."""
    started_countdown: bool
    events: int
    """Number of events that the move caused."""
