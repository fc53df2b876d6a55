"""Databases and browser stores from version 1, which have other names for tables, columns and keys, still open with all
their data."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text

from kwoon.browser.indexeddb_storage import BrowserStorage
from kwoon.hall.accounts.models import Passkey, PasskeyChallenge
from kwoon.hall.friends.models import Friend, Invitation, InvitationLimits
from kwoon.hall.matchmaking.models import QueueWait, Seeker
from kwoon.hall.moderation.models import AbuseReport, ModerationAction, PersonBlock
from kwoon.hall.ratings.models import FinishedGameFilter, Rating
from kwoon.hall.stored_json_upgrade import STUDY_RESULT, TABLE_STATE, TOURNAMENT, rename_keys
from kwoon.hall.tables import table_state
from kwoon.hall.tables.stored_rows import AutoPassChange, ChatMessage, NewLanguage, StoredMove, WriteBatch
from kwoon.hall.tables.table_state import ClockSettings, TableSeat, TableState
from kwoon.hall.tournaments.models import Entrant, Pairing, Tournament
from kwoon.hall.workshop.models import FeedbackNote
from kwoon.server.storage import schema
from kwoon.server.storage.database import SqlStorage
from kwoon.server.storage.social.moderation import Moderator
from kwoon.server.storage.social.notes_to_host import list_notes_to_host
from tests.server.old_databases import insert_row

pytestmark = pytest.mark.anyio

LAST_OLD = "0010"
DELETED = "gone-4kd0Wq1x"

OLD_SEATS = [
    {
        "kind": "person",
        "person": "ann",
        "name": "Ann",
        "bot": None,
        "again": True,
        "shows": True,
        "votes": ["bo"],
        "came": True,
        "household": "",
    },
    {
        "kind": "bot",
        "person": None,
        "name": "Greedy",
        "bot": "greedy",
        "again": False,
        "shows": False,
        "votes": [],
        "came": False,
        "household": "",
    },
    {
        "kind": "person",
        "person": DELETED,
        "name": "Somebody",
        "bot": None,
        "again": False,
        "shows": False,
        "votes": [],
        "came": True,
        "household": "",
    },
]
OLD_TABLE = {
    "id": "t1",
    "game": "kung-fu-2019",
    "pack": "1a2b3c",
    "options": {},
    "seats": OLD_SEATS,
    "clock": {"kind": "bank", "seconds": 120.0, "increment": 2.0},
    "call": True,
    "public": True,
    "host": "ann",
    "made": 1001.5,
    "status": "over",
    "next": "t2",
    "deal": None,
    "started": 1002.0,
    "changed": 1003.0,
    "version": 7,
    "lesson": False,
    "hints": True,
    "winners": [0],
    "muted": ["cy"],
    "barred": ["dee"],
    "quick": 4.0,
    "title": "Früher „call“",
    "design": "d1",
    "stopped": False,
    "rated": True,
    "began": [["ann", None], ["bo", None], [None, "greedy"]],
    "answers": 2,
    "closed": False,
    "tournament": "cup",
    "forfeit": False,
    "household": "f00",
}
TABLE = TableState(
    id="t1",
    game="kung-fu-2019",
    pack="1a2b3c",
    options={},
    seats=[
        TableSeat("person", "ann", "Ann", None, True, True, ["bo"], True),
        TableSeat("bot", None, "Greedy", "greedy"),
        TableSeat("person", DELETED, "Deleted player", has_arrived=True),
    ],
    clock=ClockSettings("bank", 120.0, 2.0),
    uses_call=True,
    public=True,
    host="ann",
    created=1001.5,
    status="over",
    rematch_table="t2",
    started=1002.0,
    changed=1003.0,
    version=7,
    hints=True,
    winners=[0],
    muted=["cy"],
    barred=["dee"],
    quick_seconds=4.0,
    pack_name="Früher „call“",
    design_id="d1",
    rated=True,
    initial_players=[("ann", None), ("bo", None), (None, "greedy")],
    num_moves=2,
    tournament_id="cup",
    household="f00",
)
# A table as the first version stored it, without the keys that were added later.
OLDEST_TABLE = {
    "id": "t2",
    "game": "fight",
    "pack": "",
    "options": {},
    "seats": [{"kind": "person", "person": "bo", "name": "Bo"}, {"kind": "open"}],
    "clock": {},
    "call": False,
    "public": True,
    "host": "bo",
    "made": 1004.0,
    "next": None,
}
OLD_TOURNAMENT = {
    "id": "cup",
    "title": "Cup",
    "host": "ann",
    "game": "fight",
    "pack": "1a2b3c",
    "pack_name": "",
    "design": "",
    "options": {},
    "clock": {"kind": "move", "seconds": 30.0, "increment": 0.0},
    "call": False,
    "quick": 5.0,
    "kind": "swiss",
    "rounds": 3,
    "patience": 300.0,
    "starts": None,
    "late": True,
    "rated": True,
    "public": True,
    "most": 16,
    "made": 1000.0,
    "state": "running",
    "round": 2,
    "paired": 1010.0,
    "changed": 1011.0,
    "version": 4,
    "barred": ["dee"],
    "household": "f00",
    "entrants": [
        {"id": "e1", "person": "ann", "bot": None, "name": "Ann", "since": 1, "gone": False, "household": "f00"},
        {"id": "e2", "person": None, "bot": "greedy", "name": "Greedy", "since": 2, "gone": False, "household": ""},
        {"id": "e3", "person": DELETED, "bot": None, "name": "Somebody", "since": 1, "gone": True, "household": ""},
    ],
}
TOURNAMENT_NOW = Tournament(
    id="cup",
    title="Cup",
    host="ann",
    game="fight",
    pack="1a2b3c",
    pack_name="",
    design_id="",
    options={},
    clock=ClockSettings("move", 30.0),
    uses_call=False,
    quick_seconds=5.0,
    kind="swiss",
    rounds=3,
    no_show_seconds=300.0,
    starts=None,
    allow_late_entry=True,
    rated=True,
    public=True,
    max_entrants=16,
    created=1000.0,
    status="running",
    round=2,
    paired=1010.0,
    changed=1011.0,
    version=5,
    barred=["dee"],
    household="f00",
    entrants=[
        Entrant("e1", "ann", None, "Ann", household="f00"),
        Entrant("e2", None, "greedy", "Greedy", first_round=2),
        Entrant("e3", DELETED, None, "Deleted player", withdrawn=True),
    ],
)
OLD_QUESTION = {
    "game": "fight",
    "pack": "1a2b3c",
    "against": "4d5e6f",
    "bot": "greedy",
    "seats": 2,
    "options": [["length", "short"]],
    "games": 400,
    "seed": "kwoon",
    "rules": "r1",
}
OLD_RESULT = {
    "games": 400,
    "enough": True,
    "sentences": ["Games are longer."],
    "main": [{"name": "Turns", "one": 9.5, "other": 8.0, "difference": {"value": 1.5, "low": 1.0, "high": 2.0}}],
    "differences": [
        {
            "what": "turns",
            "of": "",
            "name": "Turns",
            "unit": "",
            "one": 9.5,
            "other": 8.0,
            "difference": {"value": 1.5, "low": None, "high": None},
            "stands": True,
        }
    ],
    "alone": [
        {
            "what": "played",
            "of": "Crane",
            "name": "Crane",
            "unit": "%",
            "figure": {"value": 0.25, "low": 0.2, "high": 0.3},
        }
    ],
}
RESULT = {
    "num_games": 400,
    "is_complete": True,
    "sentences": ["Games are longer."],
    "headlines": [
        {"name": "Turns", "first": 9.5, "second": 8.0, "difference": {"value": 1.5, "low": 1.0, "high": 2.0}}
    ],
    "differences": [
        {
            "statistic": "turns",
            "subject": "",
            "name": "Turns",
            "unit": "",
            "first": 9.5,
            "second": 8.0,
            "difference": {"value": 1.5, "low": None, "high": None},
            "is_significant": True,
        }
    ],
    "only_in_pack": [
        {
            "statistic": "played",
            "subject": "Crane",
            "name": "Crane",
            "unit": "%",
            "interval": {"value": 0.25, "low": 0.2, "high": 0.3},
        }
    ],
}


def compact(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def table_row(state: Mapping[str, Any], people: int) -> dict[str, Any]:
    return {
        "id": state["id"],
        "version": state.get("version", 0),
        "status": state.get("status", "waiting"),
        "public": 1,
        "made": state["made"],
        "changed": state.get("changed", state["made"]),
        "head": compact(state),
        "host": state["host"],
        "people": people,
        "game": state["game"],
        "household": state.get("household", ""),
    }


def rated_game(person: str, place: int, **values: Any) -> dict[str, Any]:
    usual = {"table_id": "t1", "game": "fight", "kind": "duel", "sides": 2, "gone": 0, "sigma": 8.0, "at": 1003.0}
    before = {"mu_before": 25.0, "sigma_before": 8.3, "weight": 0.5, "household": 1, "guests": 0}
    return {"person": person, "place": place, **usual, **before, **values}


OLD_ROWS: list[tuple[str, dict[str, Any]]] = [
    ("settings", {"name": "cookie-secret", "value": "00ff"}),
    ("guests", {"id": "ann", "name": "Ann", "epoch": 2, "standing": "", "kept": 990.0, "recovery": "ab" * 32}),
    ("guests", {"id": "bo", "name": "Bo", "epoch": 0, "standing": "closed", "kept": None, "recovery": None}),
    ("guests", {"id": "zed", "name": "Somebody", "epoch": 1, "standing": "gone", "kept": None, "recovery": None}),
    (
        "passkeys",
        {
            "id": "k1",
            "person": "ann",
            "place": "kwoon.example",
            "key": "pub",
            "uses": 9,
            "label": "Phone",
            "made": 991.0,
            "used": 992.0,
        },
    ),
    ("challenges", {"id": "c1", "person": "ann", "purpose": "confirm", "until": 2000.0}),
    (
        "ratings",
        {
            "person": "ann",
            "game": "fight",
            "kind": "duel",
            "mu": 27.0,
            "sigma": 8.0,
            "games": 1,
            "won": 1,
            "floor": 11.0,
            "changed": 1003.0,
        },
    ),
    ("changes", rated_game("ann", 1, mu=27.0, games=1, won=1)),
    ("changes", rated_game("bo", 2, mu=23.0, games=1, won=0, gone=1)),
    ("tables", table_row(OLD_TABLE, 2)),
    ("tables", table_row(OLDEST_TABLE, 1)),
    ("seats", {"table_id": "t1", "person": "ann", "status": "over", "changed": 1003.0, "result": "won"}),
    ("seats", {"table_id": "t2", "person": "bo", "status": "waiting", "changed": 1004.0, "result": ""}),
    (
        "answers",
        {
            "table_id": "t1",
            "n": 1,
            "seat": 0,
            "move": 2**40,
            "luck": "3 1",
            "clock": "120 118.5",
            "request": "r1",
            "at": 1002.5,
        },
    ),
    (
        "answers",
        {"table_id": "t1", "n": 2, "seat": 1, "move": 4, "luck": "", "clock": None, "request": None, "at": 1002.6},
    ),
    (
        "sayings",
        {
            "table_id": "t1",
            "n": 1,
            "seat": 0,
            "person": "ann",
            "name": "Ann",
            "text": "Hello!",
            "request": "r2",
            "at": 1002.7,
        },
    ),
    (
        "sayings",
        {
            "table_id": "t1",
            "n": 2,
            "seat": 2,
            "person": DELETED,
            "name": "Somebody",
            "text": "…",
            "request": None,
            "at": 1002.8,
        },
    ),
    ("passes", {"table_id": "t1", "n": 1, "person": "ann", "turn": 3, "request": "r3", "at": 1002.9}),
    (
        "tournaments",
        {
            "id": "cup",
            "version": 5,
            "state": "running",
            "public": 1,
            "host": "ann",
            "starts": None,
            "made": 1000.0,
            "changed": 1011.0,
            "sheet": compact(OLD_TOURNAMENT),
            "household": "f00",
        },
    ),
    (
        "pairings",
        {
            "tournament": "cup",
            "round": 1,
            "board": 1,
            "game": 0,
            "first": 0,
            "second": 1,
            "table_id": "t1",
            "how": "played",
            "first_score": 1.0,
            "second_score": 0.0,
        },
    ),
    ("packs", {"fingerprint": "1a2b3c", "game": "fight", "text": "cards", "letters": 5}),
    (
        "designs",
        {
            "id": "d1",
            "game": "fight",
            "owner": "ann",
            "name": "Mine",
            "fingerprint": "4d5e6f",
            "text": "my cards",
            "cards": 30,
            "parent": "1a2b3c",
            "shared": 1,
            "made": 995.0,
            "changed": 996.0,
            "version": 2,
            "letters": 8,
        },
    ),
    ("drafts", {"design": "d1", "text": "half", "at": 997.0}),
    (
        "notes",
        {
            "design": "d1",
            "n": 1,
            "person": "bo",
            "name": "Bo",
            "card": "Crane",
            "text": "Strong!",
            "fingerprint": "4d5e6f",
            "at": 998.0,
        },
    ),
    (
        "notes",
        {
            "design": "host/fight",
            "n": 1,
            "person": "bo",
            "name": "Bo",
            "card": "",
            "text": "Thanks",
            "fingerprint": "1a2b3c",
            "at": 999.0,
        },
    ),
    (
        "studies",
        {
            "id": "s1",
            "owner": "ann",
            "question": compact(OLD_QUESTION),
            "state": "done",
            "games": 400,
            "of": 400,
            "sentence": "",
            "answer": compact(OLD_RESULT),
            "changed": 1012.0,
        },
    ),
    (
        "studies",
        {
            "id": "s2",
            "owner": "ann",
            "question": compact(OLD_QUESTION),
            "state": "failed",
            "games": 0,
            "of": 400,
            "sentence": "Too long.",
            "answer": None,
            "changed": 1013.0,
        },
    ),
    (
        "seekers",
        {"game": "fight", "person": "ann", "mu": 27.0, "sigma": 8.0, "since": 1020.0, "seen": 1021.0, "found": ""},
    ),
    ("waits", {"id": "w1", "game": "fight", "seconds": 12.5, "found": 1, "at": 1019.0}),
    ("shuns", {"person": "ann", "other": "bo", "blocked": 1, "muted": 0, "at": 1005.0}),
    (
        "reports",
        {
            "n": 1,
            "at": 1006.0,
            "by": "ann",
            "by_name": "Ann",
            "person": "bo",
            "name": "Bo",
            "what": "talk",
            "words": "Boo",
            "table_id": "t1",
            "why": "rude",
            "settled": 0,
        },
    ),
    (
        "reports",
        {
            "n": 2,
            "at": 1007.0,
            "by": "gone",
            "by_name": "Somebody",
            "person": "bo",
            "name": "Bo",
            "what": "name",
            "words": "Bo",
            "table_id": "",
            "why": "",
            "settled": 1,
        },
    ),
    (
        "deeds",
        {
            "n": 1,
            "at": 1008.0,
            "who": "operator",
            "what": "close-account",
            "about": "bo",
            "name": "Bo",
            "why": "rude",
            "done": 1,
        },
    ),
    (
        "deeds",
        {
            "n": 2,
            "at": 1009.0,
            "who": "operator",
            "what": "rename",
            "about": "gone",
            "name": "Somebody",
            "why": "",
            "done": 0,
        },
    ),
]


@pytest.fixture(params=["sqlite", "postgresql"])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SqlStorage]:
    """Yield the storage of a version 1 database that has rows in all its tables."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path / 'hall.sqlite3'}"
    else:
        url = request.getfixturevalue("postgres")()
    storage = SqlStorage(url)
    storage.migrate(LAST_OLD)
    with storage.engine.begin() as connection:
        for table, values in OLD_ROWS:
            insert_row(connection, table, values)
        empty = set(inspect(connection).get_table_names()) - {table for table, _ in OLD_ROWS} - {"alembic_version"}
        assert empty == set()
    yield storage
    storage.engine.dispose()


