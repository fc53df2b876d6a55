"""The most frequent writes: moves and table states. They are plain SQL that both databases understand, so SQLAlchemy
does not have to compile them each time."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from sqlalchemy import Connection, insert

from kwoon.hall.tables import table_state
from kwoon.hall.tables.stored_rows import StoredMove, WriteConflict
from kwoon.hall.tables.table_state import TableState
from kwoon.server.storage import schema

MOVE_COLUMNS = StoredMove._fields
TABLE_COLUMNS = ("version", "status", "is_public", "changed", "state", "host", "num_people", "game", "household")
SEAT_COLUMNS = ("table_id", "person_id", "status", "changed", "result")

Execute = Callable[..., Any]
"""Executes a statement with its values; the result has a row count."""


class TableWriter:
    """Writes moves, table states and seats."""

    def __init__(self, *, is_sqlite: bool) -> None:
        placeholder = parameter_placeholder(is_sqlite)
        self._insert_statement = cache(partial(insert_statement, placeholder=placeholder))
        assignments = ", ".join([f"{name} = {placeholder}" for name in TABLE_COLUMNS])
        self._update = f"UPDATE tables SET {assignments} WHERE id = {placeholder} AND version = {placeholder}"
        self._delete_seats = f"DELETE FROM seats WHERE table_id = {placeholder}"

    def insert_moves(self, execute: Execute, moves: list[StoredMove]) -> None:
        """Insert moves. Raise `WriteConflict` if a number is taken."""
        statement = self._insert_statement("moves", MOVE_COLUMNS, num_rows=len(moves)) + " ON CONFLICT DO NOTHING"
        result = execute(statement, tuple([value for move in moves for value in move]))
        if result.rowcount != len(moves):
            raise WriteConflict

    def update_table(self, execute: Execute, state: TableState) -> None:
        """Update a table state. Raise `WriteConflict` unless its version follows the stored version."""
        result = execute(self._update, (*table_columns(state).values(), state.id, state.version - 1))
        if result.rowcount != 1:
            raise WriteConflict
        self.replace_seats(execute, state)

    def insert_table(self, connection: Connection, state: TableState) -> None:
        values = {"id": state.id, "created": state.created, **table_columns(state)}
        connection.execute(insert(schema.tables).values(**values))
        self.replace_seats(connection.exec_driver_sql, state)

    def replace_seats(self, execute: Execute, state: TableState) -> None:
        """Replace the stored list of people seated at a table."""
        execute(self._delete_seats, (state.id,))
        results = state.results_by_person()
        if results:
            rows = [(state.id, person_id, state.status, state.changed, result) for person_id, result in results.items()]
            statement = self._insert_statement("seats", SEAT_COLUMNS, num_rows=len(rows))
            execute(statement, tuple([value for row in rows for value in row]))


def parameter_placeholder(is_sqlite: bool) -> str:
    return "?" if is_sqlite else "%s"


def insert_statement(table: str, columns: tuple[str, ...], placeholder: str, num_rows: int = 1) -> str:
    row = f"({', '.join([placeholder] * len(columns))})"
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES {', '.join([row] * num_rows)}"


def table_columns(state: TableState) -> dict[str, Any]:
    """Return the values of a table state's changeable columns: all except the id and the creation time."""
    values = (
        state.version,
        state.status,
        int(state.public),
        state.changed,
        table_state.to_json(state),
        state.host,
        len(state.seats_of_people()),
        state.game,
        state.household,
    )
    return dict(zip(TABLE_COLUMNS, values, strict=True))
