"""What the lobby answers with: the shapes of the HTTP part, which OpenAPI describes."""

from __future__ import annotations

from typing import Literal

import msgspec

from kwoon import shelf
from kwoon.bots import GRADES, STRENGTHS
from kwoon.bots.cast import character
from kwoon.bots.level import Level
from kwoon.core.box import EDITION, Box, Option
from kwoon.core.faces import Face
from kwoon.hall.people.anchors import anchors
from kwoon.hall.people.rows import DUEL
from kwoon.hall.settings import HallSettings
from kwoon.hall.tables.head import Head, hints_allowed, late_allowed
from kwoon.hall.telling.wire import Frame
from kwoon.reading import Chapter
from kwoon.shelf import Clause


class Me(msgspec.Struct):
    """Who you are: the id is public."""

    id: str
    name: str


class ChoiceSent(msgspec.Struct):
    """One way to play: what stands in the table's options, the same in words, and for how many players it is."""

    value: str
    title: str
    seats: list[int]


class OptionSent(msgspec.Struct):
    """Something that players agree on before they start; the first choice is the default."""

    name: str
    title: str
    about: str
    choices: list[ChoiceSent]


class BotSent(msgspec.Struct):
    """A level of bots that can be played against, from 1 to 5; 0 for one that whoever runs the hall has written."""

    id: str
    name: str
    about: str
    level: int
    strength: float
    """Where it stands among the levels: 2.5 lies between the second and the third; 0 if that is not known."""
    rating: float | None
    """Its rating in duels, if it has one."""


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
    steps: list[BotSent]
    """Strengths between the levels, the gentlest first."""
    manners: list[BotSent]
    """Bots with a bent."""
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
    cards: list[int]
    """The cards that it speaks of, by their places in the list of faces."""


class PassageSent(msgspec.Struct):
    """A paragraph of the rules; without a text of its own it says what its clauses say."""

    title: str
    text: str
    points: list[str]
    clauses: list[str]
    details: list[str]
    asks: list[str]
    kinds: list[str]


class ChapterSent(msgspec.Struct):
    """Some passages under one heading."""

    title: str
    passages: list[PassageSent]


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
    level: int
    """How hard a bot is to beat, from 1 to 5; 0 for people, and for bots of which nobody knows."""
    strength: float
    """The same for bots between two levels."""
    face: str
    """The drawing of a bot's face, or nothing."""
    shows: bool
    """Whether watchers may see this person's cards, some turns late; it takes all who play."""
    votes: int
    """How many want a bot to take over for this person, who is away."""


class CardsSent(msgspec.Struct):
    """The pack of a table: its fingerprint, what it is called, and whether it is the box's of this version."""

    fingerprint: str
    name: str
    boxed: bool


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
    hinted: bool
    """Whether everybody at the table may, as its host has said."""
    quick: float
    """The seconds after which a question that is asked aside counts as passed, or 0."""
    muted: list[str]
    """The people who are not to talk here, for the host to see; nobody for others."""
    late: bool
    """Whether watchers may see all cards, some turns late (`watch=late` on the socket)."""
    pack: CardsSent
    rated: bool
    """Whether the game changes ratings."""
    closed: bool
    """Whether whoever runs the hall has closed it."""
    tournament: str
    """The tournament that keeps its seats, or nothing."""


class MyTableSent(msgspec.Struct):
    """A table of yours: to go back to, or to watch again."""

    table: TableSent
    owing: list[int]
    """The seats whose answer is awaited."""
    winners: list[int] | None
    """The seats that have won, once it is over and if it is known."""
    lesson: bool
    at: float
    """When it was opened, started or ended last, in seconds since 1970."""


class TableNews(msgspec.Struct, tag_field="type", tag="table"):
    """The table, on the socket."""

    table: TableSent


class HereNews(msgspec.Struct, tag_field="type", tag="here"):
    """Who is at the table now, on the socket: the seats of those who are, and how many watch."""

    seats: list[int]
    watchers: int


class Replay(msgspec.Struct):
    """A finished game, moment by moment."""

    table: str
    game: str
    names: list[str]
    frames: list[Frame]
    first: int
    """How many frames come before these."""
    of: int
    """How many there are in all."""


