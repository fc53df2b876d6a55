"""What tournaments need of the place where a hall runs: a book in which they and their pairings are kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from kwoon.hall.tables.head import Head
from kwoon.hall.tournaments.rows import Course, How, Pairing, Sheet


class Held(NamedTuple):
    """How many tournaments wait or go on."""

    own: int
    """Those that somebody has opened."""
    all: int
    household: int = 0
    """Those that their household has opened."""


class Scorebook(Protocol):
    """Where tournaments are kept."""

    async def held(self, host: str, household: str = "") -> Held:
        """How many wait or go on."""

    async def open(self, sheet: Sheet) -> None:
        """A new one."""

    async def version(self, id: str) -> int | None:
        """How often it has changed, if there is such a tournament."""

    async def course(self, id: str) -> Course | None:
        """A tournament with all its pairings."""

    async def write(self, sheet: Sheet, pairings: Sequence[Pairing] = (), opened: Sequence[Head] = ()) -> None:
        """A changed sheet, with new pairings and the tables at which they are played: all of it or nothing. Conflict if
        anything has changed since the version before; so a round is paired once, however many halls try."""

    async def score(self, id: str, pairing: Pairing, scores: tuple[float, float], how: How, at: float) -> bool:
        """How a pairing ended; False if that was known already, and then nothing changes."""

    async def listed(self, *states: str, public: bool = True, limit: int = 50) -> list[Sheet]:
        """The newest tournaments in these states; those that anybody may find, or all. If there are more than `limit`,
        each household has its first place before any has its second."""

    async def due(self, now: float, stale: float, empty: float) -> list[str]:
        """Those that go on, are to start by now, wait unchanged since before `stale`, or, without people and a time to
        start, since before `empty`."""

    async def abandoned(self, empty: float) -> str | None:
        """The tournament that has waited longest without people, unchanged since before `empty`."""

    async def of(self, person: str, *states: str) -> list[Sheet]:
        """Those in which somebody takes part, or that they have opened."""

    async def heads(self, tables: Sequence[str]) -> dict[str, Head]:
        """Tables by their ids, those that there are."""
