"""Add seats, so that people can find their tables again."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

from kwoon.server.storage.migrations.rows import read_in_batches

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    seats = op.create_table(
        "seats",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("seats_by_person", "seats", ["person", "status", "changed"])
    # For tables from earlier versions, the stored state is the only source.
    for found in read_in_batches("tables", "status", "changed", "head"):
        rows = [row for table in found for row in _rows(table)]
        if rows:
            op.get_bind().execute(sa.insert(seats), rows)


def _rows(table: sa.Row[Any]) -> list[dict[str, object]]:
    people = {seat.get("person") for seat in json.loads(table.head)["seats"]} - {None}
    return [
        {"table_id": table.id, "person": person, "status": table.status, "changed": table.changed}
        for person in sorted(people)
    ]
