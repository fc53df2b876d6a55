"""The most frequent writes, moves and table states, in plain SQL that both databases understand and that need not be
compiled each time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kwoon.hall.tables import table_state as heads
from kwoon.hall.tables.models import StoredMove, WriteConflict
from kwoon.hall.tables.table_state import TableState

ANSWER = "table_id, n, seat, move, luck, clock, request, at"
HEAD = ("version", "status", "public", "changed", "head", "host", "people", "game", "household")
SEAT = "table_id, person, status, changed, result"

Execute = Callable[..., Any]
"""Executes a statement with its values; the result has a row count."""


class HotWriter:
    """Writes rows; `mark` is the parameter placeholder of the database."""

    def __init__(self, mark: str) -> None:
        self._mark = mark
        self._inserts: dict[tuple[str, int], str] = {}
        changes = ", ".join([f"{name} = {mark}" for name in HEAD])
        self._change = f"UPDATE tables SET {changes} WHERE id = {mark} AND version = {mark}"
        self._unseat = f"DELETE FROM seats WHERE table_id = {mark}"

    def add(self, execute: Execute, answers: list[StoredMove]) -> None:
        """Insert moves; raise WriteConflict if a number is taken."""
        statement = self._insert("answers", ANSWER, len(answers)) + " ON CONFLICT DO NOTHING"
        done = execute(statement, tuple([value for answer in answers for value in answer]))
        if done.rowcount != len(answers):
            raise WriteConflict

    def change(self, execute: Execute, head: TableState) -> None:
        """Update a table state; raise WriteConflict unless it follows the stored version."""
        changed = execute(self._change, (*head_columns(head).values(), head.id, head.version - 1))
        if changed.rowcount != 1:
            raise WriteConflict
        self.seat_people(execute, head)

    def seat_people(self, execute: Execute, head: TableState) -> None:
        """Replace the stored list of people seated at a table."""
        execute(self._unseat, (head.id,))
        people = head.results()
        if people:
            rows = [(head.id, person, head.status, head.changed, result) for person, result in people.items()]
            execute(self._insert("seats", SEAT, len(rows)), tuple([value for row in rows for value in row]))

    def _insert(self, table: str, columns: str, count: int) -> str:
        known = self._inserts.get((table, count))
        if known is None:
            marks = "(" + ", ".join([self._mark] * len(columns.split())) + ")"
            known = f"INSERT INTO {table} ({columns}) VALUES {', '.join([marks] * count)}"
            self._inserts[table, count] = known
        return known


def head_columns(head: TableState) -> dict[str, Any]:
    """Return the columns of a table state that can change: all but the id and the creation time."""
    values = (
        head.version,
        head.status,
        int(head.public),
        head.changed,
        heads.to_json(head),
        head.host,
        len(head.people()),
        head.game,
        head.household,
    )
    return dict(zip(HEAD, values, strict=True))
