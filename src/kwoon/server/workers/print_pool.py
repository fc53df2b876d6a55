"""A pool with one process that prints packs and rulebooks."""

from __future__ import annotations

import asyncio
import base64
import os

import msgspec

from kwoon.core.message import from_json, msg
from kwoon.hall.bot_jobs import RANK_PLAYERS, JobPriority
from kwoon.hall.errors import Conflict
from kwoon.server.workers.print_worker import PrintRequest, PrintResult
from kwoon.server.workers.process_pool import ProcessPool, WorkerUnavailable

TIMEOUT_TEXT = msg("printing-too-slow")


class PrintPool(ProcessPool):
    """Prints packs and rulebooks; households and guests take turns."""

    async def render_pdf(
        self, game: str, text: str, paper: str, one_each: bool, language: str, *, owner: str, household: str = ""
    ) -> bytes:
        """Return a pack as a PDF, or raise HallError if it cannot be printed."""
        request = PrintRequest("cards", game, text, paper, language, _client_folder(), one_each)
        return await self._render(request, JobPriority(RANK_PLAYERS, owner, household))

    async def render_rulebook_pdf(
        self, game: str, text: str, paper: str, language: str, *, owner: str, household: str = ""
    ) -> bytes:
        """Return a rulebook as a PDF, or raise HallError if it cannot be printed."""
        request = PrintRequest("rulebook", game, text, paper, language, _client_folder())
        return await self._render(request, JobPriority(RANK_PLAYERS, owner, household))

    async def _render(self, request: PrintRequest, priority: JobPriority) -> bytes:
        try:
            reply = await self.submit(request, priority)
        except (WorkerUnavailable, TimeoutError, OSError, ValueError, asyncio.IncompleteReadError):
            raise Conflict(TIMEOUT_TEXT) from None
        result = msgspec.convert(reply, PrintResult)
        if result.problem:
            raise Conflict(from_json(result.problem))
        return base64.b64decode(result.pdf)


def _client_folder() -> str:
    return os.environ.get("KWOON_WEB", "")
