"""Add each table's host and number of people, so that the database can list the tables."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

from kwoon.server.storage.migrations.rows import read_in_batches

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("host", sa.String(40), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("people", sa.Integer, nullable=False, server_default="0"))
    change = sa.text("UPDATE tables SET host = :host, people = :people WHERE id = :id")
    for found in read_in_batches("tables", "head"):
        op.get_bind().execute(change, [_row(table) for table in found])
    op.create_index("tables_by_host", "tables", ["host", "status"])


def _row(table: sa.Row[Any]) -> dict[str, object]:
    head = json.loads(table.head)
    people = [seat for seat in head["seats"] if seat.get("kind") == "person"]
    return {"id": table.id, "host": head["host"], "people": len(people)}
