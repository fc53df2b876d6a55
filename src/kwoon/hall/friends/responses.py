"""Response bodies about friends and invitations. They are sent only to the person whom they concern."""

from __future__ import annotations

import msgspec

from kwoon.hall.friends.models import ChallengesFrom
from kwoon.hall.ratings.models import RatingKind
from kwoon.hall.ratings.responses import GameCountResponse, RatingResponse


class FriendResponse(msgspec.Struct):
    """A person on the recipient's list. `is_online` is false for everyone who does not show the recipient that they are
    online."""

    person: str
    name: str
    is_online: bool


class FriendsResponse(msgspec.Struct):
    """The recipient's list and settings."""

    friends: list[FriendResponse]
    shows_online: bool
    challenges_from: ChallengesFrom
    is_registered: bool
    """Whether the list is also available on other devices."""


class FoundPersonResponse(msgspec.Struct):
    """A registered person with the name that was searched for."""

    person: str
    name: str


class RecentPlayerResponse(msgspec.Struct):
    """Someone with whom the recipient has played."""

    person: str
    name: str
    game: str
    """The game that they played last."""


class InvitationResponse(msgspec.Struct):
    """An invitation, with the other person: the sender of one that the recipient has received, or the person whom the
    recipient has invited."""

    person: str
    name: str
    table: str
    game: str
    is_declined: bool
    remaining_seconds: float


class InvitationsResponse(msgspec.Struct):
    """The recipient's invitations."""

    received: list[InvitationResponse]
    sent: list[InvitationResponse]


class CardRatingResponse(msgspec.Struct):
    """One of a person's ratings, without its history."""

    game: str
    kind: RatingKind
    rating: RatingResponse


class PersonCardResponse(msgspec.Struct):
    """A person in short, with the recipient's results against them."""

    id: str
    name: str
    is_friend: bool
    """Whether the person is on the recipient's list."""
    has_profile: bool
    """Whether the person has a profile page that the recipient may see."""
    ratings: list[CardRatingResponse]
    results: list[GameCountResponse]
    """The recipient's results against the person, by game, in the recipient's latest games."""
