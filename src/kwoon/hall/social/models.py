"""Data classes for the social features: seekers, blocks, reports and moderation actions."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

STATUS_CLOSED: Final = "closed"
"""Status of an account that the hall's operator has closed."""

CLOSE_ACCOUNT: Final = "close-account"
REOPEN_ACCOUNT: Final = "open-account"
RENAME: Final = "rename"
CLOSE_TABLE: Final = "close-table"
SETTLE_REPORT: Final = "settle"


class Seeker(NamedTuple):
    """A person who is looking for an opponent."""

    person_id: str
    mu: float
    sigma: float
    since: float
    seen: float
    """When the person's client last polled."""
    table_id: str = ""
    """Id of the table where the person was paired with an opponent; empty until then."""


class QueueWait(NamedTuple):
    """How long a person looked for an opponent, and whether they found one."""

    seconds: float
    found_opponent: bool


class MatchedPair(NamedTuple):
    """Two seekers to be paired. The pair is written together with its table, and only if both people are still looking."""

    game: str
    first_id: str
    second_id: str
    seen_after: float
    """A seeker last seen before this time counts as absent."""
    now: float


class PersonBlock(NamedTuple):
    """A block or mute of another person."""

    other_id: str
    blocked: bool
    muted: bool
    created: float


ReportKind = Literal["name", "talk"]


class AbuseReport(NamedTuple):
    """An abuse report, with a copy of the reported text."""

    number: int
    created: float
    reporter_id: str
    reporter_name: str
    person_id: str
    name: str
    kind: ReportKind
    quoted_text: str
    table_id: str
    reason: str
    is_settled: bool = False


class ModerationAction(NamedTuple):
    """An action by the hall's operator."""

    number: int
    created: float
    moderator: str
    action: str
    target_id: str
    """Id of a person or a table, or the number of a report."""
    name: str
    reason: str
    is_applied: bool
    """Whether a process has carried out the consequences, such as freeing seats."""
