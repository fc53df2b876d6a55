"""Data classes for friends and invitations."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

ChallengesFrom = Literal["anyone", "friends", "nobody"]
"""Whose invitations a person receives."""

PENDING: Final = "pending"
DECLINED: Final = "declined"
CANCELED: Final = "canceled"
InvitationStatus = Literal["pending", "declined", "canceled"]


class SocialSettings(NamedTuple):
    """A person's choices about how others reach them."""

    shows_online: bool = False
    """Whether the people on the person's list see when the person is online."""
    challenges_from: ChallengesFrom = "anyone"


class Friend(NamedTuple):
    """Someone on a person's list."""

    person_id: str
    name: str
    added_at: float


class RecentPlayer(NamedTuple):
    """Someone with whom a person has played."""

    person_id: str
    game: str
    played_at: float


class FoundPerson(NamedTuple):
    """A registered person with a name that was searched for."""

    person_id: str
    name: str


class Invitation(NamedTuple):
    """An invitation to a table. There is at most one for each sender and recipient."""

    sender_id: str
    recipient_id: str
    table_id: str
    game: str
    status: InvitationStatus
    created: float
    expires: float


class InvitationLimits(NamedTuple):
    """Limits that apply when an invitation is stored."""

    max_pending: int
    """Maximum pending invitations of one sender."""
    min_age: float
    """Seconds after which an invitation may be replaced by one to another table."""


class StoredSocialData(NamedTuple):
    """Everything that is stored about a person's friends, settings and invitations, for the person's data export."""

    friends: list[Friend]
    settings: SocialSettings
    last_online: float
    """When the person was last online, or 0 if they do not show it."""
    sent: list[Invitation]
    received: list[Invitation]


SendResult = Literal["sent", "limit-reached", "too-soon", "pending", "declined"]
"""The result of sending an invitation. It depends only on the sender's earlier invitations and on the answers that the
sender has been shown."""
