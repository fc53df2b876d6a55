"""Data classes for moderation: blocks, reports and the operator's actions."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

STATUS_CLOSED: Final = "closed"
"""Status of an account that the hall's operator has closed."""

CLOSE_ACCOUNT: Final = "close-account"
REOPEN_ACCOUNT: Final = "open-account"
RENAME: Final = "rename"
CLOSE_TABLE: Final = "close-table"
SETTLE_REPORT: Final = "settle"


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
