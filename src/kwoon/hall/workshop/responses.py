"""Response bodies for the workshop API: packs, their problems, feedback and studies."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from kwoon.hall.games.responses import CardResponse
from kwoon.hall.json_encoding import TextField


class PackResponse(msgspec.Struct):
    """A pack as one person may see it."""

    id: str | None
    game: str
    fingerprint: str
    name: str
    owner: str | None
    owner_name: str
    """The designer's name."""
    parent: str | None
    created: float
    changed: float
    version: int
    shared: bool
    is_owner: bool
    is_default: bool
    has_draft: bool
    """Whether the recipient has saved a draft of this pack."""
    num_notes: int
    """Number of feedback notes on this pack; 0 unless the recipient owns it."""
    num_cards: int
    text: str = ""
    differences: list[TextField] = []


class PackProblemResponse(msgspec.Struct):
    """A problem in a pack. `path` locates it with table names and list indices."""

    path: list[str | int]
    message: TextField
    problem: TextField
    """The message without the location, for a form that shows it at its field."""


class PackCheckResponse(msgspec.Struct):
    """The result of checking a pack."""

    fingerprint: str = ""
    problems: list[PackProblemResponse] = []
    cards: list[CardResponse] = []
    seats: list[int] = []
    differences: list[TextField] = []
    text: str = ""
    draft: dict[str, Any] = {}
    """The pack as data. If a draft was checked, its derived values are updated."""


class DraftResponse(msgspec.Struct):
    """A designer's saved draft."""

    text: str
    at: float


class RemovedPackResponse(msgspec.Struct):
    """The id of a deleted pack."""

    removed_id: str


class PackFeedbackResponse(msgspec.Struct):
    """A player's feedback on a pack, or on one of its cards."""

    number: int
    card: str
    text: str
    author_name: str
    fingerprint: str
    at: float


class IntervalResponse(msgspec.Struct):
    """A value with its confidence interval."""

    value: float
    low: float | None
    high: float | None


class HeadlineStatisticResponse(msgspec.Struct):
    """A headline statistic of a study."""

    name: TextField
    first: float
    second: float
    difference: IntervalResponse


class StatisticDifferenceResponse(msgspec.Struct):
    """The difference in a statistic between two packs."""

    statistic: str
    subject: str
    name: TextField
    unit: TextField
    first: float
    second: float
    difference: IntervalResponse
    is_significant: bool


class UnmatchedStatisticResponse(msgspec.Struct):
    """A statistic of a card that only this pack has."""

    statistic: str
    subject: str
    name: TextField
    unit: TextField
    interval: IntervalResponse


class StudyResultResponse(msgspec.Struct):
    """The results of a study so far."""

    num_games: int
    is_complete: bool
    """Whether all games have been played."""
    sentences: list[TextField]
    headlines: list[HeadlineStatisticResponse]
    differences: list[StatisticDifferenceResponse]
    only_in_pack: list[UnmatchedStatisticResponse] = []
    """Statistics of cards that the other pack does not have."""


class StudyResponse(msgspec.Struct):
    """A study and its progress."""

    id: str
    state: Literal["waiting", "playing", "done", "stopped", "failed"]
    num_ahead: int
    games_played: int
    games_total: int
    message: TextField
    result: StudyResultResponse | None
