"""What is written down and read back: answers, sayings, passes, and bundles of them that count only together."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from kwoon.hall.company.rows import Pairing
from kwoon.hall.people.rows import Result
from kwoon.hall.tables.head import Head

KEPT_MESSAGES = 200
"""Chat messages that are kept of each table, the newest."""


class Conflict(Exception):
    """Somebody else wrote first: the number or version is taken. Load again and judge anew."""


class Unsure(Exception):
    """The line broke while it was being written: it is not known whether it was, or yet will be. Anything else that
    goes wrong with writing means that nothing was written."""


class Answer(NamedTuple):
    """One answer: the same facts as a step of a record, what is left on the clocks, and the asker's own request id."""

    table: str
    n: int
    seat: int
    move: int
    luck: str
    clock: str | None
    request: str | None
    at: float


class Saying(NamedTuple):
    """Something said at a table."""

    table: str
    n: int
    seat: int | None
    person: str
    name: str
    text: str
    request: str | None
    at: float


class Pass(NamedTuple):
    """Somebody passes whatever is asked aside in one turn, or wants to be asked again."""

    table: str
    n: int
    person: str
    turn: int | None
    """None to be asked again."""
    request: str | None
    at: float


class Entry(msgspec.Struct):
    """What is to be written; all of it or nothing."""

    answers: tuple[Answer, ...] = ()
    head: Head | None = None
    """A changed head; its version must be the one after the stored one."""
    result: Result | None = None
    """How the rated game counts that these answers end."""
    opened: tuple[Head, ...] = ()
    saying: Saying | None = None
    passing: Pass | None = None
    name: tuple[str, str] | None = None
    """A guest and the name that they chose."""
    pairing: Pairing | None = None
    """Two who found each other, at the first of the tables that are opened; Conflict if one of them looks no more."""
    gone: Head | None = None
    """A table that vanishes, unless it has changed meanwhile."""
    notes: tuple[str, ...] = ()
    """Told to the other processes when the rest is written, and not otherwise."""

    def plain(self) -> bool:
        """Whether this is nothing but answers, perhaps with the head of a game that they end, as almost always."""
        return not (self.opened or self.saying or self.passing or self.name or self.gone)


class Stored(NamedTuple):
    """A table as it was found."""

    head: Head | None
    answers: list[Answer]
    sayings: list[Saying]
    passes: list[Pass]
