"""Opened games, shared by all tables that play them alike."""

from __future__ import annotations

from functools import lru_cache

from kwoon import shelf
from kwoon.core.box import OptionError
from kwoon.hall.tables.head import Refusal
from kwoon.hall.telling.teller import Teller


@lru_cache(maxsize=256)
def _teller(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> Teller:
    return Teller(shelf.open_box(game, seats, dict(options)))


def teller_for(game: str, seats: int, options: dict[str, str]) -> Teller:
    """The teller of an opened game; Refusal for what is not on the shelf or cannot be played."""
    try:
        checked = shelf.find(game).check(seats, options)
        return _teller(game, seats, tuple(sorted(checked.items())))
    except shelf.NotOnShelf as error:
        raise Refusal(404, str(error)) from None
    except OptionError as error:
        raise Refusal(409, str(error)) from None
