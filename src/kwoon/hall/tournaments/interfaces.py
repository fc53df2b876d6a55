"""Storage interface of tournaments and their pairings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from kwoon.hall.tables.table_state import TableState
from kwoon.hall.tournaments.models import Pairing, PairingResultKind, Tournament, TournamentProgress


class TournamentCounts(NamedTuple):
    """Numbers of tournaments that are waiting or running."""

    hosted: int
    """Those that a person has opened."""
    all: int
    household: int = 0
    """Those that the person's household has opened."""


class TournamentStore(Protocol):
    """Storage of tournaments."""

    async def count_active(self, host_id: str, household: str = "") -> TournamentCounts:
        """Return the numbers of tournaments that are waiting or running."""

    async def create(self, tournament: Tournament) -> None:
        """Store a new tournament."""

    async def stored_version(self, tournament_id: str) -> int | None:
        """Return the version of a tournament; None if it does not exist."""

    async def load(self, tournament_id: str) -> TournamentProgress | None:
        """Return a tournament with all its pairings."""

    async def write(
        self, tournament: Tournament, pairings: Sequence[Pairing] = (), new_tables: Sequence[TableState] = ()
    ) -> None:
        """Write a changed tournament with new pairings and their tables, atomically. Raise WriteConflict if the stored
        version is not the preceding one, so a round is paired once even if several processes try."""

    async def record_result(
        self,
        tournament_id: str,
        pairing: Pairing,
        scores: tuple[float, float],
        result_kind: PairingResultKind,
        decided_at: float,
    ) -> bool:
        """Store the result of a pairing; return False and change nothing if it already has one."""

    async def list_tournaments(self, *states: str, public_only: bool = True, limit: int = 50) -> list[Tournament]:
        """Return the newest tournaments in these states, only public ones or all. If there are more than `limit`, each
        household gets its first tournament listed before any gets its second."""

    async def due_tournament_ids(self, now: float, unchanged_since: float, empty_since: float) -> list[str]:
        """Return the ids of tournaments that are running, due to start, waiting unchanged since before
        `unchanged_since`, or waiting with neither people nor a start time since before `empty_since`."""

    async def oldest_abandoned_id(self, empty_since: float) -> str | None:
        """Return the tournament without people that has waited longest, unchanged since before `empty_since`."""

    async def tournaments_of(self, person_id: str, *states: str) -> list[Tournament]:
        """Return the tournaments that a person has entered or opened."""

    async def table_states(self, table_ids: Sequence[str]) -> dict[str, TableState]:
        """Return the existing tables among these ids."""
