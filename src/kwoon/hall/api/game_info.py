"""What is told of a game itself: its box, the faces of its cards, its rules with the cards that they speak of."""

from __future__ import annotations

from functools import lru_cache

from kwoon import registry
from kwoon.core.card_faces import Face
from kwoon.core.definition import GameDefinition
from kwoon.hall.api.lobby_responses import RuleResponse, rule_response
from kwoon.hall.api.serializer_cache import get_serializer
from kwoon.hall.tables.table_state import ApiError
from kwoon.registry import Pack
from kwoon.rulebook import CardMentions


def find_definition(game: str) -> GameDefinition:
    """The box of a game; Refusal for what is not there."""
    try:
        return registry.find_game(game)
    except registry.UnknownGame as error:
        raise ApiError(404, str(error)) from None


def card_faces(pack: Pack) -> list[Face]:
    """The faces of a pack, for the fewest people who can play with it."""
    return get_serializer(pack, registry.find_game(pack.game).seats[0], {}).loaded_game.faces


@lru_cache(maxsize=64)
def rule_responses(pack: Pack) -> list[RuleResponse]:
    """Worked out once: to look for a hundred cards in seven thousand words takes a moment."""
    definition = registry.find_game(pack.game)
    mentions = CardMentions(registry.load_rulebook(definition), card_faces(pack))
    return [
        rule_response(clause, mentions.find(clause.id, clause.text)) for clause in registry.load_clauses(definition)
    ]
