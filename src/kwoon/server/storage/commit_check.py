"""Whether something was written although the line to PostgreSQL broke before it said so.

The database may be about to commit it still, or keep it from everybody for a while: first that has to end. Then what
stands there tells. The transaction's number alone does not: a database that has crashed gives it to another one.
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
"""For so many seconds it may be under way; the database gives up one whose hall is gone sooner than that."""
OFTEN = 0.05
TRIES = 3


def was_done(engine: Engine, number: str, entries: Sequence[WriteBatch]) -> bool:
    """Whether the transaction of this number wrote them; raises Unsure if that cannot be told."""
    for _ in range(TRIES):
        try:
            with engine.connect() as connection:
                return _found(connection, number, entries)
        except DBAPIError as error:
            if not error.connection_invalidated:
                break
            # One of those that broke together with the first; the next one is new.
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
            # All of it counts together.
            return there
    raise WriteUncertain


def _under_way(connection: Connection, number: str) -> bool:
    try:
        return bool(connection.exec_driver_sql(STATUS, (number,)).scalar() == "in progress")
    except DBAPIError as error:
        if error.connection_invalidated:
            raise
        # A number that is yet to come: the database has crashed and knows nothing of it.
        return False
    finally:
        if not connection.invalidated:
            connection.rollback()


def _there(connection: Connection, entry: WriteBatch) -> bool | None:
    """Whether an entry stands there; None for one that does not tell."""
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
