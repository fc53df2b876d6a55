"""Garbage, huge, out-of-turn and replayed messages, messages sent by another person, and broken connections affect only
their sender."""

import asyncio
import json
import random
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from kwoon.hall.tables import socket_messages
from tests.server.hall_client import HallClient, TableConnection
from tests.server.running_server import RunningServer
from tests.server.two_players import open_two_player_table, wait_for_update

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]

TYPES = ("move", "take_back", "call", "concede", "chat", "phrase", "ping", "update", "table", "done", "", "__class__")
FORBIDDEN = ("Traceback", "Error", "File ", "luck", "deal", "sqlite", "secret", "/src/", ".py")


def odd_value(rng: random.Random) -> Any:
    return rng.choice(
        [
            None,
            True,
            0,
            -1,
            -2,
            -3,
            5,
            2**31,
            2**63,
            10**40,
            1.5,
            "",
            "0.0",
            "1.0",
            "99.9",
            "x" * 65,
            "x" * 800,
            "\u0000",
            "\u202e",
            "😀" * 20,
            [],
            [[[[]]]],
            {},
            {"a": {"b": None}},
        ]
    )


def odd_message(rng: random.Random) -> str | bytes:
    kind = rng.randrange(5)
    if kind == 0:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
    if kind == 1:
        return rng.choice(["", " ", "{", "[]", "null", "{}", '{"type":1}', "[" * 3000, '{"type":"ping"}', "\ufeff{}"])
    fields = {name: odd_value(rng) for name in ("id", "key", "move", "text", "seat") if rng.random() < 0.6}
    if kind == 2:
        fields["id"] = f"f{rng.randrange(1000)}"
        fields["key"] = f"{rng.randrange(4)}.{rng.randrange(2)}"
    # Conceding and chatting are always allowed at a table, so they would have an effect.
    fields["type"] = rng.choice([each for each in TYPES if each not in ("concede", "chat")])
    return json.dumps(fields)


async def start_game(hall: RunningServer) -> tuple[str, HallClient, TableConnection, TableConnection]:
    table, ann, bo = await open_two_player_table(hall.address)
    a, b = await ann.connect(table), await bo.connect(table)
    await wait_for_update(a, b)
    return table, ann, a, b


async def messages_until_pong(connection: TableConnection) -> list[str]:
    start = len(connection.raw_messages)
    await connection.request("ping")
    return connection.raw_messages[start:-1]


@pytest.mark.parametrize("seed", range(4))
async def test_malformed_messages_cause_errors_without_effect(serve: Serve, seed: int) -> None:
    hall = await serve()
    table, _, a, b = await start_game(hall)
    waiting = b if a.latest_update["prompt"] else a
    spectator = await HallClient(hall.address).connect(table)
    await spectator.receive_until(lambda m: m["type"] == "update")
    prompted = a if waiting is b else b
    rng = random.Random(seed)
    await messages_until_pong(prompted)
    for _ in range(250):
        for sender in (waiting, spectator):
            message = odd_message(rng)
            await sender.socket.send(message)
    messages = [text for sender in (waiting, spectator) for text in await messages_until_pong(sender)]
    kinds = {json.loads(text)["type"] for text in messages}
    assert "error" in kinds
    assert kinds <= {"error", "pong", "table", "presence"}
    for text in messages:
        assert not any(word in text for word in FORBIDDEN), text
    assert [text for text in await messages_until_pong(prompted) if '"update"' in text] == []
    assert hall.hall.tables[table].game.num_moves == 0
    assert (await prompted.move(prompted.latest_update["prompt"]["moves"][0]["move"]))["type"] == "done"
    for connection in (a, b, spectator):
        await connection.close()


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.one_of(st.binary(max_size=200), st.text(max_size=200), st.recursive(st.none() | st.integers(), st.lists)))
def test_decode_message_raises_only_expected_errors(message: Any) -> None:
    text = message if isinstance(message, str | bytes) else json.dumps(message)
    with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        socket_messages.decode_message(text)


