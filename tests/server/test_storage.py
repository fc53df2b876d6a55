"""Accepted moves are on disk, failed writes have no effect, and answer n is written only once."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, inspect, text

from kwoon.hall.tables import table_state as heads
from kwoon.hall.tables.models import AutoPass, ChatMessage, StoredMove, WriteBatch, WriteConflict
from kwoon.hall.tables.table_state import ClockSettings, TableSeat, TableState
from kwoon.server.client import HallClient
from kwoon.server.run import RunningServer
from kwoon.server.storage import schema
from kwoon.server.storage.database import PAGE_SIZE, SqlStorage
from kwoon.server.storage.queries import newest_tables_of
from tests.server.two_players import open_two_player_table, wait_for_update

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]


def answer(n: int, table: str = "t", seat: int = 0) -> StoredMove:
    return StoredMove(table, n, seat, 3, "1 2", None, None, 0.5)


def head(id: str = "t", version: int = 0, **more: Any) -> TableState:
    seats = more.pop("seats", None) or [TableSeat(), TableSeat()]
    return TableState(
        id=id,
        game="fight",
        pack="",
        options={},
        seats=seats,
        clock=ClockSettings(),
        uses_call=False,
        public=True,
        host="h",
        created=1.0,
        version=version,
        **more,
    )


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'hall.sqlite3'}"
    made: str = request.getfixturevalue("postgres")()
    return made


def test_the_migrations_make_the_schema(url: str) -> None:
    storage = SqlStorage(url)
    storage.migrate()
    with storage.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    storage.migrate()
    storage.engine.dispose()


def test_tables_of_earlier_versions_are_found_by_who_sits_there(url: str) -> None:
    storage = SqlStorage(url)
    storage.migrate("0002")
    people = [
        TableSeat("person", "ann", "Ann"),
        TableSeat("bot", None, "Greedy 2", "greedy"),
        TableSeat("person", "bo", "Bo"),
    ]
    old = [head(f"t{at}", seats=people[at % 2 :], status=("waiting", "playing", "over")[at % 3]) for at in range(7)]
    with storage.engine.begin() as connection:
        for each in old:
            columns = {"status": each.status, "public": 1, "changed": each.changed, "head": heads.to_json(each)}
            connection.execute(insert(schema.tables).values(id=each.id, version=0, made=1.0, **columns))
    storage.migrate()
    storage.migrate()
    with storage.engine.connect() as connection:
        for person, tables in (("ann", {"t0", "t2", "t4", "t6"}), ("bo", {each.id for each in old}), ("cy", set())):
            found = connection.execute(newest_tables_of(person, ("waiting", "playing", "over"))).scalars()
            assert {heads.from_json(text).id for text in found} == tables
        assert connection.execute(newest_tables_of("bo", ("over",))).scalars().all() != []
    storage.engine.dispose()


def test_a_persons_tables_are_found_without_looking_at_all(tmp_path: Path) -> None:
    storage = SqlStorage(f"sqlite:///{tmp_path / 'hall.sqlite3'}")
    storage.migrate()
    with storage.engine.connect() as connection:
        asked = (
            newest_tables_of("ann", ("over",)).limit(10).compile(storage.engine, compile_kwargs={"literal_binds": True})
        )
        plan = [row.detail for row in connection.execute(text(f"EXPLAIN QUERY PLAN {asked}"))]
    assert any("seats_by_person" in step for step in plan), plan
    assert not any(step.startswith("SCAN") or "TEMP B-TREE" in step for step in plan), plan
    storage.engine.dispose()


def test_a_migration_that_is_interrupted_leaves_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    storage = SqlStorage(url)

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        # A migration writes its own number last.
        patch.setattr("alembic.runtime.migration.HeadMaintainer.update_to_step", stop)
        with pytest.raises(KeyboardInterrupt):
            storage.migrate()
    storage.engine.dispose()
    with storage.engine.connect() as connection:
        assert inspect(connection).get_table_names() == []
    storage.migrate()
    storage.engine.dispose()


async def test_answer_n_is_written_once(url: str) -> None:
    storage = SqlStorage(url)
    storage.migrate()
    storage.start()
    await storage.write(WriteBatch(new_tables=(head(),)))
    writers = [storage.write(WriteBatch((answer(1, seat=seat),))) for seat in range(20)]
    results = await asyncio.gather(*writers, return_exceptions=True)
    assert results.count(None) == 1
    assert sum(isinstance(result, WriteConflict) for result in results) == 19
    stored = await storage.load_table("t")
    assert [row.number for row in stored.moves] == [1]
    await storage.stop()


async def test_one_conflict_among_many_writes_is_alone_in_it(url: str) -> None:
    storage = SqlStorage(url)
    storage.migrate()
    storage.start()
    await storage.write(WriteBatch((answer(1, "a"),)))
    entries = [WriteBatch((answer(1, table),)) for table in "abcdefgh"]
    results = await asyncio.gather(*[storage.write(entry) for entry in entries], return_exceptions=True)
    assert [type(result) for result in results] == [WriteConflict] + [type(None)] * 7
    await storage.stop()


async def test_an_entry_is_written_whole_or_not_at_all(url: str) -> None:
    storage = SqlStorage(url)
    storage.migrate()
    storage.start()
    await storage.write(WriteBatch(new_tables=(head(),)))
    await storage.write(WriteBatch(table_state=head(version=1)))
    with pytest.raises(WriteConflict):
        await storage.write(WriteBatch((answer(1),), table_state=head(version=1)))
    assert (await storage.load_table("t")).moves == []
    await storage.write(WriteBatch((answer(1),), table_state=head(version=2)))
    with pytest.raises(WriteConflict):
        await storage.write(WriteBatch((answer(1),), table_state=head(version=3)))
    stored = await storage.load_table("t")
    assert stored.table_state is not None
    assert stored.table_state.version == 2
    saying = ChatMessage("t", 1, None, "p", "Ann", "hello", None, 2.0)
    passes = [AutoPass("t", 1, "p", 4, "on", 2.0), AutoPass("t", 2, "p", None, None, 3.0)]
    entries = [WriteBatch(chat_message=saying), *[WriteBatch(auto_pass=each) for each in passes]]
    for entry in entries:
        await storage.write(entry)
    for entry in entries:
        with pytest.raises(WriteConflict):
            await storage.write(entry)
    assert await storage.load_table("t", 2, 1, 0) == (None, [], [saying], passes)
    assert (await storage.load_table("t", 2, 1, 1, 1)).auto_passes == passes[1:]
    await storage.stop()


async def test_only_what_is_new_is_read(url: str) -> None:
    storage = SqlStorage(url)
    storage.migrate()
    storage.start()
    await storage.write(WriteBatch(new_tables=(head(),)))
    for n in (1, 2, 3):
        await storage.write(WriteBatch((answer(n),)))
    stored = await storage.load_table("t", 0, 2, 0)
    assert stored.table_state is None
    assert [row.number for row in stored.moves] == [3]
    assert (await storage.load_table("nobody's")).table_state is None
    await storage.stop()


async def test_sqlite_is_durable(tmp_path: Path) -> None:
    storage = SqlStorage(f"sqlite:///{tmp_path / 'hall.sqlite3'}")
    with storage.engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    storage.engine.dispose()


async def test_an_answer_that_cannot_be_written_does_not_happen(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await serve()
    table, ann, bo = await open_two_player_table(hall.address)
    a, b = await ann.connect(table), await bo.connect(table)
    await wait_for_update(a, b)
    turn, other = (a, b) if a.latest_update["ask"] else (b, a)
    before = turn.latest_update

    def broken(*_: object) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(SqlStorage, "_transact", broken)
        refused = await turn.move(turn.latest_update["ask"]["moves"][0]["move"], id="try")
        assert refused["type"] == "refused"
        assert "couldn't be saved" in refused["sentence"]
        assert "space" not in refused["sentence"]
        said = await turn.request("say", text="hello")
        assert said["type"] == "refused"
        status, problem = await ann.call("POST", "/api/tables", {"game": "fight", "seats": [{"kind": "me"}] * 1})
        assert status in (409, 503)
        status, problem = await ann.call(
            "POST", "/api/tables", {"game": "fight", "seats": [{"kind": "me"}, {"kind": "open"}]}
        )
        assert (status, problem["status_code"]) == (503, 503)
    assert hall.hall.tables[table].num_moves == 0
    w = await HallClient(hall.address).connect(table)
    await w.receive_until(lambda m: m["type"] == "news")
    assert w.latest_update["view"]["pending_seats"] == before["view"]["pending_seats"]
    # Only the sender was notified, and the move can be retried.
    assert (await turn.request("answer", key=before["ask"]["key"], move=before["ask"]["moves"][0]["move"]))[
        "type"
    ] == "done"
    await other.receive_until(lambda m: m["type"] == "news" and m["events"])
    for sitting in (a, b, w):
        await sitting.close()


async def test_nothing_is_told_before_it_is_on_disk(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """When anybody is notified of a move, a reader of the database already finds it."""
    hall = await serve()
    ann = HallClient(hall.address)
    table = await ann.open_table("me", "random")
    live = hall.hall.tables[table]
    told: list[tuple[int, int]] = []
    original = type(live).broadcast

    def tell(self: Any, *args: Any, **more: Any) -> None:
        with hall.server.storage.engine.connect() as connection:
            found = connection.execute(text("SELECT count(*) FROM answers")).scalar()
        told.append((self.num_moves, int(found or 0)))
        original(self, *args, **more)

    monkeypatch.setattr(type(live), "broadcast", tell)
    a = await ann.connect(table)
    await a.play()
    await a.close()
    assert len(told) > 10
    assert all(length == found for length, found in told)


async def test_a_table_is_its_rows(serve: Serve) -> None:
    """Any process can load a table and continue with the same view, numbers, chat and request ids."""
    first = await serve()
    table, ann, bo = await open_two_player_table(first.address)
    a, b = await ann.connect(table, since=0), await bo.connect(table, since=0)
    await wait_for_update(a, b)
    for _ in range(9):
        turn = a if a.latest_update["ask"] else b
        await turn.move(turn.latest_update["ask"]["moves"][-1]["move"])
        await wait_for_update(a, b)
    await a.close()
    a = await ann.connect(table, since=0)
    await a.receive_until(lambda m: m["type"] == "news")
    await a.request("say", text="still here?", id="hm")
    second = await serve()
    again = await HallClient(second.address, ann.cookie).connect(table, since=0)
    await again.receive_until(lambda m: m["type"] == "news")
    assert again.latest_update == a.latest_update
    assert [said["text"] for said in again.chat_messages] == ["still here?"]
    assert (await again.request("say", text="other words", id="hm"))["type"] == "done"
    assert len(second.hall.tables[table].chat_messages) == 1
    for sitting in (a, b, again):
        await sitting.close()


@pytest.mark.parametrize("before", [None, 4096])
async def test_a_file_keeps_the_pages_that_it_was_made_with(tmp_path: Path, before: int | None) -> None:
    path = tmp_path / "hall.sqlite3"
    if before is not None:
        made = sqlite3.connect(path)
        made.executescript(f"PRAGMA page_size = {before}; PRAGMA journal_mode = WAL; CREATE TABLE old (n)")
        made.execute("DROP TABLE old")  # A file with other tables belongs to another program.
        made.close()
    storage = SqlStorage(f"sqlite:///{path}")
    storage.migrate()
    storage.start()
    await storage.write(WriteBatch(new_tables=(head(),), moves=(answer(1),)))
    assert [row.number for row in (await storage.load_table("t")).moves] == [1]
    await storage.stop()
    opened = sqlite3.connect(path)
    assert opened.execute("PRAGMA page_size").fetchone() == (before or PAGE_SIZE,)
    opened.close()
