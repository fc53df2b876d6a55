"""Information about a game: its definition, card faces, and rules with the cards that they mention."""

from __future__ import annotations

from functools import lru_cache

from kwoon import registry
from kwoon.card_mentions import CardMentionFinder
from kwoon.core.card_faces import Face
from kwoon.core.definition import GameDefinition
from kwoon.hall.errors import NotFound
from kwoon.hall.games.loaded_game_cache import get_serializer
from kwoon.hall.games.responses import RuleResponse, rule_response
from kwoon.registry import Pack


def find_game_definition(game: str) -> GameDefinition:
    """Return a game's definition. Raise HallError if there is no such game."""
    try:
        return registry.find_game(game)
    except registry.UnknownGame as error:
        raise NotFound(error.text) from None


def card_faces(pack: Pack) -> list[Face]:
    """Return a pack's card faces, loaded for the smallest number of players."""
    return get_serializer(pack, registry.find_game(pack.game).seats[0], {}).loaded_game.faces


@lru_cache(maxsize=64)
def rule_responses(pack: Pack) -> list[RuleResponse]:
    """Return a game's clauses, each with the cards that it mentions. The result is cached, because searching seven
    thousand words for a hundred cards takes a moment."""
    definition = registry.find_game(pack.game)
    mentions = CardMentionFinder(registry.load_card_mentions(definition), card_faces(pack))
    return [
        rule_response(clause, mentions.find_cards(clause.id, clause.text))
        for clause in registry.load_clauses(definition)
    ]
