"""Add packs by fingerprint, user-made packs, drafts, feedback notes and studies."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    # The hall adds the printed packs when it opens; a migration does not have their texts.
    op.create_table(
        "packs",
        sa.Column("fingerprint", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("letters", sa.Integer, nullable=False),
    )
    make_designs()
    make_studies()


def make_designs() -> None:
    op.create_table(
        "designs",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("fingerprint", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("cards", sa.Integer, nullable=False),
        sa.Column("parent", sa.String(40)),
        sa.Column("shared", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("letters", sa.Integer, nullable=False),
    )
    op.create_index("designs_by_owner", "designs", ["owner", "changed"])
    op.create_index("designs_by_shared", "designs", ["shared", "changed"])
    op.create_index("designs_by_fingerprint", "designs", ["fingerprint"])
    op.create_table(
        "drafts",
        sa.Column("design", sa.String(40), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "notes",
        sa.Column("design", sa.String(40), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("card", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("fingerprint", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def make_studies() -> None:
    op.create_table(
        "studies",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("question", sa.Text, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("of", sa.Integer, nullable=False),
        sa.Column("sentence", sa.Text, nullable=False),
        sa.Column("answer", sa.Text),
        sa.Column("changed", sa.Float, nullable=False),
    )
