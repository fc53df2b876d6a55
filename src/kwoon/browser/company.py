"""The company of a hall for one person: there is none, so that nobody is kept away."""

from __future__ import annotations

from collections.abc import Iterable

from kwoon.browser.register import NOBODY_ELSE
from kwoon.hall.company.rows import Shun
from kwoon.hall.tables.head import Refusal


class NoCompany:
    """Nobody else is there."""

    async def shunned(self, person: str) -> list[Shun]:
        """There is nobody."""
        return []

    async def shun(self, person: str, shun: Shun, most: int) -> bool:
        """There is nobody."""
        raise Refusal(409, NOBODY_ELSE)

    async def unheard(self, person: str) -> frozenset[str]:
        """Whoever talks is oneself."""
        return frozenset()

    async def barred(self, person: str, people: Iterable[str]) -> bool:
        """Nobody is."""
        return False
