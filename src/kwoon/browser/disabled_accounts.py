"""The register of a hall for one person: it knows a nickname, and nobody signs in or is rated."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NoReturn

from kwoon.browser.disabled_packs import OPEN_A_HALL
from kwoon.hall.people.models import (
    Challenge,
    FinishedGame,
    GameCount,
    GameQuery,
    GuestProfile,
    KindRating,
    Leader,
    Passkey,
    Rating,
    RatingChange,
    RatingKind,
)
from kwoon.hall.tables.table_state import ApiError

NOBODY_ELSE = (
    f"This hall lives in your browser alone: there is nobody to be known to. To play with others: {OPEN_A_HALL}."
)


def _not_available() -> NoReturn:
    raise ApiError(409, NOBODY_ELSE)


class LocalAccounts:
    """Names that were chosen, by guest; of everything else there is nothing."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self._names = names

    async def profile(self, person_id: str) -> GuestProfile | None:
        """What is known of a guest who chose a name."""
        name = self._names.get(person_id)
        return None if name is None else GuestProfile(name, 0, "", None)

    async def set_challenge(self, challenge: Challenge, now: float) -> None:
        """Nobody signs in."""
        _not_available()

    async def take_challenge(self, challenge_id: str) -> Challenge | None:
        """There is none."""
        return None

    async def passkeys(self, person_id: str) -> list[Passkey]:
        """There are none."""
        return []

    async def passkey(self, passkey_id: str) -> Passkey | None:
        """There is none."""
        return None

    async def add_passkey(self, passkey: Passkey, name: str) -> int | None:
        """Nobody signs in."""
        _not_available()

    async def use_passkey(self, passkey_id: str, sign_count: int, at: float) -> None:
        """Nobody signs in."""
        _not_available()

    async def remove_passkey(self, person_id: str, passkey_id: str) -> None:
        """There is none."""

    async def set_recovery(self, person_id: str, name: str, fingerprint: str, at: float) -> int | None:
        """Nobody signs in."""
        _not_available()

    async def has_recovery(self, person_id: str) -> bool:
        """Nobody has."""
        return False

    async def person_by_recovery(self, fingerprint: str) -> str | None:
        """It is nobody's."""
        return None

    async def end_epoch(self, person_id: str, recovery: str | None = None) -> None:
        """Nobody signs out."""
        _not_available()

    async def delete_person(self, person_id: str) -> None:
        """Whoever wants to be forgotten clears what the browser keeps."""
        _not_available()

    async def chat_messages(self, person_id: str, limit: int) -> list[tuple[str, str, float]]:
        """Nobody listens."""
        return []

    async def ratings(self, person_ids: Sequence[str], game: str, kind: RatingKind) -> dict[str, Rating]:
        """Nothing is rated."""
        return {}

    async def all_ratings(self, person_id: str) -> list[KindRating]:
        """There are none."""
        return []

    async def leaders(self, game: str, kind: RatingKind, limit: int) -> list[Leader]:
        """There are none."""
        return []

    async def rating_changes(self, person_id: str, limit: int) -> list[RatingChange]:
        """There are none."""
        return []

    async def rating_changes_at(self, table_ids: Sequence[str]) -> dict[tuple[str, str], RatingChange]:
        """There are none."""
        return {}

    async def finished_games(self, query: GameQuery, limit: int) -> list[FinishedGame]:
        """The hall's own list is enough for one."""
        return []

    async def game_counts(self, person_id: str, public_only: bool) -> list[GameCount]:
        """There are none."""
        return []
