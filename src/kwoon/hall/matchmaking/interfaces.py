"""Storage for matchmaking."""

from __future__ import annotations

from typing import Protocol

from kwoon.hall.matchmaking.models import QueueWait, Seeker


class MatchmakingQueue(Protocol):
    """People who are looking for an opponent. The storage writes each pairing in the same transaction as its table."""

    async def join(self, game: str, seeker: Seeker, expired_before: float, max_seekers: int) -> Seeker | None:
        """Add a seeker and return the new or existing entry. Return None if the queue is full. Entries last seen before
        `expired_before` are removed."""

    async def refresh_seeker(self, game: str, person_id: str, now: float, expired_before: float) -> Seeker | None:
        """Record that a seeker is present and return the entry. Return None if there is no entry or it has expired."""

    async def leave_queue(self, person_id: str, game: str | None, now: float) -> None:
        """Remove a person's entry, or all their entries if `game` is None, and record the unsuccessful wait."""

    async def nearest_seekers(self, game: str, seeker: Seeker, seen_after: float, limit: int) -> list[Seeker]:
        """Return the other present seekers, nearest rating first. Seekers who have blocked this one, or whom this one
        has blocked, are excluded."""

    async def count_seekers_by_game(self, seen_after: float) -> dict[str, int]:
        """Return the number of present seekers for each game."""

    async def games_sought(self, person_id: str, seen_after: float) -> list[str]:
        """Return the games for which a person is looking for an opponent."""

    async def recent_waits(self, game: str, since: float, limit: int, until: float | None = None) -> list[QueueWait]:
        """Return the waits that ended after `since` and, if given, before `until`, newest first."""
