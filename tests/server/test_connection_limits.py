"""Clients that send too much, too slowly or incompletely are limited, and others are still served."""

from __future__ import annotations

import asyncio
import re
import struct
from collections.abc import Awaitable, Callable
from contextlib import suppress
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus

from kwoon.server.http.rate_limits import ConnectionLimiter, cached_household
from kwoon.server.http.websocket_protocol import BYTES_PER_MESSAGE
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]
USUAL = {"messages_per_second": 20.0, "message_burst": 60.0}
TEXT, PING, PONG = 0x81, 0x89, 0x8A
FRAGMENT = 0x01


async def open_stream(hall: RunningServer) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    url = urlsplit(hall.address)
    return await asyncio.open_connection(url.hostname, url.port)


async def open_websocket(hall: RunningServer, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter, bytes]:
    """Open a WebSocket by hand, without a cookie; return its streams and the status line."""
    reader, writer = await open_stream(hall)
    lines = [
        f"GET /api/tables/{table}/socket?protocol=3 HTTP/1.1",
        "Host: hall",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    writer.write("\r\n".join(lines).encode() + b"\r\n\r\n")
    head = await reader.readuntil(b"\r\n\r\n")
    return reader, writer, head.split(b"\r\n")[0]


def frame(kind: int, body: bytes = b"") -> bytes:
    return struct.pack("!BB", kind, 0x80 | len(body)) + b"\0\0\0\0" + body


async def flood(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, frames: bytes, bytes_: int) -> int:
    """Send frames until `bytes_` bytes are sent or the connection ends; return the number of bytes sent."""
    sent = 0
    with suppress(ConnectionError):
        while sent < bytes_:
            writer.write(frames)
            await writer.drain()
            sent += len(frames)
            await asyncio.sleep(0)
            if reader.at_eof() or reader.exception() is not None:
                break
            with suppress(TimeoutError):
                if not await asyncio.wait_for(reader.read(65536), 0.0005):
                    break
    return sent


async def test_socket_for_unknown_table_is_refused_with_404(serve: Serve) -> None:
    hall = await serve()
    _, writer, status = await open_websocket(hall, "nosuchtable")
    assert status.startswith(b"HTTP/1.1 404")
    writer.close()
    with pytest.raises(InvalidStatus) as raised:
        await HallClient(hall.address).connect("nosuchtable")
    assert b"hall-no-table" in (raised.value.response.body or b"")


@pytest.mark.parametrize(
    ("first", "then"),
    [
        (b"", frame(TEXT, b"{}")),
        (b"", frame(TEXT)),
        (b"", frame(PING)),
        (b"", frame(PONG)),
        (frame(FRAGMENT), frame(0)),
    ],
    ids=["garbage", "empty", "ping", "pong", "fragments"],
)
async def test_tiny_frames_over_the_limit_close_the_socket(serve: Serve, first: bytes, then: bytes) -> None:
    hall = await serve(**USUAL)
    visitor = HallClient(hall.address)
    table = await visitor.create_table("me", "open")
    other = await visitor.connect(table)
    reader, writer, status = await open_websocket(hall, table)
    assert status.startswith(b"HTTP/1.1 101")
    writer.write(first)
    # The bytes stay far below the limit, so only the number of frames exceeds it.
    assert len(then) * 1000 < USUAL["message_burst"] * BYTES_PER_MESSAGE / 10
    writer.write(then * 1000)
    with suppress(ConnectionError):
        await asyncio.wait_for(reader.read(-1), 20)
    limited = hall.server.metrics.metric_value("kwoon_rate_limited_total")
    assert limited >= 1
    writer.close()
    reader, writer, status = await open_websocket(hall, table)
    writer.write(first)
    accepted_bytes = await flood(reader, writer, then * 200, 8_000_000)
    # The server accepts at most what the system's socket buffers hold.
    assert accepted_bytes < 8_000_000
    assert hall.server.metrics.metric_value("kwoon_rate_limited_total") > limited
    assert (await other.request("ping"))["type"] == "pong"
    writer.close()
    await other.close()


def ping(id: str) -> bytes:
    return b'{"type":"ping","id":"%s"}' % id.encode()


async def test_messages_keep_their_order_however_frames_are_split(serve: Serve) -> None:
    """Whole frames take our fast path, and all others go through the library. Messages must not overtake or split one
    another."""
    hall = await serve()
    reader, writer, _ = await open_websocket(hall, await HallClient(hall.address).create_table("me", "open"))
    # The second half of this frame looks like a frame itself.
    trap = "\U0001004aabcdefghijkl"
    in_two = frame(TEXT, ping(trap))
    half = in_two.index(b"\x81\x8a")
    pieces = [
        frame(TEXT, ping("1")),
        frame(TEXT, ping("2")),
        in_two[:half],
        in_two[half:],
        frame(FRAGMENT, ping("4")[:7]),
        frame(PING, b"meanwhile"),
        frame(0x80, ping("4")[7:]),
        frame(TEXT, ping("5")) + frame(TEXT, ping("6")) + frame(TEXT, ping("7"))[:3],
        frame(TEXT, ping("7"))[3:],
        frame(TEXT, ping("e\u0301")),
        frame(TEXT, b""),
        frame(TEXT, ping("8")),
    ]
    for piece in pieces:
        writer.write(piece)
        await writer.drain()
        await asyncio.sleep(0.02)
    received = b""
    while b'"pong","id":"8"' not in received:
        received += await asyncio.wait_for(reader.readexactly(1), 10)
    found = re.findall(rb'"type":"(?:pong|error)","id":"([^"]*)"', received)
    assert [each.decode() for each in found] == ["1", "2", trap, "4", "5", "6", "7", "e\u0301", "", "8"]
    # The library rejects a new message that starts inside another one.
    writer.write(frame(FRAGMENT, ping("9")[:5]))
    await asyncio.sleep(0.02)
    writer.write(frame(TEXT, ping("9")))
    rest = await asyncio.wait_for(reader.read(), 10)
    assert b"expected a continuation frame" in rest
    writer.close()


async def test_socket_over_the_message_limit_is_closed_and_released(serve: Serve) -> None:
    hall = await serve(messages_per_second=0.01, message_burst=3.0)
    visitor = HallClient(hall.address)
    connection = await visitor.connect(await visitor.create_table("me", "open"))
    for _ in range(10):
        with suppress(Exception):
            await connection.send("ping")
    assert await connection.wait_until_closed() == 1008
    for _ in range(100):
        if len(hall.server.connection_limiter) == 0:
            break
        await asyncio.sleep(0.02)
    assert len(hall.server.connection_limiter) == 0


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HTT",
        b"GET /api/me HTTP/1.1\r\nHost: hall\r\nX: ",
        b"PUT /api/me HTTP/1.1\r\nHost: hall\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{",
    ],
    ids=["nothing", "line", "head", "body"],
)
async def test_connection_with_incomplete_request_is_closed_after_timeout(serve: Serve, half: bytes) -> None:
    hall = await serve(io_timeout=0.2)
    reader, writer = await open_stream(hall)
    writer.write(half)
    await asyncio.wait_for(reader.read(), 20)
    assert (await HallClient(hall.address).call("GET", "/healthz"))[0] == 200
    writer.close()


