"""Reads the rows of a table for a migration, a few at a time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

BATCH = 200


def read_in_batches(table: str, *columns: str) -> Iterator[list[sa.Row[Any]]]:
    """Yield the ids and these columns of all rows."""
    statement = sa.text(f"SELECT id, {', '.join(columns)} FROM {table} WHERE id > :last_id ORDER BY id LIMIT {BATCH}")
    last_id = ""
    while rows := list(op.get_bind().execute(statement, {"last_id": last_id})):
        last_id = rows[-1].id
        yield rows
