"""Uvicorn's HTTP protocol with an end to everything: connections, heads and bodies, and to how long each may take.

Whoever sends half a request, or reads no answer, holds a place that others want. Each connection has a ticket of the
gate, and a timer that runs whenever the other side is to do something.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kwoon.server.doors.frames import Frames
from kwoon.server.doors.limits import Gate

HEAD = 32 * 1024
"""So many bytes a request's first line and headers have at most."""
SECONDS = 10.0
"""For so long the other side may take: for a head, for a body, and to read on."""
LINGER = 2.0
"""For so long a connection that is closed may take to send what was said last."""
FULL = b"The hall is full, or you have too many connections open. Try again in a moment."
TOO_LARGE = b"The head of this request is too large."
TOO_SLOW = b"The request did not come to its end in time."


class Requests(HttpToolsProtocol):
    """One connection, until it becomes a socket or ends."""

    ticket: str | None = None
    _gate: Gate
    _seconds: float
    _timer: asyncio.TimerHandle | None = None
    _head = 0
    """How many bytes of a head have come; below zero in a body, or between requests."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, if there is room."""
        super().connection_made(transport)
        house = self.config.app.state.house  # type: ignore[union-attr]
        self._gate, self._seconds = house.gate, house.settings.patience
        self.ticket = self._gate.enter(self.client[0] if self.client is not None else "")
        if self.ticket is None:
            house.metrics.limited()
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
        super().data_received(data)
        if self._head > HEAD:
            self._refuse(431, TOO_LARGE)

    def handle_websocket_upgrade(self) -> None:
        """The socket takes the ticket over."""
        self._done()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, Frames):
            socket.gate, socket.ticket = self._gate, self.ticket
            self.ticket = None

    def on_message_begin(self) -> None:
        """A head begins."""
        self._head = max(0, self._head)
        self._wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """A body begins."""
        self._head = -1
        self._wait()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """It is for the hall to do something now."""
        self._done()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The next request may come."""
        self._done()
        super().on_response_complete()

    def pause_writing(self) -> None:
        """The other side does not read."""
        self._wait()
        super().pause_writing()

    def resume_writing(self) -> None:
        """It does again."""
        self._done()
        super().resume_writing()

    def _wait(self) -> None:
        self._done()
        self._timer = self.loop.call_later(self._seconds, self._too_slow)

    def _done(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        if self.cycle is not None and not self.cycle.response_complete:
            # An answer is on its way, or nobody takes it.
            self.transport.abort()
            return
        self._refuse(408, TOO_SLOW)

    def _refuse(self, status: int, sentence: bytes) -> None:
        self._done()
        if not self.transport.is_closing():
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
