"""Response bodies for matchmaking. They reveal only the number of people in the queue."""

from __future__ import annotations

import msgspec


class QueueCountResponse(msgspec.Struct):
    """The number of other people in the queue for a game."""

    game: str
    num_others: int


class MatchmakingResponse(msgspec.Struct):
    """The state of the recipient's search for an opponent."""

    game: str
    is_waiting: bool
    """Whether the recipient is in the queue."""
    waited_seconds: float
    """Seconds in the queue so far."""
    num_others: int
    """Number of other people in the queue, whatever their rating."""
    rating_range: float | None
    """Current maximum rating difference between the recipient and an opponent; null if there is no limit."""
    points_range: int | None
    """The same difference in the points that players see."""
    remaining_seconds: float | None
    """Median number of seconds that people who had waited this long still had to wait; null if unknown."""
    recently_found: int
    """Number of people recently matched."""
    table: str
    """Id of the table once an opponent is found; empty until then."""
