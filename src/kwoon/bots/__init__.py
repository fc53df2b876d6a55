"""The bots of the hall, gentlest first: views in, moves out."""

from __future__ import annotations

from typing import Final

from kwoon.bots.dragon_punch import GreedyDragonPunch
from kwoon.bots.fight import GreedyFight
from kwoon.bots.kung_fu_2014 import make_greedy as make_greedy_kung_fu_2014
from kwoon.bots.kung_fu_2019 import make_greedy as make_greedy_kung_fu_2019
from kwoon.bots.kung_fur_fight import FurBot
from kwoon.bots.level import Level, NoSuchBot
from kwoon.bots.levels import make_master, make_novice, make_student
from kwoon.bots.own import is_own, own_bot
from kwoon.bots.random import RandomBot
from kwoon.core.contract import Game, Player
from kwoon.core.dice import Dice
from kwoon.games.kung_fur_fight.rules import KungFurFight


def make_random(game: Game, dice: Dice) -> Player:
    """A bot that plays at random."""
    return RandomBot(dice)


def make_greedy_fight(game: Game, dice: Dice) -> Player:
    """A bot that works out each turn of FIGHT."""
    return GreedyFight(game, dice)


def make_greedy_dragon_punch(game: Game, dice: Dice) -> Player:
    """A bot that works out each turn of Dragon Punch."""
    return GreedyDragonPunch(game, dice)


def make_greedy_kung_fur_fight(game: Game, dice: Dice) -> Player:
    """A bot that fights out plans of Kung Fur Fight before it seals one."""
    assert isinstance(game, KungFurFight)
    return FurBot(game, dice)


GRADED: Final = ("fight", "dragon-punch", "kung-fur-fight", "kung-fu-2014", "kung-fu-2019")
"""The games that have all levels."""
BOTS: Final[tuple[Level, ...]] = (
    Level("random", "Gentle", "Plays any card that is allowed, without a thought.", make_random, grade=1),
    Level("novice", "Easy", "Knows what would be good, and forgets it every third time.", make_novice, grade=2),
    Level(
        "greedy",
        "Steady",
        "Weighs its cards against those that you may hold, and mixes its own so that it cannot be read.",
        make_greedy_fight,
        ("fight",),
        grade=3,
    ),
    Level(
        "greedy",
        "Steady",
        "Weighs every move of the turn against every answer, and mixes its own so that it cannot be read.",
        make_greedy_dragon_punch,
        ("dragon-punch",),
        grade=3,
    ),
    Level(
        "greedy",
        "Steady",
        "Fights out its plans against those it would fear from you, and mixes the best so that it cannot be read.",
        make_greedy_kung_fur_fight,
        ("kung-fur-fight",),
        grade=3,
    ),
    Level(
        "greedy",
        "Steady",
        "Finds the attack and the block that promise most for their cards, and strikes where it hurts.",
        make_greedy_kung_fu_2014,
        ("kung-fu-2014",),
        grade=3,
    ),
    Level(
        "greedy",
        "Steady",
        "Tries out everything that it may do, and does what leaves its side best off.",
        make_greedy_kung_fu_2019,
        ("kung-fu-2019",),
        grade=3,
    ),
    Level(
        "student",
        "Strong",
        "Imagines how the next turns may go, if only for a moment, and keeps to what came off best.",
        make_student,
        GRADED,
        grade=4,
    ),
    Level(
        "master",
        "Master",
        "Plays out in its mind what you might do, turn upon turn, before it makes its move.",
        make_master,
        GRADED,
        grade=5,
    ),
)
GRADES: Final[dict[str, int]] = {level.id: level.grade for level in BOTS}
"""How hard each is to beat."""


def bots_for(game: str) -> list[Level]:
    """The bots that can play the game with this id, gentlest first."""
    return [level for level in BOTS if level.plays(game)]


def find_bot(id: str, game: str) -> Level:
    """The bot with this id, for this game; or one's own, named `module:Name`."""
    if is_own(id):
        return own_bot(id)
    for level in bots_for(game):
        if level.id == id:
            return level
    known = ", ".join([level.id for level in bots_for(game)])
    raise NoSuchBot(f"There is no bot called '{id}' for {game}. There is: {known}.")
