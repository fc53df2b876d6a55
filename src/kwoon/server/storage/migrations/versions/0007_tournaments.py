"""Add tournaments and their pairings."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("public", sa.Integer, nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("starts", sa.Float),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("sheet", sa.Text, nullable=False),
    )
    op.create_index("tournaments_by_state", "tournaments", ["state", "public", "made"])
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(40), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("board", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("second", sa.Integer),
        sa.Column("table_id", sa.String(40)),
        sa.Column("how", sa.String(10), nullable=False),
        sa.Column("first_score", sa.Float),
        sa.Column("second_score", sa.Float),
    )
