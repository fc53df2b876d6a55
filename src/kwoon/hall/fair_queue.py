"""Fair queueing for bot jobs: tables with people come first, and households and owners within a rank take turns."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Generic, TypeVar

from kwoon.hall.bot_jobs import NUM_RANKS, JobPriority

LOW_PRIORITY_INTERVAL = 8
"""One in this many grants goes to the waiting rank with the lowest priority."""

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """A queue in which households take turns, and owners take turns within their household.

    Taking turns by owner alone would limit nothing, because every request without a cookie counts as a new person.
    """

    def __init__(self) -> None:
        self._households: OrderedDict[str, OrderedDict[str, deque[Item]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._households)

    def enqueue(self, household: str, owner: str, item: Item) -> None:
        """Append an item. If `household` is empty, the owner counts as a household."""
        owners = self._households.setdefault(household or owner, OrderedDict())
        owners.setdefault(owner, deque()).append(item)

    def peek_and_rotate(self) -> tuple[str, str, Item]:
        """Return the next household, owner and item. The item stays in the queue; its household and owner move to the
        end."""
        household, owners = next(iter(self._households.items()))
        owner, items = next(iter(owners.items()))
        self._households.move_to_end(household)
        owners.move_to_end(owner)
        return household, owner, items[0]

    def remove(self, household: str, owner: str, item: Item) -> None:
        """Remove an item if it is in the queue."""
        owners = self._households.get(household or owner, OrderedDict())
        items = owners.get(owner)
        if items is None or item not in items:
            return
        items.remove(item)
        if not items:
            del owners[owner]
        if not owners:
            del self._households[household or owner]

    def count_waiting(self, household: str, owner: str | None = None) -> int:
        """Return the number of items waiting for a household, or for one owner in the household."""
        owners = self._households.get(household or owner or "", OrderedDict())
        return sum(len(items) for each, items in owners.items() if owner in (None, each))


class FairSemaphore:
    """A semaphore that serves waiting jobs by rank. Within a rank, households take turns."""

    def __init__(self, slots: int) -> None:
        self._free = slots
        self._waiting: list[FairQueue[asyncio.Future[None]]] = [FairQueue() for _ in range(NUM_RANKS)]
        self._grants = 0

    async def acquire(self, priority: JobPriority) -> None:
        """Wait for a free slot and take it."""
        if self._free > 0 and not any(self._waiting):
            self._free -= 1
            return
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[priority.rank].enqueue(priority.household, priority.owner, waiter)
        self._grant_slots()
        try:
            await waiter
        except asyncio.CancelledError:
            self._waiting[priority.rank].remove(priority.household, priority.owner, waiter)
            if waiter.done() and not waiter.cancelled():
                # The slot was granted just before the cancellation.
                self.release()
            raise

    def release(self) -> None:
        """Free a slot."""
        self._free += 1
        self._grant_slots()

    def _grant_slots(self) -> None:
        while self._free > 0 and any(self._waiting):
            waiter = self._pop_next_waiter()
            if not waiter.done():
                self._free -= 1
                waiter.set_result(None)

    def _pop_next_waiter(self) -> asyncio.Future[None]:
        self._grants += 1
        ranks = [rank for rank in self._waiting if rank]
        # Prevent jobs with the lowest priority from starving.
        rank = ranks[-1] if self._grants % LOW_PRIORITY_INTERVAL == 0 else ranks[0]
        household, owner, waiter = rank.peek_and_rotate()
        rank.remove(household, owner, waiter)
        return waiter