def test_old_database_is_migrated_to_current_schema_and_keeps_its_rows(old: SqlStorage) -> None:
    old.migrate()
    with old.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        found = {table.name: len(connection.execute(table.select()).all()) for table in schema.metadata.sorted_tables}
    assert sum(found.values()) == len(OLD_ROWS)
    # These tables are new.
    assert {name for name, count in found.items() if count == 0} == {"friends", "social_settings", "invitations"}
    old.migrate()


async def test_friends_and_phrases_work_in_old_database(old: SqlStorage) -> None:
    old.migrate()
    old.start_writer()
    # Ann has blocked Bo.
    for person, friend in (("ann", "bo"), ("bo", "ann")):
        assert await old.friends.add_friend(person, friend, 1010.0, 5)
    assert await old.friends.list_friends("ann") == []
    assert await old.friends.list_friends("bo") == [Friend("ann", "Ann", 1010.0)]
    invitation = Invitation("ann", "cy", "t2", "fight", "pending", 1010.0, 1310.0)
    assert await old.friends.send_invitation(invitation, InvitationLimits(5, 20.0)) == "sent"
    assert await old.friends.pending_invitations("cy", 1011.0, 5) == [invitation]
    phrase = ChatMessage("t1", 3, 0, "ann", "Ann", "thanks", "r9", 1011.0, "thanks")
    await old.write(WriteBatch(chat_message=phrase))
    loaded = await old.load_table("t1")
    assert [each.phrase for each in loaded.chat_messages] == ["", "", "thanks"]
    await old.flush_and_close()


