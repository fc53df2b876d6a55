"""Tournaments in the database. The version of a tournament grows with every change, including results, so that no
process can write based on an outdated version."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, Engine, case, func, insert, or_, select, update

from kwoon.hall.tables import table_state as heads
from kwoon.hall.tables.models import WriteConflict
from kwoon.hall.tables.table_state import TableState
from kwoon.hall.tournaments import models
from kwoon.hall.tournaments.interfaces import TournamentCounts
from kwoon.hall.tournaments.models import RUNNING, WAITING, Pairing, PairingResultKind, Tournament, TournamentProgress
from kwoon.server.storage import schema
from kwoon.server.storage.game_history import Reading
from kwoon.server.storage.hot_writes import HotWriter, head_columns

Done = TypeVar("Done")


class SqlTournaments:
    """Tournaments and their pairings."""

    def __init__(self, engine: Engine, alone: bool, read: Reading) -> None:
        self._engine = engine
        self._read = read
        self._rows = HotWriter("?" if alone else "%s")

    async def _write(self, writing: Callable[[Connection], Done]) -> Done:
        def written() -> Done:
            with self._engine.connect().execution_options(immediate=True) as connection:
                done = writing(connection)
                connection.commit()
                return done

        return await asyncio.to_thread(written)

    # Reading.

    async def count_active(self, host_id: str, household: str = "") -> TournamentCounts:
        """Return how many tournaments are waiting or running; an empty household counts nothing."""
        columns = schema.tournaments.c
        own_household = func.count().filter(columns.household == household, columns.household != "")
        wanted = select(func.count().filter(columns.host == host_id), func.count(), own_household)
        wanted = wanted.select_from(schema.tournaments).where(columns.state.in_((WAITING, RUNNING)))
        found = await self._read(lambda connection: connection.execute(wanted).one())
        return TournamentCounts(*(int(each) for each in found))

    async def version(self, tournament_id: str) -> int | None:
        """Return the version of a tournament, or None if it does not exist."""
        wanted = select(schema.tournaments.c.version).where(schema.tournaments.c.id == tournament_id)
        found: int | None = await self._read(lambda connection: connection.execute(wanted).scalar())
        return found

    async def load(self, tournament_id: str) -> TournamentProgress | None:
        """Return a tournament with all its pairings. A result that arrives between the two queries is included, and a
        write based on it then fails because the version has changed."""
        columns = schema.pairings.c

        def reading(connection: Connection) -> TournamentProgress | None:
            row = connection.execute(_sheets().where(schema.tournaments.c.id == tournament_id)).first()
            if row is None:
                return None
            wanted = select(schema.pairings).where(columns.tournament == tournament_id)
            found = connection.execute(wanted.order_by(columns.round, columns.board, columns.game))
            return TournamentProgress(_sheet(row), [_pairing(each) for each in found])

        course: TournamentProgress | None = await self._read(reading)
        return course

    async def list_tournaments(self, *states: str, public_only: bool = True, limit: int = 50) -> list[Tournament]:
        """Return the newest tournaments in these states, public ones or all. Beyond `limit`, every household gets its
        first place before any gets its second."""
        columns = schema.tournaments.c
        household = case((columns.household == "", columns.host), else_=columns.household)
        place = func.row_number().over(partition_by=household, order_by=columns.made.desc()).label("place")
        ranked = select(columns.sheet, columns.version, columns.made, place).where(columns.state.in_(states))
        if public_only:
            ranked = ranked.where(columns.public == 1)
        each = ranked.subquery().c
        wanted = select(each.sheet, each.version).order_by(each.place, each.made.desc()).limit(limit)
        found = await self._read(lambda connection: connection.execute(wanted).all())
        return sorted((_sheet(row) for row in found), key=lambda sheet: sheet.created, reverse=True)

    async def due_ids(self, now: float, unchanged_since: float, empty: float) -> list[str]:
        """Return the ids of tournaments that are running, should start by now, or have been waiting unchanged since
        before `unchanged_since` or, without people and start time, since before `empty`."""
        columns = schema.tournaments.c
        forgotten = columns.starts.is_(None) & (columns.changed < empty) & _without_people()
        started = or_(columns.starts <= now, columns.changed < unchanged_since, forgotten)
        wanted = select(columns.id).where(or_(columns.state == RUNNING, (columns.state == WAITING) & started))
        found = await self._read(lambda connection: connection.execute(wanted).scalars().all())
        return [str(id) for id in found]

    async def abandoned(self, empty: float) -> str | None:
        """Return the tournament that has been waiting longest without people, unchanged since before `empty`."""
        columns = schema.tournaments.c
        wanted = select(columns.id).where(columns.state == WAITING, columns.changed < empty, _without_people())
        wanted = wanted.order_by(columns.changed).limit(1)
        found: str | None = await self._read(lambda connection: connection.execute(wanted).scalar())
        return found

    async def tournaments_of(self, person_id: str, *states: str) -> list[Tournament]:
        """Return the tournaments that a person takes part in or has opened."""
        columns = schema.tournaments.c
        wanted = _sheets().where(columns.state.in_(states), columns.sheet.contains(f'"{person_id}"', autoescape=True))
        found = await self._read(lambda connection: connection.execute(wanted.order_by(columns.made)).all())
        return [_sheet(row) for row in found]

    async def table_states(self, table_ids: Sequence[str]) -> dict[str, TableState]:
        """Return the existing tables among these ids."""
        if not table_ids:
            return {}
        wanted = select(schema.tables.c.id, schema.tables.c.head).where(schema.tables.c.id.in_(list(table_ids)))
        found = await self._read(lambda connection: connection.execute(wanted).all())
        return {str(id): heads.from_json(text) for id, text in found}

    # Writing.

    async def create(self, tournament: Tournament) -> None:
        """Add a tournament."""
        values = {"id": tournament.id, "made": tournament.created, **_columns(tournament)}
        await self._write(lambda connection: connection.execute(insert(schema.tournaments).values(**values)))

    async def write(
        self, tournament: Tournament, pairings: Sequence[Pairing] = (), new_tables: Sequence[TableState] = ()
    ) -> None:
        """Write a changed tournament with new pairings and their tables, all or nothing."""
        columns = schema.tournaments.c

        def writing(connection: Connection) -> None:
            same = (columns.id == tournament.id, columns.version == tournament.version - 1)
            changed = connection.execute(update(schema.tournaments).where(*same).values(**_columns(tournament)))
            if changed.rowcount != 1:
                raise WriteConflict
            if pairings:
                connection.execute(insert(schema.pairings), [_values(tournament.id, each) for each in pairings])
            for head in new_tables:
                connection.execute(insert(schema.tables).values(id=head.id, made=head.created, **head_columns(head)))
                self._rows.seat_people(connection.exec_driver_sql, head)

        await self._write(writing)

    async def record_result(
        self,
        tournament_id: str,
        pairing: Pairing,
        scores: tuple[float, float],
        result_kind: PairingResultKind,
        at: float,
    ) -> bool:
        """Record the result of a pairing; return False and change nothing if it is already known."""
        columns, sheets = schema.pairings.c, schema.tournaments.c

        def scoring(connection: Connection) -> bool:
            this = (
                columns.round == pairing.round,
                columns.board == pairing.board,
                columns.game == pairing.replay_number,
            )
            unknown = (columns.tournament == tournament_id, columns.first_score.is_(None))
            ended = {"first_score": scores[0], "second_score": scores[1], "how": result_kind}
            if connection.execute(update(schema.pairings).where(*this, *unknown).values(**ended)).rowcount != 1:
                return False
            newer = {"version": sheets.version + 1, "changed": at}
            connection.execute(update(schema.tournaments).where(sheets.id == tournament_id).values(**newer))
            return True

        return await self._write(scoring)


def _without_people() -> ColumnElement[bool]:
    """Match tournaments that have no person among their entrants. Quotes within JSON strings are escaped, so that no
    title can look like an entrant."""
    return ~schema.tournaments.c.sheet.contains('"person":"', autoescape=True)


def _sheets() -> Any:
    return select(schema.tournaments.c.sheet, schema.tournaments.c.version)


def _sheet(row: Any) -> Tournament:
    """Decode a row. Its version column takes precedence, because results increase only that."""
    sheet = models.from_json(row.sheet)
    sheet.version = int(row.version)
    return sheet


def _columns(sheet: Tournament) -> dict[str, Any]:
    return {
        "version": sheet.version,
        "state": sheet.state,
        "public": int(sheet.public),
        "host": sheet.host,
        "starts": sheet.starts,
        "changed": sheet.changed,
        "sheet": models.to_json(sheet),
        "household": sheet.household,
    }


def _values(id: str, pairing: Pairing) -> dict[str, Any]:
    scores = pairing.scores or (None, None)
    return {
        "tournament": id,
        "round": pairing.round,
        "board": pairing.board,
        "game": pairing.replay_number,
        "first": pairing.first,
        "second": pairing.second,
        "table_id": pairing.table_id,
        "how": pairing.result_kind,
        "first_score": scores[0],
        "second_score": scores[1],
    }


def _pairing(row: Any) -> Pairing:
    scores = None if row.first_score is None else (float(row.first_score), float(row.second_score))
    return Pairing(row.round, row.board, row.game, row.first, row.second, row.table_id, row.how, scores)
