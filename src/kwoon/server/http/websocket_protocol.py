"""Uvicorn's websocket protocol with a faster way to send, and with limits on input.

Normally, each message of an ASGI application passes through a coroutine in every layer and costs a separate system
call. A table sends three messages for each move, so sending is most of its work. This protocol can also frame a message
at once and send it together with all others at the end of the event loop iteration. The application finds this fast
path in its scope and also works without it.

Input is counted in bytes and frames where it is parsed, because frames that the application never sees, such as pings
and empty fragments, cost as much as others. Almost all input is one short text in one frame, which is decoded here; the
library handles the rest.
"""

from __future__ import annotations

import asyncio
import struct
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.protocol import OPEN
from websockets.streams import StreamReader
from websockets.utils import apply_mask

from kwoon.server.http.rate_limits import ConnectionLimiter, TokenBucket

SEND_NOW = "kwoon.send_now"
SET_LISTENER = "kwoon.set_listener"
PARSE_CHUNK = 512
"""Bytes parsed at a time. This limit bounds the number of tiny frames that are parsed before they are counted."""
FRAMES_PER_MESSAGE = 4
"""Frames allowed per message on average: text, pings and fragments."""
BYTES_PER_MESSAGE = 4096
"""Bytes allowed per message on average."""
MAX_SHORT_TEXT = 125
"""Maximum length of a text whose length fits in the second byte of its frame."""
POLICY_VIOLATION = 1008
LINGER_SECONDS = 2.0
TOO_FAST_TEXT = "Too many messages. Wait a moment, then reconnect."


# Frame headers by payload length.
SHORT_HEADER, MEDIUM_HEADER, LONG_HEADER = struct.Struct("!BB"), struct.Struct("!BBH"), struct.Struct("!BBQ")


def _frame_header(size: int) -> bytes:
    """Return the header of an unmasked, unfragmented text frame, as a server sends it."""
    if size < 126:
        return SHORT_HEADER.pack(0x81, size)
    return MEDIUM_HEADER.pack(0x81, 126, size) if size < 65536 else LONG_HEADER.pack(0x81, 127, size)


def _decode_short_frame(data: bytes) -> str | None:
    """Return the text if the data is exactly one complete, masked frame with a short ASCII text, otherwise None."""
    if len(data) < 6 or data[0] != 0x81 or len(data) - 6 != data[1] - 0x80 or data[1] > 0x80 + MAX_SHORT_TEXT:
        return None
    text = apply_mask(data[6:], data[2:6])
    return text.decode("ascii") if text.isascii() else None


