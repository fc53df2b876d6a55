"""A level: a bot as people choose it, by name and in a sentence, and how to make one for a game."""

from __future__ import annotations

from collections.abc import Callable

from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player


class UnknownBot(ValueError):
    """No such bot for this game: a sentence that names those that there are."""


class BotError(ValueError):
    """A bot of somebody's own did what no bot may: a sentence that says which one, where, and what."""


class Level:
    """One kind of bot."""

    def __init__(
        self,
        id: str,
        name: str,
        description: str,
        make_bot: Callable[[Game, Dice], Player],
        game_ids: tuple[str, ...] = (),
        *,
        grade: int = 0,
    ) -> None:
        self.id = id
        """As people type it."""
        self.name = name
        self.description = description
        """What it is like to play against, in one sentence."""
        self.make_bot = make_bot
        """A new bot for a game, with dice of its own."""
        self.game_ids = game_ids
        """The ids of the games that it can play; none for all of them."""
        self.grade = grade
        """How hard it is to beat, from 1 for the gentlest to 5; 0 for one that is beside the five: somebody's own, or
        one that was taught."""
        self.strength = float(grade)
        """Where it stands among the five, for those that lie between two of them; 0 for one that is beside them."""

    def __reduce__(self) -> tuple[Callable[[str, tuple[str, ...]], Level], tuple[str, tuple[str, ...]]]:
        # A compiled level cannot be taken apart; another process has the same ones and finds it by name.
        return (find_level, (self.id, self.game_ids))

    def plays(self, game_id: str) -> bool:
        """Whether it can play the game with this id."""
        return not self.game_ids or game_id in self.game_ids


def find_level(id: str, game_ids: tuple[str, ...]) -> Level:
    """The level that another process spoke of."""
    from kwoon.bots import BOTS, EXTRA_LEVELS  # noqa: PLC0415

    for level in (*BOTS, *EXTRA_LEVELS):
        if level.id == id and level.game_ids == game_ids:
            return level
    raise UnknownBot(f"There is no bot called '{id}' here.")
