"""Bridge between Python and the web worker in which it runs. Promises become awaitables, and data is passed as text."""

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
        return dict(json.loads(await self._worker.read(prefix)))

    async def write(self, changes: Mapping[str, str | None]) -> None:
        if changes:
            await self._worker.write(json.dumps(changes))


class BotWorkerClient:
    """A client for the bot worker."""

    def __init__(self, worker: Any) -> None:
        self._worker = worker

    async def run_encoded_bot_job(self, encoded_job: str) -> str:
        return str(await self._worker.run_job(encoded_job))

    def restart_worker(self) -> None:
        self._worker.restart()


async def open_hall(worker: Any) -> LocalHall:
    """Open the hall in a worker that provides `read`, `write`, `run_job`, `restart` and `send_to_page`."""
    hall = LocalHall(IndexedDbStore(worker), BotWorkerClient(worker), worker.send_to_page)
    await hall.open()
    return hall
