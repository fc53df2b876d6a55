"""People in the browser hall: one guest with a nickname, without ratings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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


class LocalPeople:
    """Provides the guest's nickname. Other queries return empty results."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self._names = names

    async def profile(self, person_id: str) -> GuestProfile | None:
        name = self._names.get(person_id)
        return None if name is None else GuestProfile(name, 0, "", None)

    async def ratings(self, person_ids: Sequence[str], game: str, kind: RatingKind) -> dict[str, Rating]:
        return {}

    async def all_ratings(self, person_id: str) -> list[GameRating]:
        return []

    async def leaders(self, game: str, kind: RatingKind, limit: int) -> list[LeaderboardEntry]:
        return []

    async def rating_changes(self, person_id: str, limit: int) -> list[RatingChange]:
        return []

    async def rating_changes_by_table(self, table_ids: Sequence[str]) -> dict[tuple[str, str], RatingChange]:
        return {}

    async def finished_games(self, query: FinishedGameFilter, limit: int) -> list[FinishedGame]:
        """Return an empty list. The hall's own table list is sufficient for one person."""
        return []

    async def game_counts(self, person_id: str, public_only: bool) -> list[ResultCount]:
        return []
