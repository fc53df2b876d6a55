"""Whose question is thought about next: tables with people first, and everybody who asks for much by turns."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque

from kwoon.hall.thinking import RANKS, Turn

LEAST = 8
"""At least one turn in so many goes to those who wait behind others."""


class Turns:
    """So many may go at once. Whoever waits does so in one of several ranks; within a rank owners take turns."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[OrderedDict[str, deque[asyncio.Future[None]]]] = [OrderedDict() for _ in range(RANKS)]
        self._given = 0

    async def take(self, turn: Turn) -> None:
        """Wait for a place."""
        if self._free > 0 and not any(self._waiting):
            self._free -= 1
            return
        own: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[turn.rank].setdefault(turn.owner, deque()).append(own)
        self._hand_out()
        try:
            await own
        except asyncio.CancelledError:
            if own.done() and not own.cancelled():
                # It had been given a place in the same moment.
                self.give_back()
            raise

    def give_back(self) -> None:
        """Somebody has finished."""
        self._free += 1
        self._hand_out()

    def _hand_out(self) -> None:
        while self._free > 0 and any(self._waiting):
            following = self._next()
            if not following.done():
                self._free -= 1
                following.set_result(None)

    def _next(self) -> asyncio.Future[None]:
        self._given += 1
        ranks = [rank for rank in self._waiting if rank]
        # The last rank is not to wait for ever.
        rank = ranks[-1] if self._given % LEAST == 0 else ranks[0]
        owner, own = rank.popitem(last=False)
        following = own.popleft()
        if own:
            rank[owner] = own
        return following
