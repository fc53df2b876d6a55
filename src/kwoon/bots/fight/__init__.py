"""The bots of FIGHT."""

from __future__ import annotations

from typing import Final

from kwoon.bots.fight.advised import AdvisedSearch
from kwoon.bots.fight.greedy import GreedyFight
from kwoon.bots.fight.judge import FightJudge
from kwoon.bots.fight.learned import learned_fight, network
from kwoon.bots.fight.quick import QuickFight
from kwoon.bots.judge import Judge
from kwoon.bots.novice import Student
from kwoon.bots.school import PATIENCE, School
from kwoon.bots.search import SearchBot
from kwoon.bots.thinking import Budget
from kwoon.core.contract import Game, Player
from kwoon.core.dice import Dice
from kwoon.core.quick import Quick
from kwoon.games.fight.play.notation import FightNotation

LAPSES: Final = 25
"""How many answers of a hundred a student gives at first sight: fewer than elsewhere, since luck leaves less room
between the levels."""


class FightSchool(School):
    """Weighing cards, and searching the turns to come."""

    def __init__(self) -> None:
        about = "Weighs its cards against those that you may hold, and mixes its own so that it cannot be read."
        super().__init__("fight", about)

    def knows(self, game: Game) -> bool:
        return isinstance(game, FightNotation)

    def judge(self, game: Game) -> Judge:
        assert isinstance(game, FightNotation)
        return FightJudge(game)

    def greedy(self, game: Game, dice: Dice) -> Player:
        return GreedyFight(game, dice)

    def quick(self, game: Game) -> Quick:
        assert isinstance(game, FightNotation)
        return QuickFight(game)

    def learned(self, game: Game, dice: Dice) -> Player:
        return learned_fight(game, dice)

    def student(self, game: Game, dice: Dice) -> Player:
        mentor = SearchBot(game, self.judge(game), Budget(200, PATIENCE), dice)
        return Student(mentor, self.greedy(game, dice), dice, LAPSES)

    def master(self, game: Game, dice: Dice) -> Player:
        budget = Budget(500, PATIENCE)
        learned = network(game, dice)
        if learned is None:
            return SearchBot(game, self.judge(game), budget, dice)
        return AdvisedSearch(game, self.judge(game), budget, dice, learned)
