"""Bots for Kung Fur Fight."""

from __future__ import annotations

from kwoon.bots.bot_family import MAX_MILLISECONDS, STUDENT_FALLBACK_PERCENT, BotFamily
from kwoon.bots.evaluator import Evaluator, attach_value_network
from kwoon.bots.kung_fur_fight.best_response import FurBestResponseBot
from kwoon.bots.kung_fur_fight.evaluator import FurEvaluator
from kwoon.bots.kung_fur_fight.fast_policy import FastFurPolicy
from kwoon.bots.kung_fur_fight.greedy import GreedyFurBot
from kwoon.bots.kung_fur_fight.master_search import FurMasterBot
from kwoon.bots.kung_fur_fight.search import FurSearchBot
from kwoon.bots.search_common import Budget
from kwoon.bots.strength.best_response import BotFactory
from kwoon.bots.weakened_bots import MixedBot
from kwoon.core.dice import Dice
from kwoon.core.fast_policy import FastPolicy
from kwoon.core.game import Game, Player
from kwoon.core.message import msg
from kwoon.games.kung_fur_fight.rules.game import KungFurFight


class FurBotFamily(BotFamily):
    """Bots that look for the best plans against the opponent's plans."""

    def __init__(self) -> None:
        about = msg("bots-greedy-kung-fur-fight")
        super().__init__("kung-fur-fight", about)
        self.plans_whole_answers = True

    def evaluator(self, game: Game) -> Evaluator:
        assert isinstance(game, KungFurFight)
        return FurEvaluator(game)

    def greedy_bot(self, game: Game, dice: Dice) -> Player:
        assert isinstance(game, KungFurFight)
        return GreedyFurBot(game, dice)

    def fast_policy(self, game: Game) -> FastPolicy:
        assert isinstance(game, KungFurFight)
        return FastFurPolicy(game)

    def student_bot(self, game: Game, dice: Dice) -> Player:
        return MixedBot(make_search_bot(game, dice, 4000), self.greedy_bot(game, dice), dice, STUDENT_FALLBACK_PERCENT)

    def master_bot(self, game: Game, dice: Dice) -> Player:
        assert isinstance(game, KungFurFight)
        return FurMasterBot(game, dice, attach_value_network(FurEvaluator(game)), Budget(4400, MAX_MILLISECONDS))

    def best_response_bot(self, game: Game, make_opponent: BotFactory, dice: Dice) -> Player:
        assert isinstance(game, KungFurFight)
        return FurBestResponseBot(game, make_opponent, dice, Budget(4000))


def make_search_bot(game: Game, dice: Dice, num_rounds: int) -> Player:
    """Make a bot that plays out up to `num_rounds` imagined rounds to find a plan."""
    assert isinstance(game, KungFurFight)
    return FurSearchBot(game, dice, FurEvaluator(game), Budget(num_rounds, MAX_MILLISECONDS))
