"""What tournaments need of the place where a hall runs: a book in which they and their pairings are kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from kwoon.hall.tables.table_state import TableState
from kwoon.hall.tournaments.models import Pairing, PairingResultKind, Tournament, TournamentProgress


class TournamentCounts(NamedTuple):
    """How many tournaments wait or go on."""

    hosted: int
    """Those that somebody has opened."""
    all: int
    household: int = 0
    """Those that their household has opened."""


class TournamentStore(Protocol):
    """Where tournaments are kept."""

    async def count_active(self, host_id: str, household: str = "") -> TournamentCounts:
        """How many wait or go on."""

    async def create(self, tournament: Tournament) -> None:
        """A new one."""

    async def version(self, tournament_id: str) -> int | None:
        """How often it has changed, if there is such a tournament."""

    async def load(self, tournament_id: str) -> TournamentProgress | None:
        """A tournament with all its pairings."""

    async def write(
        self, tournament: Tournament, pairings: Sequence[Pairing] = (), new_tables: Sequence[TableState] = ()
    ) -> None:
        """A changed sheet, with new pairings and the tables at which they are played: all of it or nothing. Conflict if
        anything has changed since the version before; so a round is paired once, however many halls try."""

    async def record_result(
        self,
        tournament_id: str,
        pairing: Pairing,
        scores: tuple[float, float],
        result_kind: PairingResultKind,
        at: float,
    ) -> bool:
        """How a pairing ended; False if that was known already, and then nothing changes."""

    async def list_tournaments(self, *states: str, public_only: bool = True, limit: int = 50) -> list[Tournament]:
        """The newest tournaments in these states; those that anybody may find, or all. If there are more than `limit`,
        each household has its first place before any has its second."""

    async def due_ids(self, now: float, unchanged_since: float, empty: float) -> list[str]:
        """Those that go on, are to start by now, wait unchanged since before `stale`, or, without people and a time to
        start, since before `empty`."""

    async def abandoned(self, empty: float) -> str | None:
        """The tournament that has waited longest without people, unchanged since before `empty`."""

    async def tournaments_of(self, person_id: str, *states: str) -> list[Tournament]:
        """Those in which somebody takes part, or that they have opened."""

    async def table_states(self, table_ids: Sequence[str]) -> dict[str, TableState]:
        """Tables by their ids, those that there are."""
