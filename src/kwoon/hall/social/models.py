"""What is kept of people with each other: who looks for an opponent, who keeps whom away, reports, and deeds."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

STATUS_CLOSED: Final = "closed"
"""The standing of somebody whose account was closed by whoever runs the hall."""

CLOSE_ACCOUNT: Final = "close-account"
REOPEN_ACCOUNT: Final = "open-account"
RENAME: Final = "rename"
CLOSE_TABLE: Final = "close-table"
SETTLE_REPORT: Final = "settle"


class Seeker(NamedTuple):
    """Somebody who looks for an opponent."""

    person: str
    mu: float
    sigma: float
    since: float
    seen: float
    """When their page was heard of last."""
    found: str = ""
    """The table at which they were paired."""


class Wait(NamedTuple):
    """How long somebody looked, and whether they found anybody."""

    seconds: float
    found_opponent: bool


class MatchedPair(NamedTuple):
    """Two who found each other: written down with the table that they play at, and only if both still look."""

    game: str
    first_id: str
    second_id: str
    seen_after: float
    """Whoever was not seen since then is not there."""
    now: float


class PersonBlock(NamedTuple):
    """Somebody of whom one has had enough."""

    other_id: str
    blocked: bool
    muted: bool
    at: float


ReportKind = Literal["name", "talk"]


class AbuseReport(NamedTuple):
    """Something that somebody reported: the words as they were."""

    n: int
    at: float
    by: str
    by_name: str
    person: str
    name: str
    what: ReportKind
    words: str
    table: str
    why: str
    settled: bool = False


class ModerationAction(NamedTuple):
    """Something that whoever runs the hall has done."""

    n: int
    at: float
    who: str
    what: str
    about: str
    """A person, a table, or the number of a report."""
    name: str
    why: str
    done: bool
    """Whether a hall has seen to what follows from it, such as seats that become free."""
