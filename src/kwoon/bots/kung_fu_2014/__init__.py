"""The bots of KungFu Fighting (2014)."""

from __future__ import annotations

from kwoon.bots.judge import Judge
from kwoon.bots.kung_fu_2014.greedy import GreedyKungFu2014
from kwoon.bots.kung_fu_2014.judge import KungFu2014Judge
from kwoon.bots.kung_fu_2014.quick import QuickKungFu2014
from kwoon.bots.school import PATIENCE, School
from kwoon.bots.thinking import Budget
from kwoon.bots.trials import TrialBot
from kwoon.core.contract import Game, Player
from kwoon.core.dice import Dice
from kwoon.core.quick import Quick
from kwoon.games.kung_fu_2014.play.rules import KungFu2014


class KungFu2014School(School):
    """Attacks and blocks that promise most for their cards, tried out on guesses."""

    def __init__(self) -> None:
        super().__init__(
            "kung-fu-2014",
            "Finds the attack and the block that promise most for their cards, and strikes where it hurts.",
        )

    def knows(self, game: Game) -> bool:
        return isinstance(game, KungFu2014)

    def judge(self, game: Game) -> Judge:
        assert isinstance(game, KungFu2014)
        return KungFu2014Judge(game)

    def greedy(self, game: Game, dice: Dice) -> Player:
        assert isinstance(game, KungFu2014)
        return GreedyKungFu2014(game)

    def quick(self, game: Game) -> Quick:
        assert isinstance(game, KungFu2014)
        return QuickKungFu2014(game)

    def student(self, game: Game, dice: Dice) -> Player:
        assert isinstance(game, KungFu2014)
        return TrialBot(game, KungFu2014Judge(game, 1), Budget(40, PATIENCE), dice)

    def master(self, game: Game, dice: Dice) -> Player:
        assert isinstance(game, KungFu2014)
        return TrialBot(game, KungFu2014Judge(game, 2), Budget(400, PATIENCE), dice)
