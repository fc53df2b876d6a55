"""Social features of the browser hall: none, since there is only one person."""

from __future__ import annotations

from collections.abc import Iterable

from kwoon.browser.disabled_accounts import NO_ACCOUNTS_TEXT
from kwoon.hall.social.models import PersonBlock
from kwoon.hall.tables.table_state import ApiError


class DisabledSocial:
    """Blocks and mutes of a hall with one person."""

    async def list_blocks(self, person_id: str) -> list[PersonBlock]:
        """Return an empty list."""
        return []

    async def set_block(self, person_id: str, block: PersonBlock, max_blocks: int) -> bool:
        """Unsupported: there is nobody to block."""
        raise ApiError(409, NO_ACCOUNTS_TEXT)

    async def muted_people(self, person_id: str) -> frozenset[str]:
        """Return an empty set."""
        return frozenset()

    async def is_blocked(self, person_id: str, other_ids: Iterable[str]) -> bool:
        """Return False."""
        return False
