"""Whoever listens to a table: a person's open socket with what still has to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from kwoon.core.game import SPECTATOR

MAX_OUTBOX = 400
TOO_SLOW_CODE = 1013


class Subscriber:
    """One open socket. Sending never waits: a reader that falls too far behind is closed and may come back."""

    def __init__(self, person_id: str, name: str, send_now: Callable[[bytes], bool] | None = None) -> None:
        self.person_id = person_id
        self.name = name
        self.session_epoch = 0
        """How often they had signed out everywhere."""
        self.household = ""
        """Fingerprint of the household that this connection comes from; empty if it is unknown."""
        self.seat = SPECTATOR
        self.muted_people: frozenset[str] = frozenset()
        """Those whose talk they do not want to hear."""
        self.wants_delayed = False
        """Whether somebody who only watches wants to see all cards, some turns late."""
        self.wants_why_not = True
        """Whether the reasons why cards cannot be played come with all news, or only when they are asked for."""
        self.spend: Callable[[str], bool] = lambda share: True
        """Takes one from a share of the subscriber's address; False if there is none left."""
        self.outbox: deque[bytes] = deque()
        self.closing: tuple[int, str] | None = None
        self._send_now = send_now
        """Sends without waiting, if that is possible at the moment."""
        self._wakeup = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Put a message on its way."""
        if self.closing is not None:
            return
        if self._send_now is not None and not self.outbox and self._send_now(message):
            return
        if len(self.outbox) >= MAX_OUTBOX:
            self.close(TOO_SLOW_CODE, "You are too far behind. Connect again and go on from the last event you saw.")
            return
        self.outbox.append(message)
        self._wakeup.set()

    def close(self, code: int, reason: str) -> None:
        """End the connection after what has been sent."""
        self.closing = (code, reason)
        self._wakeup.set()

    async def wait(self) -> None:
        """Until there is something to send."""
        await self._wakeup.wait()
        self._wakeup.clear()
