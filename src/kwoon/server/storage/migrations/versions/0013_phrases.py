"""Add the quick phrase that a chat message consists of."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat_messages", sa.Column("phrase", sa.String(20), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("chat_messages", "phrase")
