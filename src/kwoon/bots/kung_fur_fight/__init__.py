"""The bots of Kung Fur Fight."""

from __future__ import annotations

from kwoon.bots.judge import Judge, schooled
from kwoon.bots.kung_fur_fight.greedy import FurBot
from kwoon.bots.kung_fur_fight.judge import FurJudge
from kwoon.bots.kung_fur_fight.knowing import FurKnowing
from kwoon.bots.kung_fur_fight.quick import QuickFur
from kwoon.bots.kung_fur_fight.search import FurSearch
from kwoon.bots.kung_fur_fight.sifted import SiftedSearch
from kwoon.bots.novice import Student
from kwoon.bots.school import LAPSES, PATIENCE, School
from kwoon.bots.strength.informed import Make
from kwoon.bots.thinking import Budget
from kwoon.core.contract import Game, Player
from kwoon.core.dice import Dice
from kwoon.core.quick import Quick
from kwoon.games.kung_fur_fight.play.rules import KungFurFight


class FurSchool(School):
    """Plans that answer plans."""

    def __init__(self) -> None:
        about = (
            "Fights out its plans against those it would fear from you, and mixes the best so that it cannot be read."
        )
        super().__init__("kung-fur-fight", about)

    def knows(self, game: Game) -> bool:
        return isinstance(game, KungFurFight)

    def judge(self, game: Game) -> Judge:
        assert isinstance(game, KungFurFight)
        return FurJudge(game)

    def greedy(self, game: Game, dice: Dice) -> Player:
        assert isinstance(game, KungFurFight)
        return FurBot(game, dice)

    def quick(self, game: Game) -> Quick:
        assert isinstance(game, KungFurFight)
        return QuickFur(game)

    def student(self, game: Game, dice: Dice) -> Player:
        return Student(searching(game, dice, 4000), self.greedy(game, dice), dice, LAPSES)

    def master(self, game: Game, dice: Dice) -> Player:
        assert isinstance(game, KungFurFight)
        return SiftedSearch(game, dice, schooled(FurJudge(game)), Budget(4400, PATIENCE))

    def against(self, game: Game, make: Make, dice: Dice) -> Player:
        assert isinstance(game, KungFurFight)
        return FurKnowing(game, make, dice, Budget(4000))


def searching(game: Game, dice: Dice, rounds: int) -> Player:
    """Thinks of plans for so many imagined rounds."""
    assert isinstance(game, KungFurFight)
    return FurSearch(game, dice, FurJudge(game), Budget(rounds, PATIENCE))
