"""Schema of the matchmaking, block, report and moderation tables."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, String, Table, Text

from kwoon.server.storage.schema import metadata

# One row per person and game; `table_id` is empty until the person is paired.
seekers = Table(
    "seekers",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("person_id", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("table_id", String(40), nullable=False),
    Index("seekers_by_person", "person_id"),
)

# Waiting times. They do not identify a person.
wait_times = Table(
    "wait_times",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seconds", Float, nullable=False),
    Column("found_opponent", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Index("wait_times_by_game", "game", "created"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person_id", String(40), primary_key=True),
    Column("other_id", String(40), primary_key=True),
    Column("blocked", Integer, nullable=False),
    Column("muted", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Index("blocks_by_other", "other_id"),
)

reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("created", Float, nullable=False),
    Column("reporter_id", String(40), nullable=False),
    Column("reporter_name", String(40), nullable=False),
    Column("person_id", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("quoted_text", Text, nullable=False),
    Column("table_id", String(40), nullable=False),
    Column("reason", Text, nullable=False),
    Column("is_settled", Integer, nullable=False),
    Index("reports_by_settled", "is_settled", "reporter_id"),
    Index("reports_by_person", "person_id"),
)

# Moderation actions never change, except that `is_applied` is set once a hall has applied them.
moderation_actions = Table(
    "moderation_actions",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("created", Float, nullable=False),
    Column("moderator", String(80), nullable=False),
    Column("action", String(20), nullable=False),
    Column("target_id", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("reason", Text, nullable=False),
    Column("is_applied", Integer, nullable=False),
    Index("moderation_actions_by_applied", "is_applied"),
)
