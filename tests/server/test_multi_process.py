"""Several processes on one PostgreSQL server: players at one table use different processes, and each process can fail."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import psycopg
import pytest

from tests.server.hall_client import HallClient, TableConnection
from tests.server.running_server import RunningServer
from tests.server.two_players import wait_for_update

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]
Postgres = Callable[[], str]


async def two_halls(serve: Serve, database: str, **fields: Any) -> tuple[RunningServer, RunningServer]:
    return await serve(database=database, takeover_grace=0.3, **fields), await serve(
        database=database, takeover_grace=0.3, **fields
    )


async def table_across_halls(
    one: RunningServer, two: RunningServer, **fields: Any
) -> tuple[str, HallClient, HallClient]:
    ann, bo = HallClient(one.address), HallClient(two.address)
    table = await ann.create_table("me", "open", **fields)
    await bo.request("POST", f"/api/tables/{table}/seats/1")
    return table, ann, bo


def event_numbers(connection: TableConnection) -> list[int]:
    return [event["number"] for event in connection.events]


async def test_players_connected_to_two_processes_play_one_game(serve: Serve, postgres: Postgres) -> None:
    one, two = await two_halls(serve, postgres())
    table, ann, bo = await table_across_halls(one, two)
    a, b = await ann.connect(table, since=0), await bo.connect(table, since=0)
    w = await HallClient(two.address).connect(table, since=0)
    await wait_for_update(a, b, w)
    await a.receive_until(lambda _: bool(a.table and a.table["seats"][1]["is_present"]))
    await a.request("chat", text="hello over there")
    await b.receive_until(lambda m: m["type"] == "chat")
    first, second = await asyncio.gather(a.play_to_end(), b.play_to_end())
    assert first["places"] == second["places"]
    await w.receive_until(lambda m: m["type"] == "update" and m["outcome"])
    assert event_numbers(a) == event_numbers(b) == event_numbers(w) == list(range(1, a.latest_update["last_event"] + 1))
    assert [hall.server.metrics.metric_value("kwoon_write_failures_total") for hall in (one, two)] == [0, 0]
    # The players agree through different processes, and only one rematch table is opened.
    for connection in (a, b):
        while connection.table["status"] != "over":
            await connection.receive()
    agreed = await asyncio.gather(*[person.request("POST", f"/api/tables/{table}/rematch") for person in (ann, bo)])
    following = {each["rematch_table"] for each in agreed} - {None}
    assert len(following) == 1
    record = await bo.request("GET", f"/api/tables/{table}/record")
    assert record == await ann.request("GET", f"/api/tables/{table}/record")
    for connection in (a, b, w):
        await connection.close()


async def test_simultaneous_moves_in_two_processes_are_both_written(serve: Serve, postgres: Postgres) -> None:
    """Both processes write move n. The one that loses the race reloads, finds its prompt unchanged and writes the next
    move."""
    one, two = await two_halls(serve, postgres())
    conflicts = 0.0
    table, ann, bo = await table_across_halls(one, two)
    a, b = await ann.connect(table), await bo.connect(table)
    while not conflicts:
        prompts = (
            await asyncio.gather(a.wait_for_prompt(), b.wait_for_prompt())
            if a.latest_update.get("prompt") and b.latest_update.get("prompt")
            else ()
        )
        if len(prompts) == 2 and all(prompts):
            replies = await asyncio.gather(*[s.move(s.latest_update["prompt"]["moves"][0]["move"]) for s in (a, b)])
            assert {reply["type"] for reply in replies} == {"done"}
            a.latest_update, b.latest_update = {}, {}
            for connection in (a, b):
                await connection.receive_until(lambda m: m["type"] == "update" and bool(m["events"]))
        else:
            for connection in (a, b):
                while not connection.latest_update:
                    await connection.receive()
            if a.latest_update["outcome"]:
                break
            turn, other = (a, b) if a.latest_update["prompt"] else (b, a)
            if not (a.latest_update["prompt"] and b.latest_update["prompt"]):
                await turn.move(turn.latest_update["prompt"]["moves"][0]["move"])
                for connection in (turn, other):
                    await connection.receive_until(lambda m: m["type"] == "update" and bool(m["events"]))
        conflicts = sum(hall.server.metrics.metric_value("kwoon_write_conflicts_total") for hall in (one, two))
    assert conflicts > 0
    await a.close()
    await b.close()


async def test_person_connected_to_two_processes_has_one_identity_and_request_history(
    serve: Serve, postgres: Postgres
) -> None:
    one, two = await two_halls(serve, postgres())
    table, ann, _ = await table_across_halls(one, two)
    ann_at_two = HallClient(two.address, ann.cookie)
    assert await ann_at_two.request("GET", "/api/me") == await ann.request("GET", "/api/me")
    a, again = await ann.connect(table), await ann_at_two.connect(table)
    await wait_for_update(a, again)
    assert a.latest_update == again.latest_update
    if not a.latest_update["prompt"]:
        assert (await a.request("concede", id="x"))["type"] == "done"
        await again.receive_until(lambda m: m["type"] == "update" and m["outcome"])
        assert (await again.request("concede", id="x"))["type"] == "done"
    else:
        move = a.latest_update["prompt"]["moves"][0]["move"]
        key = a.latest_update["prompt"]["key"]
        assert (await a.request("move", key=key, move=move, id="x"))["type"] == "done"
        await again.receive_until(lambda m: m["type"] == "update" and m["events"])
        assert (await again.request("move", key=key, move=move, id="x"))["type"] == "done"
    assert two.hall.tables[table].game.num_moves == 1
    await a.close()
    await again.close()


async def test_reconnecting_to_another_process_shows_at_least_the_known_state(
    serve: Serve, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process has loaded the table but has not been notified of the latest write."""
    one, two = await two_halls(serve, postgres())
    table, ann, bo = await table_across_halls(one, two)

    async def ignore(*_: object) -> None:
        return

    monkeypatch.setattr("kwoon.server.storage.pubsub.ProcessChannel._handle_notification", ignore)
    bo_at_one = HallClient(one.address, bo.cookie)
    a, b = await ann.connect(table), await bo_at_one.connect(table)
    await wait_for_update(a, b)
    turn = a if a.latest_update["prompt"] else b
    await turn.move(turn.latest_update["prompt"]["moves"][0]["move"])
    await turn.receive_until(lambda m: m["type"] == "update")
    assert two.hall.tables[table].game.num_moves == 0
    elsewhere = HallClient(two.address, ann.cookie if turn is a else bo.cookie)
    again = await elsewhere.connect(table)
    await again.receive_until(lambda m: m["type"] == "update")
    assert again.latest_update["view"] == turn.latest_update["view"]
    for connection in (a, b, again):
        await connection.close()