async def test_tables_moves_and_chat_are_read_from_old_database(old: SqlStorage) -> None:
    old.migrate()
    moves = [
        StoredMove("t1", 1, 0, 2**40, "3 1", "120 118.5", "r1", 1002.5),
        StoredMove("t1", 2, 1, 4, "", None, None, 1002.6),
    ]
    chat = [
        ChatMessage("t1", 1, 0, "ann", "Ann", "Hello!", "r2", 1002.7),
        ChatMessage("t1", 2, 2, DELETED, "Deleted player", "…", None, 1002.8),
    ]
    assert await old.load_table("t1") == (TABLE, moves, chat, [AutoPassChange("t1", 1, "ann", 3, "r3", 1002.9)])
    (waiting,) = await old.table_states("waiting")
    assert (waiting.id, waiting.created, waiting.seats[0].person_id) == ("t2", 1004.0, "bo")
    assert [each.id for each in await old.table_states("over", person_id="ann")] == ["t1"]
    assert [each.id for each in await old.public_tables("waiting", 0.0, (5, 5), 10)] == ["t2"]
    assert await old.table_usage("bo") == (1, 0, 0, 0, 0)
    assert old.get_or_create_setting("cookie-secret", "other") == "00ff"


async def test_migrated_table_states_equal_newly_written_ones(old: SqlStorage) -> None:
    old.migrate()
    with old.engine.connect() as connection:
        states = connection.execute(text("SELECT id, state FROM tables")).all()
    assert dict(map(tuple, states))["t1"] == table_state.to_json(TABLE)


