"""Add the matchmaking queue, blocks, reports and the moderation log."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    make_queue()
    make_manners()
    make_office()


def make_queue() -> None:
    op.create_table(
        "seekers",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("found", sa.String(40), nullable=False),
    )
    op.create_index("seekers_by_person", "seekers", ["person"])
    op.create_table(
        "waits",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("found", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("waits_by_game", "waits", ["game", "at"])


def make_manners() -> None:
    op.create_table(
        "shuns",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("other", sa.String(40), primary_key=True),
        sa.Column("blocked", sa.Integer, nullable=False),
        sa.Column("muted", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("shuns_by_other", "shuns", ["other"])


def make_office() -> None:
    op.create_table(
        "reports",
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("by_name", sa.String(40), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("what", sa.String(10), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("settled", sa.Integer, nullable=False),
    )
    op.create_index("reports_by_settled", "reports", ["settled", "by"])
    op.create_index("reports_by_person", "reports", ["person"])
    op.create_table(
        "deeds",
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("about", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
    )
    op.create_index("deeds_by_done", "deeds", ["done"])
