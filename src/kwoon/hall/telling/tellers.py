"""Opened games, shared by all tables that play them alike."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from kwoon import shelf
from kwoon.core.box import OptionError
from kwoon.core.packs import PackError
from kwoon.hall.tables.head import Refusal
from kwoon.hall.telling.teller import Teller
from kwoon.shelf import Pack

KEPT = 128


@lru_cache(maxsize=KEPT)
def _teller(pack: Pack, seats: int, options: tuple[tuple[str, str], ...]) -> Teller:
    return Teller(pack.open(seats, dict(options)))


def teller_for(pack: Pack, seats: int, options: dict[str, str]) -> Teller:
    """The teller of a game that is opened with a pack; Refusal for what cannot be played."""
    try:
        checked = shelf.find(pack.game).check(seats, options)
        return _teller(pack, seats, tuple(sorted(checked.items())))
    except shelf.NotOnShelf as error:
        raise Refusal(404, str(error)) from None
    except (OptionError, PackError) as error:
        raise Refusal(409, str(error)) from None


async def fetch_teller(pack: Pack, seats: int, options: dict[str, str]) -> Teller:
    """The same, found or opened in a thread: the packs of strangers may be large, and some take a tenth of a second.
    Whoever needs it soon after that finds it opened."""
    return await asyncio.to_thread(teller_for, pack, seats, options)


def boxed(game: str) -> Pack:
    """The pack in a game's box; Refusal for a game that is not on the shelf."""
    try:
        return shelf.boxed(game)
    except shelf.NotOnShelf as error:
        raise Refusal(404, str(error)) from None
