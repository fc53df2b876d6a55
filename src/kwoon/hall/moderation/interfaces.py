"""Storage for blocks, reports and moderation actions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from kwoon.hall.moderation.models import AbuseReport, ModerationAction, PersonBlock


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
