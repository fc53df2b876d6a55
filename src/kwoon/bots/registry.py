"""The bot family of every game: the one in its provider `bots`, or the generic one.

If the bots of an installed game cannot be loaded, the reason is logged once and they are skipped, so that one broken
package does not affect the others.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache

from kwoon.bots.bot_family import BotFamily
from kwoon.bots.evaluator import Evaluator
from kwoon.bots.generic import GenericBotFamily
from kwoon.core.definition import GameDefinition
from kwoon.core.dice import Dice
from kwoon.core.fast_policy import RandomPolicy
from kwoon.core.game import Game, Player
from kwoon.games import GAMES
from kwoon.providers import ProviderError, find_provider
from kwoon.registry import all_games, definition_of, find_game, load_game


def bot_families() -> list[BotFamily]:
    """Return the bot family of every game whose bots can be loaded."""
    return [_family(definition) for definition in all_games() if not reason_without_bots(definition.id)]


def reason_without_bots(game: str) -> str:
    """Return why the bots of an installed game cannot be loaded; empty if they can. The first call logs the reason."""
    return _reasons().get(game, "")


@cache
def _reasons() -> dict[str, str]:
    """Return why bots cannot be loaded, by the id of the game, and log it."""
    found: dict[str, str] = {}
    for definition in all_games():
        if definition not in GAMES:
            try:
                _family(definition)
            except ProviderError as error:
                found[definition.id] = str(error)
                logging.getLogger("kwoon").warning("The bots of the game '%s' are skipped: %s", definition.id, error)
    return found


def bot_family_of(game: Game) -> BotFamily:
    """Return the bot family of this game."""
    definition = definition_of(game)
    return GenericBotFamily("") if definition is None else _family(definition)


def find_bot_family(game: str) -> BotFamily:
    """Return the bot family of the game with this id."""
    return _family(find_game(game))


def plays_at_random(game: str, level: str) -> bool:
    """Return whether a game's bot of this level plays at random."""
    if level == "quick":
        return isinstance(find_bot_family(game).fast_policy(load_game(game).game), RandomPolicy)
    return level == "random"


def plays_to_the_end(game: str, level: str) -> bool:
    """Return whether a game's bot of this level imagines games to the end, as all generic bots but the quick one do."""
    return level not in ("quick", "random") and isinstance(find_bot_family(game), GenericBotFamily)


def level_factory(level: str) -> Callable[[Game, Dice], Player]:
    """Return a function that makes a game's bot of this level."""

    def make_level_bot(game: Game, dice: Dice) -> Player:
        return bot_family_of(game).bot_of_level(level, game, dice)

    return make_level_bot


def evaluator_for(game: Game) -> Evaluator:
    return bot_family_of(game).evaluator(game)


def _family(definition: GameDefinition) -> BotFamily:
    provider = find_provider(definition, "bots")
    if provider is not None and not isinstance(provider, BotFamily):
        raise ProviderError(f"BOT_FAMILY in {definition.package}.bots is not a BotFamily.")
    if provider is not None and getattr(provider, "game", "") != definition.id:
        raise ProviderError(f"BOT_FAMILY in {definition.package}.bots is not for the game '{definition.id}'.")
    return GenericBotFamily(definition.id) if provider is None else provider
