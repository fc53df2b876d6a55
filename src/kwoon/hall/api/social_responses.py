"""Response bodies about matchmaking, blocks and reports. OpenAPI describes them.

Only the number of people in the matchmaking queue is revealed. A person's blocks, mutes and reports are sent to nobody
else.
"""

from __future__ import annotations

import msgspec


class SeekersResponse(msgspec.Struct):
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
    """Number of other people in the queue, at any rating distance."""
    rating_range: float | None
    """Current maximum rating difference to an opponent; null for no limit."""
    remaining_seconds: float | None
    """Median number of seconds that people who had waited this long still had to wait; null if unknown."""
    recently_found: int
    """Number of people recently matched."""
    table: str
    """Id of the table once an opponent is found; empty until then."""


class BlockResponse(msgspec.Struct):
    """A person whom the recipient has blocked or muted."""

    person: str
    name: str
    blocked: bool
    muted: bool


class ReportResponse(msgspec.Struct):
    """The state of a report."""

    message: str
