"""The bots of Dragon Punch."""

from __future__ import annotations

from kwoon.bots.dragon_punch.bout import given_away
from kwoon.bots.dragon_punch.greedy import GreedyDragonPunch
from kwoon.bots.dragon_punch.judge import DragonJudge
from kwoon.bots.dragon_punch.quick import QuickDragonPunch
from kwoon.bots.dragon_punch.search import DragonSearch
from kwoon.bots.judge import Judge
from kwoon.bots.meeting import Other
from kwoon.bots.novice import Student
from kwoon.bots.school import LAPSES, PATIENCE, School
from kwoon.bots.strength.informed import Make
from kwoon.bots.thinking import Budget
from kwoon.core.contract import Game, Player, View
from kwoon.core.dice import Dice
from kwoon.core.quick import Quick
from kwoon.games.dragon_punch.play.notation import DragonNotation


class DragonSchool(School):
    """Weighing moves against moves, two turns deep."""

    def __init__(self) -> None:
        about = "Weighs every move of the turn against every answer, and mixes its own so that it cannot be read."
        super().__init__("dragon-punch", about)

    def knows(self, game: Game) -> bool:
        return isinstance(game, DragonNotation)

    def judge(self, game: Game) -> Judge:
        assert isinstance(game, DragonNotation)
        return DragonJudge(game)

    def greedy(self, game: Game, dice: Dice) -> Player:
        return GreedyDragonPunch(game, dice)

    def quick(self, game: Game) -> Quick:
        assert isinstance(game, DragonNotation)
        return QuickDragonPunch(game)

    def solves(self) -> bool:
        return True

    def given_away(self, game: Game, views: list[View], seat: int, moves: list[int]) -> float:
        assert isinstance(game, DragonNotation)
        return given_away(game, views, seat, moves)

    def student(self, game: Game, dice: Dice) -> Player:
        return Student(searching(game, dice, 4), self.greedy(game, dice), dice, LAPSES)

    def master(self, game: Game, dice: Dice) -> Player:
        return searching(game, dice, 16)

    def against(self, game: Game, make: Make, dice: Dice) -> Player:
        assert isinstance(game, DragonNotation)
        search = DragonSearch(game, dice, 2, Budget(8), Other(slips=0.0, habits=1.0))
        search.known_bot = make
        return search


def searching(game: Game, dice: Dice, guesses: int) -> Player:
    """Looks two turns deep, from so many guesses at what the other holds."""
    assert isinstance(game, DragonNotation)
    return DragonSearch(game, dice, 2, Budget(guesses, PATIENCE))
