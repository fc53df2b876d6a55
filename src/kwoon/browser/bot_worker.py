"""Where bots think: away from the tables, in a worker of their own that can be ended."""

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
"""After so many seconds a thought is ended: browsers and telephones are slow."""
PATIENCE = 4.0
"""For so many seconds a thought that nobody wants any more may go on: to end it costs a new start."""


class WorkerClient(Protocol):
    """The worker that thinks: one thing after the other."""

    async def ask(self, question: str) -> str:
        """What it says."""

    def end(self) -> None:
        """Whatever it thinks about is ended; it begins anew, and what it was asked fails."""


class BrowserBotPool:
    """Partners of a hall whose thoughts are thought by one worker."""

    def __init__(self, thinker: WorkerClient) -> None:
        self._thinker = thinker
        self._turns = FairSlots(1)

    async def choose_moves(self, job: MoveJob, priority: JobPriority) -> list[int]:
        """The bot's moves to the end of its draft; raises BotFailed."""
        return parse_moves(await self._said(job, priority), job)

    async def win_chances(self, job: WinChanceJob, priority: JobPriority) -> list[list[float]]:
        """The winning chances of all seats, for each of the views; raises BotFailed."""
        return parse_win_chances(await self._said(job, priority))

    async def compare(self, job: CompareJob, priority: JobPriority) -> CompareResult:
        """How an answer does beside the others; raises BotFailed."""
        return parse_comparison(await self._said(job, priority))

    async def _said(self, asked: MoveJob | WinChanceJob | CompareJob, turn: JobPriority) -> dict[str, object]:
        await self._turns.acquire(turn)
        loop = asyncio.get_running_loop()
        thinking = loop.create_task(self._think(asked))
        try:
            return await asyncio.shield(thinking)
        except asyncio.CancelledError:
            loop.call_later(PATIENCE, thinking.cancel)
            # Whatever becomes of it, nobody asks.
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
        """What it says. Only a thinker that does not know the cards yet is sent them."""
        reply = await self._ask(asked._replace(pack=asked.pack._replace(text="")))
        return await self._ask(asked) if "unknown" in reply else reply

    async def _ask(self, asked: MoveJob | WinChanceJob | CompareJob) -> dict[str, object]:
        reply = json.loads(await self._thinker.ask(base64.b64encode(pickle.dumps(asked)).decode()))
        return reply if isinstance(reply, dict) else {}


def run_encoded_job(question: str, luck: DiceFactory = new_dice) -> str:
    """In the worker: think about one thing. It comes from our own hall, so that it may be unpickled."""
    return json.dumps(run_job(pickle.loads(base64.b64decode(question)), OFFERED_LEVELS, luck))
