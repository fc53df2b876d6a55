"""The laboratory of a hall: one process that plays the games of studies, ended and replaced if it hangs or dies."""

from __future__ import annotations

import asyncio

import msgspec

from kwoon.hall.thinking import LOOKED_BACK, Turn
from kwoon.hall.workshop.needs import LaboratoryFailed, Played
from kwoon.hall.workshop.rows import Question
from kwoon.lab.study.about import fingerprint
from kwoon.server.laboratory.bench import Step
from kwoon.server.partners.pool import NoProcess, Pool
from kwoon.shelf import Pack

TIMEOUT = 600.0
"""A second's worth of games may take so long on a machine that has other things to do."""


class Laboratory:
    """One bench."""

    def __init__(self, command: tuple[str, ...], timeout: float = TIMEOUT) -> None:
        self._pool = Pool(command, 1, timeout)

    @property
    def rules(self) -> str:
        """The fingerprint of the rules and bots that play."""
        return fingerprint()

    async def play_on(self, question: Question, pack: Pack, against: Pack) -> Played:
        """About a second's worth of games more; raises LaboratoryFailed."""
        try:
            reply = await self._pool.reply(Step(question, pack.text, against.text), Turn(LOOKED_BACK, ""))
        except (NoProcess, TimeoutError):
            raise LaboratoryFailed("The games could not be played here. Try again later.") from None
        except (OSError, ValueError, asyncio.IncompleteReadError):
            # It died, or took too long: that says nothing about the cards.
            raise LaboratoryFailed("The games broke off here, or took this machine too long. Ask again.") from None
        if "failed" in reply:
            raise LaboratoryFailed(str(reply["failed"]))
        answer = reply.get("answer")
        return Played(
            games=int(str(reply["games"])),
            of=int(str(reply["of"])),
            done=bool(reply["done"]),
            answer=None if answer is None else msgspec.Raw(msgspec.json.encode(answer)),
        )

    async def stop(self) -> None:
        """Send it home."""
        await self._pool.stop()
