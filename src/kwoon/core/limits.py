"""Games that come to no end: with some cards nobody may ever win."""

from __future__ import annotations

from typing import Final

MAX_MOVES_PER_GAME: Final = 20_000
"""A game that is not over after so many answers is ended, by whoever plays it."""


class GameTooLong(ValueError):
    """A game came to no end: a sentence that says so."""


def game_too_long() -> GameTooLong:
    """The error for a game that has had as many answers as a game may have."""
    return GameTooLong(f"A game was not over after {MAX_MOVES_PER_GAME} answers: with these cards it may have no end.")