async def test_auto_pass_propagates_to_own_connections_only(serve: Serve, postgres: Postgres) -> None:
    one, two = await two_halls(serve, postgres())
    table, ann, bo = await table_across_halls(one, two)
    a, again, b = (
        await ann.connect(table),
        await HallClient(two.address, ann.cookie).connect(table),
        await bo.connect(table),
    )
    await wait_for_update(a, again, b)
    update_before = b.latest_update
    assert (await a.request("auto_pass"))["type"] == "done"
    await again.receive_until(lambda m: m["type"] == "update" and m["auto_pass"])
    await b.request("ping")
    assert b.latest_update is update_before
    for connection in (a, again, b):
        await connection.close()


async def test_call_propagates_to_other_process(serve: Serve, postgres: Postgres) -> None:
    one, two = await two_halls(serve, postgres(), countdown_seconds=0.4)
    table, ann, bo = await table_across_halls(one, two, uses_call=True)
    a, b = await ann.connect(table), await bo.connect(table)
    await wait_for_update(a, b)
    while not (a.latest_update["prompt"] and b.latest_update["prompt"]):
        turn = a if a.latest_update["prompt"] else b
        await turn.move(turn.latest_update["prompt"]["moves"][0]["move"])
        for connection in (a, b):
            await connection.receive_until(lambda m: m["type"] == "update" and bool(m["events"]))
    await a.request("call")
    await b.receive_until(lambda m: m["type"] == "update" and m["countdown"] is not None)
    await b.receive_until(lambda m: m["type"] == "update" and any(event["kind"] == "reveal" for event in m["events"]))
    await a.close()
    await b.close()


async def test_bots_are_taken_over_when_their_process_ends(serve: Serve, postgres: Postgres) -> None:
    database = postgres()
    two = await serve(database=database, takeover_grace=0.3)
    async with RunningServer(_settings_like(two, bot_delay=0.2)) as one:
        table = await HallClient(one.address).create_table("random", "random")
        w = await HallClient(two.address).connect(table)
        await w.receive_until(lambda m: m["type"] == "update" and bool(m["events"]))
    await w.receive_until(lambda m: m["type"] == "update" and m["outcome"])
    await w.close()


def _settings_like(hall: RunningServer, **changes: Any) -> Any:
    from dataclasses import replace  # noqa: PLC0415

    return replace(hall.hall.settings, process_id="another", **changes)


async def test_processes_recover_from_dropped_database_connections(serve: Serve, postgres: Postgres) -> None:
    database = postgres()
    one, two = await two_halls(serve, database)
    table, ann, bo = await table_across_halls(one, two)
    a, b = await ann.connect(table), await bo.connect(table)
    await wait_for_update(a, b)
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )
    turn, other = (a, b) if a.latest_update["prompt"] else (b, a)
    prompt = turn.latest_update["prompt"]
    replies = [await turn.request("move", key=prompt["key"], move=prompt["moves"][0]["move"]) for _ in range(3)]
    assert "done" in [reply["type"] for reply in replies]
    await other.receive_until(lambda m: m["type"] == "update" and bool(m["events"]))
    assert two.hall.tables[table].game.num_moves == one.hall.tables[table].game.num_moves == 1
    await a.close()
    await b.close()
