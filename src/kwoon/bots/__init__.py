"""The bots of the hall, gentlest first: views in, moves out."""

from __future__ import annotations

from typing import Final

from kwoon.bots.cast import TAUGHT
from kwoon.bots.level import Level, NoSuchBot
from kwoon.bots.own import is_own, own_bot
from kwoon.bots.random import RandomBot
from kwoon.bots.schools import SCHOOLS, school_of
from kwoon.bots.strength.manner import MANNERS
from kwoon.bots.strength.steps import STEPS
from kwoon.core.contract import Game, Player
from kwoon.core.dice import Dice
from kwoon.core.quick import QuickPlayer


def make_random(game: Game, dice: Dice) -> Player:
    """Any legal move."""
    return RandomBot(dice)


def make_novice(game: Game, dice: Dice) -> Player:
    """What the game's school teaches beginners."""
    return school_of(game).novice(game, dice)


def make_greedy(game: Game, dice: Dice) -> Player:
    """What the game's school knows about one turn."""
    return school_of(game).greedy(game, dice)


def make_quick(game: Game, dice: Dice) -> Player:
    """What the laboratory plays its many games with, at a table like any other."""
    return QuickPlayer(game, school_of(game).quick(game), dice)


def make_student(game: Game, dice: Dice) -> Player:
    """What the game's school teaches those who search a little."""
    return school_of(game).student(game, dice)


def make_learned(game: Game, dice: Dice) -> Player:
    """What a network found out by itself."""
    return school_of(game).learned(game, dice)


def make_master(game: Game, dice: Dice) -> Player:
    """The best that the game's school has."""
    return school_of(game).master(game, dice)


GRADED: Final = tuple([school.game for school in SCHOOLS])
"""The games that have all levels."""
BOTS: Final[tuple[Level, ...]] = (
    Level("random", "Gentle", "Plays any card that is allowed, without a thought.", make_random, grade=1),
    Level("novice", "Easy", "Knows what would be good, and forgets it every third time.", make_novice, GRADED, grade=2),
    *[Level("greedy", "Steady", school.about, make_greedy, (school.game,), grade=3) for school in SCHOOLS],
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
    Level(
        TAUGHT,
        "Taught",
        "A network that nobody told how to play: it found out against itself, and answers at a glance.",
        make_learned,
        ("fight",),
    ),
)
QUICK: Final = Level("quick", "Quick", "Plays by what it sees at a glance, for many games at once.", make_quick, GRADED)
"""For the laboratory: nobody is offered it as an opponent, since there is a greedy bot of the same strength."""
BESIDE: Final[tuple[Level, ...]] = (QUICK, *STEPS, *MANNERS)
"""Those that are known by name and are none of the five: for the laboratory, between the levels, with a bent."""
AGAINST: Final = "against-"
"""Before the name of a bot: whoever knows how that one plays, and answers it as well as search can."""
SEATED: Final[tuple[Level, ...]] = (*BOTS, *STEPS, *MANNERS)
"""All that people can be offered."""
STRENGTHS: Final[dict[str, float]] = {level.id: level.strength for level in SEATED}
"""Where each stands among the five."""
GRADES: Final[dict[str, int]] = {level.id: level.grade for level in BOTS}
"""How hard each is to beat."""


def bots_for(game: str) -> list[Level]:
    """The bots that can play the game with this id, gentlest first."""
    return [level for level in BOTS if level.plays(game)]


def beside(levels: tuple[Level, ...], game: str) -> list[Level]:
    """Those of them that can play the game with this id."""
    return [level for level in levels if level.plays(game)]


def against(known: Level) -> Level:
    """Whoever knows how a bot plays."""

    def make(game: Game, dice: Dice) -> Player:
        return school_of(game).against(game, known.make, dice)

    about = f"Knows how {known.name} plays, and answers that as well as search can."
    return Level(f"{AGAINST}{known.id}", f"Against {known.name}", about, make, known.games)


def find_bot(id: str, game: str) -> Level:
    """The bot with this id, for this game; or one's own, named `module:Name`."""
    if id.startswith(AGAINST):
        if game not in GRADED:
            raise NoSuchBot(f"'{id}' needs bots that search, and {game} has none: only 'random' plays it.")
        return against(find_bot(id[len(AGAINST) :], game))
    if is_own(id):
        return own_bot(id)
    levels = [*bots_for(game), *beside(BESIDE, game)]
    for level in levels:
        if level.id == id:
            return level
    known = ", ".join([level.id for level in levels])
    raise NoSuchBot(f"There is no bot called '{id}' for {game}. There is: {known}.")
