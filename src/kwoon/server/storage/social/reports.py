"""Reports in the database."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.sql import Executable

from kwoon.hall.accounts.models import DELETED_NAME, STATUS_DELETED
from kwoon.hall.moderation.models import AbuseReport
from kwoon.server.storage import schema
from kwoon.server.storage.schema import reports
from kwoon.server.storage.sql_store import SqlStore

COLUMNS = reports.c
KEPT_REPORTS = 10_000
"""Resolved reports are deleted once this many newer reports exist."""
SAME_REPORT = ("reporter_id", "person_id", "kind", "quoted_text", "table_id")
"""Columns that are equal if a report was sent twice."""


class SqlAbuseReports(SqlStore):
    """Reports, numbered consecutively."""

    async def add_report(self, report: AbuseReport, max_per_person: int, max_total: int) -> bool:
        """Store a report unless the same report is already open. Return False if this person or the hall has too many
        open reports."""
        row = report._asdict() | {"is_settled": 0}
        is_same = [COLUMNS[name] == row[name] for name in SAME_REPORT]
        is_open = COLUMNS.is_settled == 0

        def insert_unless_limited(connection: Connection) -> bool:
            if connection.execute(select(COLUMNS.number).where(is_open, *is_same).limit(1)).first() is not None:
                return True
            num_open, num_by_person = connection.execute(
                select(func.count(), func.count().filter(COLUMNS.reporter_id == report.reporter_id)).where(is_open)
            ).one()
            if int(num_open) >= max_total or int(num_by_person) >= max_per_person:
                return False
            last = connection.execute(select(func.coalesce(func.max(COLUMNS.number), 0))).scalar_one()
            connection.execute(insert(reports).values(**(row | {"number": int(last) + 1})))
            connection.execute(
                delete(reports).where(COLUMNS.is_settled == 1, COLUMNS.number < int(last) - KEPT_REPORTS)
            )
            return True

        return await self._write(insert_unless_limited, "reports")

    async def person_exists(self, person_id: str) -> bool:
        """Return whether a person has a stored profile or is seated at a table."""
        return await self._read_first(person_exists_statement(person_id)) is not None

    async def chat_message(self, table_id: str, number: int) -> tuple[str, str, str] | None:
        """Return a chat message's author id, author name and text, or None."""
        columns = schema.chat_messages.c
        statement = select(columns.person_id, columns.name, columns.text).where(
            columns.table_id == table_id, columns.number == number
        )
        row = await self._read_first(statement)
        return None if row is None else (row.person_id, row.name, row.text)


def delete_or_anonymize_reports(connection: Connection, person_id: str) -> None:
    """Delete the reports about a person, and remove the person's id and name from reports that they made."""
    connection.execute(delete(reports).where(COLUMNS.person_id == person_id))
    reporter = {"reporter_id": STATUS_DELETED, "reporter_name": DELETED_NAME}
    connection.execute(update(reports).where(COLUMNS.reporter_id == person_id).values(**reporter))


def person_exists_statement(person_id: str) -> Executable:
    """Return a query that finds a row if a person has a stored profile or is seated at a table."""
    guests = select(schema.guests.c.id).where(schema.guests.c.id == person_id)
    seats = select(schema.seats.c.person_id).where(schema.seats.c.person_id == person_id)
    return guests.union_all(seats).limit(1)