async def test_too_long_or_too_frequent_messages_close_the_socket(serve: Serve) -> None:
    hall = await serve(messages_per_second=5.0, message_burst=10.0)
    table, ann, a, b = await start_game(hall)
    await a.socket.send(json.dumps({"type": "chat", "id": "1", "text": "x" * 5000}))
    assert await a.wait_until_closed() == 1008
    again = await ann.connect(table)
    await again.socket.send("x" * 200_000)
    assert await again.wait_until_closed() in (1008, 1009)
    for _ in range(30):
        await b.socket.send('{"type": "ping", "id": "1"}')
    assert await b.wait_until_closed() == 1008
    back = await ann.connect(table)
    await back.receive_until(lambda m: m["type"] == "update")
    await back.close()


async def test_half_closed_and_broken_connections_do_not_disturb_others(serve: Serve) -> None:
    hall = await serve()
    table, ann, a, b = await start_game(hall)
    url = urlsplit(hall.address)
    handshake = (
        f"GET /api/tables/{table}/socket?protocol=3 HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Cookie: {ann.cookie}\r\n\r\n"
    ).encode()
    # The client stops during the handshake, after it or within a frame, or sends an invalid frame. Each of these
    # connections is half-closed once and reset once.
    for sent in (handshake[:40], handshake, handshake + b"\x81\xfe\x01", handshake + b"\xff" * 64):
        for half in (True, False):
            reader, writer = await asyncio.open_connection(url.hostname, url.port)
            writer.write(sent)
            await writer.drain()
            if half:
                writer.write_eof()
                await asyncio.wait_for(reader.read(), 30)
            else:
                raw = writer.get_extra_info("socket")
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
            writer.close()
    turn = a if a.latest_update["prompt"] else b
    assert (await turn.move(turn.latest_update["prompt"]["moves"][0]["move"]))["type"] == "done"
    while (
        hall.hall.tables[table].presence.present_people(hall.hall.now())
        and len(hall.hall.tables[table].presence.subscribers) > 2
    ):
        await asyncio.sleep(0.02)
    await a.close()
    await b.close()


async def test_client_that_does_not_read_is_closed_without_delaying_others(serve: Serve) -> None:
    hall = await serve()
    table, _, a, b = await start_game(hall)
    lazy = await HallClient(hall.address).connect(table)
    lazy.socket.transport.pause_reading()
    live_table = hall.hall.tables[table]
    stuck = next(each for each in live_table.presence.subscribers if each.seat == -1)
    # It takes many messages to fill the buffers at both ends of the connection.
    for _ in range(1000):
        stuck.send(b"x" * 100_000)
        await asyncio.sleep(0)
    await messages_until_pong(a)
    await messages_until_pong(b)
    assert stuck.closing is not None
    assert stuck.closing[0] == 1013
    lazy.socket.transport.resume_reading()
    while True:
        try:
            await lazy.socket.recv()
        except ConnectionClosed as end:
            assert end.rcvd is not None
            assert end.rcvd.code == 1013
            break
    await a.close()
    await b.close()


async def test_move_sent_by_another_person_is_refused(serve: Serve) -> None:
    hall = await serve()
    table, _, a, b = await start_game(hall)
    turn, other = (a, b) if a.latest_update["prompt"] else (b, a)
    copied = {
        "key": turn.latest_update["prompt"]["key"],
        "move": turn.latest_update["prompt"]["moves"][0]["move"],
        "id": "copied",
    }
    stranger = await HallClient(hall.address).connect(table)
    for thief in (other, stranger):
        assert (await thief.request("move", **copied))["type"] == "error"
    assert (await turn.request("move", **copied))["type"] == "done"
    assert hall.hall.tables[table].game.num_moves == 1
    for connection in (a, b, stranger):
        await connection.close()
