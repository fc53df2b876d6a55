"""The readers: processes in which packs of strangers are read, with an end to how long that may take."""

from __future__ import annotations

import asyncio

import msgspec

from kwoon.hall.api.workshop_responses import PackCheckResponse
from kwoon.hall.bot_jobs import RANK_PLAYERS, JobPriority
from kwoon.hall.workshop.interfaces import PackCheckerUnavailable, PackCheckFailed
from kwoon.server.workers.pack_check_worker import PackCheckRequest
from kwoon.server.workers.process_pool import ProcessPool, WorkerUnavailable

PATIENCE = 12
"""So many times as long as the processor's time may pass on a busy machine."""


class PackCheckPool:
    """Reads packs; households and guests take turns."""

    def __init__(self, command: tuple[str, ...], seconds: float) -> None:
        self._pool = ProcessPool(command, 1, seconds * PATIENCE)
        self._seconds = seconds

    async def check(
        self, game: str, text: str, draft: object, with_games: bool, *, owner_id: str, household: str = ""
    ) -> PackCheckResponse:
        """What is to be said of a pack; raises Unreadable if that takes too long, or ReaderAway."""
        try:
            reading = PackCheckRequest(game, text, draft, with_games, self._seconds)
            reply = await self._pool.reply(reading, JobPriority(RANK_PLAYERS, owner_id, household))
        except (WorkerUnavailable, TimeoutError) as error:
            raise PackCheckerUnavailable(type(error).__name__) from None
        except (OSError, ValueError, asyncio.IncompleteReadError) as error:
            raise PackCheckFailed(type(error).__name__) from None
        return msgspec.convert(reply, PackCheckResponse)

    async def stop(self) -> None:
        """Send them home."""
        await self._pool.stop()
