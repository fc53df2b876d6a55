"""What people are told about each other's company: the shapes of the HTTP part, which OpenAPI describes.

Of those who look for an opponent nobody is told more than how many they are. Whom somebody has blocked, muted or
reported is told to nobody else.
"""

from __future__ import annotations

import msgspec


class SeekersResponse(msgspec.Struct):
    """How many others look for an opponent at a game."""

    game: str
    others: int


class MatchmakingResponse(msgspec.Struct):
    """How your search for an opponent stands."""

    game: str
    waiting: bool
    """Whether you have a place in the queue."""
    waited: float
    """For so many seconds."""
    others: int
    """How many others look as well, near or far."""
    reach: float | None
    """How far from yours an opponent's rating may be by now; null for however far."""
    more: float | None
    """How many seconds more it took half of those who had waited as long; null if that is not known."""
    found: int
    """How many have found somebody lately."""
    table: str
    """Where you play, once somebody was found; until then nothing."""


class BlockResponse(msgspec.Struct):
    """Somebody whom you have blocked or muted."""

    person: str
    name: str
    blocked: bool
    muted: bool


class ReportResponse(msgspec.Struct):
    """What becomes of a report."""

    sentence: str
