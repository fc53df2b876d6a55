"""Blocking, muting and reporting between people, and the host's moderation."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from kwoon.hall.guests import ACCOUNT_CLOSED_TEXT, default_name
from kwoon.server.storage.database import SqlStorage
from kwoon.server.storage.social.moderation import ModerationError, Moderator
from tests.server.hall_client import HallClient, TableConnection
from tests.server.running_server import RunningServer
from tests.server.test_accounts import database_dump
from tests.server.test_matchmaking import named_guest
from tests.server.two_players import open_two_player_table, wait_for_update

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]


async def send_chat(connection: TableConnection, message_text: str) -> None:
    assert (await connection.request("chat", text=message_text))["type"] == "done"


async def send_phrase(connection: TableConnection, phrase: str) -> None:
    assert (await connection.request("phrase", phrase=phrase))["type"] == "done"


async def chat_texts(connection: TableConnection) -> list[str]:
    await connection.request("ping")
    return [each["text"] for each in sorted(connection.chat_messages, key=lambda one: one["number"])]


async def test_blocked_person_cannot_join_and_cannot_detect_the_block(serve: Serve) -> None:
    hall = await serve()
    (ann, a), (bo, b), (cy, _) = [await named_guest(hall.address, name) for name in ("Ann", "Bo", "Cy")]
    response = await ann.request("PUT", f"/api/blocks/{b}", {"blocked": True})
    assert response == [{"person": b, "name": "Bo", "blocked": True, "muted": False}]
    table = await ann.create_table("me", "open", "open", game="kung-fu-2014")
    taken = await cy.call("POST", f"/api/tables/{table}/seats/0")
    assert taken[0] == 409
    # The error is that of a taken seat, and everybody may ask for a seat whom the host has not removed.
    assert await bo.call("POST", f"/api/tables/{table}/seats/1") == taken
    for client in (bo, cy):
        assert await client.request("GET", f"/api/tables/{table}/can-sit") == {"can_sit": True}
    # The same applies if the blocker is not the host.
    other = await cy.create_table("me", "open", "open", game="kung-fu-2014")
    await ann.request("POST", f"/api/tables/{other}/seats/1")
    assert await bo.call("POST", f"/api/tables/{other}/seats/2") == taken
    # At tables where a seat cannot be taken anyway, everyone gets the same error.
    started = await ann.create_table("me", "random", game="fight")
    removed = await ann.create_table("me", "open", "open", game="kung-fu-2014")
    await ann.request("PUT", f"/api/blocks/{b}", {})
    for client in (bo, cy):
        await client.request("POST", f"/api/tables/{removed}/seats/1")
        await ann.request("DELETE", f"/api/tables/{removed}/people/1")
    await ann.request("PUT", f"/api/blocks/{b}", {"blocked": True})
    for refusing, status in ((started, 409), (removed, 403)):
        answers = [await client.call("POST", f"/api/tables/{refusing}/seats/1") for client in (bo, cy)]
        assert answers[0] == answers[1] and answers[0][0] == status
    for client, asked in ((bo, started), (cy, started), (bo, removed), (cy, removed)):
        assert (await client.request("GET", f"/api/tables/{asked}/can-sit"))["can_sit"] is (asked == started)
    # The blocker may join the blocked person's table. The blocked person cannot detect the block.
    third = await bo.create_table("me", "open", game="fight")
    await ann.request("POST", f"/api/tables/{third}/seats/1")
    seen = [await bo.request("GET", path) for path in ("/api/blocks", "/api/account", "/api/account/data")]
    assert seen[0] == [] and a not in json.dumps(seen[1]) and "blocked" not in json.dumps(seen[2])
    assert (await ann.request("GET", "/api/account/data"))["blocks"] == [{"person": b, "blocked": True, "muted": False}]
    assert await ann.request("PUT", f"/api/blocks/{b}", {}) == []
    await bo.request("POST", f"/api/tables/{table}/seats/1")
    assert (await ann.call("PUT", f"/api/blocks/{a}", {"muted": True}))[0] == 409


async def test_blocks_and_reports_per_person_are_limited(serve: Serve) -> None:
    hall = await serve(max_blocks_per_person=2, max_reports_per_person=2)
    (ann, _), (_, b) = await named_guest(hall.address, "Ann"), await named_guest(hall.address, "Bo")
    (_, c), (_, d) = await named_guest(hall.address, "Cy"), await named_guest(hall.address, "Di")
    for other in ("x1", b):
        await ann.request("PUT", f"/api/blocks/{other}", {"muted": True})
    assert (await ann.call("PUT", "/api/blocks/x2", {"muted": True}))[0] == 409
    await ann.request("PUT", f"/api/blocks/{b}", {"blocked": True, "muted": True})
    for other in (c, c, c, d):
        await ann.request("POST", "/api/reports", {"person": other, "kind": "name"})
    status, error = await ann.call("POST", "/api/reports", {"person": b, "kind": "name"})
    assert status == 409 and "too many open reports" in error["detail"]
    assert (await ann.call("POST", "/api/reports", {"person": b, "kind": "name", "reason": "x" * 201}))[0] == 400


async def test_chat_of_muted_person_is_hidden_only_from_the_muting_person(serve: Serve, postgres: Any) -> None:
    url = postgres()
    hall_1, hall_2 = await serve(database=url), await serve(database=url)
    table, ann, bo = await open_two_player_table(hall_1.address)
    b = (await bo.request("GET", "/api/me"))["id"]
    cy = await HallClient(hall_1.address).connect(table)
    # Ann is connected to the table through the second hall and mutes through the first one.
    a, b_connection = await HallClient(hall_2.address, ann.cookie).connect(table), await bo.connect(table)
    await wait_for_update(a, b_connection, cy)
    await send_chat(b_connection, "one")
    await a.receive_until(lambda m: m["type"] == "chat")
    await ann.request("PUT", f"/api/blocks/{b}", {"muted": True})
    subscriber = next(each for each in hall_2.hall.tables[table].presence.subscribers if each.person_id != b)
    async with asyncio.timeout(20):
        while b not in subscriber.muted_people:
            await asyncio.sleep(0.01)
    await send_phrase(b_connection, "oops")
    await send_chat(b_connection, "two")
    await cy.receive_until(lambda m: m["type"] == "chat" and m["text"] == "two")
    async with asyncio.timeout(20):
        while hall_2.hall.tables[table].chat.last_number() < 3:
            await asyncio.sleep(0.01)
    assert await chat_texts(a) == ["one"]
    # The lines do not arrive after reconnecting either, and the muted person does not learn of it.
    again = await ann.connect(table)
    await wait_for_update(again)
    assert await chat_texts(again) == [] and await chat_texts(b_connection) == [
        "one",
        "oops",
        "two",
    ] == await chat_texts(cy)
    assert not any("muted" in message and '"muted":[]' not in message for message in b_connection.raw_messages)
    # Unmuting delivers the missed lines.
    await ann.request("PUT", f"/api/blocks/{b}", {})
    await a.receive_until(lambda m: m["type"] == "chat" and m["text"] == "two")
    assert await chat_texts(again) == ["one", "oops", "two"]
    for connection in (a, b_connection, cy, again):
        await connection.close()


async def test_report_quotes_stored_text_and_is_deleted_with_the_reported_account(serve: Serve) -> None:
    hall = await serve()
    table, ann, bo = await open_two_player_table(hall.address)
    b = (await bo.request("GET", "/api/me"))["id"]
    a = await ann.connect(table)
    b_connection = await bo.connect(table)
    await wait_for_update(a, b_connection)
    await send_chat(b_connection, "You play like a toad")
    await send_chat(a, "I beg your pardon")
    reported = {"person": b, "kind": "talk", "table": table, "message_number": 1, "reason": "rude"}
    assert "will review your report" in (await ann.request("POST", "/api/reports", reported))["message"]
    # Duplicate reports count once. Only lines that the person wrote can be reported.
    await ann.request("POST", "/api/reports", reported)
    for wrong in ({"message_number": 2}, {"message_number": 7}, {"table": "elsewhere"}):
        assert (await ann.call("POST", "/api/reports", reported | wrong))[0] == 404
    await ann.request("POST", "/api/reports", {"person": b, "kind": "name"})
    moderation = Moderator(hall.server.storage.engine, "me", 5.0)
    first, second = moderation.list_reports(include_resolved=False)
    assert (first.quoted_text, first.name, first.reason, first.table_id) == (
        "You play like a toad",
        "Bo",
        "rude",
        table,
    )
    assert (second.quoted_text, second.kind) == ("Bo", "name")
    # If the reporter deletes their account, the reports stay without their name. If the reported person does so, the
    # reports are removed.
    await ann.request("POST", "/api/account/delete", {"name": "Ann"})
    assert {each.reporter_name for each in moderation.list_reports(include_resolved=False)} == {"Deleted player"}
    moderation.close_account(b, "")
    moderation.reopen_account(b, "")
    await run_moderation(hall)
    await ann.request("PUT", f"/api/blocks/{b}", {"muted": True})
    await bo.request("POST", "/api/matchmaking/fight")
    await bo.request("POST", "/api/account/delete", {"name": "Bo"})
    assert moderation.list_reports(include_resolved=False) == []
    dump = database_dump(hall.server.storage)
    assert dump.count(b) == 1 and "'Bo'" not in dump, "only that this id is gone"


async def run_moderation(*halls: RunningServer) -> None:
    for hall in halls:
        await hall.server.moderation_runner.run_moderation_actions()


async def test_closed_account_is_refused_by_all_processes(serve: Serve, postgres: Any) -> None:
    url = postgres()
    hall_1, hall_2 = await serve(database=url), await serve(database=url)
    await run_moderation(hall_1, hall_2)
    table, ann, bo = await open_two_player_table(hall_1.address, rated=True)
    b = (await bo.request("GET", "/api/me"))["id"]
    code = (await bo.request("POST", "/api/account/recovery"))["code"]
    a, b_connection = await ann.connect(table), await HallClient(hall_2.address, bo.cookie).connect(table)
    await wait_for_update(a, b_connection)
    waiting = await bo.create_table("me", "open", game="dragon-punch")
    await bo.request("POST", "/api/matchmaking/fight")
    tournament = await ann.request("POST", "/api/tournaments", {"title": "A cup", "game": "fight"})
    await bo.request("POST", f"/api/tournaments/{tournament['id']}/entrants")
    # The moderator has a separate connection to the database, as in another process.
    other = SqlStorage(url)
    moderation = Moderator(other.engine, "operator", hall_1.hall.now())
    moderation.close_account(b, "insults")
    with pytest.raises(ModerationError, match="already closed"):
        moderation.close_account("Bo", "")
    await run_moderation(hall_2, hall_1)
    assert await b_connection.wait_until_closed() == 4403
    for hall in (hall_1, hall_2):
        assert await HallClient(hall.address, bo.cookie).call("GET", "/api/me") == (
            403,
            {"status_code": 403, "detail": str(ACCOUNT_CLOSED_TEXT)},
        )
        with pytest.raises(Exception, match="403"):
            await HallClient(hall.address, bo.cookie).connect(table)
    status, error = await HallClient(hall_2.address).call("POST", "/api/account/recover", {"code": code})
    assert (status, error["detail"]) == (403, str(ACCOUNT_CLOSED_TEXT))
    # Closing the account forfeits the duel, frees the seat, and removes the person from the queue and the tournament.
    await a.receive_until(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
    assert (await ann.request("GET", f"/api/tables/{waiting}"))["seats"][0]["kind"] == "open"
    assert await ann.request("GET", "/api/matchmaking") == []
    assert (await ann.request("GET", f"/api/tournaments/{tournament['id']}"))["tournament"]["num_entrants"] == 0
    moderation.reset_name(b, "rude")
    await run_moderation(hall_1, hall_2)
    await a.receive_until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["name"] == default_name(b))
    moderation.reopen_account(b, "a mistake")
    await run_moderation(hall_1, hall_2)
    back = HallClient(hall_2.address)
    assert (await back.request("POST", "/api/account/recover", {"code": code}))["id"] == b
    assert (await bo.request("GET", "/api/me"))["id"] == b
    assert [action.action for action in moderation.latest_actions(10)] == ["close-account", "rename", "open-account"]
    assert all(action.is_applied for action in moderation.latest_actions(10))
    other.engine.dispose()
    await a.close()


@pytest.mark.parametrize("kind", ["playing", "waiting", "over"])
async def test_closed_table_refuses_chat_seats_and_replays(serve: Serve, kind: str) -> None:
    hall = await serve()
    await run_moderation(hall)
    ann, bo = (await named_guest(hall.address, "Ann"))[0], (await named_guest(hall.address, "Bo"))[0]
    table = await ann.create_table("me", "open", rated=True)
    if kind != "waiting":
        await bo.request("POST", f"/api/tables/{table}/seats/1")
    a = await ann.connect(table)
    if kind != "waiting":
        await wait_for_update(a)
        await send_chat(a, "words")
    if kind == "over":
        await a.request("concede")
    other = SqlStorage(str(hall.server.storage.address))
    Moderator(other.engine, "operator", hall.hall.now()).close_table(table, "spam")
    other.engine.dispose()
    await run_moderation(hall)
    if not (a.table and a.table["closed"]):
        await a.receive_until(lambda m: m["type"] == "table" and m["table"]["closed"])
    response = await bo.request("GET", f"/api/tables/{table}")
    assert (response["closed"], response["status"], response["public"]) == (True, "over", False)
    reply = await a.request("chat", text="Hello?")
    assert "closed the table" in reply["message"]
    for method, path in (
        ("POST", "seats/1"),
        ("POST", "rematch"),
        ("GET", "replay"),
        ("GET", "record"),
        ("GET", "win-chances"),
    ):
        status, error = await bo.call(method, f"/api/tables/{table}/{path}")
        assert status == 409 and "closed the table" in error["detail"], path
    # Newcomers do not receive the old chat. The game counts only if it had already ended.
    newcomer = await bo.connect(table)
    await newcomer.request("ping")
    assert newcomer.chat_messages == []
    me = (await bo.request("GET", "/api/me"))["id"]
    assert len(await hall.hall.storage.people.all_ratings(me)) == (kind == "over")
    assert await bo.request("GET", "/api/finished") == []
    await a.close()
    await newcomer.close()


async def test_moderation_while_hall_is_closed_is_applied_at_next_start(serve: Serve) -> None:
    hall = await serve()
    bo, b = await named_guest(hall.address, "Bo")
    table = await bo.create_table("me", "open")
    url = str(hall.server.storage.address)
    await serve(database=f"{url}-other")
    other = SqlStorage(url)
    Moderator(other.engine, "operator", hall.hall.now()).close_account(b, "")
    other.engine.dispose()
    again = await serve()
    await run_moderation(again)
    assert (await HallClient(again.address).request("GET", f"/api/tables/{table}"))["seats"][0]["kind"] == "open"
    assert (await HallClient(again.address, bo.cookie).call("GET", "/api/me"))[0] == 403


def test_migrated_database_supports_moderation(tmp_path: Path) -> None:
    storage = SqlStorage(f"sqlite:///{tmp_path / 'old.sqlite3'}")
    storage.migrate("0006")
    with storage.engine.begin() as connection:
        connection.execute(text("INSERT INTO guests (id, name) VALUES ('a', 'Ann')"))
        columns = "id, version, status, public, made, changed, head"
        clock = '"clock":{},"call":false,"public":true,"host":"a","made":1}'
        old = '{"id":"t","game":"fight","pack":"","options":{},"seats":[],' + clock
        connection.execute(
            text(f"INSERT INTO tables ({columns}) VALUES ('t', 0, 'waiting', 1, 1, 1, :head)"), {"head": old}
        )
    storage.migrate()
    moderation = Moderator(storage.engine, "operator", 2.0)
    assert moderation.list_reports(include_resolved=True) == [] == moderation.latest_actions(5)
    # Accounts and tables from before the migration can be closed.
    moderation.close_account("Ann", "")
    moderation.close_table("t", "")
    with storage.engine.connect() as connection:
        assert connection.execute(text("SELECT status, session_epoch FROM guests")).one() == ("closed", 0)
        assert connection.execute(text("SELECT status, version FROM tables")).one() == ("over", 1)
    storage.engine.dispose()