async def test_accounts_and_ratings_are_read_from_old_database(old: SqlStorage) -> None:
    old.migrate()
    accounts = old.people
    assert await accounts.profile("ann") == ("Ann", 2, "", 990.0, "")
    assert await accounts.profile("bo") == ("Bo", 0, "closed", None, "")
    assert await accounts.profile("zed") == ("Deleted player", 1, "gone", None, "")
    assert await accounts.find_person_by_recovery_code("ab" * 32) == "ann"
    assert await accounts.passkeys("ann") == [
        Passkey("k1", "ann", "kwoon.example", "pub", 9, "Phone", 991.0, 992.0),
    ]
    assert await accounts.pop_passkey_challenge("c1") == PasskeyChallenge("c1", "ann", "confirm", 2000.0)
    rating = Rating(27.0, 8.0, 1, 1)
    assert [each.rating for each in await accounts.all_ratings("ann")] == [rating]
    assert [each.person for each in await accounts.leaders("fight", "duel", 5)] == ["ann"]
    (change,) = await accounts.rating_changes("ann", 5)
    assert (change.after, change.before, change.num_teams) == (rating, Rating(25.0, 8.3, 0, 0), 2)
    assert (await accounts.rating_changes("bo", 5))[0].has_left
    (game,) = await accounts.finished_games(FinishedGameFilter("ann", rated=True), 5)
    assert (table_state.from_json(game.table_json), game.result) == (TABLE, "won")
    assert await accounts.chat_messages("ann", 5) == [("t1", "Hello!", 1002.7)]
    old.start_writer()
    await old.write(WriteBatch(new_language=NewLanguage("ann", "Another name", "zh-Hant")))
    assert await accounts.profile("ann") == ("Ann", 2, "", 990.0, "zh-Hant")


