"""Response bodies about accounts. An account is sent only to its owner."""

from __future__ import annotations

from typing import Any

import msgspec


class PasskeyResponse(msgspec.Struct):
    """One of the recipient's passkeys. Times are in seconds since 1970."""

    handle: str
    label: str
    host: str
    """The host name that the passkey was created for."""
    created: int
    last_used: int


class AccountResponse(msgspec.Struct):
    """The recipient's account and its sign-in methods."""

    name: str
    is_registered: bool
    """Whether a passkey or a recovery code has been added to the account."""
    passkeys: list[PasskeyResponse]
    has_recovery_code: bool


class WebAuthnOptionsResponse(msgspec.Struct):
    """Options for `navigator.credentials`, with bytes encoded as base64url."""

    options: dict[str, Any]


class RecoveryCodeResponse(msgspec.Struct):
    """A new recovery code. It is never shown again."""

    code: str


class SignedOutResponse(msgspec.Struct):
    """The new guest that the recipient becomes after signing out."""

    id: str
    name: str
    code: str
    """New recovery code for the account, if it was signed out everywhere and has no passkey; otherwise empty."""


class MeResponse(msgspec.Struct):
    """The current guest. The id is public."""

    id: str
    name: str
    language: str
    """The language that the guest has chosen; empty if they have not."""
