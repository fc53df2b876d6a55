"""A queue for a connection's incoming messages."""

from __future__ import annotations

import asyncio
from collections import deque

from uvicorn._types import ASGIReceiveEvent


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
