"""A limit on game length: with some packs a game may never end."""

from __future__ import annotations

from typing import Final

MAX_MOVES_PER_GAME: Final = 20_000
"""Limit on the moves of a game; the code that runs a game must end it there."""


class GameTooLong(ValueError):
    """A game exceeded `MAX_MOVES_PER_GAME`."""


def make_game_too_long_error() -> GameTooLong:
    """Return the error for a game that has reached the move limit."""
    return GameTooLong(f"A game did not end within {MAX_MOVES_PER_GAME} moves. With this pack a game may never end.")
