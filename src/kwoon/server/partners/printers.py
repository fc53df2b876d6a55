"""The printers: processes in which packs become sheets of cards, one pack after the other."""

from __future__ import annotations

import asyncio
import base64
import os

import msgspec

from kwoon.hall.tables.head import Refusal
from kwoon.hall.thinking import PLAYED, Turn
from kwoon.server.partners.pool import NoProcess, Pool
from kwoon.server.partners.printer import Printed, Sheets

TOO_LONG = "These cards could not be printed in time. Print each of them once, or try again when less is going on."


class Printers:
    """Prints packs; households and guests take turns."""

    def __init__(self, command: tuple[str, ...], timeout: float) -> None:
        self._pool = Pool(command, 1, timeout)

    async def sheets(
        self, game: str, text: str, paper: str, one_each: bool, *, owner: str, household: str = ""
    ) -> bytes:
        """A pack as a PDF; refused with a sentence where that is not to be had."""
        asked = Sheets(game, text, paper, one_each, os.environ.get("KWOON_WEB", ""))
        try:
            reply = await self._pool.reply(asked, Turn(PLAYED, owner, household))
        except (NoProcess, TimeoutError, OSError, ValueError, asyncio.IncompleteReadError):
            raise Refusal(409, TOO_LONG) from None
        printed = msgspec.convert(reply, Printed)
        if printed.problem:
            raise Refusal(409, printed.problem)
        return base64.b64decode(printed.pdf)

    async def stop(self) -> None:
        """Send them home."""
        await self._pool.stop()
