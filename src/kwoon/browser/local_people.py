"""People in the browser hall: one guest with a nickname, without ratings and blocks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kwoon.browser.disabled_packs import NOT_AVAILABLE_TEXT
from kwoon.hall.accounts.models import GuestProfile
from kwoon.hall.errors import Conflict
from kwoon.hall.moderation.models import PersonBlock
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
    """Provides the guest's nickname and language. Other queries return empty results."""

    def __init__(self, names: Mapping[str, str], languages: Mapping[str, str]) -> None:
        self._names = names
        self._languages = languages

    async def profile(self, person_id: str) -> GuestProfile | None:
        name = self._names.get(person_id)
        return None if name is None else GuestProfile(name, 0, "", None, self._languages.get(person_id, ""))

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


class DisabledBlockStore:
    """A block store that is always empty."""

    async def list_blocks(self, person_id: str) -> list[PersonBlock]:
        return []

    async def set_block(self, person_id: str, block: PersonBlock, max_blocks: int) -> bool:
        """Raise `HallError`, because there is nobody to block."""
        raise Conflict(NOT_AVAILABLE_TEXT)

    async def muted_people(self, person_id: str) -> frozenset[str]:
        return frozenset()

    async def is_blocked_by_any(self, person_id: str, other_ids: Iterable[str]) -> bool:
        return False
