"""A limit on game length: with some packs a game might never end."""

from __future__ import annotations

from typing import Final

MAX_MOVES_PER_GAME: Final = 20_000
"""Maximum number of moves in a game. The code that runs a game must stop it at this limit."""


class GameTooLong(ValueError):
    """A game exceeded `MAX_MOVES_PER_GAME`."""


def make_game_too_long_error() -> GameTooLong:
    return GameTooLong(f"A game did not end within {MAX_MOVES_PER_GAME} moves. With this pack, a game may never end.")
