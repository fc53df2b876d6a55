"""What a client can send and time does not show how long another seat's sealed choice holds the table's lock.

Replies that need no lock must arrive while it is held. All others, except those to accepted moves and calls, must
arrive at a time that is the same whether the lock was free or held.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from kwoon.hall.tables.stored_rows import WriteBatch
from kwoon.server.storage.database import SqlStorage
from tests.server.hall_client import HallClient, TableConnection
from tests.server.running_server import RunningServer
from tests.server.two_players import open_two_player_table, play_until_both_prompted, wait_for_update

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]
ERROR_DELAY = 1.0
LOCKED_SECONDS = 0.15
READ_PATHS = [
    ("GET", "/api/me/tables"),
    ("GET", "/api/tables"),
    ("GET", "/api/tables/{table}"),
    ("GET", "/api/tables/{table}/record"),
    ("GET", "/api/tables/{table}/replay"),
    ("GET", "/api/tables/{table}/win-chances"),
    ("GET", "/api/tables/{table}/better-move?num_moves=0&seat=1"),
    ("POST", "/api/tables/{table}/hint"),
    ("GET", "/api/account/data"),
]
"""Requests that change nothing."""


def is_on_time(seconds: float) -> bool:
    """Return whether a reply came at the first multiple of `ERROR_DELAY`, with room for a slow machine."""
    return 0.99 * ERROR_DELAY < seconds < 1.9 * ERROR_DELAY


class StalledWrites:
    """Patches storage so that writes wait until `resume` is set."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.started = asyncio.Event()
        self.resume = asyncio.Event()
        write = SqlStorage.write

        async def stalled_write(storage: SqlStorage, batch: WriteBatch) -> None:
            self.started.set()
            await self.resume.wait()
            await write(storage, batch)

        patch.setattr(SqlStorage, "write", stalled_write)


async def two_prompted_players(
    serve: Serve, **fields: Any
) -> tuple[RunningServer, str, TableConnection, TableConnection]:
    hall = await serve(**fields)
    table, ann, bo = await open_two_player_table(hall.address)
    a, b = await ann.connect(table), await bo.connect(table)
    await wait_for_update(a, b)
    await play_until_both_prompted(a, b)
    return hall, table, a, b


