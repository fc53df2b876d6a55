"""A level: a bot as people choose it, by name and in a sentence, and how to make one for a game."""

from __future__ import annotations

from collections.abc import Callable

from kwoon.core.contract import Game, Player
from kwoon.core.dice import Dice


class NoSuchBot(ValueError):
    """No such bot for this game: a sentence that names those that there are."""


class BotFault(ValueError):
    """A bot of somebody's own did what no bot may: a sentence that says which one, where, and what."""


class Level:
    """One kind of bot."""

    def __init__(
        self,
        id: str,
        name: str,
        about: str,
        make: Callable[[Game, Dice], Player],
        games: tuple[str, ...] = (),
        *,
        grade: int = 0,
    ) -> None:
        self.id = id
        """As people type it."""
        self.name = name
        self.about = about
        """What it is like to play against, in one sentence."""
        self.make = make
        """A new bot for a game, with dice of its own."""
        self.games = games
        """The ids of the games that it can play; none for all of them."""
        self.grade = grade
        """How hard it is to beat, from 1 for the gentlest to 5; 0 for one that is beside the five: somebody's own, or
        one that was taught."""
        self.strength = float(grade)
        """Where it stands among the five, for those that lie between two of them; 0 for one that is beside them."""

    def __reduce__(self) -> tuple[Callable[[str, tuple[str, ...]], Level], tuple[str, tuple[str, ...]]]:
        # A compiled level cannot be taken apart; another process has the same ones and finds it by name.
        return (recall, (self.id, self.games))

    def plays(self, game: str) -> bool:
        """Whether it can play the game with this id."""
        return not self.games or game in self.games


def recall(id: str, games: tuple[str, ...]) -> Level:
    """The level that another process spoke of."""
    from kwoon.bots import BESIDE, BOTS  # noqa: PLC0415

    for level in (*BOTS, *BESIDE):
        if level.id == id and level.games == games:
            return level
    raise NoSuchBot(f"There is no bot called '{id}' here.")
