"""The pool of bot worker processes."""

from __future__ import annotations

import asyncio

from kwoon.hall.bot_jobs import (
    BotFailed,
    BotUnavailable,
    CompareMovesJob,
    JobPriority,
    MoveComparison,
    MoveJob,
    WinChanceJob,
    parse_comparison,
    parse_moves,
    parse_win_chances,
)
from kwoon.server.workers.process_pool import Process, ProcessPool, WorkerUnavailable


class BotPool(ProcessPool):
    """A pool of processes that run bots."""

    async def choose_moves(self, job: MoveJob, priority: JobPriority) -> list[int]:
        return parse_moves(await self._submit_job(job, priority), job)

    async def win_chances(self, job: WinChanceJob, priority: JobPriority) -> list[list[float]]:
        return parse_win_chances(await self._submit_job(job, priority))

    async def compare_moves(self, job: CompareMovesJob, priority: JobPriority) -> MoveComparison:
        return parse_comparison(await self._submit_job(job, priority))

    async def _submit_job(
        self, job: MoveJob | WinChanceJob | CompareMovesJob, priority: JobPriority
    ) -> dict[str, object]:
        try:
            return await self.submit(job, priority)
        except WorkerUnavailable as error:
            # No worker is available, which is not the bot's fault.
            raise BotUnavailable(str(error)) from None
        except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError) as error:
            raise BotFailed(type(error).__name__) from None

    async def run_request(self, worker: Process, request: object) -> dict[str, object]:
        """Send a request and return the reply. The pack is sent only to workers that do not have it yet."""
        assert isinstance(request, MoveJob | WinChanceJob | CompareMovesJob)
        reply = await self.send_request(worker, request._replace(pack=request.pack._replace(text="")))
        return await self.send_request(worker, request) if "unknown" in reply else reply
