"""Reports in the database."""

from __future__ import annotations

from sqlalchemy import Connection, Engine, delete, func, insert, select, update

from kwoon.hall.people.models import STATUS_DELETED
from kwoon.hall.social.models import AbuseReport
from kwoon.server.storage import schema
from kwoon.server.storage.social.tables import reports
from kwoon.server.storage.social.write_lock import Read, WriteLock

COLUMNS = reports.c
KEPT = 10_000
"""Number of settled reports to keep, the most recent ones."""


class ReportRows:
    """Reports, numbered consecutively."""

    def __init__(self, engine: Engine, read: Read) -> None:
        self._turns = WriteLock(engine)
        self._read = read

    async def add(self, report: AbuseReport, max_per_person: int, max_total: int) -> bool:
        """Store a report, once; return False if there are too many open reports by this person or in total."""
        row = report._asdict()
        row["table_id"] = row.pop("table")
        row["settled"] = 0
        alike = [COLUMNS[name] == row[name] for name in ("by", "person", "what", "words", "table_id")]
        open_ = COLUMNS.settled == 0

        def adding(connection: Connection) -> bool:
            if connection.execute(select(COLUMNS.n).where(open_, *alike).limit(1)).first() is not None:
                return True
            all_, theirs = connection.execute(
                select(func.count(), func.count().filter(COLUMNS.by == report.reporter_id)).where(open_)
            ).one()
            if int(all_) >= max_total or int(theirs) >= max_per_person:
                return False
            last = connection.execute(select(func.coalesce(func.max(COLUMNS.n), 0))).scalar_one()
            connection.execute(insert(reports).values(**(row | {"n": int(last) + 1})))
            connection.execute(delete(reports).where(COLUMNS.settled == 1, COLUMNS.n < int(last) - KEPT))
            return True

        return await self._turns.write("reports", adding)

    async def known(self, person: str) -> bool:
        """Return whether a person exists: with a chosen name, or at a table."""
        guests = select(schema.guests.c.id).where(schema.guests.c.id == person)
        seats = select(schema.seats.c.person).where(schema.seats.c.person == person)
        wanted = guests.union_all(seats).limit(1)
        return await self._read(lambda connection: connection.execute(wanted).first()) is not None

    async def chat_message(self, table_id: str, number: int) -> tuple[str, str, str] | None:
        """Return the author, the author's name and the text of a chat message."""
        sayings = schema.sayings.c
        wanted = select(sayings.person, sayings.name, sayings.text).where(
            sayings.table_id == table_id, sayings.n == number
        )
        row = await self._read(lambda connection: connection.execute(wanted).first())
        return None if row is None else (row.person, row.name, row.text)


def forget_reports(connection: Connection, person: str) -> None:
    """Remove a person's name from the reports they made, and delete the reports about them."""
    connection.execute(delete(reports).where(COLUMNS.person == person))
    connection.execute(update(reports).where(COLUMNS.by == person).values(by=STATUS_DELETED, by_name="Somebody"))
