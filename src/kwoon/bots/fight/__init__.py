"""Bots for FIGHT."""

from __future__ import annotations

from typing import Final

from kwoon.bots.bot_family import MAX_MILLISECONDS, BotFamily
from kwoon.bots.evaluator import Evaluator
from kwoon.bots.fight.evaluator import FightEvaluator
from kwoon.bots.fight.fast_policy import FastFightPolicy
from kwoon.bots.fight.greedy import GreedyFightBot
from kwoon.bots.fight.network import load_network_bot, make_network_bot
from kwoon.bots.fight.network_blend import NetworkBlendBot
from kwoon.bots.ismcts import IsmctsBot
from kwoon.bots.search_common import Budget
from kwoon.bots.weakened_bots import MixedBot
from kwoon.core.dice import Dice
from kwoon.core.fast_policy import FastPolicy
from kwoon.core.game import Game, Player
from kwoon.games.fight.rules.notation import FightNotation

STUDENT_LAPSES: Final = 25
"""Percentage of answers that a student gives without searching. It is lower than in other games, because chance leaves
a smaller gap between the levels."""


class FightBotFamily(BotFamily):
    """Bots that compare cards and search the coming turns."""

    def __init__(self) -> None:
        description = "Compares its cards with those you may hold, and varies its play so that it is hard to predict."
        super().__init__("fight", description)

    def supports(self, game: Game) -> bool:
        return isinstance(game, FightNotation)

    def evaluator(self, game: Game) -> Evaluator:
        assert isinstance(game, FightNotation)
        return FightEvaluator(game)

    def greedy_bot(self, game: Game, dice: Dice) -> Player:
        return GreedyFightBot(game, dice)

    def fast_policy(self, game: Game) -> FastPolicy:
        assert isinstance(game, FightNotation)
        return FastFightPolicy(game)

    def network_bot(self, game: Game, dice: Dice) -> Player:
        return make_network_bot(game, dice)

    def student_bot(self, game: Game, dice: Dice) -> Player:
        mentor = IsmctsBot(game, self.evaluator(game), Budget(200, MAX_MILLISECONDS), dice)
        return MixedBot(mentor, self.greedy_bot(game, dice), dice, STUDENT_LAPSES)

    def master_bot(self, game: Game, dice: Dice) -> Player:
        budget = Budget(500, MAX_MILLISECONDS)
        learned = load_network_bot(game, dice)
        if learned is None:
            return IsmctsBot(game, self.evaluator(game), budget, dice)
        return NetworkBlendBot(game, self.evaluator(game), budget, dice, learned)