class ReceiveQueue:
    """An unbounded queue with one reader. It costs a third as much as `asyncio.Queue`."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[ASGIReceiveEvent] = deque()
        self._arrival: asyncio.Future[None] | None = None

    @property
    def is_reader_waiting(self) -> bool:
        """Whether the reader is waiting and no message has arrived yet."""
        return self._arrival is not None and not self._messages

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: ASGIReceiveEvent) -> None:
        self._messages.append(message)
        if self._arrival is not None and not self._arrival.done():
            self._arrival.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        while not self._messages:
            self._arrival = self._loop.create_future()
            try:
                await self._arrival
            finally:
                self._arrival = None
        return self._messages.popleft()


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """One websocket connection."""

    queue: ReceiveQueue  # type: ignore[assignment]
    limiter: ConnectionLimiter | None = None
    ticket: str | None = None
    _is_flush_scheduled = False
    _outgoing: list[bytes]
    _frame_bucket: TokenBucket | None = None
    _byte_bucket: TokenBucket | None = None
    _stalled_client_timer: asyncio.TimerHandle | None = None
    _listener: Callable[[str], bool] | None = None
    """Handles a text at once, or returns False if it cannot."""
    _at_message_start = False
    """Whether the library's parser is between two messages and may skip the next one."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.queue = ReceiveQueue(self.loop)
        super().connection_made(transport)

    async def run_asgi(self) -> None:
        """Offer the fast path in the scope, and run the application."""
        extensions = cast("dict[str, object]", self.scope.setdefault("extensions", {}))
        extensions[SEND_NOW] = self.send_now
        extensions[SET_LISTENER] = self.set_listener
        self._outgoing = []
        await super().run_asgi()

    def set_listener(self, listener: Callable[[str], bool]) -> None:
        """Offer each text to this listener first whenever the application is waiting for a message."""
        self._listener = listener

    def send_now(self, text: bytes) -> bool:
        """Send a text if that is possible without waiting, and return whether it was sent."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.conn.state is not OPEN:
            return False
        self._outgoing += (_frame_header(len(text)), text)
        if not self._is_flush_scheduled:
            self._is_flush_scheduled = True
            self.loop.call_soon(self._flush)
        return True

    def _flush(self) -> None:
        """Write all frames from this event loop iteration together."""
        self._is_flush_scheduled = False
        frames = b"".join(self._outgoing)
        self._outgoing.clear()
        if frames and not self.transport.is_closing():
            self.transport.write(frames)

    # Input.

    def data_received(self, data: bytes) -> None:
        """Parse the input as far as the limits allow."""
        if self.transport.is_closing():
            return
        now = self.loop.time()
        frame_bucket, byte_bucket = self._get_buckets(now)
        if not byte_bucket.take_tokens(now, len(data)):
            self._close_for_rate_limit()
            return
        text = _decode_short_frame(data) if self._at_message_start else None
        if text is not None and frame_bucket.take_tokens(now):
            self._pass_to_application(text)
            return
        self._at_message_start = False
        for at in range(0, len(data), PARSE_CHUNK):
            self.conn.receive_data(data[at : at + PARSE_CHUNK])
            if not frame_bucket.take_tokens(now, len(self.conn.events)):
                self._close_for_rate_limit()
                return
            if self.conn.parser_exc is not None:
                self.handle_parser_exception()
                return
            self.handle_events()
            if self.transport.is_closing():
                return
        self._at_message_start = self._is_at_message_start()

    def _pass_to_application(self, text: str) -> None:
        """Hand a text to the application. As in the library, pause reading until the text is processed, unless the
        application is already waiting."""
        if self.close_sent or (self._listener is not None and self.queue.is_reader_waiting and self._listener(text)):
            return
        if not self.queue.is_reader_waiting and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def _is_at_message_start(self) -> bool:
        """Return whether the library's parser is between two frames. The parser is a generator that then waits for more
        data or the end of the stream."""
        if not self.handshake_complete or self.conn.current_size is not None:
            return False
        generator: Any = self.conn.parser
        while (inner := generator.gi_yieldfrom) is not None:
            generator = inner
        return generator.gi_code is StreamReader.at_eof.__code__ and self.conn.state is OPEN

    def _get_buckets(self, now: float) -> tuple[TokenBucket, TokenBucket]:
        if self._frame_bucket is None or self._byte_bucket is None:
            settings = self.config.app.state.server.settings  # type: ignore[union-attr]
            rate, burst = settings.messages_per_second, settings.message_burst
            self._frame_bucket = TokenBucket(rate * FRAMES_PER_MESSAGE, burst * FRAMES_PER_MESSAGE, now)
            self._byte_bucket = TokenBucket(rate * BYTES_PER_MESSAGE, burst * BYTES_PER_MESSAGE, now)
        return self._frame_bucket, self._byte_bucket

    def _close_for_rate_limit(self) -> None:
        """Close the connection and ignore all further input."""
        self.config.app.state.server.metrics.count_rate_limited()  # type: ignore[union-attr]
        if self.handshake_complete and not self.close_sent:
            with suppress(InvalidState):
                self.conn.send_close(POLICY_VIOLATION, TOO_FAST_TEXT)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY_VIOLATION, "reason": TOO_FAST_TEXT})
        self._close()

    def _close(self) -> None:
        self.stop_keepalive()
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = None
        self.transport.close()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message after those of the fast path. If the message closes the connection for a policy violation, do
        not wait for the client."""
        self._flush()
        await super().send(message)
        if message["type"] == "websocket.close" and message.get("code") == POLICY_VIOLATION:
            self._close()

    # Connections.

    def pause_writing(self) -> None:
        """Start a timer that aborts the connection if the client does not resume reading."""
        super().pause_writing()
        if self._stalled_client_timer is None:
            self._stalled_client_timer = self.loop.call_later(
                self.config.app.state.server.settings.io_timeout,  # type: ignore[union-attr]
                self.transport.abort,
            )

    def resume_writing(self) -> None:
        """Stop the timer, because the client is reading again."""
        super().resume_writing()
        self._stop_stalled_client_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Return the ticket to the limiter."""
        self._stop_stalled_client_timer()
        if self.limiter is not None and self.ticket is not None:
            self.limiter.release_ticket(self.ticket)
            self.ticket = None
        super().connection_lost(exc)

    def _stop_stalled_client_timer(self) -> None:
        if self._stalled_client_timer is not None:
            self._stalled_client_timer.cancel()
            self._stalled_client_timer = None
