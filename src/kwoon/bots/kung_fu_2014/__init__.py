"""Bots for KungFu Fighting (2014)."""

from __future__ import annotations

from typing import Final

from kwoon.bots.bot_family import BOLD, CAREFUL, MAX_MILLISECONDS, BotFamily, prefer_passing
from kwoon.bots.evaluator import Evaluator
from kwoon.bots.kung_fu_2014.evaluator import KungFu2014Evaluator
from kwoon.bots.kung_fu_2014.fast_policy import FastKungFu2014Policy
from kwoon.bots.kung_fu_2014.greedy import GreedyKungFu2014Bot
from kwoon.bots.search_common import Budget
from kwoon.bots.successive_halving import SuccessiveHalvingBot
from kwoon.core.dice import Dice
from kwoon.core.fast_policy import FastPolicy
from kwoon.core.game import Game, Player, Prompt, View
from kwoon.core.message import msg
from kwoon.games.kung_fu_2014.rules.game import KungFu2014

PERSONALITY_PERCENT: Final = 10
"""Value of `personality_percent`. It is lower than in other games, because every block and attack matters a lot."""


class KungFu2014BotFamily(BotFamily):
    """Bots that pick the attacks and blocks with the best return for their cards. The student and the master test them
    on sampled positions."""

    def __init__(self) -> None:
        super().__init__(
            "kung-fu-2014",
            msg("bots-greedy-kung-fu-2014"),
        )
        self.personalities = (BOLD, CAREFUL)
        self.personality_percent = PERSONALITY_PERCENT
        self.plans_whole_answers = True

    def evaluator(self, game: Game) -> Evaluator:
        assert isinstance(game, KungFu2014)
        return KungFu2014Evaluator(game)

    def greedy_bot(self, game: Game, dice: Dice) -> Player:
        assert isinstance(game, KungFu2014)
        return GreedyKungFu2014Bot(game)

    def fast_policy(self, game: Game) -> FastPolicy:
        assert isinstance(game, KungFu2014)
        return FastKungFu2014Policy(game)

    def preferred_moves(self, game: Game, personality: str, view: View, prompt: Prompt) -> list[int]:
        assert isinstance(game, KungFu2014)
        return prefer_passing(personality, int(game.kinds.pass_move), view, prompt)

    def student_bot(self, game: Game, dice: Dice) -> Player:
        assert isinstance(game, KungFu2014)
        return SuccessiveHalvingBot(game, KungFu2014Evaluator(game, 1), Budget(40, MAX_MILLISECONDS), dice)

    def master_bot(self, game: Game, dice: Dice) -> Player:
        assert isinstance(game, KungFu2014)
        return SuccessiveHalvingBot(game, KungFu2014Evaluator(game, 2), Budget(400, MAX_MILLISECONDS), dice)
