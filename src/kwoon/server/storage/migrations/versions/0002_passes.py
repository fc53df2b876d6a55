"""Add automatic passes: which people pass optional prompts, and in which turn."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "passes",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("turn", sa.Integer),
        sa.Column("request", sa.String(64)),
        sa.Column("at", sa.Float, nullable=False),
    )
