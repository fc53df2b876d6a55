"""Add the language that a guest has chosen."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guests", sa.Column("language", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("guests", "language")
