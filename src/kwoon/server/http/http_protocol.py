"""Uvicorn's HTTP protocol with limits on connections, header and body sizes, and time.

A client that sends half a request or does not read its response occupies a connection that others need. Each connection
holds a ticket of the connection limiter and a timer that runs whenever the client has to act. A connection is closed if
it queues too many requests or continues after several 429 responses.
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
"""Maximum size of the request line and headers, in bytes."""
MAX_REQUEST = 8 * 1024 * 1024
"""Maximum size of a whole request in bytes, including chunk framing and trailers."""
MAX_QUEUED = 8
"""Maximum number of pipelined requests waiting for an earlier response."""
MAX_REFUSALS = 5
"""Number of consecutive 429 responses after which a connection is closed."""
ANSWERED = "kwoon.answered"
"""Scope extension that counts the responses of a connection; see `LimitedHttpProtocol.answered`."""
LINGER = 2.0
"""Seconds that a closing connection has to send its last data."""
FULL = b"The hall is full, or you have too many connections open. Try again in a moment."
TOO_LARGE = b"The head of this request is too large."
TOO_SLOW = b"The request did not come to its end in time."


class _StopParsing(Exception):
    """Raised in a parser callback to discard the rest of the input."""


class _BoundedFlowControl(FlowControl):
    """Flow control that keeps reading paused while requests are queued."""

    def __init__(self, transport: asyncio.Transport, queue: Sized) -> None:
        super().__init__(transport)
        self._queue = queue

    def resume_reading(self) -> None:
        """Resume reading, unless requests are queued."""
        if not self._queue:
            super().resume_reading()


class LimitedHttpProtocol(HttpToolsProtocol):
    """One connection, until it closes or is upgraded to a websocket."""

    ticket: str | None = None
    _gate: ConnectionLimiter
    _seconds: float
    _timer: asyncio.TimerHandle | None = None
    _head = 0
    """Bytes of the current request head received so far; negative within a body and between requests."""
    _fields = 0
    """Parsed size of the request line, headers and trailers of the current request, in bytes."""
    _received = 0
    """Bytes received since the current request began."""
    _refusals = 0
    """Number of consecutive 429 responses."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept the connection if the limiter has room, otherwise respond with 503."""
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
        """Return the ticket to the limiter."""
        self._done()
        if self.ticket is not None:
            self._gate.leave(self.ticket)
            self.ticket = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse the data, unless the connection is closing; refuse requests that are too large."""
        if self.transport.is_closing():
            return
        if self._head >= 0:
            self._head += len(data)
        self._received += len(data)
        super().data_received(data)
        if self._head > HEAD or self._received > MAX_REQUEST:
            self._refuse(431, TOO_LARGE)
        elif self._timer is None and self.timeout_keep_alive_task is None and self._idle():
            # Empty lines between requests do not start one, but they stop the idle timer.
            self._wait()

    def handle_websocket_upgrade(self) -> None:
        """Hand the ticket over to the websocket protocol."""
        self._done()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, LimitedWebSocketProtocol):
            socket.gate, socket.ticket = self._gate, self.ticket
            self.ticket = None

    def on_message_begin(self) -> None:
        """Start the timer for a request head."""
        self._head = max(0, self._head)
        self._fields = self._received = 0
        self._wait()
        super().on_message_begin()
        self.scope["extensions"] = cast(Any, {ANSWERED: self.answered})

    def on_url(self, url: bytes) -> None:
        """Count a part of the request line."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count a header or trailer. Trailers are dropped, so that none can pass for a checked header."""
        self._count(len(name) + len(value) + len(b": \r\n"))
        if self._head >= 0:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Start the timer for the body; refuse if too many requests are queued."""
        self._head = -1
        self._wait()
        super().on_headers_complete()
        if len(self.pipeline) > MAX_QUEUED:
            self.config.app.state.house.metrics.count_rate_limited()  # type: ignore[union-attr]
            self._refuse(503, FULL)
            raise _StopParsing

    def on_message_complete(self) -> None:
        """Stop the timer: it is the server's turn."""
        self._done()
        self._received = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Prepare for the next request."""
        self._done()
        super().on_response_complete()
        if self.cycle.more_body and not self.transport.is_closing():
            # The rest of the body is still to come, because the request was queued or answered early.
            self._wait()

    def answered(self, status: int) -> bool:
        """Count a response about to be sent, and return whether the connection must be closed after it."""
        self._refusals = self._refusals + 1 if status == 429 else 0
        return self._refusals >= MAX_REFUSALS

    def send_400_response(self, msg: str) -> None:
        """Respond with 400, unless parsing was stopped because the connection is closing."""
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def pause_writing(self) -> None:
        """Start the timer: the client is not reading."""
        self._wait()
        super().pause_writing()

    def resume_writing(self) -> None:
        """Stop the timer: the client is reading again."""
        self._done()
        super().resume_writing()

    def _count(self, size: int) -> None:
        self._fields += size
        if self._fields > HEAD:
            self._refuse(431, TOO_LARGE)
            raise _StopParsing

    def _answering(self) -> bool:
        """Return whether a response is in progress or still due."""
        return self.cycle is not None and not self.cycle.response_complete

    def _idle(self) -> bool:
        """Return whether no request is in progress and the connection is not a websocket."""
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
            # A response is in progress, or the client is not reading it.
            self.transport.abort()
            return
        self._refuse(408, TOO_SLOW)

    def _refuse(self, status: int, sentence: bytes) -> None:
        self._done()
        if self._answering():
            # The client would take this message for the pending response.
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
        # Abort if the client does not read this response either.
        self.loop.call_later(LINGER, self.transport.abort)


PHRASES: dict[int, str] = {408: "Request Timeout", 431: "Request Header Fields Too Large", 503: "Service Unavailable"}
