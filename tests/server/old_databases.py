"""Rows for databases from earlier versions, with the names used in those versions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, text

from kwoon.hall.stored_json_upgrade import TABLE_STATE, rename_keys
from kwoon.hall.tables import table_state
from kwoon.hall.tables.table_state import TableState


def insert_row(connection: Connection, table: str, values: Mapping[str, Any]) -> None:
    """Insert a row into a table that the current schema may no longer define."""
    columns = ", ".join(f'"{name}"' for name in values)
    parameters = ", ".join(f":{name}" for name in values)
    connection.execute(text(f"INSERT INTO {table} ({columns}) VALUES ({parameters})"), dict(values))


def old_json(state: TableState) -> str:
    """Return a table state as version 1 stored it."""
    return rename_keys(table_state.to_json(state), TABLE_STATE.reversed())
