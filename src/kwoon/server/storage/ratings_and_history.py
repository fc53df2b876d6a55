"""Game history and ratings in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import func, literal, select

from kwoon.hall.ratings.models import (
    FinishedGame,
    FinishedGameFilter,
    GameRating,
    LeaderboardEntry,
    Rating,
    RatingChange,
    RatingKind,
    ResultCount,
)
from kwoon.hall.tables.table_state import OVER
from kwoon.server.storage import schema
from kwoon.server.storage.sql_store import SqlStore


class SqlRatingsAndHistory(SqlStore):
    """Ratings, rating changes and finished games."""

    async def ratings(self, person_ids: Sequence[str], game: str, kind: RatingKind) -> dict[str, Rating]:
        """Return the ratings of these people, with the initial rating for those who have none."""
        ratings = schema.ratings.c
        statement = select(ratings.person_id, *_rating_columns()).where(
            ratings.person_id.in_(list(person_ids)), ratings.game == game, ratings.kind == kind
        )
        rows = await self._read_all(statement)
        found = {person: Rating(*rest) for person, *rest in rows}
        return {person: found.get(person, Rating()) for person in person_ids}

    async def all_ratings(self, person_id: str) -> list[GameRating]:
        ratings = schema.ratings.c
        statement = select(ratings.game, ratings.kind, ratings.changed, *_rating_columns()).where(
            ratings.person_id == person_id
        )
        rows = await self._read_all(statement)
        return [GameRating(game, kind, Rating(*rest), changed) for game, kind, changed, *rest in rows]

    async def leaders(self, game: str, kind: RatingKind, limit: int) -> list[LeaderboardEntry]:
        """Return the best registered players, by the lower bound of their ratings."""
        ratings, guests = schema.ratings.c, schema.guests.c
        statement = (
            select(ratings.person_id, guests.name, *_rating_columns())
            .join_from(schema.ratings, schema.guests, guests.id == ratings.person_id)
            .where(ratings.game == game, ratings.kind == kind, guests.registered_at.is_not(None), guests.status == "")
            .order_by(ratings.lower_bound.desc(), ratings.person_id)
            .limit(limit)
        )
        rows = await self._read_all(statement)
        return [LeaderboardEntry(person, name, Rating(*rest)) for person, name, *rest in rows]

    async def rating_changes(self, person_id: str, limit: int) -> list[RatingChange]:
        """Return a person's rating changes, newest first."""
        columns = schema.rating_changes.c
        statement = (
            select(schema.rating_changes)
            .where(columns.person_id == person_id)
            .order_by(columns.created.desc())
            .limit(limit)
        )
        rows = await self._read_all(statement)
        return [_rating_change_from_row(row) for row in rows]

    async def rating_changes_by_table(self, table_ids: Sequence[str]) -> dict[tuple[str, str], RatingChange]:
        """Return the rating changes from the games at these tables, by table and person."""
        statement = select(schema.rating_changes).where(schema.rating_changes.c.table_id.in_(list(table_ids)))
        rows = await self._read_all(statement)
        return {(row.table_id, row.person_id): _rating_change_from_row(row) for row in rows}

    async def finished_games(self, query: FinishedGameFilter, limit: int) -> list[FinishedGame]:
        """Return finished games that match a query, newest first."""
        tables, seats = schema.tables.c, schema.seats.c
        if query.person is None:
            found = select(tables.state, literal("").label("result")).where(
                tables.num_people > 0, tables.status == OVER
            )
            ended = tables.changed
        else:
            found = select(tables.state, seats.result).join_from(
                schema.seats, schema.tables, tables.id == seats.table_id
            )
            found = found.where(seats.person_id == query.person, seats.status == OVER)
            ended = seats.changed
        if query.public_only:
            found = found.where(tables.is_public == 1)
        if query.game:
            found = found.where(tables.game == query.game)
        if query.result and query.person is not None:
            found = found.where(seats.result == query.result)
        if query.rated:
            counted = select(schema.rating_changes.c.table_id).where(schema.rating_changes.c.table_id == tables.id)
            found = found.where(counted.exists())
        if query.before is not None:
            found = found.where(ended < query.before)
        rows = await self._read_all(found.order_by(ended.desc()).limit(limit))
        return [FinishedGame(*row) for row in rows]

    async def game_counts(self, person_id: str, public_only: bool) -> list[ResultCount]:
        """Return how often a person played each game and with which results. If `public_only` is set, count only public
        tables."""
        tables, seats = schema.tables.c, schema.seats.c
        statement = select(tables.game, seats.result, func.count()).join_from(
            schema.seats, schema.tables, tables.id == seats.table_id
        )
        statement = statement.where(seats.person_id == person_id, seats.status == OVER)
        if public_only:
            statement = statement.where(tables.is_public == 1)
        rows = await self._read_all(statement.group_by(tables.game, seats.result))
        return [ResultCount(*row) for row in rows]


def _rating_columns() -> list[Any]:
    columns = schema.ratings.c
    return [columns.mu, columns.sigma, columns.num_games, columns.num_wins]


def _rating_change_from_row(row: Any) -> RatingChange:
    after = Rating(row.mu, row.sigma, row.num_games, row.num_wins)
    has_won = row.place == 1 and not row.has_left
    before = Rating(row.mu_before, row.sigma_before, row.num_games - 1, row.num_wins - has_won)
    return RatingChange(
        row.table_id, row.game, row.kind, row.place, row.num_teams, bool(row.has_left), before, after, row.created
    )
