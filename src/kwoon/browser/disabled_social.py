"""Blocks and mutes in the browser hall, which has only one person."""

from __future__ import annotations

from collections.abc import Iterable

from kwoon.browser.disabled_packs import not_available_text
from kwoon.hall.errors import Conflict
from kwoon.hall.moderation.models import PersonBlock


class DisabledBlockStore:
    """A block store that is always empty."""

    async def list_blocks(self, person_id: str) -> list[PersonBlock]:
        return []

    async def set_block(self, person_id: str, block: PersonBlock, max_blocks: int) -> bool:
        """Raise `HallError`, because there is nobody to block."""
        raise Conflict(not_available_text("accounts"))

    async def muted_people(self, person_id: str) -> frozenset[str]:
        return frozenset()

    async def is_blocked_by_any(self, person_id: str, other_ids: Iterable[str]) -> bool:
        return False
