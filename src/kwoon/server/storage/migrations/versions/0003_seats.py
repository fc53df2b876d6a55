"""Add seats, so that people can find their tables again."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

AT_ONCE = 1000


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
    connection = op.get_bind()
    known = ""
    while found := _after(connection, known):
        known = found[-1].id
        rows = [row for table in found for row in _rows(table)]
        if rows:
            connection.execute(sa.insert(seats), rows)


def _after(connection: sa.Connection, known: str) -> list[sa.Row[Any]]:
    wanted = sa.text("SELECT id, status, changed, head FROM tables WHERE id > :known ORDER BY id LIMIT :many")
    return list(connection.execute(wanted, {"known": known, "many": AT_ONCE}))


def _rows(table: sa.Row[Any]) -> list[dict[str, object]]:
    people = {seat.get("person") for seat in json.loads(table.head)["seats"]} - {None}
    return [
        {"table_id": table.id, "person": person, "status": table.status, "changed": table.changed}
        for person in sorted(people)
    ]


def downgrade() -> None:
    op.drop_table("seats")