async def test_tournaments_are_read_from_old_database(old: SqlStorage) -> None:
    old.migrate()
    pairing = Pairing(1, 1, 0, 0, 1, "t1", "played", (1.0, 0.0))
    assert await old.tournaments.load("cup") == (TOURNAMENT_NOW, [pairing])
    assert await old.tournaments.list_tournaments("running") == [TOURNAMENT_NOW]
    assert await old.tournaments.tournaments_of("ann", "running") == [TOURNAMENT_NOW]
    assert await old.tournaments.count_active("ann", "f00") == (1, 1, 1)
    assert await old.tournaments.due_tournament_ids(2000.0, 0.0, 2000.0) == ["cup"]
    with old.engine.begin() as connection:
        connection.execute(text("UPDATE tournaments SET status = 'waiting'"))
    # The tournament has a person among its entrants, so it is not abandoned.
    assert await old.tournaments.oldest_empty_tournament(2000.0) is None


async def test_packs_and_studies_are_read_from_old_database(old: SqlStorage) -> None:
    old.migrate()
    store = old.workshop
    assert await old.find_pack("1a2b3c") == ("fight", "1a2b3c", "cards")
    assert await store.count_stored_characters() == 5
    pack = await store.find_user_pack("d1")
    assert pack is not None
    assert (pack.owner, pack.num_cards, pack.is_shared, pack.created, pack.text) == ("ann", 30, True, 995.0, "my cards")
    assert await store.find_shared_pack("4d5e6f") == pack
    assert await store.pack_usage("ann") == (1, 1, 8)
    draft = await store.load_draft("d1")
    assert draft is not None and (draft.text, draft.at) == ("half", 997.0)
    assert await store.list_notes("d1", 5) == [FeedbackNote("d1", 1, "bo", "Bo", "Crane", "Strong!", "4d5e6f", 998.0)]
    assert [note.text for note in list_notes_to_host(old.engine, "fight")] == ["Thanks"]
    done, failed = await store.find_study("s1"), await store.find_study("s2")
    assert done is not None and failed is not None
    assert (done.status, done.games_played, done.games_total, done.question.num_games) == ("done", 400, 400, 400)
    assert done.result is not None and json.loads(bytes(done.result)) == RESULT
    assert (failed.status, failed.message, failed.result) == ("failed", "Too long.", None)


