"""A pool with one process that checks untrusted packs within a time limit."""

from __future__ import annotations

import asyncio

import msgspec

from kwoon.hall.bot_jobs import RANK_PLAYERS, JobPriority
from kwoon.hall.workshop.interfaces import PackCheckAborted, PackCheckerUnavailable
from kwoon.hall.workshop.responses import PackCheckResponse
from kwoon.server.workers.pack_check_worker import PackCheckJob
from kwoon.server.workers.process_pool import ProcessPool, WorkerUnavailable

WALL_CLOCK_FACTOR = 12
"""Wall-clock time allowed on a busy machine, as a multiple of the CPU time."""


class PackCheckPool(ProcessPool):
    """Checks packs; households and guests take turns."""

    def __init__(self, command: tuple[str, ...], cpu_seconds: float) -> None:
        super().__init__(command, 1, cpu_seconds * WALL_CLOCK_FACTOR)
        self._cpu_seconds = cpu_seconds

    async def check_pack(
        self, game: str, text: str, draft: object, with_games: bool, *, owner_id: str, household: str = ""
    ) -> PackCheckResponse:
        """Check a pack. Raise `PackCheckAborted` if the check kills the worker, or `PackCheckerUnavailable` if no worker
        is free in time."""
        try:
            request = PackCheckJob(game, text, draft, with_games, self._cpu_seconds)
            reply = await self.submit(request, JobPriority(RANK_PLAYERS, owner_id, household))
        except (WorkerUnavailable, TimeoutError) as error:
            raise PackCheckerUnavailable(type(error).__name__) from None
        except (OSError, ValueError, asyncio.IncompleteReadError) as error:
            raise PackCheckAborted(type(error).__name__) from None
        return msgspec.convert(reply, PackCheckResponse)
