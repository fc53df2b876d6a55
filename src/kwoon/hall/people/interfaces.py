"""What people need of the place where a hall runs: a register, and somebody who reads what devices sign."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

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


class AccountStore(Protocol):
    """Where people are kept."""

    async def profile(self, person_id: str) -> GuestProfile | None:
        """What is known of a guest who chose a name or kept it."""

    # How they sign in.

    async def set_challenge(self, challenge: Challenge, now: float) -> None:
        """Keep what a device is to sign; those whose time is over are forgotten."""

    async def take_challenge(self, challenge_id: str) -> Challenge | None:
        """The challenge, which is gone from then on: whoever comes second finds nothing."""

    async def passkeys(self, person_id: str) -> list[Passkey]:
        """Somebody's keys, the oldest first."""

    async def passkey(self, passkey_id: str) -> Passkey | None:
        """A key by its id."""

    async def add_passkey(self, passkey: Passkey, name: str) -> int | None:
        """Add a passkey; from then on the person has kept this name. Raise Conflict if there is such a key.

        If it is their first way back, end all their cookies and return the new epoch.
        """

    async def use_passkey(self, passkey_id: str, sign_count: int, at: float) -> None:
        """It was used."""

    async def remove_passkey(self, person_id: str, passkey_id: str) -> None:
        """One fewer."""

    async def set_recovery(self, person_id: str, name: str, fingerprint: str, at: float) -> int | None:
        """Replace the recovery code; from then on the person has kept this name.

        If it is their first way back, end all their cookies and return the new epoch.
        """

    async def has_recovery(self, person_id: str) -> bool:
        """Whether they have one."""

    async def person_by_recovery(self, fingerprint: str) -> str | None:
        """Whose recovery code it is."""

    async def end_epoch(self, person_id: str, recovery: str | None = None) -> None:
        """End all their cookies, and replace the recovery code by the one with this fingerprint, or by none."""

    async def delete_person(self, person_id: str) -> None:
        """Their name goes from everywhere, with all that is theirs; games stay."""

    async def chat_messages(self, person_id: str, limit: int) -> list[tuple[str, str, float]]:
        """What they said, the newest first: where, what and when."""

    # How strong they are, and what they played.

    async def ratings(self, person_ids: Sequence[str], game: str, kind: RatingKind) -> dict[str, Rating]:
        """The ratings of these people; whoever has none yet has a first one."""

    async def all_ratings(self, person_id: str) -> list[KindRating]:
        """All ratings of somebody."""

    async def leaders(self, game: str, kind: RatingKind, limit: int) -> list[Leader]:
        """The best who kept their names, by what they surely are."""

    async def rating_changes(self, person_id: str, limit: int) -> list[RatingChange]:
        """How somebody's ratings went, the newest first."""

    async def rating_changes_at(self, table_ids: Sequence[str]) -> dict[tuple[str, str], RatingChange]:
        """What these games changed, by table and person."""

    async def finished_games(self, query: GameQuery, limit: int) -> list[FinishedGame]:
        """Games that are over, the newest first."""

    async def game_counts(self, person_id: str, public_only: bool) -> list[GameCount]:
        """How often somebody played each game, and how it ended; of public tables only, or of all."""


class RequestOrigin(NamedTuple):
    """Through which door somebody came."""

    host: str
    """Without its port: what passkeys are made for."""
    origin: str
    """As the browser says it, with everything."""


class InvalidCredential(Exception):
    """What a device signed is not what it should be."""


class WebAuthn(Protocol):
    """Who reads what devices sign: the rules of WebAuthn. Each may raise BadKey."""

    def creation_options(
        self, origin: RequestOrigin, challenge: str, person_id: str, name: str, existing_ids: Sequence[str]
    ) -> dict[str, Any]:
        """What a device is asked for a new key."""

    def request_options(self, origin: RequestOrigin, challenge: str) -> dict[str, Any]:
        """What a device is asked to show that it has a key."""

    def claimed_challenge(self, credential: dict[str, Any]) -> str:
        """Which challenge an answer says it is to; not to be believed before it is checked."""

    async def verify_creation(
        self, origin: RequestOrigin, challenge: str, credential: dict[str, Any]
    ) -> tuple[str, str, int]:
        """The id, the public key and the uses of a key that a device made."""

    async def verify_assertion(
        self, origin: RequestOrigin, challenge: str, credential: dict[str, Any], passkey: Passkey
    ) -> int:
        """The uses of a key that a device has shown to have."""
