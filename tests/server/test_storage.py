"""Accepted moves are on disk, failed writes have no effect, and each move number is written only once."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text
from sqlalchemy.exc import OperationalError

from kwoon.hall.tables.stored_rows import AutoPassChange, ChatMessage, StoredMove, WriteBatch, WriteConflict
from kwoon.hall.tables.table_state import ClockSettings, TableSeat, TableState, from_json
from kwoon.server.storage import schema
from kwoon.server.storage.commit_check import is_batch_stored
from kwoon.server.storage.database import PAGE_SIZE, SqlStorage
from kwoon.server.storage.table_list_queries import select_newest_tables_of
from tests.sample_game import SAMPLE_GAME
from tests.server.hall_client import HallClient
from tests.server.old_databases import insert_row, old_json
from tests.server.running_server import RunningServer
from tests.server.two_players import open_two_player_table, wait_for_update

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]


def stored_move(number: int, table_id: str = "t", seat: int = 0) -> StoredMove:
    return StoredMove(table_id, number, seat, 3, "1 2", None, None, 0.5)


def make_state(id: str = "t", version: int = 0, **fields: Any) -> TableState:
    seats = fields.pop("seats", None) or [TableSeat(), TableSeat()]
    return TableState(
        id=id,
        game=SAMPLE_GAME,
        pack="",
        options={},
        seats=seats,
        clock=ClockSettings(),
        uses_call=False,
        public=True,
        host="h",
        created=1.0,
        version=version,
        **fields,
    )


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'hall.sqlite3'}"
    database_url: str = request.getfixturevalue("postgres")()
    return database_url


def test_migrations_produce_the_current_schema(url: str) -> None:
    storage = SqlStorage(url)
    storage.migrate()
    with storage.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    storage.migrate()
    storage.engine.dispose()


def test_migrated_tables_are_found_by_seated_person(url: str) -> None:
    storage = SqlStorage(url)
    storage.migrate("0002")
    people = [
        TableSeat("person", "ann", "Ann"),
        TableSeat("bot", None, "Greedy 2", "greedy"),
        TableSeat("person", "bo", "Bo"),
    ]
    old = [
        make_state(f"t{at}", seats=people[at % 2 :], status=("waiting", "playing", "over")[at % 3]) for at in range(7)
    ]
    with storage.engine.begin() as connection:
        for each in old:
            columns = {"status": each.status, "public": 1, "changed": each.changed, "head": old_json(each)}
            insert_row(connection, "tables", {"id": each.id, "version": 0, "made": 1.0, **columns})
    storage.migrate()
    storage.migrate()
    with storage.engine.connect() as connection:
        for person, tables in (("ann", {"t0", "t2", "t4", "t6"}), ("bo", {each.id for each in old}), ("cy", set())):
            found = connection.execute(select_newest_tables_of(person, ("waiting", "playing", "over"))).scalars()
            assert {from_json(text).id for text in found} == tables
        assert connection.execute(select_newest_tables_of("bo", ("over",))).scalars().all() != []
    storage.engine.dispose()


def test_tables_of_a_person_are_found_by_index(tmp_path: Path) -> None:
    storage = SqlStorage(f"sqlite:///{tmp_path / 'hall.sqlite3'}")
    storage.migrate()
    with storage.engine.connect() as connection:
        asked = (
            select_newest_tables_of("ann", ("over",))
            .limit(10)
            .compile(storage.engine, compile_kwargs={"literal_binds": True})
        )
        plan = [row.detail for row in connection.execute(text(f"EXPLAIN QUERY PLAN {asked}"))]
    assert any("seats_by_person" in step for step in plan), plan
    assert not any(step.startswith("SCAN") or "TEMP B-TREE" in step for step in plan), plan
    storage.engine.dispose()


def test_interrupted_migration_leaves_no_tables(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    storage = SqlStorage(url)

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        # A migration writes its version number last.
        patch.setattr("alembic.runtime.migration.HeadMaintainer.update_to_step", stop)
        with pytest.raises(KeyboardInterrupt):
            storage.migrate()
    storage.engine.dispose()
    with storage.engine.connect() as connection:
        assert inspect(connection).get_table_names() == []
    storage.migrate()
    storage.engine.dispose()


async def test_each_move_number_is_written_once(url: str) -> None:
    storage = SqlStorage(url)
    storage.migrate()
    storage.start_writer()
    await storage.write(WriteBatch(new_tables=(make_state(),)))
    writers = [storage.write(WriteBatch((stored_move(1, seat=seat),))) for seat in range(20)]
    results = await asyncio.gather(*writers, return_exceptions=True)
    assert results.count(None) == 1
    assert sum(isinstance(result, WriteConflict) for result in results) == 19
    stored = await storage.load_table("t")
    assert [row.number for row in stored.moves] == [1]
    await storage.flush_and_close()


async def test_conflict_does_not_affect_other_writes_in_the_same_commit(url: str) -> None:
    storage = SqlStorage(url)
    storage.migrate()
    storage.start_writer()
    await storage.write(WriteBatch((stored_move(1, "a"),)))
    entries = [WriteBatch((stored_move(1, table),)) for table in "abcdefgh"]
    results = await asyncio.gather(*[storage.write(entry) for entry in entries], return_exceptions=True)
    assert [type(result) for result in results] == [WriteConflict] + [type(None)] * 7
    await storage.flush_and_close()


async def test_batch_is_written_completely_or_not_at_all(url: str) -> None:
    storage = SqlStorage(url)
    storage.migrate()
    storage.start_writer()
    await storage.write(WriteBatch(new_tables=(make_state(),)))
    await storage.write(WriteBatch(table_state=make_state(version=1)))
    with pytest.raises(WriteConflict):
        await storage.write(WriteBatch((stored_move(1),), table_state=make_state(version=1)))
    assert (await storage.load_table("t")).moves == []
    await storage.write(WriteBatch((stored_move(1),), table_state=make_state(version=2)))
    with pytest.raises(WriteConflict):
        await storage.write(WriteBatch((stored_move(1),), table_state=make_state(version=3)))
    stored = await storage.load_table("t")
    assert stored.table_state is not None
    assert stored.table_state.version == 2
    message = ChatMessage("t", 1, None, "p", "Ann", "hello", None, 2.0)
    auto_passes = [AutoPassChange("t", 1, "p", 4, "on", 2.0), AutoPassChange("t", 2, "p", None, None, 3.0)]
    entries = [WriteBatch(chat_message=message), *[WriteBatch(auto_pass=each) for each in auto_passes]]
    for entry in entries:
        await storage.write(entry)
    for entry in entries:
        with pytest.raises(WriteConflict):
            await storage.write(entry)
    assert await storage.load_table("t", 2, 1, 0) == (None, [], [message], auto_passes)
    assert (await storage.load_table("t", 2, 1, 1, 1)).auto_passes == auto_passes[1:]
    await storage.flush_and_close()


async def test_commit_check_finds_every_kind_of_entry(url: str) -> None:
    """After a broken connection, the stored rows show whether a batch was committed."""
    storage = SqlStorage(url)
    storage.migrate()
    storage.start_writer()
    batches = [
        WriteBatch(new_tables=(make_state(),)),
        WriteBatch((stored_move(1),)),
        WriteBatch(chat_message=ChatMessage("t", 1, None, "p", "Ann", "hello", None, 2.0)),
        WriteBatch(auto_pass=AutoPassChange("t", 1, "p", 4, "on", 2.0)),
        WriteBatch(table_state=make_state(version=1)),
    ]
    with storage.engine.connect() as connection:
        assert [is_batch_stored(connection, batch) for batch in batches] == [False, False, False, False, None]
    for batch in batches:
        await storage.write(batch)
    others = [
        WriteBatch((stored_move(1, seat=1),)),
        WriteBatch(chat_message=ChatMessage("t", 1, None, "q", "Bo", "hi", None, 2.0)),
        WriteBatch(auto_pass=AutoPassChange("t", 1, "q", None, None, 2.0)),
        WriteBatch(table_state=make_state(version=1, hints=True)),
    ]
    with storage.engine.connect() as connection:
        assert [is_batch_stored(connection, batch) for batch in batches] == [True] * 5
        assert [is_batch_stored(connection, batch) for batch in others] == [False] * 4
    await storage.flush_and_close()


async def test_load_table_returns_only_new_rows(url: str) -> None:
    storage = SqlStorage(url)
    storage.migrate()
    storage.start_writer()
    await storage.write(WriteBatch(new_tables=(make_state(),)))
    for n in (1, 2, 3):
        await storage.write(WriteBatch((stored_move(n),)))
    stored = await storage.load_table("t", 0, 2, 0)
    assert stored.table_state is None
    assert [row.number for row in stored.moves] == [3]
    assert (await storage.load_table("unknown")).table_state is None
    await storage.flush_and_close()


async def test_sqlite_uses_wal_mode_and_full_sync(tmp_path: Path) -> None:
    storage = SqlStorage(f"sqlite:///{tmp_path / 'hall.sqlite3'}")
    with storage.engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    storage.engine.dispose()


async def test_move_is_refused_when_its_write_fails(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await serve()
    table, ann, bo = await open_two_player_table(hall.address)
    a, b = await ann.connect(table), await bo.connect(table)
    await wait_for_update(a, b)
    turn, other = (a, b) if a.latest_update["prompt"] else (b, a)
    before = turn.latest_update

    def broken(*_: object) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(SqlStorage, "_transact", broken)
        error = await turn.move(turn.latest_update["prompt"]["moves"][0]["move"], id="try")
        assert error["type"] == "error"
        assert "couldn't be saved" in error["message"]
        assert "space" not in error["message"]
        error = await turn.request("chat", text="hello")
        assert error["type"] == "error"
        status, _ = await ann.call("POST", "/api/tables", {"game": SAMPLE_GAME, "seats": [{"kind": "me"}]})
        assert status in (409, 503)
        status, response = await ann.call(
            "POST", "/api/tables", {"game": SAMPLE_GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
        )
        assert (status, response["status_code"]) == (503, 503)
    assert hall.hall.tables[table].game.num_moves == 0
    spectator = await HallClient(hall.address).connect(table)
    await spectator.receive_until(lambda m: m["type"] == "update")
    assert spectator.latest_update["view"]["pending_seats"] == before["view"]["pending_seats"]
    # Only the sender was notified of the failure, and the move can be retried.
    assert (await turn.request("move", key=before["prompt"]["key"], move=before["prompt"]["moves"][0]["move"]))[
        "type"
    ] == "done"
    await other.receive_until(lambda m: m["type"] == "update" and m["events"])
    for connection in (a, b, spectator):
        await connection.close()


async def test_moves_are_broadcast_only_after_they_are_stored(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    table = await ann.create_table("me", "random")
    live = hall.hall.tables[table]
    counts: list[tuple[int, int]] = []
    original = type(live).broadcast_update

    def broadcast(self: Any, *args: Any, **kwargs: Any) -> None:
        with hall.server.storage.engine.connect() as connection:
            found = connection.execute(text("SELECT count(*) FROM moves")).scalar()
        counts.append((self.game.num_moves, int(found or 0)))
        original(self, *args, **kwargs)

    monkeypatch.setattr(type(live), "broadcast_update", broadcast)
    a = await ann.connect(table)
    await a.play_to_end()
    await a.close()
    assert len(counts) > 10
    assert all(known == stored for known, stored in counts)


async def test_another_process_continues_a_table_from_its_rows(serve: Serve) -> None:
    first = await serve()
    table, ann, bo = await open_two_player_table(first.address)
    a, b = await ann.connect(table, since=0), await bo.connect(table, since=0)
    await wait_for_update(a, b)
    for _ in range(9):
        turn = a if a.latest_update["prompt"] else b
        await turn.move(turn.latest_update["prompt"]["moves"][-1]["move"])
        await wait_for_update(a, b)
    await a.close()
    a = await ann.connect(table, since=0)
    await a.receive_until(lambda m: m["type"] == "update")
    await a.request("chat", text="still here?", id="same")
    second = await serve()
    again = await HallClient(second.address, ann.cookie).connect(table, since=0)
    await again.receive_until(lambda m: m["type"] == "update")
    assert again.latest_update == a.latest_update
    assert [message["text"] for message in again.chat_messages] == ["still here?"]
    assert (await again.request("chat", text="other words", id="same"))["type"] == "done"
    assert len(second.hall.tables[table].chat.messages) == 1
    for connection in (a, b, again):
        await connection.close()


@pytest.mark.parametrize("before", [None, 4096])
async def test_existing_database_file_keeps_its_page_size_and_new_one_gets_default(
    tmp_path: Path, before: int | None
) -> None:
    path = tmp_path / "hall.sqlite3"
    if before is not None:
        connection = sqlite3.connect(path)
        connection.executescript(f"PRAGMA page_size = {before}; PRAGMA journal_mode = WAL; CREATE TABLE old (n)")
        connection.execute("DROP TABLE old")  # a file with other tables belongs to a different program
        connection.close()
    storage = SqlStorage(f"sqlite:///{path}")
    storage.migrate()
    storage.start_writer()
    await storage.write(WriteBatch(new_tables=(make_state(),), moves=(stored_move(1),)))
    assert [row.number for row in (await storage.load_table("t")).moves] == [1]
    await storage.flush_and_close()
    opened = sqlite3.connect(path)
    assert opened.execute("PRAGMA page_size").fetchone() == (before or PAGE_SIZE,)
    opened.close()


async def test_rename_with_unknown_write_result_is_reported_as_possibly_unsaved(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    await ann.request("GET", "/api/me")
    write = SqlStorage.write

    async def fail_after_commit(self: SqlStorage, batch: WriteBatch) -> None:
        await write(self, batch)
        raise OSError("the connection was lost after the commit")

    monkeypatch.setattr(SqlStorage, "write", fail_after_commit)
    status, error = await ann.call("PUT", "/api/me", {"name": "Ann"})
    assert status == 503 and "may not have been saved" in error["detail"]
    assert (await ann.request("GET", "/api/me"))["name"] == "Ann"


async def test_seat_taken_despite_reported_write_failure_is_confirmed(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = await serve()
    table = await HallClient(hall.address).create_table("me", "open")
    write = SqlStorage.write

    async def fail_after_commit(self: SqlStorage, batch: WriteBatch) -> None:
        await write(self, batch)
        if batch.table_state is not None:
            raise OSError("the connection was lost after the commit")

    monkeypatch.setattr(SqlStorage, "write", fail_after_commit)
    bo = HallClient(hall.address)
    assert (await bo.request("POST", f"/api/tables/{table}/seats/1"))["your_seat"] == 1


async def test_table_with_failed_write_does_not_exist(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await serve()

    async def fail(*_: object) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(SqlStorage, "write", fail)
    body = {"game": SAMPLE_GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
    status, error = await HallClient(hall.address).call("POST", "/api/tables", body)
    assert status == 503 and "nothing has changed" in error["detail"]
    assert await HallClient(hall.address).request("GET", "/api/tables") == []


@pytest.mark.parametrize("path", ["/api/tables", "/api/me/tables", "/api/tables/abc", "/healthz"])
async def test_unavailable_database_is_reported_with_status_503(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    await ann.request("GET", "/api/me")
    hall.server.storage.engine.dispose()

    def fail(*_: object, **__: object) -> Any:
        raise OperationalError("SELECT", {}, Exception("server closed the connection"))

    monkeypatch.setattr(type(hall.server.storage.engine), "connect", fail)
    monkeypatch.setattr(type(hall.server.storage.engine), "begin", fail)
    status, error = await ann.call("GET", path)
    assert status == 503 and error["detail"].endswith(".")
