"""A person's table list shows only their own tables and whose turn it is."""

import asyncio
import http.client
import json
from collections.abc import Awaitable, Callable
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import urlsplit

import pytest
from sqlalchemy import text

from kwoon.core.dice import LiveDice
from kwoon.hall import table_lifecycle
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer
from tests.server.two_players import open_two_player_table, play_until_both_prompted, wait_for_update

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]
MY_TABLES_PATH = "/api/me/tables"
MONTH_SECONDS = 30 * 24 * 3600


async def my_tables(person: HallClient) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = await person.request("GET", MY_TABLES_PATH)
    return found


def response_cookies(address: str, path: str, cookie: str) -> SimpleCookie:
    url = urlsplit(address)
    connection = http.client.HTTPConnection(url.hostname or "", url.port)
    connection.request("GET", path, headers={"cookie": cookie})
    response = connection.getresponse()
    response.read()
    connection.close()
    return SimpleCookie(response.getheader("set-cookie") or "")


async def test_every_visit_renews_the_cookie(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    me = await ann.request("GET", "/api/me")
    # Every visit renews the cookie, so occasional visitors stay signed in.
    for cookie in ("", ann.cookie):
        cookies = await asyncio.to_thread(response_cookies, hall.address, "/api/me", cookie)
        assert int(cookies["kwoon_guest"]["max-age"]) > 6 * MONTH_SECONDS
        if cookie:
            assert cookies["kwoon_guest"].value == ann.cookie.partition("=")[2]
    assert await ann.request("GET", "/api/me") == me


async def test_table_is_listed_while_waiting_while_playing_and_when_over(serve: Serve) -> None:
    hall = await serve()
    ann, bo = HallClient(hall.address), HallClient(hall.address)
    assert await my_tables(ann) == []
    table = await ann.create_table("me", "open", public=False)
    (waiting,) = await my_tables(ann)
    assert (waiting["table"]["id"], waiting["table"]["status"], waiting["pending_seats"]) == (table, "waiting", [])
    assert await my_tables(bo) == []
    await bo.request("POST", f"/api/tables/{table}/seats/1")
    (playing,) = await my_tables(bo)
    assert (playing["table"]["status"], playing["table"]["your_seat"], playing["winners"]) == ("playing", 1, None)
    a = await ann.connect(table)
    await wait_for_update(a)
    assert playing["pending_seats"] == a.latest_update["view"]["pending_seats"] != []
    await a.request("concede")
    await a.receive_until(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
    for person in (ann, bo):
        (over,) = await my_tables(person)
        assert (over["table"]["status"], over["pending_seats"], over["winners"]) == ("over", [], [1])
    assert await my_tables(HallClient(hall.address)) == []
    await a.close()


async def test_table_is_not_listed_for_player_who_left(serve: Serve) -> None:
    hall = await serve()
    table, ann, bo = await open_two_player_table(hall.address)
    await bo.request("DELETE", f"/api/tables/{table}/seats/1")
    assert await my_tables(bo) == []
    assert [each["table"]["id"] for each in await my_tables(ann)] == [table]


async def test_removed_table_is_not_listed(serve: Serve) -> None:
    time = [1000.0]
    hall = await serve(now=lambda: time[0])
    ann = HallClient(hall.address)
    await ann.create_table("me", "open")
    time[0] += 2 * 24 * 3600
    await table_lifecycle.clean_up_tables(hall.hall)
    assert await my_tables(ann) == []


async def test_unfinished_tables_come_first_and_finished_ones_are_limited(serve: Serve) -> None:
    time = [1000.0]
    hall = await serve(now=lambda: time[0])
    ann = HallClient(hall.address)
    finished = []
    for _ in range(12):
        time[0] += 10
        table = await ann.create_table("me", "random")
        connection = await ann.connect(table)
        await wait_for_update(connection)
        await connection.request("concede")
        await connection.close()
        finished.append(table)
    time[0] += 10
    old = await ann.create_table("me", "open")
    time[0] += 10
    new = await ann.create_table("me", "random")
    assert [each["table"]["id"] for each in await my_tables(ann)] == [new, old, *reversed(finished[2:])]


async def test_pending_seats_of_unloaded_table_are_listed(serve: Serve) -> None:
    time = [1000.0]
    hall = await serve(now=lambda: time[0])
    table, ann, _ = await open_two_player_table(hall.address)
    before = await my_tables(ann)
    time[0] += 1000
    await table_lifecycle.clean_up_tables(hall.hall)
    assert table not in hall.hall.tables
    assert await my_tables(ann) == before
    again = await serve(now=lambda: time[0])
    assert await my_tables(HallClient(again.address, ann.cookie)) == before


async def test_table_with_unknown_pack_is_listed(serve: Serve) -> None:
    hall = await serve()
    table, ann, _ = await open_two_player_table(hall.address)
    pack = hall.hall.tables[table].table_state.pack
    with hall.server.storage.engine.begin() as connection:
        connection.execute(text(f"UPDATE tables SET state = replace(state, '{pack}', 'other')"))
    again = await serve()
    (entry,) = await my_tables(HallClient(again.address, ann.cookie))
    assert (entry["table"]["id"], entry["table"]["status"], entry["pending_seats"]) == (table, "playing", [])


async def test_lesson_is_listed_as_lesson(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    await ann.request("POST", "/api/lessons/fight")
    (lesson,) = await my_tables(ann)
    assert lesson["lesson"]
    assert (lesson["table"]["seats"][1]["level"], lesson["pending_seats"] != []) == (0, True)


async def test_sealed_move_changes_only_pending_seats(serve: Serve) -> None:
    """Ann's list does not depend on which card Bo seals, apart from table and player ids."""
    hall = await serve(now=lambda: 1000.0, dice=lambda: LiveDice(5))
    entries = []
    for choice in (0, -1):
        table, ann, bo = await open_two_player_table(hall.address)
        a, b = await ann.connect(table), await bo.connect(table)
        await wait_for_update(a, b)
        await play_until_both_prompted(a, b)
        (before,) = await my_tables(ann)
        assert before["pending_seats"] == [0, 1]
        await b.move(b.latest_update["prompt"]["moves"][choice]["move"])
        (after,) = await my_tables(ann)
        assert after == {**before, "pending_seats": [0]}
        people = [each["person"] for each in after["table"]["seats"]]
        entry_text = json.dumps(after)
        for at, name in enumerate([table, *people]):
            entry_text = entry_text.replace(name, f"<{at}>")
        entries.append(entry_text)
        await a.close()
        await b.close()
    assert entries[0] == entries[1]
