"""Response bodies of the workshop API: packs, their problems, feedback and studies."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from kwoon.hall.api.lobby_responses import CardResponse


class PackResponse(msgspec.Struct):
    """A pack as one person may see it."""

    id: str | None
    game: str
    fingerprint: str
    name: str
    owner: str | None
    by: str
    """The designer's name."""
    parent: str | None
    made: float
    changed: float
    version: int
    shared: bool
    yours: bool
    boxed: bool
    drafted: bool
    """Whether the recipient has saved a draft of it."""
    notes: int
    """Number of feedback notes for the recipient."""
    cards: int
    text: str = ""
    differs: list[str] = []


class PackProblemResponse(msgspec.Struct):
    """A problem in a pack and its path: names of tables and indices into lists."""

    at: list[str | int]
    sentence: str


class PackCheckResponse(msgspec.Struct):
    """The result of checking a pack."""

    fingerprint: str = ""
    problems: list[PackProblemResponse] = []
    cards: list[CardResponse] = []
    seats: list[int] = []
    differs: list[str] = []
    text: str = ""
    draft: dict[str, Any] = {}
    """The pack as data, with all totals corrected."""


class DraftResponse(msgspec.Struct):
    """A designer's saved draft."""

    text: str
    at: float


class RemovedResponse(msgspec.Struct):
    """The id of a deleted pack."""

    gone: str


class FeedbackResponse(msgspec.Struct):
    """A player's feedback on a pack, or on one of its cards."""

    n: int
    card: str
    text: str
    by: str
    fingerprint: str
    at: float


class IntervalResponse(msgspec.Struct):
    """A value with its confidence interval."""

    value: float
    low: float | None
    high: float | None


class HeadlineResponse(msgspec.Struct):
    """A headline statistic of a study."""

    name: str
    one: float
    other: float
    difference: IntervalResponse


class DifferenceResponse(msgspec.Struct):
    """The difference of a statistic between two packs."""

    what: str
    of: str
    name: str
    unit: str
    one: float
    other: float
    difference: IntervalResponse
    stands: bool
    """Whether the difference is statistically significant."""


class StatisticResponse(msgspec.Struct):
    """A statistic of a card that only this pack has."""

    what: str
    of: str
    name: str
    unit: str
    figure: IntervalResponse


class StudyResultResponse(msgspec.Struct):
    """The results of a study so far."""

    games: int
    enough: bool
    """Whether all games have been played."""
    sentences: list[str]
    main: list[HeadlineResponse]
    differences: list[DifferenceResponse]
    alone: list[StatisticResponse] = []
    """Statistics of cards that the other pack does not have."""


class StudyResponse(msgspec.Struct):
    """A study and its progress."""

    id: str
    state: Literal["waiting", "playing", "done", "stopped", "failed"]
    ahead: int
    games: int
    of: int
    sentence: str
    answer: StudyResultResponse | None
