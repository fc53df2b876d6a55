"""Add friends, social settings and invitations, and find people by name."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("guests_by_name", "guests", ["name"])
    op.create_table(
        "friends",
        sa.Column("person_id", sa.String(40), primary_key=True),
        sa.Column("friend_id", sa.String(40), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("friends_by_friend", "friends", ["friend_id"])
    op.create_table(
        "social_settings",
        sa.Column("person_id", sa.String(40), primary_key=True),
        sa.Column("shows_online", sa.Integer, nullable=False),
        sa.Column("challenges_from", sa.String(10), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("sender_id", sa.String(40), primary_key=True),
        sa.Column("recipient_id", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("invitations_by_recipient", "invitations", ["recipient_id", "expires"])
    op.create_index("invitations_by_expiry", "invitations", ["expires"])


def downgrade() -> None:
    op.drop_table("invitations")
    op.drop_table("social_settings")
    op.drop_table("friends")
    op.drop_index("guests_by_name", "guests")
