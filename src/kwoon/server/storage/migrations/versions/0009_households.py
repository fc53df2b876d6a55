"""Add the household that opened a table or tournament, and delete all but the last 200 chat messages at each table."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

KEPT_MESSAGES = 200


def upgrade() -> None:
    for table in ("tables", "tournaments"):
        op.add_column(table, sa.Column("household", sa.String(24), nullable=False, server_default=""))
    op.create_index("tables_by_household", "tables", ["household", "status"])
    newest = "SELECT max(newer.n) FROM sayings AS newer WHERE newer.table_id = sayings.table_id"
    op.execute(f"DELETE FROM sayings WHERE n <= ({newest}) - {KEPT_MESSAGES}")
