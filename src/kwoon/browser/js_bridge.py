"""Between Python and the worker that it runs in: promises on that side, coroutines on this one, texts across."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from kwoon.browser.local_hall import LocalHall


class IndexedDbStore:
    """A closet that the worker keeps, in the browser's database."""

    def __init__(self, worker: Any) -> None:
        self._worker = worker

    async def read(self, prefix: str) -> dict[str, str]:
        """All whose names begin like this."""
        return dict(json.loads(await self._worker.read(prefix)))

    async def write(self, changes: Mapping[str, str | None]) -> None:
        """All of it or nothing."""
        if changes:
            await self._worker.write(json.dumps(changes))


class WorkerBots:
    """A thinker in a worker of its own."""

    def __init__(self, worker: Any) -> None:
        self._worker = worker

    async def ask(self, question: str) -> str:
        """What it says."""
        return str(await self._worker.think(question))

    def end(self) -> None:
        """End what it thinks about."""
        self._worker.end()


async def open_hall(worker: Any) -> LocalHall:
    """Open the hall in a worker, which has `read`, `write`, `think`, `end` and `tell`."""
    hall = LocalHall(IndexedDbStore(worker), WorkerBots(worker), worker.tell)
    await hall.open()
    return hall
