"""Uvicorn's HTTP protocol with limits on connections, header and body sizes, and time.

A client that sends half a request or does not read its response occupies a connection that others need. Each connection
therefore holds a ticket from the connection limiter, and a timer runs whenever the server waits for the client. A
connection is closed if it queues too many requests or receives several 429 responses in a row.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sized
from http import HTTPStatus
from typing import Any, cast

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kwoon.server.http.rate_limits import ConnectionLimiter
from kwoon.server.http.websocket_protocol import LimitedWebSocketProtocol

MAX_HEAD = 32 * 1024
"""Maximum size of the request line and headers, in bytes."""
MAX_REQUEST = 8 * 1024 * 1024
"""Maximum size of a whole request in bytes, including chunk framing and trailers."""
MAX_QUEUED = 8
"""Maximum number of pipelined requests waiting for an earlier response."""
MAX_RATE_LIMITED = 5
"""Number of consecutive 429 responses after which a connection is closed."""
COUNT_RESPONSE = "kwoon.count_response"
"""Scope extension that counts the responses on a connection; see `LimitedHttpProtocol.should_close_after_response`."""
LINGER_SECONDS = 2.0
"""Seconds that a closing connection has to deliver its last data."""
FULL_TEXT = b"The hall is full, or you have too many connections open. Try again in a moment."
TOO_LARGE_TEXT = b"The request headers are too large."
TOO_SLOW_TEXT = b"The request did not arrive in time."


class _StopParsing(Exception):
    """Raised in a parser callback to discard the rest of the input."""


class _BoundedFlowControl(FlowControl):
    """Flow control that keeps reading paused while requests are queued."""

    def __init__(self, transport: asyncio.Transport, queue: Sized) -> None:
        super().__init__(transport)
        self._queue = queue

    def resume_reading(self) -> None:
        if not self._queue:
            super().resume_reading()


class LimitedHttpProtocol(HttpToolsProtocol):
    """One connection, until it closes or is upgraded to a websocket."""

    ticket: str | None = None
    _limiter: ConnectionLimiter
    _io_timeout: float
    _timer: asyncio.TimerHandle | None = None
    _head_size = 0
    """Bytes of the current request head received so far; negative within a body and between requests."""
    _fields_size = 0
    """Parsed size of the request line, headers and trailers of the current request, in bytes."""
    _received_size = 0
    """Bytes received since the current request began."""
    _num_rate_limited = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept the connection if the limiter issues a ticket; otherwise respond with 503."""
        super().connection_made(transport)
        self.flow = _BoundedFlowControl(transport, self.pipeline)
        server = self.config.app.state.server  # type: ignore[union-attr]
        self._limiter, self._io_timeout = server.connection_limiter, server.settings.io_timeout
        self.ticket = self._limiter.acquire_ticket(self.client[0] if self.client is not None else "")
        if self.ticket is None:
            server.metrics.count_rate_limited()
            self._send_error(503, FULL_TEXT)
            return
        self._restart_timeout()

    def connection_lost(self, exc: Exception | None) -> None:
        """Return the ticket to the limiter."""
        self._cancel_timeout()
        if self.ticket is not None:
            self._limiter.release_ticket(self.ticket)
            self.ticket = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse the data, unless the connection is closing; refuse requests that are too large."""
        if self.transport.is_closing():
            return
        if self._head_size >= 0:
            self._head_size += len(data)
        self._received_size += len(data)
        super().data_received(data)
        if self._head_size > MAX_HEAD or self._received_size > MAX_REQUEST:
            self._send_error(431, TOO_LARGE_TEXT)
        elif self._timer is None and self.timeout_keep_alive_task is None and self._is_idle():
            # Empty lines between requests stop the idle timer without starting a request.
            self._restart_timeout()

    def handle_websocket_upgrade(self) -> None:
        """Hand the ticket over to the websocket protocol."""
        self._cancel_timeout()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, LimitedWebSocketProtocol):
            socket.limiter, socket.ticket = self._limiter, self.ticket
            self.ticket = None

    def on_message_begin(self) -> None:
        """Start the timer for a request head."""
        self._head_size = max(0, self._head_size)
        self._fields_size = self._received_size = 0
        self._restart_timeout()
        super().on_message_begin()
        self.scope["extensions"] = cast(Any, {COUNT_RESPONSE: self.should_close_after_response})

    def on_url(self, url: bytes) -> None:
        self._check_head_size(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count a header or trailer. Trailers are dropped, so that a trailer cannot replace a header that was already
        checked."""
        self._check_head_size(len(name) + len(value) + len(b": \r\n"))
        if self._head_size >= 0:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Start the timer for the body. Respond with 503 if too many requests are queued."""
        self._head_size = -1
        self._restart_timeout()
        super().on_headers_complete()
        if len(self.pipeline) > MAX_QUEUED:
            self.config.app.state.server.metrics.count_rate_limited()  # type: ignore[union-attr]
            self._send_error(503, FULL_TEXT)
            raise _StopParsing

    def on_message_complete(self) -> None:
        """Stop the timer, because the server responds next."""
        self._cancel_timeout()
        self._received_size = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Stop the timer, unless the rest of the request's body is still to come."""
        self._cancel_timeout()
        super().on_response_complete()
        if self.cycle.more_body and not self.transport.is_closing():
            # The request was queued, or answered early.
            self._restart_timeout()

    def should_close_after_response(self, status: int) -> bool:
        """Count a response about to be sent, and return whether the connection must be closed after it."""
        self._num_rate_limited = self._num_rate_limited + 1 if status == 429 else 0
        return self._num_rate_limited >= MAX_RATE_LIMITED

    def send_400_response(self, msg: str) -> None:
        """Respond with 400, unless parsing was stopped because the connection is closing."""
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def pause_writing(self) -> None:
        """Start the timer, because the client is not reading."""
        self._restart_timeout()
        super().pause_writing()

    def resume_writing(self) -> None:
        """Stop the timer, because the client is reading again."""
        self._cancel_timeout()
        super().resume_writing()

    def _check_head_size(self, size: int) -> None:
        self._fields_size += size
        if self._fields_size > MAX_HEAD:
            self._send_error(431, TOO_LARGE_TEXT)
            raise _StopParsing

    def _is_responding(self) -> bool:
        """Return whether a response is in progress or still due."""
        return self.cycle is not None and not self.cycle.response_complete

    def _is_idle(self) -> bool:
        """Return whether no request is in progress and the connection is not a websocket."""
        return not self._is_responding() and self.transport.get_protocol() is self

    def _restart_timeout(self) -> None:
        self._cancel_timeout()
        self._timer = self.loop.call_later(self._io_timeout, self._on_timeout)

    def _cancel_timeout(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _on_timeout(self) -> None:
        if self._is_responding():
            # A response is in progress, or the client is not reading it.
            self.transport.abort()
            return
        self._send_error(408, TOO_SLOW_TEXT)

    def _send_error(self, status: int, message: bytes) -> None:
        self._cancel_timeout()
        if self._is_responding():
            # The client would mistake this message for the pending response.
            self.transport.close()
        elif not self.transport.is_closing():
            lines = (
                f"HTTP/1.1 {status} {HTTPStatus(status).phrase}",
                "content-type: text/plain; charset=utf-8",
                f"content-length: {len(message)}",
                "connection: close",
            )
            self.transport.write("\r\n".join(lines).encode() + b"\r\n\r\n" + message)
            self.transport.close()
        # Abort if the client does not read this response either.
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)
