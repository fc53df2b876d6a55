"""`kwoon hall`: the host's commands for a hall's database, and their log."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from kwoon.hall.moderation.models import AbuseReport
from kwoon.hall.tables.stored_rows import WriteBatch
from kwoon.hall.tables.table_state import ClockSettings, TableSeat, TableState
from kwoon.hall.workshop.models import FeedbackNote
from kwoon.server.storage.database import SqlStorage
from tests.cli.conftest import Kwoon
from tests.sample_game import SAMPLE_GAME

TABLE = TableState(
    id="table1",
    game=SAMPLE_GAME,
    pack="",
    options={},
    seats=[TableSeat("person", "ann1", "Ann"), TableSeat("person", "bo1", "Bo")],
    clock=ClockSettings(),
    uses_call=False,
    public=True,
    host="ann1",
    created=1.0,
    status="playing",
)


@pytest.fixture
def hall(tmp_path: Path) -> Path:
    """Return the folder of a hall with three people, a table and two reports."""

    async def fill() -> None:
        storage = SqlStorage(f"sqlite:///{tmp_path / 'hall.sqlite3'}")
        storage.migrate()
        storage.start_writer()
        for id, name in (("ann1", "Ann"), ("bo1", "Bo"), ("bo2", "Bo")):
            await storage.write(WriteBatch(new_name=(id, name)))
        await storage.write(WriteBatch(new_tables=(TABLE,)))
        chat_report = AbuseReport(0, 1000.0, "ann1", "Ann", "bo1", "Bo", "talk", "You \x1b[31mtoad", "table1", "rude")
        for report in (chat_report, chat_report._replace(kind="name", quoted_text="Bo", table_id="", reason="")):
            assert await storage.reports.add_report(report, 9, 9)
        await storage.flush_and_close()

    asyncio.run(fill())
    return tmp_path


def test_moderation_actions_take_effect_and_are_logged(kwoon: Kwoon, hall: Path) -> None:
    where = ("--data", str(hall))
    result = kwoon("hall", "reports", *where)
    assert result.code == 0
    # Visitors' text must not control the terminal.
    assert "1. " in result.out and "Bo (bo1): chat message 'You �[31mtoad' at table table1" in result.out
    assert "reason: rude" in result.out and "2. " in result.out and "name 'Bo'" in result.out
    assert "\x1b" not in result.out
    assert kwoon("hall", "log", *where).out == "The moderation log is empty.\n"
    assert "resolved report 2" in kwoon("hall", "resolve", "2", "--reason", "harmless", *where).out
    assert [each["number"] for each in json.loads(kwoon("hall", "reports", "--json", *where).out)] == [1]
    assert "2. " in kwoon("hall", "reports", "--all", *where).out
    assert kwoon("hall", "close-account", "bo1", "--reason", "report 1", *where).code == 0
    assert kwoon("hall", "close-table", "table1", *where).code == 0
    assert kwoon("hall", "reopen-account", "bo1", *where).code == 0
    log = json.loads(kwoon("hall", "log", "--json", *where).out)
    assert [(action["action"], action["target_id"], action["reason"]) for action in log] == [
        ("settle", "2", "harmless"),
        ("close-account", "bo1", "report 1"),
        ("close-table", "table1", ""),
        ("open-account", "bo1", ""),
    ]
    assert all(action["moderator"] and action["created"] > 1e9 for action in log)
    assert "closed the account of Bo (bo1): report 1" in kwoon("hall", "log", *where).out


def test_impossible_actions_are_refused_and_not_logged(kwoon: Kwoon, hall: Path, tmp_path: Path) -> None:
    where = ("--data", str(hall))
    for arguments, sentence in (
        (("close-account", "Bo"), "Several people are named 'Bo'"),
        (("close-account", "nobody"), "no person with the id or name 'nobody'"),
        (("reopen-account", "Ann"), "is not closed"),
        (("close-table", "nowhere"), "no table 'nowhere'"),
        (("resolve", "7"), "no open report 7"),
    ):
        result = kwoon("hall", *arguments, *where)
        assert result.code == 1 and sentence in result.err, arguments
    assert kwoon("hall", "log", *where).out == "The moderation log is empty.\n"
    (tmp_path / "empty").mkdir()
    result = kwoon("hall", "reports", "--data", str(tmp_path / "empty"))
    assert result.code == 1 and "no hall database" in result.err
    assert list((tmp_path / "empty").iterdir()) == []
    old = SqlStorage(f"sqlite:///{tmp_path / 'empty' / 'hall.sqlite3'}")
    old.migrate("0006")
    old.engine.dispose()
    result = kwoon("hall", "reports", "--data", str(tmp_path / "empty"))
    assert result.code == 1 and "older version" in result.err


def test_help_shows_examples(kwoon: Kwoon) -> None:
    for arguments in (("hall",), ("hall", "reports"), ("hall", "close-account")):
        result = kwoon(*arguments, "--help")
        assert result.code == 0 and f"examples:\n  kwoon {' '.join(arguments)}" in result.out


def test_feedback_is_filtered_by_game_and_cleared(kwoon: Kwoon, hall: Path) -> None:
    async def fill() -> None:
        storage = SqlStorage(f"sqlite:///{hall / 'hall.sqlite3'}")
        storage.start_writer()
        note = FeedbackNote("host/kung-fu-2014", 1, "bo1", "Bo", "", "Too \x1b[31mlong", "0123456789abcdef", 1000.0)
        await storage.workshop.add_note(note)
        await storage.workshop.add_note(note._replace(pack_id="host/kung-fu-2019", card="sword", text="Strong"))
        await storage.flush_and_close()

    where = ("--data", str(hall))
    assert kwoon("hall", "feedback", *where).out == "No notes.\n"
    asyncio.run(fill())
    output = kwoon("hall", "feedback", *where).out
    assert "kung-fu-2014 1. " in output and "Bo (bo1): 'Too �[31mlong'" in output and "\x1b" not in output
    assert "kung-fu-2019 1. " in output and "Bo (bo1) on sword: 'Strong'" in output
    notes = json.loads(kwoon("hall", "feedback", "--game", "kung-fu-2019", "--json", *where).out)
    assert [(note["game"], note["card"], note["text"]) for note in notes] == [("kung-fu-2019", "sword", "Strong")]
    assert "Strong" in kwoon("hall", "feedback", "--game", "kung-fu-2019", "--clear", *where).out
    assert [note["game"] for note in json.loads(kwoon("hall", "feedback", "--json", *where).out)] == ["kung-fu-2014"]
