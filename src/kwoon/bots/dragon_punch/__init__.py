"""Bots for Dragon Punch."""

from __future__ import annotations

from kwoon.bots.bot_family import MAX_MILLISECONDS, STUDENT_FALLBACK_PERCENT, BotFamily
from kwoon.bots.dragon_punch.evaluator import DragonEvaluator
from kwoon.bots.dragon_punch.fast_policy import FastDragonPunchPolicy
from kwoon.bots.dragon_punch.greedy import GreedyDragonPunchBot
from kwoon.bots.dragon_punch.lookahead import win_chance_lost
from kwoon.bots.dragon_punch.search import DragonSearchBot
from kwoon.bots.evaluator import Evaluator
from kwoon.bots.payoff_matrix import OpponentModel
from kwoon.bots.search_common import Budget
from kwoon.bots.strength.best_response import BotFactory
from kwoon.bots.weakened_bots import MixedBot
from kwoon.core.dice import Dice
from kwoon.core.fast_policy import FastPolicy
from kwoon.core.game import Game, Player, View
from kwoon.games.dragon_punch.rules.notation import DragonNotation


class DragonPunchBotFamily(BotFamily):
    """Bots that solve a matrix of move pairs. The student and the master look two turns ahead."""

    def __init__(self) -> None:
        description = "Compares each move with every reply, and varies its play so that it is hard to predict."
        super().__init__("dragon-punch", description)

    def supports(self, game: Game) -> bool:
        return isinstance(game, DragonNotation)

    def evaluator(self, game: Game) -> Evaluator:
        assert isinstance(game, DragonNotation)
        return DragonEvaluator(game)

    def greedy_bot(self, game: Game, dice: Dice) -> Player:
        return GreedyDragonPunchBot(game, dice)

    def fast_policy(self, game: Game) -> FastPolicy:
        assert isinstance(game, DragonNotation)
        return FastDragonPunchPolicy(game)

    def supports_tablebase(self) -> bool:
        return True

    def win_chance_lost(self, game: Game, views: list[View], seat: int, moves: list[int]) -> float:
        assert isinstance(game, DragonNotation)
        return win_chance_lost(game, views, seat, moves)

    def student_bot(self, game: Game, dice: Dice) -> Player:
        return MixedBot(make_search_bot(game, dice, 4), self.greedy_bot(game, dice), dice, STUDENT_FALLBACK_PERCENT)

    def master_bot(self, game: Game, dice: Dice) -> Player:
        return make_search_bot(game, dice, 16)

    def best_response_bot(self, game: Game, make_opponent: BotFactory, dice: Dice) -> Player:
        assert isinstance(game, DragonNotation)
        search = DragonSearchBot(game, dice, 2, Budget(8), OpponentModel(random_share=0.0, greedy_share=1.0))
        search.opponent_factory = make_opponent
        return search


def make_search_bot(game: Game, dice: Dice, num_samples: int) -> Player:
    """Make a bot that looks two turns ahead from up to `num_samples` guesses at the opponent's hand."""
    assert isinstance(game, DragonNotation)
    return DragonSearchBot(game, dice, 2, Budget(num_samples, MAX_MILLISECONDS))
