"""A limit on game length: with some packs a game might never end."""

from __future__ import annotations

from typing import Final

from kwoon.core.message import MessageError, msg

MAX_MOVES_PER_GAME: Final = 20_000
"""Maximum number of moves in a game. The code that runs a game must stop it at this limit."""


class GameTooLong(MessageError):
    """A game exceeded `MAX_MOVES_PER_GAME`."""


def make_game_too_long_error() -> GameTooLong:
    return GameTooLong(msg("core-errors-too-long", most=str(MAX_MOVES_PER_GAME)))
