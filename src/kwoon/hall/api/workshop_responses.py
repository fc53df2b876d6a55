"""What the workshop answers with: packs, what is wrong with them, what players say, and studies."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from kwoon.hall.api.lobby_responses import CardResponse


class PackResponse(msgspec.Struct):
    """A pack, as one person may know it."""

    id: str | None
    game: str
    fingerprint: str
    name: str
    owner: str | None
    by: str
    """Its designer's name."""
    parent: str | None
    made: float
    changed: float
    version: int
    shared: bool
    yours: bool
    boxed: bool
    drafted: bool
    """Whether you have kept a draft of it."""
    notes: int
    """How many notes there are for you."""
    cards: int
    text: str = ""
    differs: list[str] = []


class PackProblemResponse(msgspec.Struct):
    """Something that is wrong with a pack, and the way to it: names of tables, and places in lists."""

    at: list[str | int]
    sentence: str


class PackCheckResponse(msgspec.Struct):
    """What was found in a pack."""

    fingerprint: str = ""
    problems: list[PackProblemResponse] = []
    cards: list[CardResponse] = []
    seats: list[int] = []
    differs: list[str] = []
    text: str = ""
    draft: dict[str, Any] = {}
    """The same as data, with every sum as it must be."""


class DraftResponse(msgspec.Struct):
    """What a designer is at, as it was left."""

    text: str
    at: float


class RemovedResponse(msgspec.Struct):
    """What was removed."""

    gone: str


class FeedbackResponse(msgspec.Struct):
    """What a player says of a pack, or of one of its cards."""

    n: int
    card: str
    text: str
    by: str
    fingerprint: str
    at: float


class IntervalResponse(msgspec.Struct):
    """A difference, and within which bounds it is known."""

    value: float
    low: float | None
    high: float | None


class HeadlineResponse(msgspec.Struct):
    """What a study is about first."""

    name: str
    one: float
    other: float
    difference: IntervalResponse


class DifferenceResponse(msgspec.Struct):
    """How much more a statistic is with the one pack than with the other."""

    what: str
    of: str
    name: str
    unit: str
    one: float
    other: float
    difference: IntervalResponse
    stands: bool
    """Whether it is more than chance."""


class StatisticResponse(msgspec.Struct):
    """A statistic of a card that only this pack has."""

    what: str
    of: str
    name: str
    unit: str
    figure: IntervalResponse


class StudyResultResponse(msgspec.Struct):
    """What a study says so far."""

    games: int
    enough: bool
    """Whether all games are played."""
    sentences: list[str]
    main: list[HeadlineResponse]
    differences: list[DifferenceResponse]
    alone: list[StatisticResponse] = []
    """What is said of cards that the other pack has not."""


class StudyResponse(msgspec.Struct):
    """A study."""

    id: str
    state: Literal["waiting", "playing", "done", "stopped", "failed"]
    ahead: int
    games: int
    of: int
    sentence: str
    answer: StudyResultResponse | None
