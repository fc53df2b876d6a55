"""Accounts in the browser hall: nicknames only, without sign-in or ratings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NoReturn

from kwoon.browser.disabled_packs import not_available_text
from kwoon.hall.accounts.models import GuestProfile, Passkey, PasskeyChallenge
from kwoon.hall.errors import Conflict
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


def _not_available() -> NoReturn:
    raise Conflict(not_available_text("accounts"))


class DisabledAccounts:
    """Provides the guest's nickname. Other queries return empty results; most changes raise `HallError`."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self._names = names

    async def profile(self, person_id: str) -> GuestProfile | None:
        name = self._names.get(person_id)
        return None if name is None else GuestProfile(name, 0, "", None)

    async def store_passkey_challenge(self, challenge: PasskeyChallenge, now: float) -> None:
        _not_available()

    async def pop_passkey_challenge(self, challenge_id: str) -> PasskeyChallenge | None:
        return None

    async def passkeys(self, person_id: str) -> list[Passkey]:
        return []

    async def passkey(self, passkey_id: str) -> Passkey | None:
        return None

    async def add_passkey_and_register(self, passkey: Passkey, name: str) -> int | None:
        _not_available()

    async def record_passkey_use(self, passkey_id: str, sign_count: int, used_at: float) -> None:
        _not_available()

    async def remove_passkey(self, person_id: str, passkey_id: str) -> None:
        """Do nothing: there are no passkeys."""

    async def set_recovery_code_and_register(
        self, person_id: str, name: str, fingerprint: str, created_at: float
    ) -> int | None:
        _not_available()

    async def has_recovery_code(self, person_id: str) -> bool:
        return False

    async def find_person_by_recovery_code(self, fingerprint: str) -> str | None:
        return None

    async def invalidate_cookies_and_code(self, person_id: str, new_code_fingerprint: str | None = None) -> None:
        _not_available()

    async def delete_person(self, person_id: str) -> None:
        """Unsupported: data is deleted by clearing the browser's storage."""
        _not_available()

    async def chat_messages(self, person_id: str, limit: int) -> list[tuple[str, str, float]]:
        return []

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
