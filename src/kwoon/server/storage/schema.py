"""The database schema: guests, passkeys and ratings; tables with seats, moves, chat and automatic passes; tournaments
and pairings; and the workshop's packs, designs, drafts, notes and studies."""

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
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("standing", String(10), nullable=False, server_default=""),
    Column("kept", Float),
    Column("recovery", String(64)),
    Index("guests_by_recovery", "recovery"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("person", String(40), nullable=False),
    Column("place", String(255), nullable=False),
    Column("key", Text, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("label", String(40), nullable=False),
    Column("made", Float, nullable=False),
    Column("used", Float, nullable=False),
    Index("passkeys_by_person", "person"),
)

# Challenges for devices to sign. Using one deletes it, so that it works only once.
challenges = Table(
    "challenges",
    metadata,
    Column("id", String(80), primary_key=True),
    Column("person", String(40), nullable=False),
    Column("purpose", String(10), nullable=False),
    Column("until", Float, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("floor", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("ratings_by_floor", "game", "kind", "floor"),
)

# The primary key prevents a game from changing a rating twice. `household` and `guests` say whether an opponent was of
# the same household or a new guest; the household itself is not stored.
changes = Table(
    "changes",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("place", Integer, nullable=False),
    Column("sides", Integer, nullable=False),
    Column("gone", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("at", Float, nullable=False),
    Column("weight", Float, nullable=False, server_default="1"),
    Column("household", Integer, nullable=False, server_default="0"),
    Column("guests", Integer, nullable=False, server_default="0"),
    Index("changes_by_person", "person", "at"),
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
    Column("game", String(40), nullable=False, server_default=""),
    Column("household", String(24), nullable=False, server_default=""),
    Index("tables_by_status", "status", "public", "made"),
    Index("tables_by_game", "game", "status", "public", "changed"),
    Index("tables_by_host", "host", "status"),
    Index("tables_by_household", "household", "status"),
)

# Where people sit, so that a person's tables are found without scanning all tables.
seats = Table(
    "seats",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("status", String(10), nullable=False),
    Column("changed", Float, nullable=False),
    Column("result", String(10), nullable=False, server_default=""),
    Index("seats_by_person", "person", "status", "changed"),
)

# The primary key prevents two processes from both writing move n.
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

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("state", String(10), nullable=False),
    Column("public", Integer, nullable=False),
    Column("host", String(40), nullable=False),
    Column("starts", Float),
    Column("made", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("sheet", Text, nullable=False),
    Column("household", String(24), nullable=False, server_default=""),
    Index("tournaments_by_state", "state", "public", "made"),
)

# The scores are written once, by the first process that finds the table finished.
pairings = Table(
    "pairings",
    metadata,
    Column("tournament", String(40), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("first", Integer, nullable=False),
    Column("second", Integer),
    Column("table_id", String(40)),
    Column("how", String(10), nullable=False),
    Column("first_score", Float),
    Column("second_score", Float),
)

# Packs by fingerprint; never changed.
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
