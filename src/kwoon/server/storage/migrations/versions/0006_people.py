"""Add accounts, ratings and their changes, and the columns for querying finished games."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

from kwoon.server.storage.migrations.rows import read_in_batches

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    for column in (
        sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
        sa.Column("standing", sa.String(10), nullable=False, server_default=""),
        sa.Column("kept", sa.Float),
        sa.Column("recovery", sa.String(64)),
    ):
        op.add_column("guests", column)
    op.create_index("guests_by_recovery", "guests", ["recovery"])
    make_keys()
    make_ratings()
    op.add_column("tables", sa.Column("game", sa.String(40), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("result", sa.String(10), nullable=False, server_default=""))
    fill_in(op.get_bind())
    op.create_index("tables_by_game", "tables", ["game", "status", "public", "changed"])


def make_keys() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("place", sa.String(255), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(80), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("purpose", sa.String(10), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def make_ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("floor", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("ratings_by_floor", "ratings", ["game", "kind", "floor"])
    op.create_table(
        "changes",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("sides", sa.Integer, nullable=False),
        sa.Column("gone", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("mu_before", sa.Float, nullable=False),
        sa.Column("sigma_before", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("changes_by_person", "changes", ["person", "at"])


def fill_in(connection: sa.Connection) -> None:
    """Fill in the game of every table, and each person's result if the winners are known."""
    games = sa.text("UPDATE tables SET game = :game WHERE id = :id")
    results = sa.text("UPDATE seats SET result = :result WHERE table_id = :id AND person = :person")
    for found in read_in_batches("tables", "head"):
        heads = [(table.id, json.loads(table.head)) for table in found]
        connection.execute(games, [{"id": id, "game": head["game"]} for id, head in heads])
        ended = [row for id, head in heads for row in _results(id, head)]
        if ended:
            connection.execute(results, ended)


def _results(id: str, head: dict[str, Any]) -> list[dict[str, object]]:
    winners = head.get("winners")
    if head.get("status") != "over" or not winners:
        return []
    drawn = len(winners) == len(head["seats"])
    return [
        {"id": id, "person": seat["person"], "result": "drawn" if drawn else "won" if at in winners else "lost"}
        for at, seat in enumerate(head["seats"])
        if seat.get("kind") == "person"
    ]
