"""A master that thinks four times as much, to test whether more thinking can exploit the current one.

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
"""Games in which it also looks one turn further."""


def Patient(game: Game, dice: Dice) -> Player:
    """Return the game's master with a multiple of its samples."""
    school = bot_family_of(game)
    # Compared by name, because isinstance checks of compiled classes are unreliable in interpreted code.
    bot: Any = school.master(game, dice)
    bot.budget = Budget(TIMES * bot.budget.max_games)
    if school.game in FARTHER:
        bot.evaluator.turns_ahead += 1
    found: Player = bot
    return found
