"""Bots for Kung Fu Fighting! (2019)."""

from __future__ import annotations

from kwoon.bots.bot_family import BOLD, CAREFUL, MAX_MILLISECONDS, BotFamily, prefer_passing
from kwoon.bots.evaluator import Evaluator
from kwoon.bots.kung_fu_2019.evaluator import KungFu2019Evaluator
from kwoon.bots.kung_fu_2019.fast_policy import FastKungFu2019Policy
from kwoon.bots.kung_fu_2019.greedy import GreedyKungFu2019Bot
from kwoon.bots.search_common import Budget
from kwoon.bots.successive_halving import SuccessiveHalvingBot
from kwoon.core.dice import Dice, LiveDice
from kwoon.core.fast_policy import FastPolicy
from kwoon.core.game import Game, Player, Prompt, View
from kwoon.core.message import msg
from kwoon.games.kung_fu_2019.rules.game import KungFu2019


class KungFu2019BotFamily(BotFamily):
    """Bots that try out moves on sampled positions."""

    def __init__(self) -> None:
        super().__init__("kung-fu-2019", msg("bots-greedy-kung-fu-2019"))
        self.personalities = (BOLD, CAREFUL)

    def evaluator(self, game: Game) -> Evaluator:
        assert isinstance(game, KungFu2019)
        return KungFu2019Evaluator(game)

    def greedy_bot(self, game: Game, dice: Dice) -> Player:
        assert isinstance(game, KungFu2019)
        return GreedyKungFu2019Bot(game, dice)

    def fast_policy(self, game: Game) -> FastPolicy:
        assert isinstance(game, KungFu2019)
        return FastKungFu2019Policy(game, GreedyKungFu2019Bot(game, LiveDice(1)))

    def preferred_moves(self, game: Game, personality: str, view: View, prompt: Prompt) -> list[int]:
        assert isinstance(game, KungFu2019)
        return prefer_passing(personality, int(game.pass_move), view, prompt)

    def student_bot(self, game: Game, dice: Dice) -> Player:
        assert isinstance(game, KungFu2019)
        return SuccessiveHalvingBot(game, KungFu2019Evaluator(game, 1), Budget(40, MAX_MILLISECONDS), dice)

    def master_bot(self, game: Game, dice: Dice) -> Player:
        assert isinstance(game, KungFu2019)
        return SuccessiveHalvingBot(game, KungFu2019Evaluator(game, 0), Budget(400, MAX_MILLISECONDS), dice)
