"""Finds out whether a transaction was committed when the connection to PostgreSQL broke before the confirmation.

The transaction may still be committing, or may not be visible yet, so the check waits for the transaction to end and
then looks for its rows. The transaction id alone is not enough, because the database may reuse it after a crash.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Engine, Table, select
from sqlalchemy.exc import DBAPIError

from kwoon.hall.tables import table_state
from kwoon.hall.tables.stored_rows import AutoPassChange, ChatMessage, StoredMove, WriteBatch, WriteUncertain
from kwoon.server.storage import schema

TRANSACTION_ID = "pg_current_xact_id()::text"
TRANSACTION_STATUS = "SELECT pg_xact_status(%s::xid8)"
MAX_WAIT = 6.0
"""Seconds to wait for a transaction in progress. If the hall that began the transaction is gone, the database aborts it
sooner."""
POLL_INTERVAL = 0.05
MAX_ATTEMPTS = 3
ROW_TABLES: dict[type, Table] = {
    StoredMove: schema.moves,
    ChatMessage: schema.chat_messages,
    AutoPassChange: schema.auto_passes,
}


def was_committed(engine: Engine, transaction_id: str, entries: Sequence[WriteBatch]) -> bool:
    """Return whether the transaction with this id wrote the entries. Raise `WriteUncertain` if that cannot be
    determined."""
    for _ in range(MAX_ATTEMPTS):
        try:
            with engine.connect() as connection:
                return _wait_and_check_written(connection, transaction_id, entries)
        except DBAPIError as error:
            if not error.connection_invalidated:
                break
            # This pooled connection broke along with the first one; the next one is new.
    raise WriteUncertain


def _wait_and_check_written(connection: Connection, transaction_id: str, entries: Sequence[WriteBatch]) -> bool:
    deadline = time.monotonic() + MAX_WAIT
    while _is_in_progress(connection, transaction_id):
        if time.monotonic() > deadline:
            raise WriteUncertain
        time.sleep(POLL_INTERVAL)
    for entry in entries:
        is_stored = is_batch_stored(connection, entry)
        if is_stored is not None:
            # The transaction is atomic, so one entry decides.
            return is_stored
    raise WriteUncertain


def _is_in_progress(connection: Connection, transaction_id: str) -> bool:
    try:
        return bool(connection.exec_driver_sql(TRANSACTION_STATUS, (transaction_id,)).scalar() == "in progress")
    except DBAPIError as error:
        if error.connection_invalidated:
            raise
        # The id is not assigned yet: the database has crashed and lost the transaction.
        return False
    finally:
        if not connection.invalidated:
            connection.rollback()


def is_batch_stored(connection: Connection, batch: WriteBatch) -> bool | None:
    """Return whether a batch is in the database, or None if it leaves no evidence."""
    for row in (*batch.moves[:1], batch.chat_message, batch.auto_pass):
        if row is not None:
            return _has_row(connection, ROW_TABLES[type(row)], row)
    tables = schema.tables.c
    if batch.new_tables:
        statement = select(tables.id).where(tables.id == batch.new_tables[0].id)
        return connection.execute(statement).first() is not None
    if batch.table_state is not None:
        stored = connection.execute(
            select(tables.version, tables.state).where(tables.id == batch.table_state.id)
        ).first()
        if stored is not None and stored.version <= batch.table_state.version:
            return bool(stored.state == table_state.to_json(batch.table_state))
    return None


def _has_row(connection: Connection, table: Table, row: tuple[Any, ...]) -> bool:
    table_id, number, *_ = row
    stored = connection.execute(select(table).where(table.c.table_id == table_id, table.c.number == number)).first()
    return stored is not None and tuple(stored) == row
