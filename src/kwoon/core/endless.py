"""Games that come to no end: with some cards nobody may ever win."""

from __future__ import annotations

from typing import Final

MOST_ANSWERS: Final = 20_000
"""A game that is not over after so many answers is ended, by whoever plays it."""


class Endless(ValueError):
    """A game came to no end: a sentence that says so."""


def endless() -> Endless:
    """The error for a game that has had as many answers as a game may have."""
    return Endless(f"A game was not over after {MOST_ANSWERS} answers: with these cards it may have no end.")
