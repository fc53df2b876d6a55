"""A person's game history and ratings: complete for the person, and limited to public games for others."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import cast

from kwoon.bots import GRADE_BY_LEVEL
from kwoon.bots.roster import find_character
from kwoon.core.message import msg
from kwoon.hall.accounts.models import STATUS_DELETED
from kwoon.hall.errors import NotFound
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.ratings.bot_ratings import bot_ratings
from kwoon.hall.ratings.models import FinishedGame, FinishedGameFilter, Rating, RatingChange, RatingKind, ResultCount
from kwoon.hall.ratings.rated_table_rules import rating_kind
from kwoon.hall.ratings.responses import (
    FinishedGameResponse,
    FinishedGameSeatResponse,
    GameCountResponse,
    GameResult,
    LeaderboardEntryResponse,
    PersonResponse,
    RatingChangeResponse,
    RatingHistoryResponse,
    RatingPointResponse,
    RatingResponse,
    SeatRatingResponse,
)
from kwoon.hall.tables.table import Table
from kwoon.hall.tables.table_state import TableState, from_json
from kwoon.hall.time_slicer import TimeSlicer
from kwoon.rating_scale import is_provisional, rating_points, uncertainty_points

PAGE_SIZE = 30
MAX_LEADERS = 100
MAX_CURVE_GAMES = 300
"""Number of latest rated games in a rating curve."""
NO_PERSON_TEXT = msg("hall-no-player")


async def person_page(hall: Hall, guest: Guest, person_id: str) -> PersonResponse:
    """Return a person's page. Raise HallError if the account was deleted, or if the person has neither registered nor
    played a game that the guest may see."""
    store = hall.storage.people
    is_self = person_id == guest.id
    profile = await hall.guests.profile(person_id)
    standings = await store.all_ratings(person_id)
    game_counts = await store.game_counts(person_id, public_only=not is_self)
    if profile.status == STATUS_DELETED or not (
        is_self or profile.registered_at is not None or standings or game_counts
    ):
        raise NotFound(NO_PERSON_TEXT)
    curves: dict[tuple[str, str], list[RatingPointResponse]] = defaultdict(list)
    for change in reversed(await store.rating_changes(person_id, MAX_CURVE_GAMES)):
        curve = curves[change.game, change.kind]
        if not curve:
            curve.append(_rating_point_response(change.before))
        curve.append(_rating_point_response(change.after))
    ratings = [
        RatingHistoryResponse(each.game, each.kind, rating_response(each.rating), curves[each.game, each.kind])
        for each in sorted(standings, key=lambda one: -one.changed)
    ]
    return PersonResponse(
        person_id, profile.name, is_self, profile.registered_at is not None, ratings, game_count_responses(game_counts)
    )


def _rating_point_response(rating: Rating) -> RatingPointResponse:
    return RatingPointResponse(round(rating.mu, 2), round(rating.sigma, 2), rating_points(rating.mu))


def rating_response(rating: Rating) -> RatingResponse:
    return RatingResponse(
        rating=round(rating.mu, 1),
        uncertainty=round(rating.sigma, 1),
        num_games=rating.num_games,
        num_wins=rating.num_wins,
        points=rating_points(rating.mu),
        points_uncertainty=uncertainty_points(rating.sigma),
        is_provisional=is_provisional(rating.sigma),
    )


def game_count_responses(counts: Iterable[ResultCount]) -> list[GameCountResponse]:
    """Return the number of games by result for each game, starting with the game played most often."""
    results: dict[str, dict[str, int]] = defaultdict(dict)
    for count in counts:
        results[count.game][count.result] = count.num_games
    return [
        # Leaving a game counts as a loss.
        GameCountResponse(
            game,
            sum(each.values()),
            each.get("won", 0),
            each.get("lost", 0) + each.get("left", 0),
            each.get("drawn", 0),
        )
        for game, each in sorted(results.items(), key=lambda one: -sum(one[1].values()))
    ]


async def finished_games(hall: Hall, query: FinishedGameFilter, limit: int = PAGE_SIZE) -> list[FinishedGameResponse]:
    """Return the finished games that match the query, newest first."""
    store = hall.storage.people
    games: list[tuple[TableState, FinishedGame]] = []
    slicer = TimeSlicer()
    for each in await store.finished_games(query, limit):
        games.append((from_json(each.table_json), each))
        await slicer.pause_if_due()
    changes = await store.rating_changes_by_table([table_state.id for table_state, _ in games if table_state.rated])
    return [
        _finished_game_response(table_state, each, changes.get((table_state.id, query.person or "")))
        for table_state, each in games
    ]


def _finished_game_response(
    table_state: TableState, game: FinishedGame, change: RatingChange | None
) -> FinishedGameResponse:
    return FinishedGameResponse(
        table=table_state.id,
        game=table_state.game,
        players=[_player_response(table_state, seat) for seat in range(len(table_state.seats))],
        result=cast(GameResult, game.result),
        rated=table_state.rated,
        rating_change=None
        if change is None
        else RatingChangeResponse(
            before=round(change.before.mu, 1),
            after=round(change.after.mu, 1),
            points_before=rating_points(change.before.mu),
            points_after=rating_points(change.after.mu),
            is_provisional=is_provisional(change.after.sigma),
        ),
        num_moves=table_state.num_moves,
        seconds=round(max(0.0, table_state.changed - table_state.started)) if table_state.started else 0,
        ended=table_state.changed,
        public=table_state.public,
        title=table_state.pack_name,
    )


def _player_response(table_state: TableState, seat: int) -> FinishedGameSeatResponse:
    table_seat = table_state.seats[seat]
    bot_character = find_character(table_seat.name or "") if table_seat.kind == "bot" else None
    return FinishedGameSeatResponse(
        name=table_seat.name or "",
        # People who deleted their account have no page.
        person=None if (table_seat.person_id or "").startswith(f"{STATUS_DELETED}-") else table_seat.person_id,
        bot=table_seat.bot_id,
        level=0 if table_state.lesson else GRADE_BY_LEVEL.get(table_seat.bot_id or "", 0),
        face="" if bot_character is None else bot_character.face,
        won=seat in (table_state.winners or []),
    )


async def leaderboard(hall: Hall, game: str, kind: RatingKind) -> list[LeaderboardEntryResponse]:
    """Return the best registered people together with the bots, sorted by the lower bounds of their ratings."""
    people = await hall.storage.people.leaders(game, kind, MAX_LEADERS)
    rows = [
        (each.rating, LeaderboardEntryResponse(each.name, each.person, None, 0, rating_response(each.rating)))
        for each in people
    ]
    levels = {level.id: level for level in hall.bots(game)}
    for bot, (mu, sigma) in bot_ratings(game, kind).items():
        if bot in levels:
            rating = Rating(mu, sigma)
            level = levels[bot]
            rows.append((rating, LeaderboardEntryResponse(level.name, None, bot, level.grade, rating_response(rating))))
    return [sent for _, sent in sorted(rows, key=lambda row: -row[0].lower_bound())]


async def seat_ratings(hall: Hall, table: Table) -> list[SeatRatingResponse]:
    """Return the current ratings of the players at a rated table; none at other tables. Open seats are omitted."""
    table_state = table.table_state
    if not table_state.rated:
        return []
    kind = rating_kind(table.serializer.loaded_game.game.teams())
    people = [seat.person_id for seat in table_state.seats if seat.person_id is not None]
    ratings = await hall.storage.people.ratings(people, table_state.game, kind)
    bots = {bot: Rating(*bot_rating) for bot, bot_rating in bot_ratings(table_state.game, kind).items()}
    responses: list[SeatRatingResponse] = []
    for index, seat in enumerate(table_state.seats):
        rating = ratings.get(seat.person_id or "", Rating()) if seat.kind == "person" else bots.get(seat.bot_id or "")
        if rating is not None and seat.kind != "open":
            responses.append(SeatRatingResponse(index, rating_points(rating.mu), is_provisional(rating.sigma)))
    return responses
