"""What the workshop answers with: packs, what is wrong with them, what players say, and studies."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from kwoon.hall.telling.lobby_sent import CardSent


class PackSent(msgspec.Struct):
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


class ProblemAt(msgspec.Struct):
    """Something that is wrong with a pack, and the way to it: names of tables, and places in lists."""

    at: list[str | int]
    sentence: str


class CheckedSent(msgspec.Struct):
    """What was found in a pack."""

    fingerprint: str = ""
    problems: list[ProblemAt] = []
    cards: list[CardSent] = []
    seats: list[int] = []
    differs: list[str] = []
    text: str = ""
    draft: dict[str, Any] = {}
    """The same as data, with every sum as it must be."""


class DraftSent(msgspec.Struct):
    """What a designer is at, as it was left."""

    text: str
    at: float


class GoneSent(msgspec.Struct):
    """What was removed."""

    gone: str


class NoteSent(msgspec.Struct):
    """What a player says of a pack, or of one of its cards."""

    n: int
    card: str
    text: str
    by: str
    fingerprint: str
    at: float


class SpanSent(msgspec.Struct):
    """A difference, and within which bounds it is known."""

    value: float
    low: float | None
    high: float | None


class MainSent(msgspec.Struct):
    """What a study is about first."""

    name: str
    one: float
    other: float
    difference: SpanSent


class DifferenceSent(msgspec.Struct):
    """How much more a statistic is with the one pack than with the other."""

    what: str
    of: str
    name: str
    unit: str
    one: float
    other: float
    difference: SpanSent
    stands: bool
    """Whether it is more than chance."""


class FigureSent(msgspec.Struct):
    """A statistic of a card that only this pack has."""

    what: str
    of: str
    name: str
    unit: str
    figure: SpanSent


class AnswerSent(msgspec.Struct):
    """What a study says so far."""

    games: int
    enough: bool
    """Whether all games are played."""
    sentences: list[str]
    main: list[MainSent]
    differences: list[DifferenceSent]
    alone: list[FigureSent] = []
    """What is said of cards that the other pack has not."""


class StudySent(msgspec.Struct):
    """A study."""

    id: str
    state: Literal["waiting", "playing", "done", "stopped", "failed"]
    ahead: int
    games: int
    of: int
    sentence: str
    answer: AnswerSent | None