async def test_blocks_reports_and_moderation_are_read_from_old_database(old: SqlStorage) -> None:
    old.migrate()
    assert await old.blocks.list_blocks("ann") == [PersonBlock("bo", True, False, 1005.0)]
    assert await old.blocks.is_blocked_by_any("bo", ["ann"])
    seeker = Seeker("ann", 27.0, 8.0, 1020.0, 1021.0)
    assert await old.matchmaking_queue.refresh_seeker("fight", "ann", 1022.0, 1000.0) == seeker
    assert await old.matchmaking_queue.recent_waits("fight", 1000.0, 5) == [QueueWait(12.5, True)]
    assert await old.reports.chat_message("t1", 1) == ("ann", "Ann", "Hello!")
    moderator = Moderator(old.engine, "operator", 1030.0)
    reports = [
        AbuseReport(1, 1006.0, "ann", "Ann", "bo", "Bo", "talk", "Boo", "t1", "rude"),
        AbuseReport(2, 1007.0, "gone", "Deleted player", "bo", "Bo", "name", "Bo", "", "", True),
    ]
    assert moderator.list_reports(include_resolved=True) == reports
    actions = [
        ModerationAction(1, 1008.0, "operator", "close-account", "bo", "Bo", "rude", True),
        ModerationAction(2, 1009.0, "operator", "rename", "gone", "Deleted player", "", False),
    ]
    assert moderator.latest_actions(5) == actions
    assert await old.moderation_log.actions_since(1) == actions[1:]
    assert moderator.reopen_account("Bo", "sorry").number == 3


