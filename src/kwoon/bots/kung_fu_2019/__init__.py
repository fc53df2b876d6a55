"""The bots of Kung Fu Fighting! (2019)."""

from __future__ import annotations

from kwoon.bots.judge import Judge
from kwoon.bots.kung_fu_2019.greedy import GreedyKungFu2019
from kwoon.bots.kung_fu_2019.judge import KungFu2019Judge
from kwoon.bots.kung_fu_2019.quick import QuickKungFu2019
from kwoon.bots.school import PATIENCE, School
from kwoon.bots.thinking import Budget
from kwoon.bots.trials import TrialBot
from kwoon.core.contract import Game, Player
from kwoon.core.dice import Dice, LiveDice
from kwoon.core.quick import Quick
from kwoon.games.kung_fu_2019.play.rules import KungFu2019


class KungFu2019School(School):
    """Everything that may be done, tried out on guesses."""

    def __init__(self) -> None:
        super().__init__("kung-fu-2019", "Tries out everything that it may do, and does what leaves its side best off.")

    def knows(self, game: Game) -> bool:
        return isinstance(game, KungFu2019)

    def judge(self, game: Game) -> Judge:
        assert isinstance(game, KungFu2019)
        return KungFu2019Judge(game)

    def greedy(self, game: Game, dice: Dice) -> Player:
        assert isinstance(game, KungFu2019)
        return GreedyKungFu2019(game, dice)

    def quick(self, game: Game) -> Quick:
        assert isinstance(game, KungFu2019)
        return QuickKungFu2019(game, GreedyKungFu2019(game, LiveDice(1)))

    def student(self, game: Game, dice: Dice) -> Player:
        assert isinstance(game, KungFu2019)
        return TrialBot(game, KungFu2019Judge(game, 1), Budget(40, PATIENCE), dice)

    def master(self, game: Game, dice: Dice) -> Player:
        assert isinstance(game, KungFu2019)
        return TrialBot(game, KungFu2019Judge(game, 0), Budget(400, PATIENCE), dice)
