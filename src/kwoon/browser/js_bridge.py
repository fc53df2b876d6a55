"""Bridge between Python and the web worker it runs in. It turns promises into coroutines and passes data as text."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from kwoon.browser.local_hall import LocalHall


class IndexedDbStore:
    """A key-value store in the browser's IndexedDB, accessed through the worker."""

    def __init__(self, worker: Any) -> None:
        self._worker = worker

    async def read(self, prefix: str) -> dict[str, str]:
        """Return all entries whose keys begin with the prefix."""
        return dict(json.loads(await self._worker.read(prefix)))

    async def write(self, changes: Mapping[str, str | None]) -> None:
        """Write all changes atomically."""
        if changes:
            await self._worker.write(json.dumps(changes))


class WorkerBots:
    """A client of the bot worker."""

    def __init__(self, worker: Any) -> None:
        self._worker = worker

    async def run_encoded_bot_job(self, encoded_job: str) -> str:
        """Run a job and return its reply."""
        return str(await self._worker.run_job(encoded_job))

    def restart(self) -> None:
        """Terminate the current job."""
        self._worker.restart()


async def open_hall(worker: Any) -> LocalHall:
    """Open the hall in a worker that provides `read`, `write`, `run_job`, `restart` and `send_to_page`."""
    hall = LocalHall(IndexedDbStore(worker), WorkerBots(worker), worker.send_to_page)
    await hall.open()
    return hall
