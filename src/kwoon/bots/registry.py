"""The bot family of every game: its provider's, or the generic one."""

from __future__ import annotations

from typing import cast

from kwoon.bots.bot_family import BotFamily
from kwoon.bots.evaluator import Evaluator
from kwoon.bots.generic import GenericBots
from kwoon.core.definition import GameDefinition
from kwoon.core.game import Game
from kwoon.providers import find_provider
from kwoon.registry import all_games, definition_of, find_game


def bot_families() -> list[BotFamily]:
    """Return the bot family of every game."""
    return [_family(definition) for definition in all_games()]


def bot_family_of(game: Game) -> BotFamily:
    """Return the bot family of this game."""
    definition = definition_of(game)
    return GenericBots("") if definition is None else _family(definition)


def find_bot_family(game: str) -> BotFamily:
    """Return the bot family of the game with this id."""
    return _family(find_game(game))


def evaluator_for(game: Game) -> Evaluator:
    """Return the evaluator of this game's bot family."""
    return bot_family_of(game).evaluator(game)


def _family(definition: GameDefinition) -> BotFamily:
    provider = find_provider(definition, "bots")
    return GenericBots(definition.id) if provider is None else cast(BotFamily, provider)
