"""Add the weight of each rated game, and whether an opponent was in the same household or a new guest."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("changes", sa.Column("weight", sa.Float, nullable=False, server_default="1"))
    for name in ("household", "guests"):
        op.add_column("changes", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
