"""Finds out whether a transaction was committed when the connection to PostgreSQL broke before the confirmation.

The transaction may still be committing, or may not be visible yet, so this waits for it to end and then looks for its
rows. The transaction id alone is not enough: after a crash the database may reuse it.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import DBAPIError

from kwoon.hall.tables import table_state as heads
from kwoon.hall.tables.models import WriteBatch, WriteUncertain
from kwoon.server.storage import schema

NUMBER = "pg_current_xact_id()::text"
STATUS = "SELECT pg_xact_status(%s::xid8)"
MOST = 6.0
"""Seconds to wait for a transaction in progress. The database aborts one whose hall is gone sooner than that."""
OFTEN = 0.05
TRIES = 3


def was_done(engine: Engine, number: str, entries: Sequence[WriteBatch]) -> bool:
    """Return whether the transaction with this id wrote the entries; raise WriteUncertain if that is unknown."""
    for _ in range(TRIES):
        try:
            with engine.connect() as connection:
                return _found(connection, number, entries)
        except DBAPIError as error:
            if not error.connection_invalidated:
                break
            # A pooled connection that broke along with the first one; the next one is new.
    raise WriteUncertain


def _found(connection: Connection, number: str, entries: Sequence[WriteBatch]) -> bool:
    until = time.monotonic() + MOST
    while _under_way(connection, number):
        if time.monotonic() > until:
            raise WriteUncertain
        time.sleep(OFTEN)
    for entry in entries:
        there = _there(connection, entry)
        if there is not None:
            # The batch is atomic, so one entry decides.
            return there
    raise WriteUncertain


def _under_way(connection: Connection, number: str) -> bool:
    try:
        return bool(connection.exec_driver_sql(STATUS, (number,)).scalar() == "in progress")
    except DBAPIError as error:
        if error.connection_invalidated:
            raise
        # An id that is not assigned yet: the database has crashed and lost the transaction.
        return False
    finally:
        if not connection.invalidated:
            connection.rollback()


def _there(connection: Connection, entry: WriteBatch) -> bool | None:
    """Return whether an entry is in the database, or None if it leaves no evidence."""
    for row in (*entry.moves[:1], entry.chat_message, entry.auto_pass):
        if row is not None:
            place = {"Answer": schema.answers, "Saying": schema.sayings, "Pass": schema.passes}[type(row).__name__]
            return _same(connection, place, row)
    tables = schema.tables.c
    if entry.new_tables:
        found = select(tables.id).where(tables.id == entry.new_tables[0].id)
        return connection.execute(found).first() is not None
    if entry.table_state is not None:
        stored = connection.execute(
            select(tables.version, tables.head).where(tables.id == entry.table_state.id)
        ).first()
        if stored is not None and stored.version <= entry.table_state.version:
            return bool(stored.head == heads.to_json(entry.table_state))
    return None


def _same(connection: Connection, place: Any, row: tuple[Any, ...]) -> bool:
    found = connection.execute(select(place).where(place.c.table_id == row[0], place.c.n == row[1])).first()
    return found is not None and tuple(found) == row