def test_interrupted_migration_leaves_the_old_database_unchanged(
    old: SqlStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("alembic.runtime.migration.HeadMaintainer.update_to_step", fail)
        with pytest.raises(KeyboardInterrupt):
            old.migrate()
    old.engine.dispose()
    with old.engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM answers")).scalar() == 2
        assert '"made":1001.5' in str(connection.execute(text("SELECT head FROM tables WHERE id = 't1'")).scalar())
    old.migrate()


def test_migration_of_many_tables_rewrites_all_of_them(old: SqlStorage) -> None:
    with old.engine.begin() as connection:
        for number in range(450):
            insert_row(connection, "tables", table_row(OLD_TABLE | {"id": f"more-{number}"}, 1))
    old.migrate()
    with old.engine.connect() as connection:
        states = connection.execute(text("SELECT state FROM tables")).scalars().all()
    assert len(states) == 452
    assert all('"created":' in state and '"made":' not in state for state in states)


@pytest.mark.parametrize(
    ("data", "keys"), [(OLD_TABLE, TABLE_STATE), (OLD_TOURNAMENT, TOURNAMENT), (OLD_RESULT, STUDY_RESULT)]
)
def test_renamed_keys_are_not_renamed_again(data: Any, keys: Any) -> None:
    once = rename_keys(compact(data), keys)
    assert once != compact(data)
    assert rename_keys(once, keys) == once
    assert rename_keys(once, keys.reversed()) == compact(data)


class MemoryStore(dict[str, str]):
    """An in-memory key-value store that counts its writes."""

    num_writes = 0

    async def read(self, prefix: str) -> dict[str, str]:
        return {name: value for name, value in sorted(self.items()) if name.startswith(prefix)}

    async def write(self, changes: Mapping[str, str | None]) -> None:
        self.num_writes += 1
        for name, value in changes.items():
            if value is None:
                self.pop(name, None)
            else:
                self[name] = value


async def test_old_browser_store_is_read_and_upgraded_once() -> None:
    store = MemoryStore(
        {
            "setting/me": "cookie",
            "name/ann": "Ann",
            "pack/1a2b3c": compact(["fight", "1a2b3c", "cards"]),
            "head/t1": compact(OLD_TABLE),
            "head/t2": compact(OLDEST_TABLE),
            "row/t1/a/000001": compact([1, 0, 5, "3 1", None, "r1", 1002.5]),
            "row/t1/s/000001": compact([1, 0, "ann", "Ann", "Hello!", None, 1002.7]),
            "row/t1/p/000001": compact([1, "ann", 3, None, 1002.9]),
        }
    )
    rows = {name: value for name, value in store.items() if not name.startswith("head/")}
    for _ in range(2):
        storage = BrowserStorage(store)
        await storage.preload_and_prune()
        loaded = await storage.load_table("t1")
        assert loaded.table_state is not None
        assert loaded.table_state.created == 1001.5
        assert [seat.person_id for seat in loaded.table_state.seats] == ["ann", None, DELETED]
        assert loaded.moves == [StoredMove("t1", 1, 0, 5, "3 1", None, "r1", 1002.5)]
        assert loaded.chat_messages == [ChatMessage("t1", 1, 0, "ann", "Ann", "Hello!", None, 1002.7)]
        assert loaded.auto_passes == [AutoPassChange("t1", 1, "ann", 3, None, 1002.9)]
        assert [each.id for each in await storage.table_states("waiting")] == ["t2"]
        assert await storage.find_pack("1a2b3c") == ("fight", "1a2b3c", "cards")
        assert store.num_writes == 1
    assert json.loads(store["head/t1"])["seats"][0]["person_id"] == "ann"
    assert '"made":' not in store["head/t1"] + store["head/t2"]
    assert {name: value for name, value in store.items() if not name.startswith("head/")} == rows
