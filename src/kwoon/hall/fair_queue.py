"""Whose question is thought about next: tables with people first, and everybody who asks for much by turns."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Generic, TypeVar

from kwoon.hall.bot_jobs import NUM_RANKS, JobPriority

LOW_PRIORITY_INTERVAL = 8
"""At least one turn in so many goes to those who wait behind others."""

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """A queue in which households take turns, and within a household its owners do.

    Owners alone would be no bound: every request without a cookie is a new person.
    """

    def __init__(self) -> None:
        self._households: OrderedDict[str, OrderedDict[str, deque[Item]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._households)

    def add(self, household: str, owner: str, item: Item) -> None:
        """Append an item. Without a household the owner counts as one."""
        owners = self._households.setdefault(household or owner, OrderedDict())
        owners.setdefault(owner, deque()).append(item)

    def next(self) -> tuple[str, str, Item]:
        """Return whose turn it is and their first item, which stays; the household and the owner go to the end."""
        household, owners = next(iter(self._households.items()))
        owner, items = next(iter(owners.items()))
        self._households.move_to_end(household)
        owners.move_to_end(owner)
        return household, owner, items[0]

    def remove(self, household: str, owner: str, item: Item) -> None:
        """Remove an item, if it is there."""
        owners = self._households.get(household or owner, OrderedDict())
        items = owners.get(owner)
        if items is None or item not in items:
            return
        items.remove(item)
        if not items:
            del owners[owner]
        if not owners:
            del self._households[household or owner]

    def count(self, household: str, owner: str | None = None) -> int:
        """Return how many items of a household, or of one owner in it, are waiting."""
        owners = self._households.get(household or owner or "", OrderedDict())
        return sum(len(items) for each, items in owners.items() if owner in (None, each))


class FairSlots:
    """So many may go at once. Whoever waits does so in one of several ranks; within a rank households take turns."""

    def __init__(self, slots: int) -> None:
        self._free = slots
        self._waiting: list[FairQueue[asyncio.Future[None]]] = [FairQueue() for _ in range(NUM_RANKS)]
        self._grants = 0

    async def acquire(self, priority: JobPriority) -> None:
        """Wait for a place."""
        if self._free > 0 and not any(self._waiting):
            self._free -= 1
            return
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[priority.rank].add(priority.household, priority.owner, waiter)
        self._grant_slots()
        try:
            await waiter
        except asyncio.CancelledError:
            self._waiting[priority.rank].remove(priority.household, priority.owner, waiter)
            if waiter.done() and not waiter.cancelled():
                # It had been given a place in the same moment.
                self.release()
            raise

    def release(self) -> None:
        """Somebody has finished."""
        self._free += 1
        self._grant_slots()

    def _grant_slots(self) -> None:
        while self._free > 0 and any(self._waiting):
            waiter = self._next_waiter()
            if not waiter.done():
                self._free -= 1
                waiter.set_result(None)

    def _next_waiter(self) -> asyncio.Future[None]:
        self._grants += 1
        ranks = [rank for rank in self._waiting if rank]
        # The last rank is not to wait for ever.
        rank = ranks[-1] if self._grants % LOW_PRIORITY_INTERVAL == 0 else ranks[0]
        household, owner, waiter = rank.next()
        rank.remove(household, owner, waiter)
        return waiter
