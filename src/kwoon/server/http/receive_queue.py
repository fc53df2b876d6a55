"""Where a connection's messages wait for the application."""

from __future__ import annotations

import asyncio
from collections import deque

from uvicorn._types import ASGIReceiveEvent


class ReceiveQueue:
    """As much of an asyncio.Queue as a connection needs: one reader, and always room. It costs a third of one."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[ASGIReceiveEvent] = deque()
        self._news: asyncio.Future[None] | None = None

    @property
    def awaited(self) -> bool:
        """Whether somebody waits for the next message, and none has come yet."""
        return self._news is not None and not self._messages

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._messages

    def put_nowait(self, message: ASGIReceiveEvent) -> None:
        """One message more."""
        self._messages.append(message)
        if self._news is not None and not self._news.done():
            self._news.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        """The next message."""
        while not self._messages:
            self._news = self._loop.create_future()
            try:
                await self._news
            finally:
                self._news = None
        return self._messages.popleft()
