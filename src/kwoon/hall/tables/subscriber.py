"""A subscriber to a table: a person's open socket with its outbox."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from kwoon.core.game import SPECTATOR
from kwoon.core.message import Text, msg

MAX_OUTBOX = 400
TOO_SLOW_CODE = 1013


class Subscriber:
    """One open socket. Sending never blocks: a socket that falls too far behind is closed and may reconnect."""

    def __init__(self, person_id: str, name: str, send_now: Callable[[bytes], bool] | None = None) -> None:
        self.person_id = person_id
        self.name = name
        self.session_epoch = 0
        """The person's session epoch when they connected."""
        self.household = ""
        """Fingerprint of the household that the connection comes from; empty if unknown."""
        self.seat = SPECTATOR
        self.muted_people: frozenset[str] = frozenset()
        """People whose chat messages are not sent to this subscriber."""
        self.wants_delayed = False
        """Whether a spectator has chosen the delayed view."""
        self.wants_why_not = True
        """Whether updates include the reasons why cards cannot be played; otherwise they are sent on request."""
        self.take_operation_token: Callable[[str], bool] = lambda operation: True
        """Spends one token from the address's rate limit for an operation. Returns False if no token is left."""
        self.outbox: deque[bytes] = deque()
        self.closing: tuple[int, Text] | None = None
        self._send_now = send_now
        """Sends a message without waiting, if possible, and returns whether it was sent."""
        self.held: list[bytes] | None = None
        """Messages to send once the connection is established; None afterwards."""
        self._wakeup = asyncio.Event()

    def release(self) -> None:
        """Send the messages that were held."""
        held, self.held = self.held or [], None
        for message in held:
            self.send(message)

    def send(self, message: bytes) -> None:
        """Send a message or add it to the outbox. Close the connection if the outbox is full."""
        if self.closing is not None:
            return
        if self.held is not None:
            self.held.append(message)
            return
        if self._send_now is not None and not self.outbox and self._send_now(message):
            return
        if len(self.outbox) >= MAX_OUTBOX:
            self.close(TOO_SLOW_CODE, msg("hall-too-slow"))
            return
        self.outbox.append(message)
        self._wakeup.set()

    def close(self, code: int, reason: Text) -> None:
        """Close the connection after sending the outbox."""
        self.closing = (code, reason)
        self._wakeup.set()

    async def wait_for_message_to_send(self) -> None:
        """Wait until there is something to send."""
        await self._wakeup.wait()
        self._wakeup.clear()
