"""Uvicorn's websocket protocol with a faster way to send, and with limits on input.

An ASGI application sends through a coroutine in every layer above it, with one system call per message. A table sends
three messages for each move, so this path is most of its work. Here a message can also be framed at once, and leaves
together with all others at the end of the event loop iteration. The application finds this path in its scope and works
without it where it is absent.

Input is counted in bytes and in frames where it is parsed, because frames that the application never sees, such as
pings and empty fragments, cost as much as others. Almost all input is one short text in one frame, which is decoded
here; the library handles the rest.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.protocol import OPEN
from websockets.streams import StreamReader
from websockets.utils import apply_mask

from kwoon.server.http.rate_limits import ConnectionLimiter, TokenBucket
from kwoon.server.http.receive_queue import ReceiveQueue

SEND_NOW = "kwoon.send_now"
HEAR = "kwoon.hear"
SLICE = 512
"""Bytes parsed at a time. It bounds the number of tiny frames that are parsed before they are counted."""
FRAMES = 4
"""Frames allowed per message on average: text, pings and fragments."""
BYTES = 4096
"""Bytes allowed per message on average."""
SHORTEST = 125
"""Maximum length of a text whose length fits in the second byte of its frame."""
POLICY = 1008
LINGER = 2.0
TOO_FAST = "Too many messages. Wait a moment, then reconnect."


# Frame headers by payload length.
SHORT, MIDDLE, LONG = struct.Struct("!BB"), struct.Struct("!BBH"), struct.Struct("!BBQ")


def _frame_header(size: int) -> bytes:
    """Return the header of an unmasked, unfragmented text frame, as a server sends it."""
    if size < 126:
        return SHORT.pack(0x81, size)
    return MIDDLE.pack(0x81, 126, size) if size < 65536 else LONG.pack(0x81, 127, size)


def _decode_short_text(data: bytes) -> str | None:
    """Return the text if the data is exactly one complete, masked frame with a short ASCII text, otherwise None."""
    if len(data) < 6 or data[0] != 0x81 or len(data) - 6 != data[1] - 0x80 or data[1] > 0x80 + SHORTEST:
        return None
    text = apply_mask(data[6:], data[2:6])
    return text.decode("ascii") if text.isascii() else None


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """One websocket connection."""

    queue: ReceiveQueue  # type: ignore[assignment]
    gate: ConnectionLimiter | None = None
    ticket: str | None = None
    _leaving = False
    _out: list[bytes]
    _frames: TokenBucket | None = None
    _bytes: TokenBucket | None = None
    _slow: asyncio.TimerHandle | None = None
    _listener: Callable[[str], bool] | None = None
    """Handles a text at once, or returns False if it cannot."""
    _between = False
    """Whether the library's parser is between two messages, so that it may skip the next one."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Set up the connection."""
        self.queue = ReceiveQueue(self.loop)
        super().connection_made(transport)

    async def run_asgi(self) -> None:
        """Offer the fast path in the scope, and run the application."""
        extensions = cast("dict[str, object]", self.scope.setdefault("extensions", {}))
        extensions[SEND_NOW] = self.send_now
        extensions[HEAR] = self.hear
        self._out = []
        await super().run_asgi()

    def hear(self, listener: Callable[[str], bool]) -> None:
        """From now on, offer each text to this listener first while the application is waiting for one."""
        self._listener = listener

    def send_now(self, text: bytes) -> bool:
        """Send a text if that is possible without waiting, and return whether it was."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.conn.state is not OPEN:
            return False
        self._out += (_frame_header(len(text)), text)
        if not self._leaving:
            self._leaving = True
            self.loop.call_soon(self._leave)
        return True

    def _leave(self) -> None:
        """Write all frames of this event loop iteration together."""
        self._leaving = False
        frames = b"".join(self._out)
        self._out.clear()
        if frames and not self.transport.is_closing():
            self.transport.write(frames)

    # Input.

    def data_received(self, data: bytes) -> None:
        """Parse the input as far as the limits allow."""
        if self.transport.is_closing():
            return
        now = self.loop.time()
        frames, size = self._allowance(now)
        if not size.take(now, len(data)):
            self._turn_away()
            return
        text = _decode_short_text(data) if self._between else None
        if text is not None and frames.take(now):
            self._hand_in(text)
            return
        self._between = False
        for at in range(0, len(data), SLICE):
            self.conn.receive_data(data[at : at + SLICE])
            if not frames.take(now, len(self.conn.events)):
                self._turn_away()
                return
            if self.conn.parser_exc is not None:
                self.handle_parser_exception()
                return
            self.handle_events()
            if self.transport.is_closing():
                return
        self._between = self._is_between()

    def _hand_in(self, text: str) -> None:
        """Hand a text to the application. As in the library, reading pauses until the text is processed, except for an
        application that is already waiting."""
        if self.close_sent or (self._listener is not None and self.queue.awaited and self._listener(text)):
            return
        if not self.queue.awaited and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def _is_between(self) -> bool:
        """Return whether the library's parser is between two frames. It is a generator, which then waits for more data
        or the end of the stream."""
        if not self.handshake_complete or self.conn.current_size is not None:
            return False
        within: Any = self.conn.parser
        while (deeper := within.gi_yieldfrom) is not None:
            within = deeper
        return within.gi_code is StreamReader.at_eof.__code__ and self.conn.state is OPEN

    def _allowance(self, now: float) -> tuple[TokenBucket, TokenBucket]:
        if self._frames is None or self._bytes is None:
            settings = self.config.app.state.house.settings  # type: ignore[union-attr]
            rate, most = settings.messages_per_second, settings.message_burst
            self._frames = TokenBucket(rate * FRAMES, most * FRAMES, now)
            # The first bytes are the head of the request, which has been counted already.
            self._bytes = TokenBucket(rate * BYTES, most * BYTES, now)
        return self._frames, self._bytes

    def _turn_away(self) -> None:
        """Close the connection and ignore all further input."""
        self.config.app.state.house.metrics.count_rate_limited()  # type: ignore[union-attr]
        if self.handshake_complete and not self.close_sent:
            with suppress(InvalidState):
                self.conn.send_close(POLICY, TOO_FAST)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY, "reason": TOO_FAST})
        self._go()

    def _go(self) -> None:
        self.stop_keepalive()
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = None
        self.transport.close()
        self.loop.call_later(LINGER, self.transport.abort)

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message after those of the fast path. Do not wait for clients closed for a policy violation."""
        self._leave()
        await super().send(message)
        if message["type"] == "websocket.close" and message.get("code") == POLICY:
            self._go()

    # Connections.

    def pause_writing(self) -> None:
        """Note that the client is not reading; it may resume soon."""
        super().pause_writing()
        if self._slow is None:
            self._slow = self.loop.call_later(
                self.config.app.state.house.settings.io_timeout,  # type: ignore[union-attr]
                self.transport.abort,
            )

    def resume_writing(self) -> None:
        """Note that the client is reading again."""
        super().resume_writing()
        self._read_on()

    def connection_lost(self, exc: Exception | None) -> None:
        """Return the ticket to the limiter."""
        self._read_on()
        if self.gate is not None and self.ticket is not None:
            self.gate.leave(self.ticket)
            self.ticket = None
        super().connection_lost(exc)

    def _read_on(self) -> None:
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None
