"""Response bodies about people, their ratings and their games. Other people get only what a profile page shows: the name,
the ratings, and games at public tables."""

from __future__ import annotations

from typing import Literal

import msgspec

from kwoon.hall.json_encoding import TextField
from kwoon.hall.ratings.models import RatingKind

GameResult = Literal["", "won", "lost", "drawn", "left"]


class OpponentSuggestionResponse(msgspec.Struct):
    """For one game, the bot that the recipient would beat about half the time."""

    game: str
    bot: str


class RatingResponse(msgspec.Struct):
    """A rating on the same scale as the bots' ratings. `uncertainty` is its standard deviation: two times in three, the
    true strength is within one `uncertainty` of the rating."""

    rating: float
    uncertainty: float
    num_games: int
    num_wins: int
    points: int
    """The rating as players see it: `kwoon.rating_scale`."""
    points_uncertainty: int
    is_provisional: bool
    """Whether the rating is still too uncertain. Clients show a question mark after it."""


class RatingPointResponse(msgspec.Struct):
    """A rating after one game. The first point on a curve is the rating before the first game in it. Times are omitted,
    because they are private."""

    rating: float
    uncertainty: float
    points: int


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
    points_before: int
    points_after: int
    is_provisional: bool
    """Whether the rating is still provisional after the game."""


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

    name: TextField
    person: str | None
    bot: str | None
    level: int
    rating: RatingResponse


class SeatRatingResponse(msgspec.Struct):
    """The current rating of the person or bot in one seat of a rated table."""

    seat: int
    points: int
    is_provisional: bool
