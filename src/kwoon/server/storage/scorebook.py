"""Tournaments in the database. A sheet has a version that grows with every change, results among them: whoever has
looked at an older one cannot write."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, Engine, case, func, insert, or_, select, update

from kwoon.hall.tables import head as heads
from kwoon.hall.tables.head import Head
from kwoon.hall.tables.rows import Conflict
from kwoon.hall.tournaments import rows
from kwoon.hall.tournaments.needs import Held
from kwoon.hall.tournaments.rows import RUNNING, WAITING, Course, How, Pairing, Sheet
from kwoon.server.storage import schema
from kwoon.server.storage.annals import Reading
from kwoon.server.storage.writing import Rows, head_columns

Done = TypeVar("Done")


class Scorebook:
    """Tournaments and their pairings."""

    def __init__(self, engine: Engine, alone: bool, read: Reading) -> None:
        self._engine = engine
        self._read = read
        self._rows = Rows("?" if alone else "%s")

    async def _write(self, writing: Callable[[Connection], Done]) -> Done:
        def written() -> Done:
            with self._engine.connect().execution_options(immediate=True) as connection:
                done = writing(connection)
                connection.commit()
                return done

        return await asyncio.to_thread(written)

    # Reading.

    async def held(self, host: str, household: str = "") -> Held:
        """How many wait or go on; nothing is counted for no household."""
        columns = schema.tournaments.c
        own_household = func.count().filter(columns.household == household, columns.household != "")
        wanted = select(func.count().filter(columns.host == host), func.count(), own_household)
        wanted = wanted.select_from(schema.tournaments).where(columns.state.in_((WAITING, RUNNING)))
        found = await self._read(lambda connection: connection.execute(wanted).one())
        return Held(*(int(each) for each in found))

    async def version(self, id: str) -> int | None:
        """How often it has changed, if there is such a tournament."""
        wanted = select(schema.tournaments.c.version).where(schema.tournaments.c.id == id)
        found: int | None = await self._read(lambda connection: connection.execute(wanted).scalar())
        return found

    async def course(self, id: str) -> Course | None:
        """A tournament with all its pairings. A result that comes between the two questions is told, and whoever writes
        by what they were told then finds that the version is not that any more."""
        columns = schema.pairings.c

        def reading(connection: Connection) -> Course | None:
            row = connection.execute(_sheets().where(schema.tournaments.c.id == id)).first()
            if row is None:
                return None
            wanted = select(schema.pairings).where(columns.tournament == id)
            found = connection.execute(wanted.order_by(columns.round, columns.board, columns.game))
            return Course(_sheet(row), [_pairing(each) for each in found])

        course: Course | None = await self._read(reading)
        return course

    async def listed(self, *states: str, public: bool = True, limit: int = 50) -> list[Sheet]:
        """The newest tournaments in these states; those that anybody may find, or all. If there are more than `limit`,
        each household has its first place before any has its second."""
        columns = schema.tournaments.c
        household = case((columns.household == "", columns.host), else_=columns.household)
        place = func.row_number().over(partition_by=household, order_by=columns.made.desc()).label("place")
        ranked = select(columns.sheet, columns.version, columns.made, place).where(columns.state.in_(states))
        if public:
            ranked = ranked.where(columns.public == 1)
        each = ranked.subquery().c
        wanted = select(each.sheet, each.version).order_by(each.place, each.made.desc()).limit(limit)
        found = await self._read(lambda connection: connection.execute(wanted).all())
        return sorted((_sheet(row) for row in found), key=lambda sheet: sheet.made, reverse=True)

    async def due(self, now: float, stale: float, empty: float) -> list[str]:
        """Those that go on, are to start by now, wait unchanged since before `stale`, or, without people and a time to
        start, since before `empty`."""
        columns = schema.tournaments.c
        forgotten = columns.starts.is_(None) & (columns.changed < empty) & _without_people()
        started = or_(columns.starts <= now, columns.changed < stale, forgotten)
        wanted = select(columns.id).where(or_(columns.state == RUNNING, (columns.state == WAITING) & started))
        found = await self._read(lambda connection: connection.execute(wanted).scalars().all())
        return [str(id) for id in found]

    async def abandoned(self, empty: float) -> str | None:
        """The tournament that has waited longest without people, unchanged since before `empty`."""
        columns = schema.tournaments.c
        wanted = select(columns.id).where(columns.state == WAITING, columns.changed < empty, _without_people())
        wanted = wanted.order_by(columns.changed).limit(1)
        found: str | None = await self._read(lambda connection: connection.execute(wanted).scalar())
        return found

    async def of(self, person: str, *states: str) -> list[Sheet]:
        """Those in which somebody takes part, or that they have opened."""
        columns = schema.tournaments.c
        wanted = _sheets().where(columns.state.in_(states), columns.sheet.contains(f'"{person}"', autoescape=True))
        found = await self._read(lambda connection: connection.execute(wanted.order_by(columns.made)).all())
        return [_sheet(row) for row in found]

    async def heads(self, tables: Sequence[str]) -> dict[str, Head]:
        """Tables by their ids, those that there are."""
        if not tables:
            return {}
        wanted = select(schema.tables.c.id, schema.tables.c.head).where(schema.tables.c.id.in_(list(tables)))
        found = await self._read(lambda connection: connection.execute(wanted).all())
        return {str(id): heads.unpack(text) for id, text in found}

    # Writing.

    async def open(self, sheet: Sheet) -> None:
        """A new one."""
        values = {"id": sheet.id, "made": sheet.made, **_columns(sheet)}
        await self._write(lambda connection: connection.execute(insert(schema.tournaments).values(**values)))

    async def write(self, sheet: Sheet, pairings: Sequence[Pairing] = (), opened: Sequence[Head] = ()) -> None:
        """A changed sheet, with new pairings and the tables at which they are played: all of it or nothing."""
        columns = schema.tournaments.c

        def writing(connection: Connection) -> None:
            same = (columns.id == sheet.id, columns.version == sheet.version - 1)
            changed = connection.execute(update(schema.tournaments).where(*same).values(**_columns(sheet)))
            if changed.rowcount != 1:
                raise Conflict
            if pairings:
                connection.execute(insert(schema.pairings), [_values(sheet.id, each) for each in pairings])
            for head in opened:
                connection.execute(insert(schema.tables).values(id=head.id, made=head.made, **head_columns(head)))
                self._rows.seat_people(connection.exec_driver_sql, head)

        await self._write(writing)

    async def score(self, id: str, pairing: Pairing, scores: tuple[float, float], how: How, at: float) -> bool:
        """How a pairing ended; False if that was known already, and then nothing changes."""
        columns, sheets = schema.pairings.c, schema.tournaments.c

        def scoring(connection: Connection) -> bool:
            this = (columns.round == pairing.round, columns.board == pairing.board, columns.game == pairing.game)
            unknown = (columns.tournament == id, columns.first_score.is_(None))
            ended = {"first_score": scores[0], "second_score": scores[1], "how": how}
            if connection.execute(update(schema.pairings).where(*this, *unknown).values(**ended)).rowcount != 1:
                return False
            newer = {"version": sheets.version + 1, "changed": at}
            connection.execute(update(schema.tournaments).where(sheets.id == id).values(**newer))
            return True

        return await self._write(scoring)


def _without_people() -> ColumnElement[bool]:
    """Whether a stored sheet has no person among its entrants. Quotes within texts are escaped there, so that no title
    can look like an entrant."""
    return ~schema.tournaments.c.sheet.contains('"person":"', autoescape=True)


def _sheets() -> Any:
    return select(schema.tournaments.c.sheet, schema.tournaments.c.version)


def _sheet(row: Any) -> Sheet:
    """The version of the row is the one that counts: results make it grow without the sheet being written."""
    sheet = rows.unpack(row.sheet)
    sheet.version = int(row.version)
    return sheet


def _columns(sheet: Sheet) -> dict[str, Any]:
    return {
        "version": sheet.version,
        "state": sheet.state,
        "public": int(sheet.public),
        "host": sheet.host,
        "starts": sheet.starts,
        "changed": sheet.changed,
        "sheet": rows.pack(sheet),
        "household": sheet.household,
    }


def _values(id: str, pairing: Pairing) -> dict[str, Any]:
    scores = pairing.scores or (None, None)
    return {
        "tournament": id,
        "round": pairing.round,
        "board": pairing.board,
        "game": pairing.game,
        "first": pairing.first,
        "second": pairing.second,
        "table_id": pairing.table,
        "how": pairing.how,
        "first_score": scores[0],
        "second_score": scores[1],
    }


def _pairing(row: Any) -> Pairing:
    scores = None if row.first_score is None else (float(row.first_score), float(row.second_score))
    return Pairing(row.round, row.board, row.game, row.first, row.second, row.table_id, row.how, scores)
