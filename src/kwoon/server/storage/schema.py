"""The database: guests who chose a name, tables and who sits there, answers, what was said, and who passes."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

settings = Table(
    "settings", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False)
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("public", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("head", Text, nullable=False),
    Column("host", String(40), nullable=False, server_default=""),
    Column("people", Integer, nullable=False, server_default="0"),
    Index("tables_by_status", "status", "public", "made"),
    Index("tables_by_host", "host", "status"),
)

# Where people sit, so that somebody's tables are found without a look at all others.
seats = Table(
    "seats",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("status", String(10), nullable=False),
    Column("changed", Float, nullable=False),
    Index("seats_by_person", "person", "status", "changed"),
)

# The primary key is what keeps two processes from both writing answer n.
answers = Table(
    "answers",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("move", BigInteger, nullable=False),
    Column("luck", Text, nullable=False),
    Column("clock", Text),
    Column("request", String(64)),
    Column("at", Float, nullable=False),
)

sayings = Table(
    "sayings",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("person", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("request", String(64)),
    Column("at", Float, nullable=False),
)

passes = Table(
    "passes",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("person", String(40), nullable=False),
    Column("turn", Integer),
    Column("request", String(64)),
    Column("at", Float, nullable=False),
)
