"""Where bots think: away from the tables, in a worker of their own that can be ended."""

from __future__ import annotations

import asyncio
import base64
import json
import pickle
from typing import Protocol

from kwoon.bots import SEATED
from kwoon.hall.settings import Luck, fresh_luck
from kwoon.hall.thinking import (
    BotFailed,
    Question,
    Turn,
    Weighed,
    Weighing,
    Wondering,
    chances_in,
    moves_in,
    thought,
    weighed_in,
)
from kwoon.hall.turns import Turns

LONGEST = 60.0
"""After so many seconds a thought is ended: browsers and telephones are slow."""
PATIENCE = 4.0
"""For so many seconds a thought that nobody wants any more may go on: to end it costs a new start."""


class Thinker(Protocol):
    """The worker that thinks: one thing after the other."""

    async def ask(self, question: str) -> str:
        """What it says."""

    def end(self) -> None:
        """Whatever it thinks about is ended; it begins anew, and what it was asked fails."""


class Mind:
    """Partners of a hall whose thoughts are thought by one worker."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._turns = Turns(1)

    async def choose(self, question: Question, turn: Turn) -> list[int]:
        """The bot's moves to the end of its draft; raises BotFailed."""
        return moves_in(await self._said(question, turn), question)

    async def wonder(self, wondering: Wondering, turn: Turn) -> list[list[float]]:
        """The winning chances of all seats, for each of the views; raises BotFailed."""
        return chances_in(await self._said(wondering, turn))

    async def weigh(self, weighing: Weighing, turn: Turn) -> Weighed:
        """How an answer does beside the others; raises BotFailed."""
        return weighed_in(await self._said(weighing, turn))

    async def _said(self, asked: Question | Wondering | Weighing, turn: Turn) -> dict[str, object]:
        await self._turns.take(turn)
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

    async def _think(self, asked: Question | Wondering | Weighing) -> dict[str, object]:
        try:
            return await asyncio.wait_for(self._told(asked), LONGEST)
        except BaseException:
            self._thinker.end()
            raise
        finally:
            self._turns.give_back()

    async def _told(self, asked: Question | Wondering | Weighing) -> dict[str, object]:
        """What it says. Only a thinker that does not know the cards yet is sent them."""
        reply = await self._ask(asked._replace(pack=asked.pack._replace(text="")))
        return await self._ask(asked) if "unknown" in reply else reply

    async def _ask(self, asked: Question | Wondering | Weighing) -> dict[str, object]:
        reply = json.loads(await self._thinker.ask(base64.b64encode(pickle.dumps(asked)).decode()))
        return reply if isinstance(reply, dict) else {}


def think(question: str, luck: Luck = fresh_luck) -> str:
    """In the worker: think about one thing. It comes from our own hall, so that it may be unpickled."""
    return json.dumps(thought(pickle.loads(base64.b64decode(question)), SEATED, luck))
