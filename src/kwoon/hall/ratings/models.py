"""Ratings, results of rated games, and game history."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

import msgspec

DUEL: Final = "duel"
FREE_FOR_ALL: Final = "several"
TEAMS: Final = "teams"
RatingKind = Literal["duel", "several", "teams"]
"""Kinds of tables that are rated separately in each game: duels, free-for-all, and teams of several seats."""
INITIAL_MU: Final = 25.0
INITIAL_SIGMA: Final = 25.0 / 3


class Rating(NamedTuple):
    """A person's strength and its uncertainty on the OpenSkill scale. The defaults are OpenSkill's initial values,
    which the bot ladders use too."""

    mu: float = INITIAL_MU
    sigma: float = INITIAL_SIGMA
    num_games: int = 0
    num_wins: int = 0

    def lower_bound(self) -> float:
        """Return mu minus two sigma. Leaderboards are sorted by this bound, so that nobody leads them after a single
        lucky game."""
        return self.mu - 2 * self.sigma


class GameRating(NamedTuple):
    """A person's rating in one game and kind."""

    game: str
    kind: RatingKind
    rating: Rating
    changed: float


class LeaderboardEntry(NamedTuple):
    person: str
    name: str
    rating: Rating


class RatingChange(NamedTuple):
    """The change in a person's rating after one rated game."""

    table_id: str
    game: str
    kind: RatingKind
    place: int
    num_teams: int
    has_left: bool
    before: Rating
    after: Rating
    created: float


class RatedSeat(msgspec.Struct, frozen=True):
    """The player who began a rated game in one seat, and how they finished."""

    team: int
    place: int
    person: str | None
    bot: tuple[float, float] | None = None
    """A bot's rating, or the initial rating for a person who deleted their account. No game changes it."""
    has_left: bool = False
    """Whether the person left permanently. If so, they come last, however the bot that took over played."""
    household: str = ""
    """A mark shared by all people from one household at this table; empty if unknown. It is not stored with the result.
    """
    is_deleted: bool = False
    """Whether the person has deleted their account. If so, they count as a new guest."""


class RatedResult(msgspec.Struct, frozen=True):
    """The result of a rated game. It is stored and rated in the transaction that ends the game."""

    table: str
    game: str
    kind: RatingKind
    seats: tuple[RatedSeat, ...]
    at: float

    def people_to_rate(self) -> list[str]:
        """Return the people whose ratings change, in a deterministic order."""
        return sorted(seat.person for seat in self.seats if seat.person is not None)


class FinishedGameFilter(NamedTuple):
    """A filter for finished games."""

    person: str | None = None
    """Only this person's games, or everyone's if None."""
    public_only: bool = True
    game: str = ""
    result: str = ""
    rated: bool = False
    """Only rated games."""
    before: float | None = None
    """Only games that ended before this time."""


class FinishedGame(NamedTuple):
    """A finished game, and its result for one person."""

    table_json: str
    """The stored table state."""
    result: str
    """The result for the person in the query."""


class ResultCount(NamedTuple):
    """The number of times that a person played a game with one result."""

    game: str
    result: str
    num_games: int
