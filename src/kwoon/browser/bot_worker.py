"""Bots in a separate web worker that can be terminated without affecting the tables."""

from __future__ import annotations

import asyncio
import base64
import json
import pickle
from typing import Protocol

from kwoon.bots import OFFERED_LEVELS
from kwoon.hall.bot_jobs import (
    BotFailed,
    CompareJob,
    CompareResult,
    JobPriority,
    MoveJob,
    WinChanceJob,
    parse_comparison,
    parse_moves,
    parse_win_chances,
    run_job,
)
from kwoon.hall.fair_queue import FairSlots
from kwoon.hall.settings import DiceFactory, new_dice

LONGEST = 60.0
"""Seconds after which a job is aborted. The limit is generous because browsers and phones are slow."""
PATIENCE = 4.0
"""Seconds that a canceled job may continue, since terminating the worker costs a restart."""


class WorkerClient(Protocol):
    """A worker that runs one job at a time."""

    async def ask(self, question: str) -> str:
        """Run a job and return its reply."""

    def end(self) -> None:
        """Terminate and restart the worker. The current job fails."""


class BrowserBotPool:
    """A bot pool that runs all jobs in one worker."""

    def __init__(self, thinker: WorkerClient) -> None:
        self._thinker = thinker
        self._turns = FairSlots(1)

    async def choose_moves(self, job: MoveJob, priority: JobPriority) -> list[int]:
        """Return the bot's moves to the end of its draft. Raise BotFailed."""
        return parse_moves(await self._said(job, priority), job)

    async def win_chances(self, job: WinChanceJob, priority: JobPriority) -> list[list[float]]:
        """Return the win probabilities of all seats for each view. Raise BotFailed."""
        return parse_win_chances(await self._said(job, priority))

    async def compare(self, job: CompareJob, priority: JobPriority) -> CompareResult:
        """Compare an answer with the alternatives. Raise BotFailed."""
        return parse_comparison(await self._said(job, priority))

    async def _said(self, asked: MoveJob | WinChanceJob | CompareJob, turn: JobPriority) -> dict[str, object]:
        await self._turns.acquire(turn)
        loop = asyncio.get_running_loop()
        thinking = loop.create_task(self._think(asked))
        try:
            return await asyncio.shield(thinking)
        except asyncio.CancelledError:
            loop.call_later(PATIENCE, thinking.cancel)
            # Retrieve the exception so that asyncio does not log it.
            thinking.add_done_callback(lambda done: done.cancelled() or done.exception())
            raise
        except Exception as error:
            raise BotFailed(type(error).__name__) from None

    async def _think(self, asked: MoveJob | WinChanceJob | CompareJob) -> dict[str, object]:
        try:
            return await asyncio.wait_for(self._told(asked), LONGEST)
        except BaseException:
            self._thinker.end()
            raise
        finally:
            self._turns.release()

    async def _told(self, asked: MoveJob | WinChanceJob | CompareJob) -> dict[str, object]:
        """Return the worker's reply. The pack's text is sent only if the worker does not know the pack yet."""
        reply = await self._ask(asked._replace(pack=asked.pack._replace(text="")))
        return await self._ask(asked) if "unknown" in reply else reply

    async def _ask(self, asked: MoveJob | WinChanceJob | CompareJob) -> dict[str, object]:
        reply = json.loads(await self._thinker.ask(base64.b64encode(pickle.dumps(asked)).decode()))
        return reply if isinstance(reply, dict) else {}


def run_encoded_job(question: str, luck: DiceFactory = new_dice) -> str:
    """Run a job inside the worker. Unpickling is safe because jobs come only from our own hall."""
    return json.dumps(run_job(pickle.loads(base64.b64decode(question)), OFFERED_LEVELS, luck))
