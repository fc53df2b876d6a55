"""Rename tables, columns and the keys of stored JSON texts to the names that the code uses."""

import re

import sqlalchemy as sa
from alembic import op

from kwoon.hall.stored_json_upgrade import (
    STUDY_QUESTION,
    STUDY_RESULT,
    TABLE_STATE,
    TOURNAMENT,
    RenamedKeys,
    rename_keys,
)
from kwoon.server.storage.migrations.rows import read_in_batches

revision = "0011"
down_revision = "0010"

TABLES = {
    "answers": "moves",
    "sayings": "chat_messages",
    "passes": "auto_passes",
    "changes": "rating_changes",
    "designs": "user_packs",
    "drafts": "pack_drafts",
    "notes": "pack_notes",
    "shuns": "blocks",
    "waits": "wait_times",
    "deeds": "moderation_actions",
}
# The order matters: a later column may get the old name of an earlier one.
COLUMNS = {
    "guests": {
        "epoch": "session_epoch",
        "standing": "status",
        "kept": "registered_at",
        "recovery": "recovery_hash",
    },
    "passkeys": {
        "person": "person_id",
        "place": "host",
        "key": "public_key",
        "uses": "sign_count",
        "made": "created",
        "used": "last_used",
    },
    "challenges": {"person": "person_id", "until": "expires"},
    "ratings": {"person": "person_id", "games": "num_games", "won": "num_wins", "floor": "lower_bound"},
    "rating_changes": {
        "person": "person_id",
        "sides": "num_teams",
        "gone": "has_left",
        "games": "num_games",
        "won": "num_wins",
        "at": "created",
        "household": "same_household",
        "guests": "new_guest",
    },
    "tables": {"public": "is_public", "made": "created", "head": "state", "people": "num_people"},
    "seats": {"person": "person_id"},
    "moves": {"n": "number", "luck": "rolls", "request": "request_id", "at": "created"},
    "chat_messages": {"n": "number", "person": "person_id", "request": "request_id", "at": "created"},
    "auto_passes": {"n": "number", "person": "person_id", "request": "request_id", "at": "created"},
    "tournaments": {"state": "status", "public": "is_public", "made": "created", "sheet": "state"},
    "pairings": {"tournament": "tournament_id", "game": "replay_number", "how": "result_kind"},
    "packs": {"letters": "num_characters"},
    "user_packs": {"cards": "num_cards", "shared": "is_shared", "made": "created", "letters": "num_characters"},
    "pack_drafts": {"design": "pack_id", "at": "saved"},
    "pack_notes": {"design": "pack_id", "n": "number", "person": "person_id", "at": "created"},
    "studies": {
        "state": "status",
        "games": "games_played",
        "of": "games_total",
        "sentence": "message",
        "answer": "result",
    },
    "seekers": {"person": "person_id", "found": "table_id"},
    "wait_times": {"found": "found_opponent", "at": "created"},
    "blocks": {"person": "person_id", "other": "other_id", "at": "created"},
    "reports": {
        "n": "number",
        "at": "created",
        "by": "reporter_id",
        "by_name": "reporter_name",
        "person": "person_id",
        "what": "kind",
        "words": "quoted_text",
        "why": "reason",
        "settled": "is_settled",
    },
    "moderation_actions": {
        "n": "number",
        "at": "created",
        "who": "moderator",
        "what": "action",
        "about": "target_id",
        "why": "reason",
        "done": "is_applied",
    },
}
# Old index name, new index name, table and columns. Tables and columns have their new names.
INDEXES = [
    ("guests_by_recovery", "guests_by_recovery_hash", "guests", ["recovery_hash"]),
    ("ratings_by_floor", "ratings_by_lower_bound", "ratings", ["game", "kind", "lower_bound"]),
    ("changes_by_person", "rating_changes_by_person", "rating_changes", ["person_id", "created"]),
    ("tournaments_by_state", "tournaments_by_status", "tournaments", ["status", "is_public", "created"]),
    ("designs_by_owner", "user_packs_by_owner", "user_packs", ["owner", "changed"]),
    ("designs_by_shared", "user_packs_by_shared", "user_packs", ["is_shared", "changed"]),
    ("designs_by_fingerprint", "user_packs_by_fingerprint", "user_packs", ["fingerprint"]),
    ("waits_by_game", "wait_times_by_game", "wait_times", ["game", "created"]),
    ("shuns_by_other", "blocks_by_other", "blocks", ["other_id"]),
    ("deeds_by_done", "moderation_actions_by_applied", "moderation_actions", ["is_applied"]),
]
JSON_COLUMNS = [
    ("tables", "state", TABLE_STATE),
    ("tournaments", "state", TOURNAMENT),
    ("studies", "question", STUDY_QUESTION),
    ("studies", "result", STUDY_RESULT),
]

OLD_NAME, NEW_NAME = "Somebody", "Deleted player"
"""The old and new display names of people who deleted their accounts."""
DELETED_SEAT = re.compile(rf'("person_id":"gone-[^"]*",(?:"bot_id":null,)?"name":)"{OLD_NAME}"')
"""Matches a deleted person in a table state or tournament."""
# Tables with the columns that hold people's ids and names.
NAMED_PEOPLE = [
    ("guests", "id", "name"),
    ("chat_messages", "person_id", "name"),
    ("pack_notes", "person_id", "name"),
    ("reports", "reporter_id", "reporter_name"),
    ("moderation_actions", "target_id", "name"),
]


def upgrade() -> None:
    for old, new in TABLES.items():
        _rename_table(old, new)
    for table, columns in COLUMNS.items():
        for old, new in columns.items():
            _rename_column(table, old, new)
    for old, new, table, indexed in INDEXES:
        op.drop_index(old, table)
        op.create_index(new, table, indexed)
    for table, column, keys in JSON_COLUMNS:
        _rewrite(table, column, keys)
    for table, id, name in NAMED_PEOPLE:
        deleted = f"{id} = 'gone' OR {id} LIKE 'gone-%'" if table != "guests" else "status = 'gone'"
        op.execute(f"UPDATE {table} SET {name} = '{NEW_NAME}' WHERE {name} = '{OLD_NAME}' AND ({deleted})")


def _rename_table(old: str, new: str) -> None:
    op.rename_table(old, new)
    if op.get_bind().dialect.name == "postgresql":
        op.execute(f"ALTER INDEX {old}_pkey RENAME TO {new}_pkey")


def _rename_column(table: str, old: str, new: str) -> None:
    op.execute(f'ALTER TABLE {table} RENAME COLUMN "{old}" TO "{new}"')


def _rewrite(table: str, column: str, keys: RenamedKeys) -> None:
    """Rename the keys and the deleted people in a column's texts."""
    writing = sa.text(f"UPDATE {table} SET {column} = :text WHERE id = :id")
    for rows in read_in_batches(table, column):
        changed = []
        for id, old in map(tuple, rows):
            new = old and DELETED_SEAT.sub(rf'\1"{NEW_NAME}"', rename_keys(old, keys))
            if new != old:
                changed.append({"id": id, "text": new})
        if changed:
            op.get_bind().execute(writing, changed)
