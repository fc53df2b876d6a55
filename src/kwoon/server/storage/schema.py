"""The database schema: guests, passkeys and ratings; tables with seats, moves, chat and automatic passes; tournaments
and pairings; the workshop's packs, drafts, notes and studies; the matchmaking queue; friends and invitations; and blocks,
reports and moderation actions."""

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
    Column("session_epoch", Integer, nullable=False, server_default="0"),
    Column("status", String(10), nullable=False, server_default=""),
    Column("registered_at", Float),
    Column("recovery_hash", String(64)),
    Column("language", String(16), nullable=False, server_default=""),
    Index("guests_by_recovery_hash", "recovery_hash"),
    Index("guests_by_name", "name"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("person_id", String(40), nullable=False),
    Column("host", String(255), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("last_used", Float, nullable=False),
    Index("passkeys_by_person", "person_id"),
)

# Each challenge is deleted when it is used, so that it works only once.
challenges = Table(
    "challenges",
    metadata,
    Column("id", String(80), primary_key=True),
    Column("person_id", String(40), nullable=False),
    Column("purpose", String(10), nullable=False),
    Column("expires", Float, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person_id", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("num_games", Integer, nullable=False),
    Column("num_wins", Integer, nullable=False),
    Column("lower_bound", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("ratings_by_lower_bound", "game", "kind", "lower_bound"),
)

# The primary key prevents a game from changing a rating twice. `same_household` says whether an opponent was in the
# same household, and `new_guest` says whether an opponent was a new guest. The household itself is not stored.
rating_changes = Table(
    "rating_changes",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("person_id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("place", Integer, nullable=False),
    Column("num_teams", Integer, nullable=False),
    Column("has_left", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("num_games", Integer, nullable=False),
    Column("num_wins", Integer, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("created", Float, nullable=False),
    Column("weight", Float, nullable=False, server_default="1"),
    Column("same_household", Integer, nullable=False, server_default="0"),
    Column("new_guest", Integer, nullable=False, server_default="0"),
    Index("rating_changes_by_person", "person_id", "created"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("is_public", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("state", Text, nullable=False),
    Column("host", String(40), nullable=False, server_default=""),
    Column("num_people", Integer, nullable=False, server_default="0"),
    Column("game", String(40), nullable=False, server_default=""),
    Column("household", String(24), nullable=False, server_default=""),
    Index("tables_by_status", "status", "is_public", "created"),
    Index("tables_by_game", "game", "status", "is_public", "changed"),
    Index("tables_by_host", "host", "status"),
    Index("tables_by_household", "household", "status"),
)

# The seats that people hold, so that a person's tables can be found without scanning all tables.
seats = Table(
    "seats",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("person_id", String(40), primary_key=True),
    Column("status", String(10), nullable=False),
    Column("changed", Float, nullable=False),
    Column("result", String(10), nullable=False, server_default=""),
    Index("seats_by_person", "person_id", "status", "changed"),
)

# The primary key prevents two processes from both writing a move with the same number.
moves = Table(
    "moves",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("move", BigInteger, nullable=False),
    Column("rolls", Text, nullable=False),
    Column("clock", Text),
    Column("request_id", String(64)),
    Column("created", Float, nullable=False),
)

chat_messages = Table(
    "chat_messages",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("person_id", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("request_id", String(64)),
    Column("created", Float, nullable=False),
    Column("phrase", String(20), nullable=False, server_default=""),
)

auto_passes = Table(
    "auto_passes",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person_id", String(40), nullable=False),
    Column("turn", Integer),
    Column("request_id", String(64)),
    Column("created", Float, nullable=False),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("is_public", Integer, nullable=False),
    Column("host", String(40), nullable=False),
    Column("starts", Float),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("state", Text, nullable=False),
    Column("household", String(24), nullable=False, server_default=""),
    Index("tournaments_by_status", "status", "is_public", "created"),
)

# The scores are written once, by the first process that finds the table finished.
pairings = Table(
    "pairings",
    metadata,
    Column("tournament_id", String(40), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("replay_number", Integer, primary_key=True, autoincrement=False),
    Column("first", Integer, nullable=False),
    Column("second", Integer),
    Column("table_id", String(40)),
    Column("result_kind", String(10), nullable=False),
    Column("first_score", Float),
    Column("second_score", Float),
)

# Packs by fingerprint. They never change; the packs that people edit are in `user_packs`.
packs = Table(
    "packs",
    metadata,
    Column("fingerprint", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("num_characters", Integer, nullable=False),
)

user_packs = Table(
    "user_packs",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("owner", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("fingerprint", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("num_cards", Integer, nullable=False),
    Column("parent", String(40)),
    Column("is_shared", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Column("num_characters", Integer, nullable=False),
    Index("user_packs_by_owner", "owner", "changed"),
    Index("user_packs_by_shared", "is_shared", "changed"),
    Index("user_packs_by_fingerprint", "fingerprint"),
)

pack_drafts = Table(
    "pack_drafts",
    metadata,
    Column("pack_id", String(40), primary_key=True),
    Column("text", Text, nullable=False),
    Column("saved", Float, nullable=False),
)

pack_notes = Table(
    "pack_notes",
    metadata,
    Column("pack_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person_id", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("card", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("fingerprint", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

studies = Table(
    "studies",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("owner", String(40), nullable=False),
    Column("question", Text, nullable=False),
    Column("status", String(10), nullable=False),
    Column("games_played", Integer, nullable=False),
    Column("games_total", Integer, nullable=False),
    Column("message", Text, nullable=False),
    Column("result", Text),
    Column("changed", Float, nullable=False),
)

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

friends = Table(
    "friends",
    metadata,
    Column("person_id", String(40), primary_key=True),
    Column("friend_id", String(40), primary_key=True),
    Column("created", Float, nullable=False),
    Index("friends_by_friend", "friend_id"),
)

# `seen` is 0 unless the person shows when they are online.
social_settings = Table(
    "social_settings",
    metadata,
    Column("person_id", String(40), primary_key=True),
    Column("shows_online", Integer, nullable=False),
    Column("challenges_from", String(10), nullable=False),
    Column("seen", Float, nullable=False),
)

# Answered invitations stay until they expire, so that the sender learns of the answer and cannot ask again at once.
invitations = Table(
    "invitations",
    metadata,
    Column("sender_id", String(40), primary_key=True),
    Column("recipient_id", String(40), primary_key=True),
    Column("table_id", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Index("invitations_by_recipient", "recipient_id", "expires"),
    Index("invitations_by_expiry", "expires"),
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
