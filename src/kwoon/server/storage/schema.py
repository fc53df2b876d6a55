"""The database: guests who chose a name, tables and who sits there, answers, what was said, who passes; and of the
workshop packs, what visitors make of them, what players say, and studies."""

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

# Cards, by what is on them; never changed.
packs = Table(
    "packs",
    metadata,
    Column("fingerprint", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("letters", Integer, nullable=False),
)

designs = Table(
    "designs",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("owner", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("fingerprint", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("cards", Integer, nullable=False),
    Column("parent", String(40)),
    Column("shared", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Column("letters", Integer, nullable=False),
    Index("designs_by_owner", "owner", "changed"),
    Index("designs_by_shared", "shared", "changed"),
    Index("designs_by_fingerprint", "fingerprint"),
)

drafts = Table(
    "drafts",
    metadata,
    Column("design", String(40), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("design", String(40), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("person", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("card", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("fingerprint", String(40), nullable=False),
    Column("at", Float, nullable=False),
)

studies = Table(
    "studies",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("owner", String(40), nullable=False),
    Column("question", Text, nullable=False),
    Column("state", String(10), nullable=False),
    Column("games", Integer, nullable=False),
    Column("of", Integer, nullable=False),
    Column("sentence", Text, nullable=False),
    Column("answer", Text),
    Column("changed", Float, nullable=False),
)
