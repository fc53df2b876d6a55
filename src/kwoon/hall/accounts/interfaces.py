"""Interfaces that accounts need: storage and WebAuthn verification."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from kwoon.hall.accounts.models import Passkey, PasskeyChallenge


class AccountStore(Protocol):
    """Storage for credentials, and deletion of accounts."""

    async def store_passkey_challenge(self, challenge: PasskeyChallenge, now: float) -> None:
        """Store a challenge and delete expired ones."""

    async def pop_passkey_challenge(self, challenge_id: str) -> PasskeyChallenge | None:
        """Remove and return a challenge, or return None if there is no such challenge."""

    async def passkeys(self, person_id: str) -> list[Passkey]:
        """Return a person's passkeys, oldest first."""

    async def passkey(self, passkey_id: str) -> Passkey | None:
        """Return the passkey with this id, or None."""

    async def add_passkey_and_register(self, passkey: Passkey, name: str) -> int | None:
        """Add a passkey and register the person under this name. Raise WriteConflict if the passkey already exists.

        If the passkey is the person's first credential, invalidate all their cookies and return the new session epoch.
        Otherwise, return None.
        """

    async def record_passkey_use(self, passkey_id: str, sign_count: int, used_at: float) -> None:
        """Record a use of a passkey."""

    async def remove_passkey(self, person_id: str, passkey_id: str) -> None:
        """Remove a passkey."""

    async def set_recovery_code_and_register(
        self, person_id: str, name: str, fingerprint: str, created_at: float
    ) -> int | None:
        """Replace the recovery code and register the person under this name.

        If the code is the person's first credential, invalidate all their cookies and return the new session epoch.
        Otherwise, return None.
        """

    async def has_recovery_code(self, person_id: str) -> bool:
        """Return whether a person has a recovery code."""

    async def find_person_by_recovery_code(self, fingerprint: str) -> str | None:
        """Return the id of the person to whom a recovery code belongs, or None."""

    async def invalidate_cookies_and_code(self, person_id: str, new_code_fingerprint: str | None = None) -> None:
        """Invalidate all of a person's cookies. Replace the recovery code's fingerprint, or remove the code if
        `new_code_fingerprint` is None."""

    async def delete_person(self, person_id: str) -> None:
        """Delete a person's data and remove their name everywhere. Their games stay."""

    async def chat_messages(self, person_id: str, limit: int) -> list[tuple[str, str, float]]:
        """Return a person's chat messages, newest first, as table, text and time."""


class PasskeyOrigin(NamedTuple):
    """The host and origin through which a request reached the hall."""

    host: str
    """The host name without the port. Passkeys are bound to it."""
    origin: str
    """The complete origin as the browser reports it."""


class InvalidCredential(Exception):
    """A credential that does not pass WebAuthn verification."""


class WebAuthn(Protocol):
    """WebAuthn verification. Methods that take a credential raise InvalidCredential if it is not valid."""

    def creation_options(
        self, origin: PasskeyOrigin, challenge: str, person_id: str, name: str, existing_ids: Sequence[str]
    ) -> dict[str, Any]:
        """Return the options for creating a passkey."""

    def authentication_options(self, origin: PasskeyOrigin, challenge: str) -> dict[str, Any]:
        """Return the options for proving possession of a passkey."""

    def claimed_challenge(self, credential: dict[str, Any]) -> str:
        """Return the challenge that a credential claims to answer. The claim is not verified yet."""

    async def verify_creation(
        self, origin: PasskeyOrigin, challenge: str, credential: dict[str, Any]
    ) -> tuple[str, str, int]:
        """Verify a new passkey and return its id, public key and signature counter."""

    async def verify_assertion(
        self, origin: PasskeyOrigin, challenge: str, credential: dict[str, Any], passkey: Passkey
    ) -> int:
        """Verify a proof of possession and return the passkey's new signature counter."""
