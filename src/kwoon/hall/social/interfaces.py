"""Storage interfaces for the social features."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from kwoon.hall.social.matchmaking_models import QueueWait, Seeker
from kwoon.hall.social.moderation_models import AbuseReport, ModerationAction, PersonBlock


class PersonBlockStore(Protocol):
    """Blocks and mutes. They are never visible to the people they concern."""

    async def list_blocks(self, person_id: str) -> list[PersonBlock]:
        """Return the people whom this person has blocked or muted, newest first."""

    async def set_block(self, person_id: str, block: PersonBlock, max_blocks: int) -> bool:
        """Store a block or mute, or remove the entry if neither is set. Return False if the person already has
        `max_blocks` entries."""

    async def muted_people(self, person_id: str) -> frozenset[str]:
        """Return the people whose chat messages this person does not see: everyone they have muted or blocked."""

    async def is_blocked_by_any(self, person_id: str, other_ids: Iterable[str]) -> bool:
        """Return whether any of `other_ids` has blocked this person."""


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


class AbuseReportStore(Protocol):
    """Stored abuse reports."""

    async def add_report(self, report: AbuseReport, max_per_person: int, max_total: int) -> bool:
        """Store a report, ignoring duplicates; return False if the reporter or the hall has too many open reports."""

    async def person_exists(self, person_id: str) -> bool:
        """Return whether a person has chosen a name, has registered, or sits at a table."""

    async def chat_message(self, table_id: str, number: int) -> tuple[str, str, str] | None:
        """Return the author's id, the author's name and the text of a chat message, or None if there is no such
        message."""


class ModerationLog(Protocol):
    """Moderation actions by the hall's operator, from any process."""

    async def last_action_number(self) -> int:
        """Return the number of the latest action."""

    async def actions_since(self, number: int) -> list[ModerationAction]:
        """Return the actions after `number`, and all earlier ones that no process has carried out."""

    async def mark_action_done(self, number: int) -> None:
        """Mark an action as carried out."""
