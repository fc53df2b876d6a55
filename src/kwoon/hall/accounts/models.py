"""Data about people: profiles and credentials."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

STATUS_DELETED: Final = "gone"
"""Status of a person who deleted their account, and prefix of the ids that replace theirs in old games."""
DELETED_NAME: Final = "Deleted player"
"""Display name of people who deleted their accounts."""


class GuestProfile(NamedTuple):
    """A guest's name, session epoch, account status and language."""

    name: str
    session_epoch: int
    """Number of times that the guest's cookies were invalidated. Cookies from earlier epochs are not accepted."""
    status: str
    """`gone` (STATUS_DELETED) after account deletion, `closed` if the operator closed the account, otherwise empty."""
    registered_at: float | None
    """When the guest added their first credential; None if they have not."""
    language: str = ""
    """The language that the guest has chosen; empty if they have not."""


class Passkey(NamedTuple):
    """A key stored on one of a person's devices. The hall holds only its public half."""

    id: str
    person_id: str
    host: str
    """The host for which the passkey was created. The passkey works for no other host."""
    public_key: str
    sign_count: int
    """The signature counter that the key reports. A counter that falls behind indicates a copied key."""
    label: str
    created: float
    last_used: float


class PasskeyChallenge(NamedTuple):
    """A short-lived challenge that a device signs once."""

    id: str
    person_id: str
    """Empty for a sign-in."""
    purpose: Literal["keep", "enter", "confirm"]
    expires: float
