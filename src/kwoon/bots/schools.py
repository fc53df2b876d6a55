"""The school of every game: adding a game's bots adds one line here."""

from __future__ import annotations

from typing import Final

from kwoon.bots.dragon_punch import DragonSchool
from kwoon.bots.fight import FightSchool
from kwoon.bots.judge import Judge
from kwoon.bots.kung_fu_2014 import KungFu2014School
from kwoon.bots.kung_fu_2019 import KungFu2019School
from kwoon.bots.kung_fur_fight import FurSchool
from kwoon.bots.school import School
from kwoon.core.contract import Game

SCHOOLS: Final[tuple[School, ...]] = (
    FightSchool(),
    DragonSchool(),
    FurSchool(),
    KungFu2014School(),
    KungFu2019School(),
)


def school_of(game: Game) -> School:
    """The school that teaches this game."""
    for school in SCHOOLS:
        if school.knows(game):
            return school
    raise LookupError("No school teaches this game.")


def judge_for(game: Game) -> Judge:
    """The judge that its school has for this game."""
    return school_of(game).judge(game)
