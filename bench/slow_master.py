"""A master that thinks four times as much, to test whether more thinking can exploit the current one.

kwoon exploit GAME master --only student bench.slow_master:SlowMaster --selection-deals 10 --deals 120 --seed exploit --jobs 1
"""

from __future__ import annotations

from typing import Any

from kwoon.bots.registry import bot_family_of
from kwoon.bots.search_common import Budget
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player

BUDGET_FACTOR = 4


def SlowMaster(game: Game, dice: Dice) -> Player:
    """Return the game's master with a larger budget and no time limit. If it looks a number of turns ahead, it looks one
    turn further."""
    bot: Any = bot_family_of(game).master_bot(game, dice)
    bot.budget = Budget(BUDGET_FACTOR * bot.budget.max_games)
    if hasattr(bot, "evaluator") and hasattr(bot.evaluator, "turns_ahead"):
        bot.evaluator.turns_ahead += 1
    player: Player = bot
    return player
