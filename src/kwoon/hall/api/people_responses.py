"""What people are told about themselves and each other: the shapes of the HTTP part, which OpenAPI describes.

An account and all of somebody's games are told to nobody but themselves. Of others there is what a page shows: a name,
their ratings, and games of public tables.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from kwoon.hall.people.models import RatingKind

GameResult = Literal["", "won", "lost", "drawn", "left"]


class OpponentSuggestionResponse(msgspec.Struct):
    """The bot of a game against which you would win about every other time."""

    game: str
    bot: str


class PasskeyResponse(msgspec.Struct):
    """A passkey of yours. Times are in seconds since 1970."""

    handle: str
    label: str
    place: str
    """The host for which it was made."""
    made: int
    used: int


class AccountResponse(msgspec.Struct):
    """How your name is kept."""

    name: str
    kept: bool
    """Whether you have a way back."""
    passkeys: list[PasskeyResponse]
    recovery: bool
    """Whether you have a recovery code."""


class WebAuthnOptionsResponse(msgspec.Struct):
    """What a device is asked, as `navigator.credentials` takes it; bytes are base64url."""

    options: dict[str, Any]


class RecoveryCodeResponse(msgspec.Struct):
    """A recovery code, which nobody is told a second time."""

    code: str


class SignedOutSent(msgspec.Struct):
    """Who you are after signing out."""

    id: str
    name: str
    code: str
    """The new recovery code of the account that you left, if the old one was its only way back; otherwise empty."""


class RatingResponse(msgspec.Struct):
    """How strong somebody is, on the scale of the bots, and how sure that is: two times in three within the doubt."""

    rating: float
    doubt: float
    games: int
    won: int


class RatingPointResponse(msgspec.Struct):
    """A rating after a game; the first one is what it was before. When that was is nobody's business."""

    rating: float
    doubt: float


class KindRatingResponse(msgspec.Struct):
    """One of somebody's ratings, and how it came about."""

    game: str
    kind: RatingKind
    now: RatingResponse
    curve: list[RatingPointResponse]


class GameCountResponse(msgspec.Struct):
    """How often somebody has played a game, and how it ended."""

    game: str
    games: int
    won: int
    lost: int
    drawn: int


class PersonResponse(msgspec.Struct):
    """Somebody, as everybody may see them; of games at tables that nobody else can find, only their ratings tell."""

    id: str
    name: str
    you: bool
    kept: bool
    """Whether they come back under this name."""
    standings: list[KindRatingResponse]
    figures: list[GameCountResponse]


class PlayerResponse(msgspec.Struct):
    """Who sat on a seat in the end."""

    name: str
    person: str | None
    bot: str | None
    level: int
    face: str
    won: bool


class RatingChangeResponse(msgspec.Struct):
    """What a game did to a rating."""

    before: float
    after: float


class FinishedGameResponse(msgspec.Struct):
    """A game that is over; its table shows it again, with the chances."""

    table: str
    game: str
    players: list[PlayerResponse]
    result: GameResult
    """For whoever was asked about; nothing for nobody, or if it is not known."""
    rated: bool
    change: RatingChangeResponse | None
    """For whoever was asked about."""
    answers: int
    """How many it took; 0 if it is not known."""
    seconds: float
    at: float
    """When it ended, in seconds since 1970: ask for those before it to go on."""
    public: bool
    title: str


class LeaderResponse(msgspec.Struct):
    """Somebody on a leaderboard: a person, or a bot."""

    name: str
    person: str | None
    bot: str | None
    level: int
    now: RatingResponse
