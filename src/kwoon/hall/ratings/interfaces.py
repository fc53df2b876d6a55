"""Storage for ratings and game history."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from kwoon.hall.accounts.models import GuestProfile
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


class PersonStore(Protocol):
    """Names, ratings and game history of people."""

    async def profile(self, person_id: str) -> GuestProfile | None:
        """Return the profile of a guest who chose a name or registered, or None."""

    async def ratings(self, person_ids: Sequence[str], game: str, kind: RatingKind) -> dict[str, Rating]:
        """Return the ratings of these people. A person without a rating gets the initial one."""

    async def all_ratings(self, person_id: str) -> list[GameRating]:
        """Return all ratings of a person."""

    async def leaders(self, game: str, kind: RatingKind, limit: int) -> list[LeaderboardEntry]:
        """Return the best registered people, sorted by the lower bounds of their ratings."""

    async def rating_changes(self, person_id: str, limit: int) -> list[RatingChange]:
        """Return a person's rating changes, newest first."""

    async def rating_changes_by_table(self, table_ids: Sequence[str]) -> dict[tuple[str, str], RatingChange]:
        """Return the rating changes from the games at these tables, by table and person id."""

    async def finished_games(self, query: FinishedGameFilter, limit: int) -> list[FinishedGame]:
        """Return the finished games that match the query, newest first."""

    async def game_counts(self, person_id: str, public_only: bool) -> list[ResultCount]:
        """Return the number of a person's games by game and result, at public tables only or at all tables."""
