"""The bot families of all games. To add a game's bots, add one line here."""

from __future__ import annotations

from typing import Final

from kwoon.bots.bot_family import BotFamily
from kwoon.bots.dragon_punch import DragonPunchBotFamily
from kwoon.bots.evaluator import Evaluator
from kwoon.bots.fight import FightBotFamily
from kwoon.bots.kung_fu_2014 import KungFu2014BotFamily
from kwoon.bots.kung_fu_2019 import KungFu2019BotFamily
from kwoon.bots.kung_fur_fight import FurBotFamily
from kwoon.core.game import Game

BOT_FAMILIES: Final[tuple[BotFamily, ...]] = (
    FightBotFamily(),
    DragonPunchBotFamily(),
    FurBotFamily(),
    KungFu2014BotFamily(),
    KungFu2019BotFamily(),
)


def bot_family_of(game: Game) -> BotFamily:
    """Return the bot family for a game. Raise `LookupError` if there is none."""
    for bot_family in BOT_FAMILIES:
        if bot_family.supports(game):
            return bot_family
    raise LookupError("This game has no bot family.")


def evaluator_for(game: Game) -> Evaluator:
    return bot_family_of(game).evaluator(game)
