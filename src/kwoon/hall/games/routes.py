"""Routes for games: cards, rules and rulebooks."""

from __future__ import annotations

import asyncio

from kwoon import registry
from kwoon.hall.errors import Conflict, NotFound
from kwoon.hall.games.game_info import card_faces, find_game_definition, rule_responses
from kwoon.hall.games.requests import Fingerprint, GameId, Language
from kwoon.hall.games.responses import (
    CardResponse,
    GameResponse,
    RulebookSectionResponse,
    RuleResponse,
    card_response,
    game_response,
    section_response,
)
from kwoon.hall.hall import Hall
from kwoon.hall.routing import Feature
from kwoon.localization.catalogs import catalog_text
from kwoon.localization.languages import ENGLISH

games = Feature("games")


@games.route("GET", "/api/games", "List the games")
async def list_games(hall: Hall) -> list[GameResponse]:
    return [
        game_response(definition, hall.bots_including_custom(definition.id), hall.settings)
        for definition in registry.all_games()
    ]


@games.route("GET", "/api/games/{game}/cards", "List the cards of a game", errors=(NotFound, Conflict))
async def list_cards(hall: Hall, game: GameId, pack: Fingerprint = "") -> list[CardResponse]:
    """List the cards of a pack, by default the printed pack, in the order of their numbers."""
    faces = await asyncio.to_thread(card_faces, await hall.packs.game_pack(game, pack))
    return [card_response(face) for face in faces]


@games.route("GET", "/api/games/{game}/locales/{language}", "Get the texts of a game", errors=(NotFound,))
async def get_catalog(game: GameId, language: Language) -> str:
    """Return a game's catalog in Fluent, or an empty text if the game has none in this language. Clients need it only
    for games that are not part of Kwoon."""
    return await asyncio.to_thread(catalog_text, find_game_definition(game).id, language)


@games.route("GET", "/api/games/{game}/rules", "List the rules of a game", errors=(NotFound, Conflict))
async def list_rules(hall: Hall, game: GameId, pack: Fingerprint = "") -> list[RuleResponse]:
    """List the clauses of the rules, each with the cards in the pack that it mentions."""
    return await asyncio.to_thread(rule_responses, await hall.packs.game_pack(game, pack))


@games.route("GET", "/api/games/{game}/rulebook", "Get the rulebook of a game", errors=(NotFound,))
async def get_rulebook(game: GameId, language: Language = ENGLISH) -> list[RulebookSectionResponse]:
    """Return the sections of the rulebook, in English if it has not been translated."""
    sections = await asyncio.to_thread(registry.load_rulebook, find_game_definition(game), language)
    return [section_response(section) for section in sections]
