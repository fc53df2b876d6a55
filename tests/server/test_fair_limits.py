"""Fair limits: no visitor can use up the hall's tables, seats, lists, bot time or memory."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from kwoon.hall.tables import live_game
from kwoon.hall.tables.stored_rows import WriteBatch
from kwoon.server.storage.database import SqlStorage
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer
from tests.server.two_players import open_two_player_table, play_until_both_prompted, wait_for_update

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]


async def test_tables_of_one_host_do_not_crowd_others_out_of_the_list(serve: Serve) -> None:
    hall = await serve(max_listed_per_host=3)
    ann, bo = HallClient(hall.address), HallClient(hall.address)
    first = await bo.create_table("me", "open")
    own = [await ann.create_table("me", "open") for _ in range(107)]
    listed = [table["id"] for table in await HallClient(hall.address).request("GET", "/api/tables")]
    assert first in listed
    assert [table for table in listed if table in own] == own[:-4:-1]


async def test_unfinished_tables_per_person_are_limited(serve: Serve) -> None:
    hall = await serve(max_tables_per_person=4, max_bot_tables_per_person=1, bot_delay=60.0)
    ann = HallClient(hall.address)
    await ann.create_table("random", "random")
    status, error = await ann.call(
        "POST", "/api/tables", {"game": "fight", "seats": [{"kind": "bot", "bot": "random"}] * 2}
    )
    assert status == 409 and "bot games" in error["detail"]
    own_tables = [await ann.create_table("me", "open") for _ in range(3)]
    for path in ("/api/tables", "/api/lessons/fight"):
        status, error = await ann.call("POST", path, {"game": "fight", "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert status == 409 and "unfinished tables" in error["detail"]
    other = HallClient(hall.address)
    await other.request("POST", f"/api/tables/{own_tables[0]}/seats/1")
    # Finished tables do not count.
    connection = await ann.connect(own_tables[0])
    await wait_for_update(connection)
    await connection.request("concede")
    await ann.create_table("me", "open")
    await connection.close()


async def test_shared_tables_per_person_are_limited(serve: Serve) -> None:
    hall = await serve(max_shared_tables=2)
    eve = HallClient(hall.address)
    ids = [await HallClient(hall.address).create_table("me", "open") for _ in range(3)]
    for id in ids[:2]:
        await eve.request("POST", f"/api/tables/{id}/seats/1")
    status, error = await eve.call("POST", f"/api/tables/{ids[2]}/seats/1")
    assert status == 409 and "already playing at 2 tables" in error["detail"]
    # A table with bots but no other people is still allowed.
    await eve.create_table("me", "random")


EXPENSIVE_REQUESTS = [
    ("POST", "/api/lessons/fight"),
    ("POST", "/api/tables/{}/hint"),
    ("GET", "/api/tables/{}/win-chances"),
    ("GET", "/api/tables/{}/replay"),
]


@pytest.mark.parametrize(("method", "path"), EXPENSIVE_REQUESTS)
async def test_expensive_requests_have_their_own_rate_limits(serve: Serve, method: str, path: str) -> None:
    hall = await serve(limit_multiplier=0.1)
    ann = HallClient(hall.address)
    statuses = [(await ann.call(method, path.format("nowhere")))[0] for _ in range(6)]
    assert statuses[0] != 429 and statuses[-1] == 429
    _, error = await ann.call(method, path.format("nowhere"))
    assert error["detail"] == "Too many requests. Wait a moment and try again."
    for other_method, other_path in EXPENSIVE_REQUESTS:
        if other_path != path:
            assert (await ann.call(other_method, other_path.format("nowhere")))[0] != 429
    assert (await ann.call("GET", "/api/me"))[0] == 200


async def test_unknown_table_ids_leave_nothing_in_memory(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    for wrong in ("x" * 39, "y" * 200, "z" * 3000):
        await asyncio.gather(*(ann.call("GET", f"/api/tables/{wrong}{n}") for n in range(5)))
    assert hall.hall._loading == {}
    assert hall.hall.tables == {}


async def test_concurrent_loads_of_a_table_read_it_once(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await serve()
    id = await HallClient(hall.address).create_table("me", "open")
    hall.hall.unload_table(hall.hall.tables[id])
    read, reads = SqlStorage.load_table, []

    async def count_reads(self: SqlStorage, *args: Any, **fields: Any) -> Any:
        reads.append(args)
        await asyncio.sleep(0.05)
        return await read(self, *args, **fields)

    monkeypatch.setattr(SqlStorage, "load_table", count_reads)
    impatient = asyncio.create_task(hall.hall.find_table(id))
    await asyncio.sleep(0.01)
    patient = asyncio.create_task(hall.hall.find_table(id))
    await asyncio.sleep(0)
    impatient.cancel()
    assert (await patient).table_state.id == id
    assert len(reads) == 1


async def test_memory_growth_under_abuse_is_bounded(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    table = await ann.create_table("me", "open")

    async def abuse(rounds: int) -> None:
        for n in range(rounds):
            await ann.call("GET", f"/api/tables/{'no' * 15}{n}")
            await HallClient(hall.address).call("GET", "/api/me")
            spectator = await HallClient(hall.address).connect(table)
            await spectator.send("ping")
            await spectator.socket.send("{")
            await spectator.close()

    await abuse(30)
    gc.collect()
    tracemalloc.start()
    await abuse(60)
    gc.collect()
    grown, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    # Python keeps about this much for a few connections; one lock per path would exceed it.
    assert grown < 400_000
    # A client that disconnects during its lookups is removed soon afterward.
    async with asyncio.timeout(20):
        while hall.hall.tables[table].presence.subscribers:
            await asyncio.sleep(0.01)


async def test_draft_changes_are_limited(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_game, "MAX_DRAFT_CHANGES", 6)
    hall = await serve()
    table, ann, bo = await open_two_player_table(hall.address)
    a, b = await ann.connect(table), await bo.connect(table)
    await wait_for_update(a, b)
    await play_until_both_prompted(a, b)
    messages: list[str] = []
    for _ in range(5):
        await a.move(a.latest_update["prompt"]["moves"][0]["move"])
        await wait_for_update(a)
        reply = await a.request("take_back")
        if reply["type"] == "error":
            messages.append(reply["message"])
            break
        await wait_for_update(a)
    assert messages and "taken back too many moves" in messages[0]
    # The move that was not taken back stays, and the game continues.
    await b.move(b.latest_update["prompt"]["moves"][0]["move"])
    await a.receive_until(lambda m: m["type"] == "update" and not m["can_take_back"])
    await a.close()
    await b.close()


async def test_write_that_fails_after_commit_counts_as_done(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await serve()
    table, ann, bo = await open_two_player_table(hall.address)
    a, b = await ann.connect(table), await bo.connect(table)
    await wait_for_update(a, b)
    await play_until_both_prompted(a, b)
    write = SqlStorage.write
    failures = 0

    async def fail_after_commit(self: SqlStorage, batch: WriteBatch) -> None:
        nonlocal failures
        await write(self, batch)
        if failures == 0:
            failures += 1
            raise OSError("the connection was lost after the commit")

    monkeypatch.setattr(SqlStorage, "write", fail_after_commit)
    before = hall.hall.tables[table].game.num_moves
    assert (await a.move(a.latest_update["prompt"]["moves"][0]["move"]))["type"] == "done"
    assert hall.hall.tables[table].game.num_moves == before + 1
    assert failures == 1
    await a.close()
    await b.close()


async def test_move_refused_because_of_temporary_failure_succeeds_on_retry(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = await serve()
    table, ann, bo = await open_two_player_table(hall.address)
    a, b = await ann.connect(table), await bo.connect(table)
    await wait_for_update(a, b)
    await play_until_both_prompted(a, b)
    write, read = SqlStorage.write, SqlStorage.load_table
    is_down = True

    async def fail_write(self: SqlStorage, batch: WriteBatch) -> None:
        if is_down:
            raise OSError("the database is away")
        await write(self, batch)

    async def fail_read(self: SqlStorage, *args: Any, **fields: Any) -> Any:
        if is_down:
            raise OSError("the database is away")
        return await read(self, *args, **fields)

    monkeypatch.setattr(SqlStorage, "write", fail_write)
    monkeypatch.setattr(SqlStorage, "load_table", fail_read)
    prompt = {"key": a.latest_update["prompt"]["key"], "move": a.latest_update["prompt"]["moves"][0]["move"]}
    reply = await a.request("move", id="same", **prompt)
    # The result is unknown, so the error does not claim that nothing changed.
    assert reply["type"] == "error" and "may not have been saved" in reply["message"]
    is_down = False
    assert (await a.request("move", id="same", **prompt))["type"] == "done"
    assert (await a.request("move", id="same", **prompt))["type"] == "done"
    assert hall.hall.tables[table].require_match().state.draft(a.table["your_seat"])
    await a.close()
    await b.close()


async def test_long_replay_does_not_block_the_event_loop(serve: Serve) -> None:
    hall = await serve()
    id = await HallClient(hall.address).create_table(*["random"] * 6, game="kung-fu-2019", options={"format": "3v3"})
    spectator = await HallClient(hall.address).connect(id)
    await spectator.receive_until(
        lambda message: message["type"] == "table" and message["table"]["status"] == "over", timeout=60
    )
    others = 0
    done = False

    async def count_iterations() -> None:
        nonlocal others
        while not done:
            await asyncio.sleep(0)
            others += 1

    table = hall.hall.tables[id]
    task = asyncio.create_task(count_iterations())
    first = await hall.hall.replays.replay_page(table, "open", 0, 100)
    done = True
    await task
    # The replay takes several slices; how many depends on the machine and the length of the game.
    assert others > 2
    # Later readers get the same frames, page by page.
    again = await asyncio.gather(
        *(hall.hall.replays.replay_page(table, "open", at, 100) for at in range(0, first.num_frames, 100))
    )
    assert sum(len(page.frames) for page in again) == first.num_frames == again[0].num_frames
    assert again[0].frames == first.frames
    await spectator.close()
