"""A pool with one process that prints packs."""

from __future__ import annotations

import asyncio
import base64
import os

import msgspec

from kwoon.hall.bot_jobs import RANK_PLAYERS, JobPriority
from kwoon.hall.errors import Conflict
from kwoon.server.workers.print_worker import PrintRequest, PrintResult
from kwoon.server.workers.process_pool import ProcessPool, WorkerUnavailable

TIMEOUT_TEXT = "Creating the sheets took too long. Print each card once, or try again later."


class PrintPool(ProcessPool):
    """Prints packs; households and guests take turns."""

    async def render_pdf(
        self, game: str, text: str, paper: str, one_each: bool, *, owner: str, household: str = ""
    ) -> bytes:
        """Return a pack as a PDF, or raise HallError if it cannot be printed."""
        request = PrintRequest(game, text, paper, one_each, os.environ.get("KWOON_WEB", ""))
        try:
            reply = await self.submit(request, JobPriority(RANK_PLAYERS, owner, household))
        except (WorkerUnavailable, TimeoutError, OSError, ValueError, asyncio.IncompleteReadError):
            raise Conflict(TIMEOUT_TEXT) from None
        result = msgspec.convert(reply, PrintResult)
        if result.problem:
            raise Conflict(result.problem)
        return base64.b64decode(result.pdf)
