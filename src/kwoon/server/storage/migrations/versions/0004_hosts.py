"""Add each table's host and number of people, so that the database can list the tables."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

AT_ONCE = 1000


def upgrade() -> None:
    op.add_column("tables", sa.Column("host", sa.String(40), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("people", sa.Integer, nullable=False, server_default="0"))
    connection = op.get_bind()
    known = ""
    while found := _after(connection, known):
        known = found[-1].id
        change = sa.text("UPDATE tables SET host = :host, people = :people WHERE id = :id")
        connection.execute(change, [_row(table) for table in found])
    op.create_index("tables_by_host", "tables", ["host", "status"])


def _after(connection: sa.Connection, known: str) -> list[sa.Row[Any]]:
    wanted = sa.text("SELECT id, head FROM tables WHERE id > :known ORDER BY id LIMIT :many")
    return list(connection.execute(wanted, {"known": known, "many": AT_ONCE}))


def _row(table: sa.Row[Any]) -> dict[str, object]:
    head = json.loads(table.head)
    people = [seat for seat in head["seats"] if seat.get("kind") == "person"]
    return {"id": table.id, "host": head["host"], "people": len(people)}


def downgrade() -> None:
    op.drop_index("tables_by_host", "tables")
    op.drop_column("tables", "people")
    op.drop_column("tables", "host")
