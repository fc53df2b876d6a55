"""Schema of the matchmaking, block, report and moderation tables."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, String, Table, Text

from kwoon.server.storage.schema import metadata

# One row per person and game; `found` is the table once the person is paired.
seekers = Table(
    "seekers",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("found", String(40), nullable=False),
    Index("seekers_by_person", "person"),
)

# Waiting times, without any person.
waits = Table(
    "waits",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seconds", Float, nullable=False),
    Column("found", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("waits_by_game", "game", "at"),
)

shuns = Table(
    "shuns",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("other", String(40), primary_key=True),
    Column("blocked", Integer, nullable=False),
    Column("muted", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("shuns_by_other", "other"),
)

reports = Table(
    "reports",
    metadata,
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("by", String(40), nullable=False),
    Column("by_name", String(40), nullable=False),
    Column("person", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("what", String(10), nullable=False),
    Column("words", Text, nullable=False),
    Column("table_id", String(40), nullable=False),
    Column("why", Text, nullable=False),
    Column("settled", Integer, nullable=False),
    Index("reports_by_settled", "settled", "by"),
    Index("reports_by_person", "person"),
)

# Moderation actions: never changed, except for whether a hall has applied them.
deeds = Table(
    "deeds",
    metadata,
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("who", String(80), nullable=False),
    Column("what", String(20), nullable=False),
    Column("about", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("why", Text, nullable=False),
    Column("done", Integer, nullable=False),
    Index("deeds_by_done", "done"),
)
