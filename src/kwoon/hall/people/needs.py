"""What people need of the place where a hall runs: a register, and somebody who reads what devices sign."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from kwoon.hall.people.rows import Change, Kind, Known, Leader, Rating, Standing


class Register(Protocol):
    """Where people are kept."""

    async def known(self, person: str) -> Known | None:
        """What is known of a guest who chose a name or kept it."""

    async def ratings(self, people: Sequence[str], game: str, kind: Kind) -> dict[str, Rating]:
        """The ratings of these people; whoever has none yet has a first one."""

    async def standings(self, person: str) -> list[Standing]:
        """All ratings of somebody."""

    async def leaders(self, game: str, kind: Kind, limit: int) -> list[Leader]:
        """The best who kept their names, by what they surely are."""

    async def changes(self, person: str, limit: int) -> list[Change]:
        """How somebody's ratings went, the newest first."""
