"""Response bodies about accounts and people. They are part of the OpenAPI schema.

An account and its complete list of games are sent only to the account's owner. Other people get what a profile page
shows: the name, the ratings, and games at public tables.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from kwoon.hall.people.models import RatingKind

GameResult = Literal["", "won", "lost", "drawn", "left"]


class OpponentSuggestionResponse(msgspec.Struct):
    """The bot that the recipient would beat about half the time in a game."""

    game: str
    bot: str


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
    """Options for `navigator.credentials`; bytes are base64url."""

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


class RatingResponse(msgspec.Struct):
    """A rating on the same scale as the bots' ratings. `uncertainty` is its standard deviation: two times in three, the
    true strength is within one `uncertainty` of the rating."""

    rating: float
    uncertainty: float
    num_games: int
    num_wins: int


class RatingPointResponse(msgspec.Struct):
    """A rating after one game. The first point on a curve is the rating before the first game in it. Times are omitted,
    because they are private."""

    rating: float
    uncertainty: float


class RatingHistoryResponse(msgspec.Struct):
    """One of a person's ratings, with its history."""

    game: str
    kind: RatingKind
    rating: RatingResponse
    curve: list[RatingPointResponse]


class GameCountResponse(msgspec.Struct):
    """The number of times that a person has played a game, by result."""

    game: str
    num_games: int
    num_wins: int
    num_losses: int
    num_draws: int


class PersonResponse(msgspec.Struct):
    """A person's profile. For other people, games at private tables affect only the ratings."""

    id: str
    name: str
    is_self: bool
    is_registered: bool
    """Whether the person is registered and can sign in again."""
    ratings: list[RatingHistoryResponse]
    game_counts: list[GameCountResponse]


class FinishedGameSeatResponse(msgspec.Struct):
    """The final occupant of a seat."""

    name: str
    person: str | None
    bot: str | None
    level: int
    face: str
    won: bool


class RatingChangeResponse(msgspec.Struct):
    """A rating before and after a game."""

    before: float
    after: float


class FinishedGameResponse(msgspec.Struct):
    """A finished game. Its table has the replay and the win probabilities."""

    table: str
    game: str
    players: list[FinishedGameSeatResponse]
    result: GameResult
    """The result for the requested person; empty if there is none or it is unknown."""
    rated: bool
    rating_change: RatingChangeResponse | None
    """The requested person's rating change; null if there is none."""
    num_moves: int
    """Number of moves; 0 if unknown."""
    seconds: float
    ended: float
    """When the game ended, in seconds since 1970. To get the next page, request games before this time."""
    public: bool
    title: str


class LeaderboardEntryResponse(msgspec.Struct):
    """A person or bot on a leaderboard."""

    name: str
    person: str | None
    bot: str | None
    level: int
    rating: RatingResponse
