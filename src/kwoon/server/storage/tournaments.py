"""Tournaments in the database. A tournament's version increases with every change, including results, so that no
process can write based on an outdated version."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Engine, case, func, insert, or_, select, update

from kwoon.hall.tables import table_state
from kwoon.hall.tables.stored_rows import WriteConflict
from kwoon.hall.tables.table_state import TableState
from kwoon.hall.tournaments import models
from kwoon.hall.tournaments.interfaces import TournamentCounts
from kwoon.hall.tournaments.models import RUNNING, WAITING, Pairing, PairingResultKind, Tournament, TournamentProgress
from kwoon.server.storage import schema
from kwoon.server.storage.hot_writes import TableWriter
from kwoon.server.storage.sql_store import RunRead, SqlStore


class SqlTournaments(SqlStore):
    """Tournaments and their pairings."""

    def __init__(self, engine: Engine, read: RunRead, table_writer: TableWriter) -> None:
        super().__init__(engine, read)
        self._table_writer = table_writer

    # Reading.

    async def count_active(self, host_id: str, household: str = "") -> TournamentCounts:
        """Return how many tournaments are waiting or running: opened by this host, in total, and opened by this
        household. The household count is 0 if the household is unknown."""
        columns = schema.tournaments.c
        own_household = func.count().filter(columns.household == household, columns.household != "")
        statement = select(func.count().filter(columns.host == host_id), func.count(), own_household)
        statement = statement.select_from(schema.tournaments).where(columns.status.in_((WAITING, RUNNING)))
        return TournamentCounts(*(int(each) for each in await self._read_first(statement)))

    async def stored_version(self, tournament_id: str) -> int | None:
        """Return the version of a tournament, or None if it does not exist."""
        statement = select(schema.tournaments.c.version).where(schema.tournaments.c.id == tournament_id)
        row = await self._read_first(statement)
        return None if row is None else int(row.version)

    async def load(self, tournament_id: str) -> TournamentProgress | None:
        """Return a tournament with all its pairings. A result that arrives between the two queries is included; a write
        based on the loaded data then fails, because the version has changed."""
        columns = schema.pairings.c

        def load_progress(connection: Connection) -> TournamentProgress | None:
            row = connection.execute(_select_tournaments().where(schema.tournaments.c.id == tournament_id)).first()
            if row is None:
                return None
            statement = select(schema.pairings).where(columns.tournament_id == tournament_id)
            found = connection.execute(statement.order_by(columns.round, columns.board, columns.replay_number))
            return TournamentProgress(_tournament_from_row(row), [_pairing_from_row(each) for each in found])

        return await self._read(load_progress)

    async def list_tournaments(self, *states: str, public_only: bool = True, limit: int = 50) -> list[Tournament]:
        """Return the newest tournaments in these states; include private ones if `public_only` is False. If there are
        more than `limit`, each household's newest tournament takes precedence over any household's second newest."""
        columns = schema.tournaments.c
        household = case((columns.household == "", columns.host), else_=columns.household)
        place = func.row_number().over(partition_by=household, order_by=columns.created.desc()).label("place")
        ranked = select(columns.state, columns.version, columns.created, place)
        ranked = ranked.where(columns.status.in_(states))
        if public_only:
            ranked = ranked.where(columns.is_public == 1)
        each = ranked.subquery().c
        statement = select(each.state, each.version).order_by(each.place, each.created.desc()).limit(limit)
        found = await self._read_all(statement)
        return sorted(
            (_tournament_from_row(row) for row in found), key=lambda tournament: tournament.created, reverse=True
        )

    async def due_tournament_ids(self, now: float, unchanged_since: float, empty_since: float) -> list[str]:
        """Return the ids of tournaments that are running, are due to start, have been waiting unchanged since before
        `unchanged_since`, or have been waiting with neither people nor a start time since before `empty_since`."""
        columns = schema.tournaments.c
        is_abandoned = columns.starts.is_(None) & (columns.changed < empty_since) & _has_no_person_entrants()
        is_due = or_(columns.starts <= now, columns.changed < unchanged_since, is_abandoned)
        statement = select(columns.id).where(or_(columns.status == RUNNING, (columns.status == WAITING) & is_due))
        return [str(id) for id in await self._read_values(statement)]

    async def oldest_empty_tournament(self, empty_since: float) -> str | None:
        """Return the id of the tournament that has been waiting longest without people, unchanged since before
        `empty_since`."""
        columns = schema.tournaments.c
        statement = select(columns.id).where(
            columns.status == WAITING, columns.changed < empty_since, _has_no_person_entrants()
        )
        row = await self._read_first(statement.order_by(columns.changed).limit(1))
        return None if row is None else str(row.id)

    async def tournaments_of(self, person_id: str, *statuses: str) -> list[Tournament]:
        """Return the tournaments that a person has entered or opened."""
        columns = schema.tournaments.c
        is_named = columns.state.contains(f'"{person_id}"', autoescape=True)
        statement = _select_tournaments().where(columns.status.in_(statuses), is_named).order_by(columns.created)
        return [_tournament_from_row(row) for row in await self._read_all(statement)]

    async def table_states(self, table_ids: Sequence[str]) -> dict[str, TableState]:
        """Return the states of those tables that exist, by id."""
        if not table_ids:
            return {}
        statement = select(schema.tables.c.id, schema.tables.c.state).where(schema.tables.c.id.in_(list(table_ids)))
        return {str(id): table_state.from_json(text) for id, text in await self._read_all(statement)}

    # Writing.

    async def create(self, tournament: Tournament) -> None:
        values = {"id": tournament.id, "created": tournament.created, **_tournament_columns(tournament)}
        await self._write(lambda connection: connection.execute(insert(schema.tournaments).values(**values)))

    async def write(
        self, tournament: Tournament, pairings: Sequence[Pairing] = (), new_tables: Sequence[TableState] = ()
    ) -> None:
        """Write a changed tournament with new pairings and their tables atomically. Raise `WriteConflict` if its
        version does not follow the stored version."""
        columns = schema.tournaments.c

        def write_changes(connection: Connection) -> None:
            same = (columns.id == tournament.id, columns.version == tournament.version - 1)
            changed = connection.execute(
                update(schema.tournaments).where(*same).values(**_tournament_columns(tournament))
            )
            if changed.rowcount != 1:
                raise WriteConflict
            if pairings:
                connection.execute(
                    insert(schema.pairings), [_pairing_columns(tournament.id, each) for each in pairings]
                )
            for state in new_tables:
                self._table_writer.insert_table(connection, state)

        await self._write(write_changes)

    async def record_result(
        self,
        tournament_id: str,
        pairing: Pairing,
        scores: tuple[float, float],
        result_kind: PairingResultKind,
        decided_at: float,
    ) -> bool:
        """Record the result of a pairing; return False and change nothing if it is already known."""
        columns, tournaments = schema.pairings.c, schema.tournaments.c

        def update_pairing(connection: Connection) -> bool:
            is_pairing = (
                columns.round == pairing.round,
                columns.board == pairing.board,
                columns.replay_number == pairing.replay_number,
            )
            unknown = (columns.tournament_id == tournament_id, columns.first_score.is_(None))
            ended = {"first_score": scores[0], "second_score": scores[1], "result_kind": result_kind}
            if connection.execute(update(schema.pairings).where(*is_pairing, *unknown).values(**ended)).rowcount != 1:
                return False
            newer = {"version": tournaments.version + 1, "changed": decided_at}
            connection.execute(update(schema.tournaments).where(tournaments.id == tournament_id).values(**newer))
            return True

        return await self._write(update_pairing)


def _has_no_person_entrants() -> ColumnElement[bool]:
    """Return a condition that matches tournaments without people among their entrants. Quotes within JSON strings are
    escaped, so no title can look like an entrant."""
    return ~schema.tournaments.c.state.contains('"person_id":"', autoescape=True)


def _select_tournaments() -> Any:
    return select(schema.tournaments.c.state, schema.tournaments.c.version)


def _tournament_from_row(row: Any) -> Tournament:
    """Decode a tournament. The version column takes precedence over the JSON, because recording a result increases only
    the column."""
    tournament = models.from_json(row.state)
    tournament.version = int(row.version)
    return tournament


def _tournament_columns(tournament: Tournament) -> dict[str, Any]:
    return {
        "version": tournament.version,
        "status": tournament.status,
        "is_public": int(tournament.public),
        "host": tournament.host,
        "starts": tournament.starts,
        "changed": tournament.changed,
        "state": models.to_json(tournament),
        "household": tournament.household,
    }


def _pairing_columns(tournament_id: str, pairing: Pairing) -> dict[str, Any]:
    values = pairing._asdict()
    first_score, second_score = values.pop("scores") or (None, None)
    return values | {"tournament_id": tournament_id, "first_score": first_score, "second_score": second_score}


def _pairing_from_row(row: Any) -> Pairing:
    _, *fields, first_score, second_score = row
    return Pairing._make([*fields, None if first_score is None else (float(first_score), float(second_score))])
