"""A master that thinks four times as much, to find out whether one of now can be exploited by more thought.

kwoon exploit kung-fu-2019 master --only student bench.slow_master:Patient --first 10 --deals 120 --seed exploit --jobs 1
"""

from __future__ import annotations

from typing import Any

from kwoon.bots.registry import bot_family_of
from kwoon.bots.search_common import Budget
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player

TIMES = 4
FARTHER = ("kung-fu-2014", "kung-fu-2019")
"""Where it also looks a turn further."""


def Patient(game: Game, dice: Dice) -> Player:
    """The game's master, with so many times the guesses."""
    school = bot_family_of(game)
    # By name: in code that is not compiled, instance checks of compiled classes are not to be trusted.
    bot: Any = school.master(game, dice)
    bot.budget = Budget(TIMES * bot.budget.games)
    if school.game in FARTHER:
        bot.judge.turns += 1
    found: Player = bot
    return found
