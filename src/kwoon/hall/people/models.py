"""What is kept of people: who they are, how they sign in, how strong they are, and how a rated game ended."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

import msgspec

DUEL: Final = "duel"
FREE_FOR_ALL: Final = "several"
TEAMS: Final = "teams"
RatingKind = Literal["duel", "several", "teams"]
"""What is rated apart from each other, game by game: one against one, everybody alone, sides of several seats."""

INITIAL_MU: Final = 25.0
INITIAL_SIGMA: Final = 25.0 / 3
STATUS_DELETED: Final = "gone"
"""The standing of somebody who wanted to be forgotten; the ids that stand for them in old games begin with it."""
"""What OpenSkill says of somebody of whom nothing is known; the ladders of bots begin there too."""


class Rating(NamedTuple):
    """How strong somebody is, on OpenSkill's scale, and how sure that is."""

    mu: float = INITIAL_MU
    sigma: float = INITIAL_SIGMA
    games: int = 0
    won: int = 0

    def lower_bound(self) -> float:
        """What they surely are: leaderboards go by it, so that one lucky game leads nowhere."""
        return self.mu - 2 * self.sigma


class KindRating(NamedTuple):
    """One of somebody's ratings."""

    game: str
    kind: RatingKind
    rating: Rating
    changed: float


class Leader(NamedTuple):
    """Somebody on a leaderboard."""

    person: str
    name: str
    rating: Rating


class RatingChange(NamedTuple):
    """How one rated game changed somebody's rating."""

    table: str
    game: str
    kind: RatingKind
    place: int
    sides: int
    left: bool
    before: Rating
    after: Rating
    at: float


class Finisher(msgspec.Struct, frozen=True):
    """Who began a rated game on one seat, and how it ended there."""

    side: int
    place: int
    person: str | None
    bot: tuple[float, float] | None = None
    """A bot's rating, which no game changes."""
    left: bool = False
    """They went away for good; whatever a bot did there afterwards, they come last."""
    household: str = ""
    """A mark that is the same for everybody of one household at this table; empty if unknown. Never stored."""
    deleted: bool = False
    """Whether the person has deleted their account; they count as a new guest."""


class RatedResult(msgspec.Struct, frozen=True):
    """How a rated game ended: written down, and reckoned with, in the transaction that ends it."""

    table: str
    game: str
    kind: RatingKind
    seats: tuple[Finisher, ...]
    at: float

    def rated_people(self) -> list[str]:
        """Whose ratings it changes, in an order that is the same everywhere."""
        return sorted(seat.person for seat in self.seats if seat.person is not None)


class GuestProfile(NamedTuple):
    """What the hall knows of a guest who chose a name or kept it."""

    name: str
    session_epoch: int
    """How often they signed out everywhere: older cookies are worth nothing."""
    status: str
    """`gone` (GONE) for somebody who wanted to be forgotten, `closed` for whoever is turned away; nothing for everybody
    else."""
    registered_at: float | None
    """Since when they have a way to sign in."""


class Passkey(NamedTuple):
    """A key that lies in one of somebody's devices; the hall has its public half."""

    id: str
    person: str
    place: str
    """The host for which it was made; no other can use it."""
    key: str
    uses: int
    """How often it was used, by what it says itself; one that falls behind was copied."""
    label: str
    made: float
    used: float


class Challenge(NamedTuple):
    """What a device is to sign, once and soon."""

    id: str
    person: str
    """Nobody, for somebody who signs in."""
    purpose: Literal["keep", "enter", "confirm"]
    until: float


class GameQuery(NamedTuple):
    """Which games are wanted."""

    person: str | None = None
    """Those of somebody, or else of anybody."""
    public_only: bool = True
    """Only those of public tables."""
    game: str = ""
    result: str = ""
    rated: bool = False
    """Only rated ones."""
    before: float | None = None
    """Only those that ended before this."""


class FinishedGame(NamedTuple):
    """A game that is over."""

    table_json: str
    """As it is stored."""
    result: str
    """For whoever was asked about."""


class GameCount(NamedTuple):
    """How often somebody played a game, and how it ended."""

    game: str
    result: str
    games: int
