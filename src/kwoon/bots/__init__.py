"""The bots of the hall, gentlest first: views in, moves out."""

from __future__ import annotations

from typing import Final

from kwoon.bots.custom import is_custom_bot, load_custom_bot
from kwoon.bots.level import Level, UnknownBot
from kwoon.bots.random import RandomBot
from kwoon.bots.registry import BOT_FAMILIES, bot_family_of
from kwoon.bots.roster import NETWORK_LEVEL
from kwoon.bots.strength.interpolated import INTERPOLATED_LEVELS
from kwoon.bots.strength.personality import PERSONALITY_LEVELS
from kwoon.core.dice import Dice
from kwoon.core.fast_policy import FastPolicyPlayer
from kwoon.core.game import Game, Player


def make_random(game: Game, dice: Dice) -> Player:
    """Any legal move."""
    return RandomBot(dice)


def make_novice(game: Game, dice: Dice) -> Player:
    """What the game's school teaches beginners."""
    return bot_family_of(game).novice(game, dice)


def make_greedy(game: Game, dice: Dice) -> Player:
    """What the game's school knows about one turn."""
    return bot_family_of(game).greedy(game, dice)


def make_fast(game: Game, dice: Dice) -> Player:
    """What the laboratory plays its many games with, at a table like any other."""
    return FastPolicyPlayer(game, bot_family_of(game).fast_policy(game), dice)


def make_student(game: Game, dice: Dice) -> Player:
    """What the game's school teaches those who search a little."""
    return bot_family_of(game).student(game, dice)


def make_network(game: Game, dice: Dice) -> Player:
    """What a network found out by itself."""
    return bot_family_of(game).network_bot(game, dice)


def make_master(game: Game, dice: Dice) -> Player:
    """The best that the game's school has."""
    return bot_family_of(game).master(game, dice)


GAMES_WITH_BOTS: Final = tuple([school.game for school in BOT_FAMILIES])
"""The games that have all levels."""
BOTS: Final[tuple[Level, ...]] = (
    Level("random", "Gentle", "Plays any card that is allowed, without a thought.", make_random, grade=1),
    Level(
        "novice",
        "Easy",
        "Knows what would be good, and forgets it every third time.",
        make_novice,
        GAMES_WITH_BOTS,
        grade=2,
    ),
    *[Level("greedy", "Steady", school.description, make_greedy, (school.game,), grade=3) for school in BOT_FAMILIES],
    Level(
        "student",
        "Strong",
        "Imagines how the next turns may go, if only for a moment, and keeps to what came off best.",
        make_student,
        GAMES_WITH_BOTS,
        grade=4,
    ),
    Level(
        "master",
        "Master",
        "Plays out in its mind what you might do, turn upon turn, before it makes its move.",
        make_master,
        GAMES_WITH_BOTS,
        grade=5,
    ),
    Level(
        NETWORK_LEVEL,
        "Taught",
        "A network that nobody told how to play: it found out against itself, and answers at a glance.",
        make_network,
        ("fight",),
    ),
)
FAST_LEVEL: Final = Level(
    "quick", "Quick", "Plays by what it sees at a glance, for many games at once.", make_fast, GAMES_WITH_BOTS
)
"""For the laboratory: nobody is offered it as an opponent, since there is a greedy bot of the same strength."""
EXTRA_LEVELS: Final[tuple[Level, ...]] = (FAST_LEVEL, *INTERPOLATED_LEVELS, *PERSONALITY_LEVELS)
"""Those that are known by name and are none of the five: for the laboratory, between the levels, with a bent."""
BEST_RESPONSE_PREFIX: Final = "against-"
"""Before the name of a bot: whoever knows how that one plays, and answers it as well as search can."""
OFFERED_LEVELS: Final[tuple[Level, ...]] = (*BOTS, *INTERPOLATED_LEVELS, *PERSONALITY_LEVELS)
"""All that people can be offered."""
STRENGTH_BY_LEVEL: Final[dict[str, float]] = {level.id: level.strength for level in OFFERED_LEVELS}
"""Where each stands among the five."""
GRADE_BY_LEVEL: Final[dict[str, int]] = {level.id: level.grade for level in BOTS}
"""How hard each is to beat."""


def bots_for(game: str) -> list[Level]:
    """The bots that can play the game with this id, gentlest first."""
    return [level for level in BOTS if level.plays(game)]


def levels_for_game(levels: tuple[Level, ...], game: str) -> list[Level]:
    """Those of them that can play the game with this id."""
    return [level for level in levels if level.plays(game)]


def best_response_level(opponent: Level) -> Level:
    """Whoever knows how a bot plays."""

    def make(game: Game, dice: Dice) -> Player:
        return bot_family_of(game).best_response(game, opponent.make_bot, dice)

    description = f"Knows how {opponent.name} plays, and answers that as well as search can."
    return Level(
        f"{BEST_RESPONSE_PREFIX}{opponent.id}", f"Against {opponent.name}", description, make, opponent.game_ids
    )


def find_bot(id: str, game: str) -> Level:
    """The bot with this id, for this game; or one's own, named `module:Name`."""
    if id.startswith(BEST_RESPONSE_PREFIX):
        if game not in GAMES_WITH_BOTS:
            raise UnknownBot(f"'{id}' needs bots that search, and {game} has none: only 'random' plays it.")
        return best_response_level(find_bot(id[len(BEST_RESPONSE_PREFIX) :], game))
    if is_custom_bot(id):
        return load_custom_bot(id)
    levels = [*bots_for(game), *levels_for_game(EXTRA_LEVELS, game)]
    for level in levels:
        if level.id == id:
            return level
    known_ids = ", ".join([level.id for level in levels])
    raise UnknownBot(f"There is no bot called '{id}' for {game}. There is: {known_ids}.")
