"""A master that thinks four times as much, to test whether more thinking can exploit the current one.

kwoon exploit kung-fu-2019 master --only student bench.slow_master:SlowMaster --selection-deals 10 --deals 120 --seed exploit --jobs 1
"""

from __future__ import annotations

from typing import Any

from kwoon.bots.registry import bot_family_of
from kwoon.bots.search_common import Budget
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player

BUDGET_FACTOR = 4
DEEPER_GAMES = ("kung-fu-2014", "kung-fu-2019")
"""Games in which the slow master also looks one turn further."""


def SlowMaster(game: Game, dice: Dice) -> Player:
    """Return the game's master with a larger budget and no time limit."""
    bot_family = bot_family_of(game)
    # Compare by name, because `isinstance` checks of compiled classes are unreliable in interpreted code.
    bot: Any = bot_family.master_bot(game, dice)
    bot.budget = Budget(BUDGET_FACTOR * bot.budget.max_games)
    if bot_family.game in DEEPER_GAMES:
        bot.evaluator.turns_ahead += 1
    player: Player = bot
    return player