async def test_why_not_reply_does_not_wait_for_another_seats_write(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, a, b = await two_prompted_players(serve)
    before = await b.request("why_not", id="before")
    disk = StalledWrites(monkeypatch)
    move_task = asyncio.create_task(a.move(a.latest_update["prompt"]["moves"][0]["move"]))
    await disk.started.wait()
    async with asyncio.timeout(5):
        during = await b.request("why_not", id="during")
    disk.resume.set()
    assert (await move_task)["type"] == "done"
    after = await b.request("why_not", id="after")
    assert before["why_not"] and [{**each, "id": ""} for each in (during, after)] == [{**before, "id": ""}] * 2
    for each in (a, b):
        await each.close()


async def test_why_not_reply_does_not_reveal_unwritten_move(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, a, b = await two_prompted_players(serve)
    await b.move(b.latest_update["prompt"]["moves"][0]["move"])
    await wait_for_update(b)
    before = await b.request("why_not", id="before")
    disk = StalledWrites(monkeypatch)
    # This move resolves the position. Its cards are shown only once the move is on disk.
    move_task = asyncio.create_task(a.move(a.latest_update["prompt"]["moves"][0]["move"]))
    await disk.started.wait()
    during = await b.request("why_not", id="during")
    assert {**during, "id": ""} == {**before, "id": ""}
    disk.resume.set()
    assert (await move_task)["type"] == "done"
    await wait_for_update(b)
    assert (await b.request("why_not", id="after"))["key"] != before["key"]
    for each in (a, b):
        await each.close()


# Replies that need no lock.


@pytest.mark.parametrize(
    ("type", "fields"),
    [
        ("move", {"key": "99.0", "move": 0}),
        ("take_back", {}),
        ("call", {}),
        ("auto_pass", {}),
        ("chat", {"text": "This waits for the lock."}),
        ("phrase", {"phrase": "thinking"}),
    ],
)
async def test_ping_does_not_wait_for_an_earlier_message_that_waits_for_the_lock(
    serve: Serve, type: str, fields: dict[str, Any]
) -> None:
    hall, table, a, b = await two_prompted_players(serve)
    async with hall.hall.tables[table].lock:
        await b.send(type, id="waiting", **fields)
        async with asyncio.timeout(5):
            for message in ("ping", "why_not"):
                assert (await b.request(message))["type"] == {"ping": "pong"}.get(message, message)
    reply = await b.receive_until(lambda message: message.get("id") == "waiting")
    assert reply["type"] == ("done" if type in ("auto_pass", "chat", "phrase") else "error")
    for each in (a, b):
        await each.close()


async def test_messages_that_wait_for_the_lock_are_handled_in_order(serve: Serve) -> None:
    hall, table, a, b = await two_prompted_players(serve)
    texts = [f"Message {number}." for number in range(20)]
    async with hall.hall.tables[table].lock:
        for text in texts:
            await b.send("chat", text=text, id=text)
        await b.request("ping")
    for text in texts:
        assert (await b.receive_until(lambda message: "id" in message))["id"] == text
    assert [message.text for message in hall.hall.tables[table].chat.messages] == texts
    for each in (a, b):
        await each.close()


async def test_reading_does_not_wait_for_the_lock(serve: Serve) -> None:
    await _read_while_lock_is_held(await serve())


async def test_reading_does_not_wait_for_the_lock_with_shared_storage(
    serve: Serve, postgres: Callable[[], str]
) -> None:
    await _read_while_lock_is_held(await serve(database=postgres()))


async def _read_while_lock_is_held(hall: RunningServer) -> None:
    table, _, bo = await open_two_player_table(hall.address, hints=True)
    paths = [(method, path.format(table=table)) for method, path in READ_PATHS]
    # The first request starts the bot worker, which takes long.
    free = [(await bo.call(method, path))[0] for method, path in paths]
    assert set(free) == {200, 409}
    async with hall.hall.tables[table].lock, asyncio.timeout(20):
        assert [(await bo.call(method, path))[0] for method, path in paths] == free


async def test_changes_by_another_process_are_loaded_once_the_lock_is_free(
    serve: Serve, postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ignore(*_: object) -> None:
        return

    monkeypatch.setattr("kwoon.server.storage.pubsub.ProcessChannel._handle_notification", ignore)
    database = postgres()
    one, two = await serve(database=database), await serve(database=database)
    table, ann, _ = await open_two_player_table(one.address)
    ann_at_two = HallClient(two.address, ann.cookie)
    await ann_at_two.request("GET", f"/api/tables/{table}")
    a = await ann.connect(table)
    await a.request("chat", text="Stored by the first process.")
    live_table = two.hall.tables[table]
    async with live_table.lock, asyncio.timeout(10):
        await ann_at_two.request("GET", f"/api/tables/{table}")
        assert not live_table.chat.messages
    async with asyncio.timeout(10):
        while not live_table.chat.messages:
            await asyncio.sleep(0.01)
    await a.close()


async def test_request_sees_changes_that_another_request_is_loading(
    serve: Serve, postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ignore(*_: object) -> None:
        return

    monkeypatch.setattr("kwoon.server.storage.pubsub.ProcessChannel._handle_notification", ignore)
    database = postgres()
    one, two = await serve(database=database), await serve(database=database)
    ann, bo = HallClient(one.address), HallClient(one.address)
    table = await ann.create_table("me", "open")
    ann_at_two = HallClient(two.address, ann.cookie)
    assert (await ann_at_two.request("GET", f"/api/tables/{table}"))["status"] == "waiting"
    await bo.request("POST", f"/api/tables/{table}/seats/1")
    is_refreshing, resume = asyncio.Event(), asyncio.Event()
    load_table = SqlStorage.load_table

    async def stalled_load(storage: SqlStorage, *args: Any) -> Any:
        if two.hall.tables[table].lock.locked():
            is_refreshing.set()
            await resume.wait()
        return await load_table(storage, *args)

    monkeypatch.setattr(two.hall.storage, "load_table", stalled_load.__get__(two.hall.storage))
    first = asyncio.create_task(ann_at_two.request("GET", f"/api/tables/{table}"))
    await is_refreshing.wait()
    monkeypatch.setattr(two.hall.storage, "load_table", load_table.__get__(two.hall.storage))
    second = asyncio.create_task(ann_at_two.request("GET", f"/api/tables/{table}"))
    await asyncio.sleep(0.2)
    resume.set()
    assert [(await each)["status"] for each in (first, second)] == ["playing"] * 2


async def test_table_list_and_hint_show_the_stored_position(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await serve()
    table, ann, bo = await open_two_player_table(hall.address, hints=True)
    a, b = await ann.connect(table), await bo.connect(table)
    await wait_for_update(a, b)
    await play_until_both_prompted(a, b)
    await b.move(b.latest_update["prompt"]["moves"][0]["move"])
    await wait_for_update(b)
    disk = StalledWrites(monkeypatch)
    # This move resolves the position, which is shown only once the move is on disk.
    move_task = asyncio.create_task(a.move(a.latest_update["prompt"]["moves"][0]["move"]))
    await disk.started.wait()
    async with asyncio.timeout(10):
        assert [each["pending_seats"] for each in await bo.request("GET", "/api/me/tables")] == [[0]]
        assert (await bo.call("POST", f"/api/tables/{table}/hint"))[0] == 409
        hint = await ann.request("POST", f"/api/tables/{table}/hint")
        assert hint["key"] == a.latest_update["prompt"]["key"]
    disk.resume.set()
    assert (await move_task)["type"] == "done"
    pending_seats = hall.hall.tables[table].require_match().state.pending_seats()
    assert [each["pending_seats"] for each in await bo.request("GET", "/api/me/tables")] == [list(pending_seats)]
    for each in (a, b):
        await each.close()


# Replies at times that do not depend on the lock.


@pytest.mark.parametrize("repeated", [False, True])
async def test_error_delay_does_not_depend_on_the_table_lock(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, repeated: bool
) -> None:
    _, _, a, b = await two_prompted_players(serve, error_delay=ERROR_DELAY)
    await b.move(b.latest_update["prompt"]["moves"][0]["move"], id="first")
    await wait_for_update(b)
    loop = asyncio.get_running_loop()
    body = {"id": "first"} if repeated else {"id": "second"}

    async def probe() -> float:
        began = loop.time()
        reply = await b.request("move", key="99.0", move=0, **body)
        assert reply["type"] == ("done" if repeated else "error")
        return loop.time() - began

    free_seconds = await probe()
    body["id"] = "first" if repeated else "third"
    disk = StalledWrites(monkeypatch)
    move_task = asyncio.create_task(a.request("chat", text="This is being written."))
    await disk.started.wait()
    probing = asyncio.create_task(probe())
    await asyncio.sleep(LOCKED_SECONDS)
    disk.resume.set()
    locked_seconds = await probing
    await move_task
    assert is_on_time(free_seconds) and is_on_time(locked_seconds)
    for each in (a, b):
        await each.close()


Probe = Callable[[str, HallClient, TableConnection], Awaitable[None]]


async def chat(table: str, person: HallClient, connection: TableConnection) -> None:
    assert (await connection.request("chat", text="Hello."))["type"] == "done"


async def phrase(table: str, person: HallClient, connection: TableConnection) -> None:
    assert (await connection.request("phrase", phrase="thinking"))["type"] == "done"


async def receive_chat(table: str, person: HallClient, connection: TableConnection) -> None:
    await connection.send("chat", text="Hello.")
    await connection.receive_until(lambda message: message["type"] == "chat")


async def auto_pass(table: str, person: HallClient, connection: TableConnection) -> None:
    await connection.send("auto_pass")
    await wait_for_update(connection)


async def change_delayed_view(table: str, person: HallClient, connection: TableConnection) -> None:
    await person.request("PUT", f"/api/tables/{table}/delayed-view", {"enabled": True})


async def receive_table(table: str, person: HallClient, connection: TableConnection) -> None:
    request = asyncio.create_task(change_delayed_view(table, person, connection))
    await connection.receive_until(lambda message: message["type"] == "table")
    await request


async def refused_request(table: str, person: HallClient, connection: TableConnection) -> None:
    assert (await person.call("POST", f"/api/tables/{table}/start"))[0] == 403


async def change_name(table: str, person: HallClient, connection: TableConnection) -> None:
    await person.request("PUT", "/api/me", {"name": "Another Bo"})


async def connect(table: str, person: HallClient, connection: TableConnection) -> None:
    second_connection = await person.connect(table)
    await second_connection.receive()
    await second_connection.close()


async def receive_presence(table: str, person: HallClient, connection: TableConnection) -> None:
    spectator = await HallClient(person.address).connect(table)
    await connection.receive_until(lambda message: message["type"] == "presence" and message["num_spectators"] == 1)
    await spectator.close()


@pytest.mark.parametrize(
    "probe",
    [
        chat,
        phrase,
        receive_chat,
        auto_pass,
        change_delayed_view,
        receive_table,
        refused_request,
        change_name,
        connect,
        receive_presence,
    ],
)
@pytest.mark.parametrize("is_held", [False, True])
async def test_reply_time_does_not_depend_on_the_table_lock(serve: Serve, probe: Probe, is_held: bool) -> None:
    hall = await serve(error_delay=ERROR_DELAY)
    table, ann, bo = await open_two_player_table(hall.address)
    a, b = await ann.connect(table), await bo.connect(table)
    await wait_for_update(a, b)
    # Nothing that was sent before may still arrive.
    await asyncio.sleep(1.1 * ERROR_DELAY)
    await b.request("ping")
    loop = asyncio.get_running_loop()
    lock = hall.hall.tables[table].lock
    if is_held:
        await lock.acquire()
        loop.call_later(LOCKED_SECONDS, lock.release)
    began = loop.time()
    await probe(table, bo, b)
    assert is_on_time(loop.time() - began)
    for each in (a, b):
        await each.close()


async def test_person_is_not_seen_arriving_when_the_lock_is_released(serve: Serve) -> None:
    hall = await serve(error_delay=ERROR_DELAY)
    table, ann, bo = await open_two_player_table(hall.address)
    live_table = hall.hall.tables[table]
    a = await ann.connect(table)
    assert ann.cookie and (await a.receive())["table"]["seats"][0]["is_present"]
    spectator = await HallClient(hall.address).connect(table)
    async with asyncio.timeout(5):
        while len(live_table.presence.subscribers) < 2:
            await asyncio.sleep(0.01)
    assert (await bo.request("GET", f"/api/tables/{table}"))["num_spectators"] == 0
    assert (await spectator.receive())["table"]["num_spectators"] == 1
    assert (await bo.request("GET", f"/api/tables/{table}"))["num_spectators"] == 1
    for each in (a, spectator):
        await each.close()


async def test_times_shown_are_those_of_the_request(serve: Serve) -> None:
    hall = await serve()
    table, ann, bo = await open_two_player_table(hall.address)
    b = await bo.connect(table)
    live_table = hall.hall.tables[table]
    async with live_table.lock:
        await b.send("chat", text="Hello.")
        await b.request("ping")
        request = asyncio.create_task(change_delayed_view(table, bo, b))
        while len(live_table.lock._waiters or ()) < 2:
            await asyncio.sleep(0.01)
        released = hall.hall.now()
        await asyncio.sleep(0.01)
    chat_message = await b.receive_until(lambda message: message["type"] == "chat")
    await request
    (my_table,) = await ann.request("GET", "/api/me/tables")
    assert chat_message["at"] <= round(released, 3) and my_table["changed"] <= round(released, 3)
    await b.close()
