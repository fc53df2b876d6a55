"""Moderation from the command line. Each action is logged in the transaction that carries it out, and numbered in an
order that is the same for every hall."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Engine, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from kwoon.hall.guests import default_name
from kwoon.hall.people.models import STATUS_DELETED
from kwoon.hall.people.rated_tables import forget_households
from kwoon.hall.social.models import (
    CLOSE_ACCOUNT,
    CLOSE_TABLE,
    RENAME,
    REOPEN_ACCOUNT,
    SETTLE_REPORT,
    STATUS_CLOSED,
    AbuseReport,
    ModerationAction,
)
from kwoon.hall.tables import table_state as heads
from kwoon.hall.tables.table_state import OVER
from kwoon.server.storage import schema
from kwoon.server.storage.hot_writes import HotWriter
from kwoon.server.storage.social.tables import deeds, reports
from kwoon.server.storage.social.write_lock import Read, WriteLock

COLUMNS = deeds.c


class CannotBe(Exception):
    """An action that is impossible; the message says why."""


class DeedRows:
    """The moderation actions, for halls that apply them."""

    def __init__(self, engine: Engine, read: Read) -> None:
        self._turns = WriteLock(engine)
        self._read = read

    async def actions_since(self, number: int) -> list[ModerationAction]:
        """Return the actions after this number, and those that no hall has applied yet."""
        wanted = select(deeds).where(or_(COLUMNS.n > number, COLUMNS.done == 0)).order_by(COLUMNS.n)
        return await self._read(lambda connection: [_deed(row) for row in connection.execute(wanted)])

    async def last_number(self) -> int:
        """Return the number of the latest action."""
        wanted = select(func.coalesce(func.max(COLUMNS.n), 0))
        return await self._read(lambda connection: int(connection.execute(wanted).scalar_one()))

    async def mark_done(self, number: int) -> None:
        """Mark an action as applied by a hall."""
        change = update(deeds).where(COLUMNS.n == number).values(done=1)
        await self._turns.write(None, lambda connection: connection.execute(change))


class Office:
    """Carries out moderation actions; `who` is logged with each of them, and the time."""

    def __init__(self, engine: Engine, who: str, now: float) -> None:
        self._turns = WriteLock(engine)
        self._engine = engine
        self._who = who[:80]
        self._now = now
        alone = engine.dialect.name == "sqlite"
        self._insert: Any = sqlite.insert if alone else postgresql.insert
        self._rows = HotWriter("?" if alone else "%s")

    def reports(self, settled: bool) -> list[AbuseReport]:
        """Return the open reports, or all of them, the oldest first."""
        wanted = select(reports).order_by(reports.c.n)
        if not settled:
            wanted = wanted.where(reports.c.settled == 0)
        with self._engine.connect() as connection:
            return [_report(row) for row in connection.execute(wanted)]

    def log(self, limit: int) -> list[ModerationAction]:
        """Return the latest actions, the newest last."""
        with self._engine.connect() as connection:
            rows = connection.execute(select(deeds).order_by(COLUMNS.n.desc()).limit(limit)).all()
        return [_deed(row) for row in reversed(rows)]

    def close_account(self, person: str, why: str) -> ModerationAction:
        """Close an account on all its devices."""

        def closing(connection: Connection) -> ModerationAction:
            id, name, standing = _person(connection, person)
            if standing == STATUS_CLOSED:
                raise CannotBe(f"The account of {name} is closed already.")
            known = self._insert(schema.guests).values(id=id, name=name, standing=STATUS_CLOSED)
            connection.execute(known.on_conflict_do_update(index_elements=["id"], set_={"standing": STATUS_CLOSED}))
            return self._write_down(connection, CLOSE_ACCOUNT, id, name, why)

        return self._turns.write_now("deeds", closing)

    def open_account(self, person: str, why: str) -> ModerationAction:
        """Reopen an account."""

        def opening(connection: Connection) -> ModerationAction:
            id, name, standing = _person(connection, person)
            if standing != STATUS_CLOSED:
                raise CannotBe(f"The account of {name} is not closed.")
            connection.execute(update(schema.guests).where(schema.guests.c.id == id).values(standing=""))
            return self._write_down(connection, REOPEN_ACCOUNT, id, name, why)

        return self._turns.write_now("deeds", opening)

    def rename(self, person: str, why: str) -> ModerationAction:
        """Replace a person's name everywhere with the one they had before choosing any."""

        def renaming(connection: Connection) -> ModerationAction:
            id, name, _ = _person(connection, person)
            new = default_name(id)
            if name == new:
                raise CannotBe(f"{name} has chosen no name.")
            connection.execute(update(schema.guests).where(schema.guests.c.id == id).values(name=new))
            sayings, notes = schema.sayings.c, schema.notes.c
            connection.execute(update(schema.sayings).where(sayings.person == id).values(name=new))
            connection.execute(update(schema.notes).where(notes.person == id).values(name=new))
            at = select(schema.tables.c.head).join_from(
                schema.seats, schema.tables, schema.tables.c.id == schema.seats.c.table_id
            )
            for text in connection.execute(at.where(schema.seats.c.person == id).with_for_update()).scalars().all():
                head = heads.from_json(text)
                for place in head.seats:
                    place.name = new if place.person_id == id else place.name
                head.version += 1
                self._rows.change(connection.exec_driver_sql, head)
            return self._write_down(connection, RENAME, id, name, why)

        return self._turns.write_now("deeds", renaming)

    def close_table(self, table: str, why: str) -> ModerationAction:
        """Close a table: its game ends without a result, and the table is no longer listed."""

        def closing(connection: Connection) -> ModerationAction:
            tables = schema.tables.c
            # A hall that is writing to it at this moment finishes first, or retries.
            found = select(tables.head).where(tables.id == table).with_for_update()
            text = connection.execute(found).scalar_one_or_none()
            if text is None:
                raise CannotBe(f"There is no table {table}. Its id is the last part of its link.")
            head = heads.from_json(text)
            if head.closed:
                raise CannotBe("This table is closed already.")
            if head.status != OVER:
                head.status, head.stopped, head.winners = OVER, True, []
            forget_households(head)
            head.closed, head.public, head.household = True, False, ""
            head.version += 1
            head.changed = max(head.changed, self._now)
            self._rows.change(connection.exec_driver_sql, head)
            return self._write_down(connection, CLOSE_TABLE, table, head.game, why)

        return self._turns.write_now("deeds", closing)

    def settle(self, n: int, why: str) -> ModerationAction:
        """Settle a report."""

        def settling(connection: Connection) -> ModerationAction:
            open_ = (reports.c.n == n, reports.c.settled == 0)
            name = connection.execute(select(reports.c.name).where(*open_)).scalar_one_or_none()
            if name is None:
                raise CannotBe(f"There is no report {n} that waits.")
            connection.execute(update(reports).where(*open_).values(settled=1))
            return self._write_down(connection, SETTLE_REPORT, str(n), name, why, done=True)

        return self._turns.write_now("deeds", settling)

    def _write_down(
        self, connection: Connection, what: str, about: str, name: str, why: str, *, done: bool = False
    ) -> ModerationAction:
        last = connection.execute(select(func.coalesce(func.max(COLUMNS.n), 0))).scalar_one()
        deed = ModerationAction(int(last) + 1, self._now, self._who, what, about, name, why, done)
        connection.execute(insert(deeds).values(**(deed._asdict() | {"done": int(done)})))
        return deed