class Problem(msgspec.Struct):
    """Why something was not done, in a sentence."""

    status_code: int
    detail: str


class Health(msgspec.Struct):
    """Whether the server can do its work."""

    status: Literal["ok"]


def presence(head: Head, here: set[str]) -> tuple[list[int], int]:
    """The seats whose owners are here, bots among them, and how many others watch."""
    seats = [at for at, place in enumerate(head.seats) if place.kind == "bot" or place.person in here]
    seated = {place.person for place in head.seats}
    return seats, len([person for person in here if person not in seated])


def table_sent(head: Head, you: int | None, here: set[str]) -> TableSent:
    """A table for somebody; whoever is here and has no seat watches."""
    seats = [_seat_sent(head, seat, here) for seat in range(len(head.seats))]
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
        watchers=presence(head, here)[1],
        next=head.next,
        hints=hints_allowed(head, you),
        hinted=head.hints,
        quick=head.quick,
        muted=list(head.muted) if you is not None and head.seats[you].person == head.host else [],
        late=late_allowed(head),
        pack=CardsSent(head.pack, head.title, head.pack == shelf.boxed(head.game).fingerprint),
        rated=head.rated,
        closed=head.closed,
        tournament=head.tournament,
    )


def _seat_sent(head: Head, seat: int, here: set[str]) -> SeatSent:
    place = head.seats[seat]
    known = character(place.name or "") if place.kind == "bot" else None
    return SeatSent(
        seat=seat,
        kind=place.kind,
        person=place.person,
        name=place.name,
        here=place.kind == "bot" or place.person in here,
        bot=place.bot,
        again=place.again,
        # In a lesson the opponent follows a script.
        level=0 if head.lesson else GRADES.get(place.bot or "", 0),
        strength=0.0 if head.lesson else STRENGTHS.get(place.bot or "", 0.0),
        face="" if known is None else known.face,
        shows=place.shows,
        votes=len(place.votes),
    )


def option_sent(box: Box, option: Option) -> OptionSent:
    """An option in words."""
    choices = [
        ChoiceSent(value, words, list(box.seats_with({option.name: value})))
        for value, words in zip(option.choices, option.words, strict=True)
    ]
    return OptionSent(option.name, option.title, option.about, choices)


def bot_sent(game: str, level: Level) -> BotSent:
    """A bot that can be played against."""
    known = anchors(game, DUEL).get(level.id)
    rating = None if known is None else round(known[0], 1)
    return BotSent(level.id, level.name, level.about, level.grade, level.strength, rating)


def game_sent(box: Box, bots: list[Level], settings: HallSettings) -> GameSent:
    """A game that can be played."""
    return GameSent(
        id=box.id,
        title=box.title,
        about=box.about,
        icon=box.icon,
        seats=list(box.seats),
        minutes=list(box.minutes),
        options=[option_sent(box, each) for each in box.options if each.offered],
        sealed=box.sealed,
        bots=[bot_sent(box.id, level) for level in bots],
        steps=[bot_sent(box.id, level) for level in settings.steps if level.plays(box.id)],
        manners=[bot_sent(box.id, level) for level in settings.manners if level.plays(box.id)],
        lesson=shelf.has_lesson(box),
        turbo=box.turbo,
        asides=box.asides,
    )


def card_sent(face: Face) -> CardSent:
    """A card's face."""
    numbers = [NumberSent(number.name, number.value, number.source) for number in face.numbers]
    against = [list(each) for each in face.against]
    return CardSent(face.id, face.name, face.kind, face.icon, face.text, numbers, face.copies, against)


def rule_sent(clause: Clause, cards: list[int]) -> RuleSent:
    """A clause, and the cards that it speaks of."""
    return RuleSent(clause.id, clause.text, clause.section, clause.kind, clause.why, cards)


def chapter_sent(chapter: Chapter) -> ChapterSent:
    """A chapter of the rules."""
    passages = [
        PassageSent(
            title=each.title,
            text=each.text,
            points=list(each.points),
            clauses=list(each.clauses),
            details=list(each.details),
            asks=list(each.asks),
            kinds=list(each.kinds),
        )
        for each in chapter.passages
    ]
    return ChapterSent(chapter.title, passages)
