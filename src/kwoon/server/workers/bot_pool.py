"""The pool of bot worker processes."""

from __future__ import annotations

import asyncio

from kwoon.hall.bot_jobs import BotFailed, BotJob, BotUnavailable, JobPriority
from kwoon.hall.interfaces import BotWorkers
from kwoon.server.workers.process_pool import Process, ProcessPool, WorkerUnavailable


class BotPool(ProcessPool, BotWorkers):
    """A pool of processes that run bots."""

    async def run_job(self, job: BotJob, priority: JobPriority) -> dict[str, object]:
        try:
            return await self.submit(job, priority)
        except WorkerUnavailable as error:
            # No worker is available, which is not the bot's fault.
            raise BotUnavailable(str(error)) from None
        except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError) as error:
            raise BotFailed(type(error).__name__) from None

    async def run_request(self, worker: Process, request: object) -> dict[str, object]:
        """Send a request and return the reply. The pack is sent only to workers that do not have it yet."""
        assert isinstance(request, BotJob)
        reply = await self.send_request(worker, request._replace(pack=request.pack._replace(text="")))
        return await self.send_request(worker, request) if "unknown" in reply else reply