def forget_deeds(connection: Connection, person: str) -> None:
    """Remove a person from the moderation log; the actions stay."""
    connection.execute(update(deeds).where(COLUMNS.about == person).values(about=STATUS_DELETED, name="Somebody"))


def _report(row: Any) -> AbuseReport:
    return AbuseReport(*row)._replace(is_settled=bool(row.settled))


def _deed(row: Any) -> ModerationAction:
    return ModerationAction(*row)._replace(is_applied=bool(row.done))


def _person(connection: Connection, said: str) -> tuple[str, str, str]:
    """Return a person by id, or by a name that nobody else has."""
    guests = schema.guests.c
    wanted = select(guests.id, guests.name, guests.standing)
    row = connection.execute(wanted.where(guests.id == said, guests.standing != STATUS_DELETED)).first()
    if row is not None:
        return row.id, row.name, row.standing
    named = connection.execute(wanted.where(guests.name == said, guests.standing != STATUS_DELETED).limit(2)).all()
    if len(named) > 1:
        raise CannotBe(f"Several are called {said}. Give the id: it is in the reports, and in the link of their page.")
    if named:
        return named[0].id, named[0].name, named[0].standing
    seats, told = schema.seats.c, schema.sayings.c
    # Guests who never chose a name are known only by their seats, messages and reports.
    for column in (seats.person, told.person, reports.c.person):
        if connection.execute(select(column).where(column == said).limit(1)).first() is not None:
            return said, default_name(said), ""
    raise CannotBe(f"There is nobody with the id or the name {said}.")
