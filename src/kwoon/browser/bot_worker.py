"""A bot pool that runs in a separate web worker. The worker can be terminated without affecting the tables."""

from __future__ import annotations

import asyncio
import base64
import json
import pickle
from typing import Protocol

from kwoon.bots import OFFERED_LEVELS
from kwoon.hall.bot_jobs import BotFailed, BotJob, JobPriority, run_bot_job
from kwoon.hall.fair_queue import FairSemaphore
from kwoon.hall.interfaces import BotWorkers
from kwoon.hall.settings import DiceFactory, new_dice

JOB_TIMEOUT = 60.0
"""Seconds after which a job is aborted. The limit is generous because browsers and phones are slow."""
CANCEL_GRACE_SECONDS = 4.0
"""Seconds for which a canceled job may continue. Stopping it at once would cost a restart of the worker."""


class WorkerClient(Protocol):
    """A worker that runs one job at a time."""

    async def run_encoded_bot_job(self, encoded_job: str) -> str:
        """Run an encoded job and return its JSON reply."""

    def restart_worker(self) -> None:
        """Terminate and restart the worker. The current job fails."""


class BrowserBotPool(BotWorkers):
    """A bot pool that runs all jobs in one worker."""

    def __init__(self, worker: WorkerClient) -> None:
        self._worker = worker
        self._slots = FairSemaphore(1)

    async def run_job(self, job: BotJob, priority: JobPriority) -> dict[str, object]:
        await self._slots.acquire(priority)
        loop = asyncio.get_running_loop()
        task = loop.create_task(self._run_with_timeout(job))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            loop.call_later(CANCEL_GRACE_SECONDS, task.cancel)
            # Retrieve the exception so that asyncio does not log it.
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
            raise
        except Exception as error:
            raise BotFailed(type(error).__name__) from None

    async def _run_with_timeout(self, job: BotJob) -> dict[str, object]:
        try:
            return await asyncio.wait_for(self._send_job(job), JOB_TIMEOUT)
        except BaseException:
            self._worker.restart_worker()
            raise
        finally:
            self._slots.release()

    async def _send_job(self, job: BotJob) -> dict[str, object]:
        """Return the worker's reply. The pack's text is sent only if the worker does not know the pack."""
        reply = await self._call_worker(job._replace(pack=job.pack._replace(text="")))
        return await self._call_worker(job) if "unknown" in reply else reply

    async def _call_worker(self, job: BotJob) -> dict[str, object]:
        reply = json.loads(await self._worker.run_encoded_bot_job(base64.b64encode(pickle.dumps(job)).decode()))
        return reply if isinstance(reply, dict) else {}


def run_encoded_bot_job(encoded_job: str, make_dice: DiceFactory = new_dice) -> str:
    """Run a job inside the worker. Unpickling is safe because jobs come only from our own hall."""
    return json.dumps(run_bot_job(pickle.loads(base64.b64decode(encoded_job)), OFFERED_LEVELS, make_dice))
