"""The readers: processes in which packs of strangers are read, with an end to how long that may take."""

from __future__ import annotations

import asyncio

import msgspec

from kwoon.hall.telling.workshop_sent import CheckedSent
from kwoon.hall.thinking import PLAYED, Turn
from kwoon.hall.workshop.needs import ReaderAway, Unreadable
from kwoon.server.partners.pool import NoProcess, Pool
from kwoon.server.partners.reader import Reading

PATIENCE = 12
"""So many times as long as the processor's time may pass on a busy machine."""


class Readers:
    """Reads packs; households and guests take turns."""

    def __init__(self, command: tuple[str, ...], seconds: float) -> None:
        self._pool = Pool(command, 1, seconds * PATIENCE)
        self._seconds = seconds

    async def read(
        self, game: str, text: str, draft: object, tried: bool, *, owner: str, household: str = ""
    ) -> CheckedSent:
        """What is to be said of a pack; raises Unreadable if that takes too long, or ReaderAway."""
        try:
            reading = Reading(game, text, draft, tried, self._seconds)
            reply = await self._pool.reply(reading, Turn(PLAYED, owner, household))
        except (NoProcess, TimeoutError) as error:
            raise ReaderAway(type(error).__name__) from None
        except (OSError, ValueError, asyncio.IncompleteReadError) as error:
            raise Unreadable(type(error).__name__) from None
        return msgspec.convert(reply, CheckedSent)

    async def stop(self) -> None:
        """Send them home."""
        await self._pool.stop()
