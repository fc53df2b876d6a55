"""Storage interface for tournaments and their pairings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from kwoon.hall.tables.table_state import TableState
from kwoon.hall.tournaments.models import Pairing, PairingResultKind, Tournament, TournamentProgress


class TournamentCounts(NamedTuple):
    """Counts of waiting and running tournaments."""

    hosted: int
    """Tournaments opened by the person."""
    all: int
    household: int = 0
    """Tournaments opened by the person's household."""


class TournamentStore(Protocol):
    """Storage for tournaments and their pairings."""

    async def count_active(self, host_id: str, household: str = "") -> TournamentCounts:
        """Return the counts of waiting and running tournaments."""

    async def create(self, tournament: Tournament) -> None:
        """Store a new tournament."""

    async def stored_version(self, tournament_id: str) -> int | None:
        """Return the stored version of a tournament, or None if the tournament does not exist."""

    async def load(self, tournament_id: str) -> TournamentProgress | None:
        """Return a tournament with all its pairings, or None if the tournament does not exist."""

    async def write(
        self, tournament: Tournament, pairings: Sequence[Pairing] = (), new_tables: Sequence[TableState] = ()
    ) -> None:
        """Write a changed tournament, new pairings and their tables atomically. Raise WriteConflict if the stored
        version is not the preceding one, so that a round is paired only once even if several processes try."""

    async def record_result(
        self,
        tournament_id: str,
        pairing: Pairing,
        scores: tuple[float, float],
        result_kind: PairingResultKind,
        decided_at: float,
    ) -> bool:
        """Store the result of a pairing. If the pairing already has a result, change nothing and return False."""

    async def list_tournaments(self, *states: str, public_only: bool = True, limit: int = 50) -> list[Tournament]:
        """Return the newest tournaments in these states; include private ones if `public_only` is False. If there are
        more than `limit`, each household's newest tournament takes precedence over any household's second newest."""

    async def due_tournament_ids(self, now: float, unchanged_since: float, empty_since: float) -> list[str]:
        """Return the ids of tournaments that are running, due to start, or abandoned.

        A waiting tournament is abandoned if it has not changed since `unchanged_since`. If it has neither people nor a
        start time, it is abandoned if it has not changed since `empty_since`.
        """

    async def oldest_empty_tournament(self, empty_since: float) -> str | None:
        """Return the id of the waiting tournament without people that has been unchanged longest, or None if all have
        changed since `empty_since`."""

    async def tournaments_of(self, person_id: str, *statuses: str) -> list[Tournament]:
        """Return the tournaments that a person has entered or opened."""

    async def table_states(self, table_ids: Sequence[str]) -> dict[str, TableState]:
        """Return the existing tables among these ids."""
