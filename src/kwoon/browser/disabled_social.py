"""The company of a hall for one person: there is none, so that nobody is kept away."""

from __future__ import annotations

from collections.abc import Iterable

from kwoon.browser.disabled_accounts import NOBODY_ELSE
from kwoon.hall.social.models import PersonBlock
from kwoon.hall.tables.table_state import ApiError


class DisabledSocial:
    """Nobody else is there."""

    async def list_blocks(self, person_id: str) -> list[PersonBlock]:
        """There is nobody."""
        return []

    async def set_block(self, person_id: str, block: PersonBlock, max_blocks: int) -> bool:
        """There is nobody."""
        raise ApiError(409, NOBODY_ELSE)

    async def muted_people(self, person_id: str) -> frozenset[str]:
        """Whoever talks is oneself."""
        return frozenset()

    async def is_blocked(self, person_id: str, other_ids: Iterable[str]) -> bool:
        """Nobody is."""
        return False
