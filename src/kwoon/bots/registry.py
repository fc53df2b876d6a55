"""The bot family of every game: the one in its provider `bots`, or the generic one.

If the bots of an installed game cannot be loaded, the reason is logged once and they are skipped, so that one broken
package does not affect the others.
"""

from __future__ import annotations

import logging
from typing import Final

from kwoon.bots.bot_family import BotFamily
from kwoon.bots.evaluator import Evaluator
from kwoon.bots.generic import GenericBotFamily
from kwoon.core.definition import GameDefinition
from kwoon.core.game import Game
from kwoon.games import GAMES
from kwoon.providers import ProviderError, find_provider
from kwoon.registry import all_games, definition_of, find_game

_REASONS: Final[dict[str, str]] = {}
"""Why the bots of a game cannot be loaded, by the id of the game."""


def bot_families() -> list[BotFamily]:
    """Return the bot family of every game whose bots can be loaded."""
    return [_family(definition) for definition in all_games() if not reason_without_bots(definition.id)]


def reason_without_bots(game: str) -> str:
    """Return why the bots of an installed game cannot be loaded; empty if they can. The first call logs the reason."""
    if game not in _REASONS:
        _REASONS[game] = _find_reason(game)
        if _REASONS[game]:
            logging.getLogger("kwoon").warning("The bots of the game '%s' are skipped: %s", game, _REASONS[game])
    return _REASONS[game]


def _find_reason(game: str) -> str:
    for definition in all_games():
        if definition.id == game and definition not in GAMES:
            try:
                _family(definition)
            except ProviderError as error:
                return str(error)
    return ""


def bot_family_of(game: Game) -> BotFamily:
    """Return the bot family of this game."""
    definition = definition_of(game)
    return GenericBotFamily("") if definition is None else _family(definition)


def find_bot_family(game: str) -> BotFamily:
    """Return the bot family of the game with this id."""
    return _family(find_game(game))


def evaluator_for(game: Game) -> Evaluator:
    return bot_family_of(game).evaluator(game)


def _family(definition: GameDefinition) -> BotFamily:
    provider = find_provider(definition, "bots")
    if provider is not None and not isinstance(provider, BotFamily):
        raise ProviderError(f"BOT_FAMILY in {definition.package}.bots is not a BotFamily.")
    if provider is not None and getattr(provider, "game", "") != definition.id:
        raise ProviderError(f"BOT_FAMILY in {definition.package}.bots is not for the game '{definition.id}'.")
    return GenericBotFamily(definition.id) if provider is None else provider
