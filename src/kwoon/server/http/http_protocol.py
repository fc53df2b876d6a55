"""Uvicorn's HTTP protocol with an end to everything: connections, heads and bodies, and to how long each may take.

Whoever sends half a request, or reads no answer, holds a place that others want. Each connection has a ticket of the
gate, and a timer that runs whenever the other side is to do something. A connection that queues too many requests, or
goes on after several answers of 429, is closed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sized
from typing import Any, cast

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kwoon.server.http.rate_limits import ConnectionLimiter
from kwoon.server.http.websocket_protocol import LimitedWebSocketProtocol

HEAD = 32 * 1024
"""So many bytes a request's first line and headers have at most."""
MAX_REQUEST = 8 * 1024 * 1024
"""Maximum size of a whole request in bytes, with the framing of a chunked body and its trailers."""
MAX_QUEUED = 8
"""Pipelined requests that may wait for the answer to the one before them."""
MAX_REFUSALS = 5
"""Answers of 429 in a row after which a connection is closed."""
ANSWERED = "kwoon.answered"
"""Name of the scope extension that counts the answers of a connection, see `Requests.answered`."""
LINGER = 2.0
"""For so long a connection that is closed may take to send what was said last."""
FULL = b"The hall is full, or you have too many connections open. Try again in a moment."
TOO_LARGE = b"The head of this request is too large."
TOO_SLOW = b"The request did not come to its end in time."


class _StopParsing(Exception):
    """Raised in a callback of the parser, so that it drops the rest of what it was given."""


class _BoundedFlowControl(FlowControl):
    """Reading stays paused as long as requests are queued."""

    def __init__(self, transport: asyncio.Transport, queue: Sized) -> None:
        super().__init__(transport)
        self._queue = queue

    def resume_reading(self) -> None:
        """Read on, unless requests are queued."""
        if not self._queue:
            super().resume_reading()


class LimitedHttpProtocol(HttpToolsProtocol):
    """One connection, until it becomes a socket or ends."""

    ticket: str | None = None
    _gate: ConnectionLimiter
    _seconds: float
    _timer: asyncio.TimerHandle | None = None
    _head = 0
    """How many bytes of a head have come; below zero in a body, or between requests."""
    _fields = 0
    """Size of the first line, the headers and the trailers of this request as they were parsed, in bytes."""
    _received = 0
    """Bytes received since this request began."""
    _refusals = 0
    """Answers of 429 in a row."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, if there is room."""
        super().connection_made(transport)
        self.flow = _BoundedFlowControl(transport, self.pipeline)
        house = self.config.app.state.house  # type: ignore[union-attr]
        self._gate, self._seconds = house.gate, house.settings.io_timeout
        self.ticket = self._gate.enter(self.client[0] if self.client is not None else "")
        if self.ticket is None:
            house.metrics.count_rate_limited()
            self._refuse(503, FULL)
            return
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the ticket back."""
        self._done()
        if self.ticket is not None:
            self._gate.leave(self.ticket)
            self.ticket = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless a head grows without end or the connection is being closed."""
        if self.transport.is_closing():
            return
        if self._head >= 0:
            self._head += len(data)
        self._received += len(data)
        super().data_received(data)
        if self._head > HEAD or self._received > MAX_REQUEST:
            self._refuse(431, TOO_LARGE)
        elif self._timer is None and self.timeout_keep_alive_task is None and self._idle():
            # Empty lines between requests are no request, but they stop the timer of an idle connection.
            self._wait()

    def handle_websocket_upgrade(self) -> None:
        """The socket takes the ticket over."""
        self._done()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, LimitedWebSocketProtocol):
            socket.gate, socket.ticket = self._gate, self.ticket
            self.ticket = None

    def on_message_begin(self) -> None:
        """A head begins."""
        self._head = max(0, self._head)
        self._fields = self._received = 0
        self._wait()
        super().on_message_begin()
        self.scope["extensions"] = cast(Any, {ANSWERED: self.answered})

    def on_url(self, url: bytes) -> None:
        """A part of the first line."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or a trailer, which is dropped: it must not be taken for a header that was checked before."""
        self._count(len(name) + len(value) + len(b": \r\n"))
        if self._head >= 0:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """A body begins."""
        self._head = -1
        self._wait()
        super().on_headers_complete()
        if len(self.pipeline) > MAX_QUEUED:
            self.config.app.state.house.metrics.count_rate_limited()  # type: ignore[union-attr]
            self._refuse(503, FULL)
            raise _StopParsing

    def on_message_complete(self) -> None:
        """It is for the hall to do something now."""
        self._done()
        self._received = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The next request may come."""
        self._done()
        super().on_response_complete()
        if self.cycle.more_body and not self.transport.is_closing():
            # The rest of a body is still to come: of a request that was queued, or that was answered early.
            self._wait()

    def answered(self, status: int) -> bool:
        """Count an answer that is about to be sent; return whether the connection must be closed after it."""
        self._refusals = self._refusals + 1 if status == 429 else 0
        return self._refusals >= MAX_REFUSALS

    def send_400_response(self, msg: str) -> None:
        """Say that this is no HTTP, unless the parser was stopped because the connection is being closed."""
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def pause_writing(self) -> None:
        """The other side does not read."""
        self._wait()
        super().pause_writing()

    def resume_writing(self) -> None:
        """It does again."""
        self._done()
        super().resume_writing()

    def _count(self, size: int) -> None:
        self._fields += size
        if self._fields > HEAD:
            self._refuse(431, TOO_LARGE)
            raise _StopParsing

    def _answering(self) -> bool:
        """Whether an answer is under way or still owed."""
        return self.cycle is not None and not self.cycle.response_complete

    def _idle(self) -> bool:
        """Whether no request is under way, and the connection has not become a socket."""
        return not self._answering() and self.transport.get_protocol() is self

    def _wait(self) -> None:
        self._done()
        self._timer = self.loop.call_later(self._seconds, self._too_slow)

    def _done(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        if self._answering():
            # An answer is on its way, or nobody takes it.
            self.transport.abort()
            return
        self._refuse(408, TOO_SLOW)

    def _refuse(self, status: int, sentence: bytes) -> None:
        self._done()
        if self._answering():
            # What is said here would be taken for the answer that is owed.
            self.transport.close()
        elif not self.transport.is_closing():
            lines = (
                f"HTTP/1.1 {status} {PHRASES[status]}",
                "content-type: text/plain; charset=utf-8",
                f"content-length: {len(sentence)}",
                "connection: close",
            )
            self.transport.write("\r\n".join(lines).encode() + b"\r\n\r\n" + sentence)
            self.transport.close()
        # Whoever does not take even this is left alone.
        self.loop.call_later(LINGER, self.transport.abort)


PHRASES: dict[int, str] = {408: "Request Timeout", 431: "Request Header Fields Too Large", 503: "Service Unavailable"}
