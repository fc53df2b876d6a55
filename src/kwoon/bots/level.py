"""A level: a bot that players can choose, with its name, its description and a factory that makes it for a game."""

from __future__ import annotations

from collections.abc import Callable

from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player
from kwoon.core.message import MessageError, Text, msg


class UnknownBot(MessageError):
    """Raised if there is no such bot for the game."""


class BotError(MessageError):
    """Raised if a custom bot fails or makes an illegal move."""


class Level:
    """One kind of bot."""

    def __init__(
        self,
        id: str,
        name: Text,
        description: Text,
        make_bot: Callable[[Game, Dice], Player],
        game_ids: tuple[str, ...] = (),
        *,
        grade: int = 0,
    ) -> None:
        self.id = id
        """The id that users type."""
        self.name = name
        self.description = description
        """One sentence that describes how the bot plays."""
        self.make_bot = make_bot
        """Makes a bot for a game; the bot gets its own dice."""
        self.game_ids = game_ids
        """Ids of the games that the bot can play; empty for all games."""
        self.grade = grade
        """Difficulty from 1 (weakest) to 5, or 0 for a bot that is not one of the five levels."""
        self.strength = float(grade)
        """Position on the scale of the five levels, fractional for bots between two levels; 0 for bots outside the
        scale."""

    def __reduce__(self) -> tuple[Callable[[str, tuple[str, ...]], Level], tuple[str, tuple[str, ...]]]:
        # A compiled level cannot be pickled; other processes have the same levels and find it by id.
        return (find_level, (self.id, self.game_ids))

    def can_play(self, game_id: str) -> bool:
        return not self.game_ids or game_id in self.game_ids


def find_level(id: str, game_ids: tuple[str, ...]) -> Level:
    """Return the level with this id, for unpickling. Raise `UnknownBot` if there is none."""
    from kwoon.bots import BOTS, EXTRA_LEVELS  # noqa: PLC0415

    for level in (*BOTS, *EXTRA_LEVELS):
        if level.id == id and level.game_ids == game_ids:
            return level
    raise UnknownBot(msg("bots-errors-no-level", bot=id))
