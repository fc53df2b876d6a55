"""Uvicorn's websocket protocol with a shorter way out: whatever is sent in one round of the event loop is one write.

An ASGI application sends by a coroutine through every layer above it, one system call for each message. A table sends
three messages for each answer, so that this way is most of its work. Here a message can also be framed at once, and
leaves with all others when the round ends. The application finds this way in its scope, and does without where there
is none.
"""

from __future__ import annotations

from typing import cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

SEND_NOW = "kwoon.send_now"


class Frames(WebSocketsSansIOProtocol):
    """One connection."""

    _leaving = False

    async def run_asgi(self) -> None:
        """Offer the shorter way."""
        extensions = cast("dict[str, object]", self.scope.setdefault("extensions", {}))
        extensions[SEND_NOW] = self.send_now
        await super().run_asgi()

    def send_now(self, text: str) -> bool:
        """Send if that can be done without waiting; whether it was."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(text.encode())
        except InvalidState:
            return False
        if not self._leaving:
            self._leaving = True
            self.loop.call_soon(self._leave)
        return True

    def _leave(self) -> None:
        self._leaving = False
        frames = b"".join(self.conn.data_to_send())
        if frames and not self.transport.is_closing():
            self.transport.write(frames)