async def test_endless_request_head_is_refused(serve: Serve) -> None:
    hall = await serve()
    reader, writer = await open_stream(hall)
    writer.write(b"GET / HTTP/1.1\r\n")
    sent = await flood(reader, writer, b"x-filler: " + b"y" * 1000 + b"\r\n", 4_000_000)
    assert sent < 4_000_000
    writer.close()


async def test_connections_per_address_are_limited(serve: Serve) -> None:
    hall = await serve(max_connections_per_address=5)
    held_streams = [await open_stream(hall) for _ in range(5)]
    while len(hall.server.connection_limiter) < 5:
        await asyncio.sleep(0.01)
    reader, writer = await open_stream(hall)
    response = await asyncio.wait_for(reader.read(), 20)
    assert response.startswith(b"HTTP/1.1 503") and b"too many connections" in response
    writer.close()
    for _, each in held_streams:
        each.close()
    while len(hall.server.connection_limiter) > 0:
        await asyncio.sleep(0.01)
    assert (await HallClient(hall.address).call("GET", "/healthz"))[0] == 200


async def test_socket_counts_as_connection_until_it_closes(serve: Serve) -> None:
    hall = await serve()
    visitor = HallClient(hall.address)
    connection = await visitor.connect(await visitor.create_table("me", "open"))
    assert len(hall.server.connection_limiter) >= 1
    await connection.close()
    while len(hall.server.connection_limiter) > 0:
        await asyncio.sleep(0.01)


def test_household_of_ipv6_address_is_its_64_bit_network() -> None:
    assert cached_household("2001:db8:1:2::1") == cached_household("2001:db8:1:2:ffff::9")
    assert cached_household("2001:db8:1:2::1") != cached_household("2001:db8:1:3::1")
    assert cached_household("::ffff:192.0.2.7") == cached_household("192.0.2.7") == "192.0.2.7"
    assert cached_household("no address") == "unknown"


def test_proxy_address_is_exempt_from_the_per_address_limit() -> None:
    gate = ConnectionLimiter(3, 1, ("192.0.2.1",))
    assert all(gate.acquire_ticket("192.0.2.1") for _ in range(2))
    assert gate.acquire_ticket("192.0.2.2") is not None
    assert gate.acquire_ticket("192.0.2.3") is None
