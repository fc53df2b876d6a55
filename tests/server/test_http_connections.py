"""Limits per HTTP connection: queued requests, header size and requests over the rate limit."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from kwoon.server.http.http_protocol import MAX_HEAD, MAX_QUEUED, MAX_RATE_LIMITED, LimitedHttpProtocol
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer
from tests.server.test_connection_limits import open_stream

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]
GET = b"GET /healthz HTTP/1.1\r\nHost: hall\r\n\r\n"


async def read_all(reader: asyncio.StreamReader, seconds: float = 20) -> bytes:
    """Read until the server closes or resets the connection."""
    found = bytearray()
    with suppress(ConnectionError):
        while piece := await asyncio.wait_for(reader.read(65536), seconds):
            found += piece
    return bytes(found)


async def read_responses(reader: asyncio.StreamReader, count: int) -> bytes:
    found = b""
    while found.count(b"HTTP/1.1 ") < count or not found.endswith(b"}"):
        found += await asyncio.wait_for(reader.read(65536), 20)
    return found


async def test_pipelined_requests_over_the_limit_close_the_connection(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = await serve()
    queued: list[int] = []
    on_headers_complete = LimitedHttpProtocol.on_headers_complete

    def count(self: LimitedHttpProtocol) -> None:
        on_headers_complete(self)
        queued.append(len(self.pipeline))

    monkeypatch.setattr(LimitedHttpProtocol, "on_headers_complete", count)
    reader, writer = await open_stream(hall)
    with suppress(ConnectionError):
        for _ in range(100):
            writer.write(GET * 100)
            await writer.drain()
    await read_all(reader)
    writer.close()
    # The remaining requests were never parsed, so they cost nothing.
    assert len(queued) <= MAX_QUEUED + 2
    assert max(queued) <= MAX_QUEUED + 1
    assert (await HallClient(hall.address).call("GET", "/healthz"))[0] == 200


async def test_pipelined_requests_within_the_limit_are_all_answered_in_order(serve: Serve) -> None:
    hall = await serve()
    reader, writer = await open_stream(hall)
    body = b'{"name":"Ann"}'
    put = b"PUT /api/me HTTP/1.1\r\nHost: hall\r\ncontent-type: application/json\r\n"
    put += b"content-length: %d\r\n\r\n" % len(body)
    # The rest of the last request's body arrives while the earlier requests wait.
    writer.write(GET * 3 + put + body[:5])
    await asyncio.sleep(0.05)
    writer.write(body[5:])
    responses = await read_responses(reader, 4)
    assert responses.count(b"HTTP/1.1 200") == 4
    assert responses.index(b'"name":"Ann"') > responses.rindex(b'"status"')
    writer.close()


async def test_reading_resumes_only_when_no_request_is_queued(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await serve()
    resumed: list[int] = []
    connection_made = LimitedHttpProtocol.connection_made

    def watch(self: LimitedHttpProtocol, transport: asyncio.Transport) -> None:
        connection_made(self, transport)
        real = self.flow._transport

        class WatchedTransport:
            def __getattr__(self, name: str) -> object:
                return getattr(real, name)

            def resume_reading(_) -> None:
                resumed.append(len(self.pipeline))
                real.resume_reading()

        self.flow._transport = WatchedTransport()  # type: ignore[assignment]

    monkeypatch.setattr(LimitedHttpProtocol, "connection_made", watch)
    reader, writer = await open_stream(hall)
    writer.write(GET * 6)
    await read_responses(reader, 6)
    writer.close()
    assert resumed and set(resumed) == {0}


def long_head(size: int) -> bytes:
    filler = b"x-filler: " + b"y" * 980 + b"\r\n"
    return b"GET /healthz HTTP/1.1\r\nHost: hall\r\n" + filler * (size // len(filler)) + b"\r\n"


@pytest.mark.parametrize("before", [b"", GET], ids=["first", "second"])
@pytest.mark.parametrize("piece", [1000, 10_000_000], ids=["many pieces", "one piece"])
async def test_request_head_over_the_limit_is_refused_however_it_arrives(
    serve: Serve, before: bytes, piece: int
) -> None:
    hall = await serve()
    reader, writer = await open_stream(hall)
    request_head = before + long_head(2 * MAX_HEAD)
    with suppress(ConnectionError):
        for at in range(0, len(request_head), piece):
            writer.write(request_head[at : at + piece])
            await writer.drain()
            await asyncio.sleep(0)
    # The refusal may be lost while the client is still sending. Only the request before the long one may succeed.
    response = await read_all(reader)
    assert response.count(b"HTTP/1.1 200") <= bool(before)
    writer.close()


async def test_request_head_within_the_limit_is_accepted(serve: Serve) -> None:
    hall = await serve()
    reader, writer = await open_stream(hall)
    writer.write(long_head(MAX_HEAD - 4000) * 2)
    assert (await read_responses(reader, 2)).count(b"HTTP/1.1 200") == 2
    writer.close()


async def test_trailers_do_not_count_as_headers(serve: Serve) -> None:
    hall = await serve()
    reader, writer = await open_stream(hall)
    request_head = (
        b"PUT /api/me HTTP/1.1\r\nHost: hall\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n"
    )
    # As a header, this would be refused because it names a foreign origin.
    trailer = b"origin: http://evil.example\r\n"
    writer.write(request_head)
    await asyncio.sleep(0.02)
    writer.write(b'e\r\n{"name":"Ann"}\r\n0\r\n' + trailer + b"\r\n")
    assert b"HTTP/1.1 200" in await read_responses(reader, 1)
    writer.write(request_head + b'e\r\n{"name":"Ann"}\r\n0\r\n' + trailer + b"\r\n")
    assert b"HTTP/1.1 200" in await read_responses(reader, 1)
    writer.write(request_head + b'e\r\n{"name":"Ann"}\r\n0\r\n' + trailer * (MAX_HEAD // 20))
    assert b"HTTP/1.1 200" not in await read_all(reader)
    writer.close()


async def test_connection_closes_after_several_requests_over_the_rate_limit(serve: Serve) -> None:
    hall = await serve(requests_per_second=0.001, request_burst=2.0)
    reader, writer = await open_stream(hall)
    heads = b""
    with suppress(ConnectionError, asyncio.IncompleteReadError):
        for _ in range(100):
            writer.write(GET)
            request_head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 20)
            heads += request_head
            size = int(request_head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
            await reader.readexactly(size)
    writer.close()
    assert heads.count(b"HTTP/1.1 200") == 2
    assert heads.count(b"HTTP/1.1 429") == MAX_RATE_LIMITED
    assert heads.lower().count(b"connection: close") == 1


async def test_unread_rest_of_a_body_does_not_keep_the_connection_open(serve: Serve) -> None:
    hall = await serve(io_timeout=1.0)
    reader, writer = await open_stream(hall)
    post = b"PUT /api/nowhere HTTP/1.1\r\nHost: hall\r\ncontent-length: 1000\r\n\r\n"
    writer.write(GET + post)
    received = b""
    with suppress(ConnectionError):
        for _ in range(200):
            writer.write(b"x")
            with suppress(TimeoutError):
                piece = await asyncio.wait_for(reader.read(65536), 0.02)
                if not piece:
                    break
                received += piece
        else:
            pytest.fail("The connection stays open.")
    assert b"HTTP/1.1 200" in received
    writer.close()


async def test_silent_socket_stays_open(serve: Serve) -> None:
    hall = await serve(io_timeout=0.1)
    visitor = HallClient(hall.address)
    connection = await visitor.connect(await visitor.create_table("me", "open"))
    await asyncio.sleep(0.5)
    assert (await connection.request("ping"))["type"] == "pong"
    await connection.close()


async def test_empty_lines_between_requests_do_not_keep_the_connection_open(serve: Serve) -> None:
    hall = await serve(io_timeout=0.1)
    reader, writer = await open_stream(hall)
    writer.write(GET)
    await read_responses(reader, 1)
    with suppress(ConnectionError):
        for _ in range(200):
            writer.write(b"\r\n")
            with suppress(TimeoutError):
                if not await asyncio.wait_for(reader.read(65536), 0.02):
                    break
        else:
            pytest.fail("The connection stays open.")
    writer.close()
