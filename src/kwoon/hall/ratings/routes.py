"""Routes for players, their games, leaderboards and suggested opponents."""

from __future__ import annotations

from kwoon.hall.accounts.requests import PersonId
from kwoon.hall.errors import Conflict, NotFound
from kwoon.hall.games.game_info import find_game_definition
from kwoon.hall.games.requests import GameId
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.ratings import game_history_and_ratings
from kwoon.hall.ratings.bot_suggestion import suggest_bot_opponents
from kwoon.hall.ratings.models import FinishedGameFilter
from kwoon.hall.ratings.requests import EndedBefore, GameFilter, RatedFilter, RatingKindPath, ResultFilter
from kwoon.hall.ratings.responses import (
    FinishedGameResponse,
    LeaderboardEntryResponse,
    OpponentSuggestionResponse,
    PersonResponse,
    SeatRatingResponse,
)
from kwoon.hall.routing import Feature
from kwoon.hall.tables.requests import TableId

ratings = Feature("ratings")


@ratings.route("GET", "/api/me/suggestions", "Suggest bots of equal strength", charge="pages")
async def suggest_bots(hall: Hall, guest: Guest) -> list[OpponentSuggestionResponse]:
    """Return a suitable bot for each game that you have played often enough."""
    return await suggest_bot_opponents(hall, guest)


@ratings.route("GET", "/api/people/{person}", "Get a player", errors=(NotFound,), charge="pages")
async def get_person(hall: Hall, guest: Guest, person: PersonId) -> PersonResponse:
    """Return a person's ratings, rating history and game counts."""
    return await game_history_and_ratings.person_page(hall, guest, person)


@ratings.route("GET", "/api/people/{person}/games", "List a player's games", errors=(NotFound,), charge="pages")
async def list_person_games(
    hall: Hall,
    guest: Guest,
    person: PersonId,
    *,
    game: GameFilter = "",
    result: ResultFilter = "",
    rated: RatedFilter = False,
    before: EndedBefore = 0,
) -> list[FinishedGameResponse]:
    """List a person's finished games, newest first. For other people, list only public games."""
    query = FinishedGameFilter(person, person != guest.id, game, result, rated, before or None)
    return await game_history_and_ratings.finished_games(hall, query)


@ratings.route(
    "GET", "/api/tables/{table}/ratings", "Get the players' ratings", errors=(NotFound, Conflict), charge="pages"
)
async def get_seat_ratings(hall: Hall, table: TableId) -> list[SeatRatingResponse]:
    """List the current ratings of the players at a rated table."""
    return await game_history_and_ratings.seat_ratings(hall, await hall.find_table(table))


@ratings.route("GET", "/api/finished", "List finished games", charge="pages")
async def list_finished_games(
    hall: Hall, *, game: GameFilter = "", rated: RatedFilter = False, before: EndedBefore = 0
) -> list[FinishedGameResponse]:
    """List finished games at public tables, newest first."""
    query = FinishedGameFilter(None, True, game, "", rated, before or None)
    return await game_history_and_ratings.finished_games(hall, query)


@ratings.route("GET", "/api/leaderboards/{game}/{kind}", "Get a leaderboard", errors=(NotFound,), charge="pages")
async def get_leaderboard(hall: Hall, game: GameId, kind: RatingKindPath) -> list[LeaderboardEntryResponse]:
    """List the best registered players, and the bots, by rating minus twice its standard deviation."""
    return await game_history_and_ratings.leaderboard(hall, find_game_definition(game).id, kind)
