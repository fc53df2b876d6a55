"""What the lobby is asked for and answers with: the shapes of the HTTP part, which OpenAPI describes."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kwoon import shelf
from kwoon.bots.level import Level
from kwoon.core.box import EDITION, Box
from kwoon.core.faces import Face
from kwoon.server.heads import ClockPlan, Head, hints_allowed
from kwoon.server.wire import Frame
from kwoon.shelf import Clause

Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[^\x00-\x1f]*$", description="1 to 24 characters")]
Word = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
BotId = Annotated[str, Meta(min_length=1, max_length=80, pattern=r"^[A-Za-z0-9_.:-]+$")]
"""A level, or `module:Name` for a bot of somebody's own."""


class Me(msgspec.Struct):
    """Who you are: the id is public."""

    id: str
    name: str


class NameAsked(msgspec.Struct):
    """A nickname."""

    name: Name


class OptionSent(msgspec.Struct):
    """Something that players agree on before they start; the first choice is the default."""

    name: str
    about: str
    choices: list[str]


class BotSent(msgspec.Struct):
    """A bot that can be played against."""

    id: str
    name: str
    about: str


class GameSent(msgspec.Struct):
    """A game of the hall."""

    id: str
    title: str
    about: str
    icon: str
    seats: list[int]
    minutes: list[int]
    options: list[OptionSent]
    sealed: bool
    bots: list[BotSent]
    lesson: bool
    """Whether there is a guided match."""
    turbo: bool
    """Whether at a table with `call` the countdown begins when the first has chosen."""
    asides: bool
    """Whether seats are asked just in case, so that `quick` makes sense."""


class NumberSent(msgspec.Struct):
    """A number on a card, and where it comes from."""

    name: str
    value: int
    source: str


class CardSent(msgspec.Struct):
    """One kind of card."""

    id: str
    name: str
    kind: str
    icon: str
    text: str
    numbers: list[NumberSent]
    copies: int
    against: list[list[int]]


class RuleSent(msgspec.Struct):
    """One clause of a game's ledger."""

    id: str
    text: str
    section: str
    kind: str
    why: str


class ClockAsked(msgspec.Struct):
    """How time is kept; without seconds the usual ones."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[float, Meta(ge=0, le=86400)] = 0
    increment: Annotated[float, Meta(ge=0, le=3600)] = 0

    def plan(self) -> ClockPlan:
        """Checked and filled in."""
        if self.kind == "none":
            return ClockPlan()
        usual = 30.0 if self.kind == "move" else 300.0
        seconds = max(1.0, self.seconds) if self.seconds else usual
        return ClockPlan(self.kind, seconds, self.increment if self.kind == "bank" else 0.0)


class SeatAsked(msgspec.Struct):
    """Whom a seat is for."""

    kind: Literal["me", "open", "bot"]
    bot: BotId | None = None


class TableAsked(msgspec.Struct):
    """A table to be opened."""

    game: Word
    seats: Annotated[list[SeatAsked], Meta(min_length=1, max_length=8)]
    options: dict[str, str] = {}
    clock: ClockAsked = msgspec.field(default_factory=ClockAsked)
    call: bool = False
    public: bool = True
    hints: bool = False
    quick: Annotated[float, Meta(ge=0, le=600)] = 0


class BotAsked(msgspec.Struct):
    """A bot for an open seat."""

    bot: BotId


class ClockShown(msgspec.Struct):
    """How time is kept."""

    kind: Literal["none", "move", "bank"]
    seconds: float
    increment: float


class SeatSent(msgspec.Struct):
    """A seat and who sits there."""

    seat: int
    kind: Literal["open", "person", "bot"]
    person: str | None
    name: str | None
    here: bool
    bot: str | None
    again: bool


class TableSent(msgspec.Struct):
    """A table as one person sees it."""

    id: str
    game: str
    options: dict[str, str]
    status: Literal["waiting", "playing", "over"]
    public: bool
    clock: ClockShown
    call: bool
    seats: list[SeatSent]
    host: str
    you: int | None
    watchers: int
    next: str | None
    hints: bool
    """Whether you may ask for a hint."""
    quick: float
    """The seconds after which a question that is asked aside counts as passed, or 0."""


class TableNews(msgspec.Struct, tag_field="type", tag="table"):
    """The table, on the socket."""

    table: TableSent


class Replay(msgspec.Struct):
    """A finished game, moment by moment."""

    table: str
    game: str
    names: list[str]
    frames: list[Frame]


class Problem(msgspec.Struct):
    """Why something was not done, in a sentence."""

    status_code: int
    detail: str


class Health(msgspec.Struct):
    """Whether the server can do its work."""

    status: Literal["ok"]


def table_sent(head: Head, you: int | None, here: set[str]) -> TableSent:
    """A table for somebody; whoever is here and has no seat watches."""
    seats = [
        SeatSent(
            seat=seat,
            kind=place.kind,
            person=place.person,
            name=place.name,
            here=place.kind == "bot" or place.person in here,
            bot=place.bot,
            again=place.again,
        )
        for seat, place in enumerate(head.seats)
    ]
    seated = {place.person for place in head.seats}
    return TableSent(
        id=head.id,
        game=head.game,
        options={name: value for name, value in head.options.items() if name != EDITION},
        status=head.status,
        public=head.public,
        clock=ClockShown(head.clock.kind, head.clock.seconds, head.clock.increment),
        call=head.call,
        seats=seats,
        host=head.host,
        you=you,
        watchers=len([person for person in here if person not in seated]),
        next=head.next,
        hints=hints_allowed(head, you),
        quick=head.quick,
    )


def game_sent(box: Box, bots: list[Level]) -> GameSent:
    """A game that can be played."""
    options = [OptionSent(each.name, each.about, list(each.choices)) for each in box.options]
    return GameSent(
        id=box.id,
        title=box.title,
        about=box.about,
        icon=box.icon,
        seats=list(box.seats),
        minutes=list(box.minutes),
        options=options,
        sealed=box.sealed,
        bots=[BotSent(level.id, level.name, level.about) for level in bots],
        lesson=shelf.has_lesson(box),
        turbo=box.turbo,
        asides=box.asides,
    )


def card_sent(face: Face) -> CardSent:
    """A card's face."""
    numbers = [NumberSent(number.name, number.value, number.source) for number in face.numbers]
    against = [list(each) for each in face.against]
    return CardSent(face.id, face.name, face.kind, face.icon, face.text, numbers, face.copies, against)


def rule_sent(clause: Clause) -> RuleSent:
    """A clause."""
    return RuleSent(clause.id, clause.text, clause.section, clause.kind, clause.why)
