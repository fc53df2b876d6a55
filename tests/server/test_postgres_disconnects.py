"""The connection between a hall and PostgreSQL breaks at the worst moment, and replies stay truthful."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import psycopg
import pytest
from sqlalchemy import make_url

from kwoon.hall.errors import HallError
from kwoon.hall.hall import NOT_SAVED_TEXT, SAVE_UNKNOWN_TEXT
from kwoon.hall.tables.stored_rows import StoredMove, WriteBatch, WriteConflict
from kwoon.server.storage.database import SqlStorage
from tests.server.hall_client import HallClient
from tests.server.killable_servers import CuttableProxy
from tests.server.running_server import RunningServer
from tests.server.two_players import connect_two_players, wait_for_update

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]

SLOW_COMMIT_SQL = """
CREATE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.8); {} RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER slowly AFTER INSERT ON moves DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION slowly()
"""
"""A trigger that makes commits slow and optionally fail."""
FAIL_COMMIT_SQL = "RAISE EXCEPTION 'the disk is full';"


@pytest.fixture
async def proxy(postgres: Any) -> AsyncIterator[CuttableProxy]:
    async with CuttableProxy(postgres.socket) as wire:
        yield wire


def proxied_url(proxy: CuttableProxy, database: str) -> str:
    return f"postgresql://postgres@127.0.0.1:{proxy.port}/{make_url(database).database}?sslmode=disable"


def stored_requests(database: str) -> list[Any]:
    with psycopg.connect(database) as connection:
        return connection.execute("SELECT request_id FROM moves ORDER BY number").fetchall()


@pytest.mark.parametrize("fails", [False, True])
async def test_true_result_is_reported_after_disconnect_during_commit(
    serve: Serve, postgres: Any, proxy: CuttableProxy, fails: bool
) -> None:
    database = postgres()
    hall = await serve(database=proxied_url(proxy, database))
    table, a, b = await connect_two_players(hall.address)
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(SLOW_COMMIT_SQL.format(FAIL_COMMIT_SQL if fails else "").encode())
    turn = a if a.latest_update["prompt"] else b
    move_task = asyncio.create_task(turn.move(turn.latest_update["prompt"]["moves"][0]["move"], id="only"))
    await asyncio.sleep(0.3)
    proxy.reset()
    reply = await move_task
    if fails:
        assert reply["message"] == str(NOT_SAVED_TEXT)
        assert stored_requests(database) == []
    else:
        assert reply["type"] == "done"
        assert stored_requests(database) == [("only",)]
        assert hall.hall.tables[table].game.num_moves == 1
    await a.close()
    await b.close()


async def test_result_is_reported_as_unknown_after_lasting_disconnect_during_commit(
    serve: Serve, postgres: Any, proxy: CuttableProxy
) -> None:
    """The result is unknown while it cannot be read. A later retry reports that the move was made, once."""
    database = postgres()
    hall = await serve(database=proxied_url(proxy, database))
    _, a, b = await connect_two_players(hall.address)
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(SLOW_COMMIT_SQL.format("").encode())
    turn = a if a.latest_update["prompt"] else b
    move_request = {
        "id": "only",
        "key": turn.latest_update["prompt"]["key"],
        "move": turn.latest_update["prompt"]["moves"][0]["move"],
    }
    move_task = asyncio.create_task(turn.request("move", **move_request))
    await asyncio.sleep(0.3)
    proxy.cut(silently=False)
    assert (await move_task)["message"] == str(SAVE_UNKNOWN_TEXT)
    # Retry while the table cannot be read, although the move has been committed.
    await asyncio.sleep(0.8)
    assert stored_requests(database) == [("only",)]
    assert (await turn.request("move", **move_request))["message"] == str(SAVE_UNKNOWN_TEXT)
    proxy.restore()
    assert (await turn.request("move", **move_request))["type"] == "done"
    assert stored_requests(database) == [("only",)]
    await a.close()
    await b.close()


async def test_table_is_created_once_despite_disconnect_while_opening_it(
    serve: Serve, postgres: Any, proxy: CuttableProxy
) -> None:
    database = postgres()
    hall = await serve(database=proxied_url(proxy, database))
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(SLOW_COMMIT_SQL.format("").replace("ON moves", "ON tables").encode())
    opening = asyncio.create_task(HallClient(hall.address).create_table("me", "open"))
    await asyncio.sleep(0.4)
    proxy.reset()
    table = await opening
    with psycopg.connect(database) as connection:
        assert connection.execute("SELECT id FROM tables").fetchall() == [(table,)]


async def test_abandoned_transaction_does_not_block_other_writers(postgres: Any) -> None:
    """A move is inserted but never committed, and the database drops the connection after a timeout."""
    database = postgres()
    one, two = SqlStorage(database), SqlStorage(database)
    one.migrate()
    stored_move = StoredMove("table", 1, 0, 0, "", None, "one", 0.0)
    lost = one.engine.raw_connection()
    lost.cursor().execute("INSERT INTO moves VALUES (%s, %s, %s, %s, %s, %s, %s, %s)", stored_move)
    two.start_writer()
    started = time.monotonic()
    await two.write(WriteBatch((stored_move._replace(request_id="two"),)))
    assert time.monotonic() - started < 8
    assert stored_requests(database) == [("two",)]
    with pytest.raises(WriteConflict):
        await two.write(WriteBatch((stored_move,)))
    lost.invalidate()
    await two.flush_and_close()
    one.engine.dispose()


async def test_failed_refresh_of_remote_change_is_retried(serve: Serve, postgres: Any, monkeypatch: Any) -> None:
    """Another hall announces a change while the database does not respond."""
    database = postgres()
    one, two = await serve(database=database), await serve(database=database)
    ann, bo = HallClient(one.address), HallClient(two.address)
    table = await ann.create_table("me", "open")
    await bo.request("POST", f"/api/tables/{table}/seats/1")
    a, b = await ann.connect(table), await bo.connect(table)
    await wait_for_update(a, b)
    turn, other, other_hall = (a, b, two) if a.latest_update["prompt"] else (b, a, one)
    read = other_hall.hall.storage.load_table
    times = iter([True, True, False])

    async def fail_twice(*args: Any) -> Any:
        if next(times, False):
            raise OSError("away")
        return await read(*args)

    monkeypatch.setattr(other_hall.hall.storage, "load_table", fail_twice)
    await turn.move(turn.latest_update["prompt"]["moves"][0]["move"])
    await other.receive_until(lambda m: m["type"] == "update" and bool(m["events"]), timeout=10)
    await a.close()
    await b.close()


async def test_table_changed_during_load_is_refreshed(serve: Serve, postgres: Any, monkeypatch: Any) -> None:
    """Another hall announces the change after the read but before the table is registered."""
    database = postgres()
    one, two = await serve(database=database), await serve(database=database)
    ann, bo = HallClient(one.address), HallClient(one.address)
    table = await ann.create_table("me", "open")
    await bo.request("POST", f"/api/tables/{table}/seats/1")
    a, b = await ann.connect(table), await bo.connect(table)
    await wait_for_update(a, b)
    turn, watching = (a, b) if a.latest_update["prompt"] else (b, a)
    read = two.hall.storage.load_table
    first = iter([True])

    async def load_while_changing(*args: Any) -> Any:
        found = await read(*args)
        if next(first, False):
            await turn.move(turn.latest_update["prompt"]["moves"][0]["move"])
            await asyncio.sleep(0.5)
        return found

    monkeypatch.setattr(two.hall.storage, "load_table", load_while_changing)
    w = await HallClient(two.address).connect(table, since=0)
    await wait_for_update(w, watching)
    assert w.latest_update["last_event"] == watching.latest_update["last_event"] > 0
    for connection in (a, b, w):
        await connection.close()


async def test_timeout_seen_by_two_processes_is_applied_once(serve: Serve, postgres: Any, monkeypatch: Any) -> None:
    """The slower hall must not make a move at the next prompt, which has its own time limit."""
    database = postgres()
    one, two = await serve(database=database), await serve(database=database)
    ann, bo = HallClient(one.address), HallClient(two.address)
    table = await ann.create_table("me", "open", game="kung-fu-2019", clock={"kind": "move", "seconds": 60})
    await bo.request("POST", f"/api/tables/{table}/seats/1")
    table_at_one, table_at_two = await one.hall.find_table(table), await two.hall.find_table(table)
    once = iter(table_at_two.require_match().state.pending_seats()[:1])
    monkeypatch.setattr(
        one.table_driver,
        "_overdue_seat",
        lambda _: None if table_at_one.game.resolved_count else table_at_one.require_match().state.pending_seats()[0],
    )
    monkeypatch.setattr(two.table_driver, "_overdue_seat", lambda _: next(once, None))

    async def ignore(_: object) -> None:
        return

    monkeypatch.setattr(two.hall, "refresh_table", ignore)
    await one.table_driver.apply_default_moves(table_at_one)
    with pytest.raises(HallError):
        await two.table_driver.apply_default_moves(table_at_two)
    assert len(stored_requests(database)) == table_at_one.game.num_moves
