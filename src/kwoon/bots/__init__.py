"""Registry of bots. A bot receives a view and returns a move."""

from __future__ import annotations

from typing import Final

from kwoon.bots.custom import is_custom_bot, load_custom_bot
from kwoon.bots.level import Level, UnknownBot
from kwoon.bots.registry import bot_families, bot_family_of, level_factory, reason_without_bots
from kwoon.bots.roster import NETWORK_LEVEL
from kwoon.bots.strength.interpolated import INTERPOLATED_LEVELS
from kwoon.bots.strength.personality import PERSONALITY_LEVELS
from kwoon.core.dice import Dice, LiveDice
from kwoon.core.game import Game, Player
from kwoon.core.message import msg
from kwoon.registry import load_game

RANDOM_LEVEL: Final = "random"
make_greedy: Final = level_factory("greedy")
BOTS: Final[tuple[Level, ...]] = (
    Level(RANDOM_LEVEL, msg("bots-random"), msg("bots-random-about"), level_factory(RANDOM_LEVEL), grade=1),
    Level("novice", msg("bots-novice"), msg("bots-novice-about"), level_factory("novice"), grade=2),
    *[
        Level("greedy", msg("bots-greedy"), family.description, make_greedy, (family.game,), grade=3)
        for family in bot_families()
    ],
    Level(
        "student",
        msg("bots-student"),
        msg("bots-student-about"),
        level_factory("student"),
        grade=4,
    ),
    Level(
        "master",
        msg("bots-master"),
        msg("bots-master-about"),
        level_factory("master"),
        grade=5,
    ),
    Level(
        NETWORK_LEVEL,
        msg("bots-taught"),
        msg("bots-taught-about"),
        level_factory(NETWORK_LEVEL),
        tuple([family.game for family in bot_families() if family.has_network]),
    ),
)
FAST_LEVEL: Final = Level("quick", msg("bots-quick"), msg("bots-quick-about"), level_factory("quick"))
"""For the laboratory only. It is not offered as an opponent, because the greedy bot is equally strong. In games without
bots of their own, it plays at random."""
EXTRA_LEVELS: Final[tuple[Level, ...]] = (FAST_LEVEL, *INTERPOLATED_LEVELS, *PERSONALITY_LEVELS)
"""Further bots that can be chosen by id: laboratory, interpolated, and personality bots."""
BEST_RESPONSE_PREFIX: Final = "against-"
"""Prefix of a best-response bot's id. The rest of the id names the opponent that the bot expects."""
OFFERED_LEVELS: Final[tuple[Level, ...]] = (*BOTS, *INTERPOLATED_LEVELS, *PERSONALITY_LEVELS)
"""All bots that players can choose as opponents."""
STRENGTH_BY_LEVEL: Final[dict[str, float]] = {level.id: level.strength for level in OFFERED_LEVELS}
"""Strength of each offered bot on the scale of the five levels."""
GRADE_BY_LEVEL: Final[dict[str, int]] = {level.id: level.grade for level in BOTS}
"""Difficulty grade of each level in `BOTS`; 0 for the network level."""


def bots_for(game: str) -> list[Level]:
    """Return the bots that can play the game with this id, in the order of `BOTS`."""
    return levels_for_game(BOTS, game)


def levels_for_game(levels: tuple[Level, ...], game: str) -> list[Level]:
    """Return the levels that can play the game with this id. If the bots of an installed game cannot be loaded, only
    the random bot can play it."""
    if reason_without_bots(game):
        return [level for level in levels if level.id == RANDOM_LEVEL]
    return [level for level in levels if level.can_play(game)]


def best_response_level(opponent: Level) -> Level:
    """Return the level of a search bot that knows how `opponent` plays."""

    def make_best_response_bot(game: Game, dice: Dice) -> Player:
        return bot_family_of(game).best_response_bot(game, opponent.make_bot, dice)

    return Level(
        f"{BEST_RESPONSE_PREFIX}{opponent.id}",
        msg("bots-against", bot=opponent.name),
        msg("bots-against-about", bot=opponent.name),
        make_best_response_bot,
        opponent.game_ids,
    )


def find_bot(id: str, game: str) -> Level:
    """Return the bot with this id for this game. Custom bots are named `module:Name`. Raise `UnknownBot` if there is no
    such bot."""
    is_best_response = id.startswith(BEST_RESPONSE_PREFIX)
    if is_custom_bot(id) and not is_best_response:
        return load_custom_bot(id)
    if id != RANDOM_LEVEL and reason_without_bots(game):
        raise UnknownBot(msg("bots-errors-not-loaded", game=game, reason=reason_without_bots(game)))
    if is_best_response:
        return best_response_level(find_bot(id[len(BEST_RESPONSE_PREFIX) :], game))
    levels = [*bots_for(game), *levels_for_game(EXTRA_LEVELS, game)]
    for level in levels:
        if level.id == id:
            return level
    raise UnknownBot(msg("bots-errors-unknown", bot=id, game=game, known=[level.id for level in levels]))


def make(game: str, bot: str = "master", seed: int = 0, seats: int | None = None) -> Player:
    """Return a bot for a game with its default cards. Example: `make("fight", "master")`."""
    return find_bot(bot, game).make_bot(load_game(game, seats).game, LiveDice(seed))
