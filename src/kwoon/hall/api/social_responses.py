"""Response bodies about matchmaking, blocks and reports. OpenAPI describes them.

Only the number of people in the matchmaking queue is revealed. A person's blocks, mutes and reports are sent to nobody
else.
"""

from __future__ import annotations

import msgspec


class SeekersResponse(msgspec.Struct):
    """The number of other people in the queue for a game."""

    game: str
    others: int


class MatchmakingResponse(msgspec.Struct):
    """The state of the recipient's search for an opponent."""

    game: str
    waiting: bool
    """Whether the recipient is in the queue."""
    waited: float
    """Seconds in the queue so far."""
    others: int
    """Number of other people in the queue, at any rating distance."""
    reach: float | None
    """Current maximum rating difference to an opponent; null for no limit."""
    more: float | None
    """Median remaining wait in seconds of those who had waited as long; null if unknown."""
    found: int
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

    sentence: str
