"""`kwoon hall`: the host's commands on a hall's database, and their log."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from kwoon.hall.social.models import AbuseReport
from kwoon.hall.tables.models import WriteBatch
from kwoon.hall.tables.table_state import ClockSettings, TableSeat, TableState
from kwoon.hall.workshop.models import FeedbackNote
from kwoon.server.storage.database import SqlStorage
from tests.cli.conftest import Kwoon

TABLE = TableState(
    id="table1",
    game="fight",
    pack="",
    options={},
    seats=[TableSeat("person", "ann1", "Ann"), TableSeat("person", "bo1", "Bo")],
    clock=ClockSettings(),
    call=False,
    public=True,
    host="ann1",
    made=1.0,
    status="playing",
)


@pytest.fixture
def hall(tmp_path: Path) -> Path:
    """Return the folder of a hall with two people, a table and two reports."""

    async def fill() -> None:
        storage = SqlStorage(f"sqlite:///{tmp_path / 'hall.sqlite3'}")
        storage.migrate()
        storage.start()
        for id, name in (("ann1", "Ann"), ("bo1", "Bo"), ("bo2", "Bo")):
            await storage.write(WriteBatch(new_name=(id, name)))
        await storage.write(WriteBatch(new_tables=(TABLE,)))
        said = AbuseReport(0, 1000.0, "ann1", "Ann", "bo1", "Bo", "talk", "You \x1b[31mtoad", "table1", "rude")
        for report in (said, said._replace(what="name", words="Bo", table="", why="")):
            assert await storage.reports.add(report, 9, 9)
        await storage.stop()

    asyncio.run(fill())
    return tmp_path


def test_reports_are_seen_and_settled_and_everything_is_in_the_log(kwoon: Kwoon, hall: Path) -> None:
    where = ("--data", str(hall))
    said = kwoon("hall", "reports", *where)
    assert said.code == 0
    # Visitors' text cannot control the terminal.
    assert "1. " in said.out and "Bo (bo1): saying 'You �[31mtoad' at table table1" in said.out
    assert "why: rude" in said.out and "2. " in said.out and "the name 'Bo'" in said.out and "\x1b" not in said.out
    assert kwoon("hall", "log", *where).out == "Nothing was done yet.\n"
    assert "settled report 2" in kwoon("hall", "settle", "2", "--why", "harmless", *where).out
    assert [each["n"] for each in json.loads(kwoon("hall", "reports", "--json", *where).out)] == [1]
    assert "2. " in kwoon("hall", "reports", "--all", *where).out
    assert kwoon("hall", "close-account", "bo1", "--why", "report 1", *where).code == 0
    assert kwoon("hall", "close-table", "table1", *where).code == 0
    assert kwoon("hall", "open-account", "bo1", *where).code == 0
    log = json.loads(kwoon("hall", "log", "--json", *where).out)
    assert [(deed["what"], deed["about"], deed["why"]) for deed in log] == [
        ("settle", "2", "harmless"),
        ("close-account", "bo1", "report 1"),
        ("close-table", "table1", ""),
        ("open-account", "bo1", ""),
    ]
    assert all(deed["who"] and deed["at"] > 1e9 for deed in log)
    assert "closed the account of Bo (bo1): report 1" in kwoon("hall", "log", *where).out


def test_what_cannot_be_done_is_said_and_changes_nothing(kwoon: Kwoon, hall: Path, tmp_path: Path) -> None:
    where = ("--data", str(hall))
    for words, sentence in (
        (("close-account", "Bo"), "Several are called Bo"),
        (("close-account", "nobody"), "nobody with the id or the name"),
        (("open-account", "Ann"), "is not closed"),
        (("close-table", "nowhere"), "no table nowhere"),
        (("settle", "7"), "no report 7"),
    ):
        said = kwoon("hall", *words, *where)
        assert said.code == 1 and sentence in said.err, words
    assert kwoon("hall", "log", *where).out == "Nothing was done yet.\n"
    (tmp_path / "empty").mkdir()
    said = kwoon("hall", "reports", "--data", str(tmp_path / "empty"))
    assert said.code == 1 and "no hall's database" in said.err
    assert list((tmp_path / "empty").iterdir()) == []
    old = SqlStorage(f"sqlite:///{tmp_path / 'empty' / 'hall.sqlite3'}")
    old.migrate("0006")
    old.engine.dispose()
    said = kwoon("hall", "reports", "--data", str(tmp_path / "empty"))
    assert said.code == 1 and "earlier version" in said.err


def test_help_teaches_with_examples(kwoon: Kwoon) -> None:
    for words in (("hall",), ("hall", "reports"), ("hall", "close-account")):
        said = kwoon(*words, "--help")
        assert said.code == 0 and f"examples:\n  kwoon {' '.join(words)}" in said.out


def test_notes_are_read_by_game_and_cleared(kwoon: Kwoon, hall: Path) -> None:
    async def fill() -> None:
        storage = SqlStorage(f"sqlite:///{hall / 'hall.sqlite3'}")
        storage.start()
        said = FeedbackNote("host/kung-fu-2014", 1, "bo1", "Bo", "", "Too \x1b[31mlong", "0123456789abcdef", 1000.0)
        await storage.workshop.add_note(said)
        await storage.workshop.add_note(said._replace(design="host/kung-fu-2019", card="sword", text="Strong"))
        await storage.stop()

    where = ("--data", str(hall))
    assert kwoon("hall", "notes", *where).out == "There are no notes.\n"
    asyncio.run(fill())
    said = kwoon("hall", "notes", *where).out
    assert "kung-fu-2014 1. " in said and "Bo (bo1): 'Too �[31mlong'" in said and "\x1b" not in said
    assert "kung-fu-2019 1. " in said and "Bo (bo1) on sword: 'Strong'" in said
    told = json.loads(kwoon("hall", "notes", "--game", "kung-fu-2019", "--json", *where).out)
    assert [(note["game"], note["card"], note["text"]) for note in told] == [("kung-fu-2019", "sword", "Strong")]
    assert "Strong" in kwoon("hall", "notes", "--game", "kung-fu-2019", "--clear", *where).out
    assert [note["game"] for note in json.loads(kwoon("hall", "notes", "--json", *where).out)] == ["kung-fu-2014"]
