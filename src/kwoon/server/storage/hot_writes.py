"""What is written all the time, answers and changed heads: in plain SQL, which both databases understand and which need
not be put together anew each time."""

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
"""Carries out a statement, given with its values; the result knows how many rows it has changed."""


class HotWriter:
    """Writes rows; `mark` stands for a value in a statement."""

    def __init__(self, mark: str) -> None:
        self._mark = mark
        self._inserts: dict[tuple[str, int], str] = {}
        changes = ", ".join([f"{name} = {mark}" for name in HEAD])
        self._change = f"UPDATE tables SET {changes} WHERE id = {mark} AND version = {mark}"
        self._unseat = f"DELETE FROM seats WHERE table_id = {mark}"

    def add(self, execute: Execute, answers: list[StoredMove]) -> None:
        """Answers; Conflict if the number of one is taken."""
        statement = self._insert("answers", ANSWER, len(answers)) + " ON CONFLICT DO NOTHING"
        done = execute(statement, tuple([value for answer in answers for value in answer]))
        if done.rowcount != len(answers):
            raise WriteConflict

    def change(self, execute: Execute, head: TableState) -> None:
        """A head that follows the stored one; Conflict if another one does."""
        changed = execute(self._change, (*head_columns(head).values(), head.id, head.version - 1))
        if changed.rowcount != 1:
            raise WriteConflict
        self.seat_people(execute, head)

    def seat_people(self, execute: Execute, head: TableState) -> None:
        """Write down anew who sits at a table."""
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
    """What is stored of a head, by the names of the columns; the id and when it was made never change."""
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
