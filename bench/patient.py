"""A master that thinks four times as much, to find out whether one of now can be exploited by more thought.

kwoon exploit kung-fu-2019 master --challenger bench.patient:Patient --deals 200 --first 20 --seed exploit
"""

from __future__ import annotations

from kwoon.bots.dragon_punch.search import DragonSearch
from kwoon.bots.kung_fu_2014.judge import KungFu2014Judge
from kwoon.bots.kung_fu_2019.judge import KungFu2019Judge
from kwoon.bots.kung_fur_fight.search import FurSearch
from kwoon.bots.schools import school_of
from kwoon.bots.thinking import Budget, Thinker
from kwoon.core.contract import Game, Player
from kwoon.core.dice import Dice

TIMES = 4


def Patient(game: Game, dice: Dice) -> Player:
    """The game's master, with so many times the guesses; in both Kung Fu games it looks a turn further as well."""
    bot = school_of(game).master(game, dice)
    if isinstance(bot, Thinker | FurSearch | DragonSearch):
        bot.budget = Budget(TIMES * bot.budget.games)
    if isinstance(bot, Thinker) and isinstance(bot.judge, KungFu2014Judge | KungFu2019Judge):
        bot.judge.turns += 1
    return bot
