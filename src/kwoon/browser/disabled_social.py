"""Social features of the browser hall: none, because there is only one person."""

from __future__ import annotations

from collections.abc import Iterable

from kwoon.browser.disabled_packs import not_available_text
from kwoon.hall.errors import Conflict
from kwoon.hall.moderation.models import PersonBlock


class DisabledBlockStore:
    """Blocks and mutes for a hall with one person: there are none."""

    async def list_blocks(self, person_id: str) -> list[PersonBlock]:
        return []

    async def set_block(self, person_id: str, block: PersonBlock, max_blocks: int) -> bool:
        """Unsupported: there is nobody to block."""
        raise Conflict(not_available_text("accounts"))

    async def muted_people(self, person_id: str) -> frozenset[str]:
        return frozenset()

    async def is_blocked_by_any(self, person_id: str, other_ids: Iterable[str]) -> bool:
        return False
