"""The sparring partners: the processes in which bots think."""

from __future__ import annotations

import asyncio

from kwoon.hall.thinking import (
    BotAway,
    BotFailed,
    Question,
    Turn,
    Weighed,
    Weighing,
    Wondering,
    chances_in,
    moves_in,
    weighed_in,
)
from kwoon.server.partners.pool import NoProcess, Pool, Process


class Sparring(Pool):
    """A pool of processes in which bots think."""

    async def choose(self, question: Question, turn: Turn) -> list[int]:
        """The bot's moves to the end of its draft, the first of which is one of the ask's; raises BotFailed."""
        return moves_in(await self._said(question, turn), question)

    async def wonder(self, wondering: Wondering, turn: Turn) -> list[list[float]]:
        """The winning chances of all seats, for each of the views; raises BotFailed."""
        return chances_in(await self._said(wondering, turn))

    async def weigh(self, weighing: Weighing, turn: Turn) -> Weighed:
        """How an answer does beside the others; raises BotFailed."""
        return weighed_in(await self._said(weighing, turn))

    async def _said(self, question: Question | Wondering | Weighing, turn: Turn) -> dict[str, object]:
        try:
            return await self.reply(question, turn)
        except NoProcess as error:
            # Nothing that a bot could do about it.
            raise BotAway(str(error)) from None
        except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError) as error:
            raise BotFailed(type(error).__name__) from None

    async def told(self, partner: Process, asked: object) -> dict[str, object]:
        """What a partner says. Only one that does not know the cards yet is sent them."""
        assert isinstance(asked, Question | Wondering | Weighing)
        reply = await self.ask(partner, asked._replace(pack=asked.pack._replace(text="")))
        return await self.ask(partner, asked) if "unknown" in reply else reply
