"""Kung Fur Fight: the master without the trained network."""

from __future__ import annotations

from kwoon.bots.bot_family import MAX_MILLISECONDS
from kwoon.bots.kung_fur_fight.evaluator import FurEvaluator
from kwoon.bots.kung_fur_fight.search import FurSearchBot
from kwoon.bots.search_common import Budget
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player
from kwoon.games.kung_fur_fight.rules.game import KungFurFight


def previous_master(game: Game, dice: Dice) -> Player:
    assert isinstance(game, KungFurFight)
    return FurSearchBot(game, dice, FurEvaluator(game), Budget(8000, MAX_MILLISECONDS))
