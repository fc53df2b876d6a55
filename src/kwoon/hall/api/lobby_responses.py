"""What the lobby answers with: the shapes of the HTTP part, which OpenAPI describes."""

from __future__ import annotations

from typing import Literal

import msgspec

from kwoon import registry
from kwoon.bots import GRADE_BY_LEVEL, STRENGTH_BY_LEVEL
from kwoon.bots.level import Level
from kwoon.bots.roster import find_character
from kwoon.core.card_faces import Face
from kwoon.core.definition import EDITION, GameDefinition, Option
from kwoon.hall.api.socket_messages import ReplayFrame
from kwoon.hall.people.bot_ratings import bot_ratings
from kwoon.hall.people.models import DUEL
from kwoon.hall.settings import HallSettings
from kwoon.hall.tables.table_state import TableState, can_hint, can_watch_delayed
from kwoon.registry import Clause
from kwoon.rulebook import Chapter


class MeResponse(msgspec.Struct):
    """Who you are: the id is public."""

    id: str
    name: str


class OptionChoiceResponse(msgspec.Struct):
    """One way to play: what stands in the table's options, the same in words, and for how many players it is."""

    value: str
    title: str
    seats: list[int]


class OptionResponse(msgspec.Struct):
    """Something that players agree on before they start; the first choice is the default."""

    name: str
    title: str
    about: str
    choices: list[OptionChoiceResponse]


class BotResponse(msgspec.Struct):
    """A level of bots that can be played against, from 1 to 5; 0 for one that whoever runs the hall has written."""

    id: str
    name: str
    about: str
    level: int
    strength: float
    """Where it stands among the levels: 2.5 lies between the second and the third; 0 if that is not known."""
    rating: float | None
    """Its rating in duels, if it has one."""


class GameResponse(msgspec.Struct):
    """A game of the hall."""

    id: str
    title: str
    about: str
    icon: str
    seats: list[int]
    minutes: list[int]
    options: list[OptionResponse]
    sealed: bool
    bots: list[BotResponse]
    steps: list[BotResponse]
    """Strengths between the levels, the gentlest first."""
    manners: list[BotResponse]
    """Bots with a bent."""
    lesson: bool
    """Whether there is a guided match."""
    turbo: bool
    """Whether at a table with `call` the countdown begins when the first has chosen."""
    asides: bool
    """Whether seats are asked just in case, so that `quick` makes sense."""


class CardNumberResponse(msgspec.Struct):
    """A number on a card, and where it comes from."""

    name: str
    value: int
    source: str


class CardResponse(msgspec.Struct):
    """One kind of card."""

    id: str
    name: str
    kind: str
    icon: str
    text: str
    numbers: list[CardNumberResponse]
    copies: int
    against: list[list[int]]


class RuleResponse(msgspec.Struct):
    """One clause of a game's ledger."""

    id: str
    text: str
    section: str
    kind: str
    why: str
    cards: list[int]
    """The cards that it speaks of, by their places in the list of faces."""


class PassageResponse(msgspec.Struct):
    """A paragraph of the rules; without a text of its own it says what its clauses say."""

    title: str
    text: str
    points: list[str]
    clauses: list[str]
    details: list[str]
    asks: list[str]
    kinds: list[str]


class ChapterResponse(msgspec.Struct):
    """Some passages under one heading."""

    title: str
    passages: list[PassageResponse]


class ClockSettingsResponse(msgspec.Struct):
    """How time is kept."""

    kind: Literal["none", "move", "bank"]
    seconds: float
    increment: float


class SeatResponse(msgspec.Struct):
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


class TablePackResponse(msgspec.Struct):
    """The pack of a table: its fingerprint, what it is called, and whether it is the box's of this version."""

    fingerprint: str
    name: str
    boxed: bool


class TableResponse(msgspec.Struct):
    """A table as one person sees it."""

    id: str
    game: str
    options: dict[str, str]
    status: Literal["waiting", "playing", "over"]
    public: bool
    clock: ClockSettingsResponse
    call: bool
    seats: list[SeatResponse]
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
    pack: TablePackResponse
    rated: bool
    """Whether the game changes ratings."""
    closed: bool
    """Whether whoever runs the hall has closed it."""
    tournament: str
    """The tournament that keeps its seats, or nothing."""


class MyTableResponse(msgspec.Struct):
    """A table of yours: to go back to, or to watch again."""

    table: TableResponse
    owing: list[int]
    """The seats whose answer is awaited."""
    winners: list[int] | None
    """The seats that have won, once it is over and if it is known."""
    lesson: bool
    at: float
    """When it was opened, started or ended last, in seconds since 1970."""


class TableMessage(msgspec.Struct, tag_field="type", tag="table"):
    """The table, on the socket."""

    table: TableResponse


class PresenceMessage(msgspec.Struct, tag_field="type", tag="here"):
    """Who is at the table now, on the socket: the seats of those who are, and how many watch."""

    seats: list[int]
    watchers: int


class ReplayPage(msgspec.Struct):
    """A finished game, moment by moment."""

    table: str
    game: str
    names: list[str]
    frames: list[ReplayFrame]
    first: int
    """How many frames come before these."""
    of: int
    """How many there are in all."""


class ErrorResponse(msgspec.Struct):
    """Why something was not done, in a sentence."""

    status_code: int
    detail: str


class HealthResponse(msgspec.Struct):
    """Whether the server can do its work."""

    status: Literal["ok"]


def count_present(table_state: TableState, present: set[str]) -> tuple[list[int], int]:
    """The seats whose owners are here, bots among them, and how many others watch."""
    seats = [
        seat
        for seat, table_seat in enumerate(table_state.seats)
        if table_seat.kind == "bot" or table_seat.person in present
    ]
    seated = {table_seat.person for table_seat in table_state.seats}
    return seats, len([person for person in present if person not in seated])


def table_response(table_state: TableState, your_seat: int | None, present: set[str]) -> TableResponse:
    """A table for somebody; whoever is here and has no seat watches."""
    seats = [_seat_response(table_state, seat, present) for seat in range(len(table_state.seats))]
    return TableResponse(
        id=table_state.id,
        game=table_state.game,
        options={name: value for name, value in table_state.options.items() if name != EDITION},
        status=table_state.status,
        public=table_state.public,
        clock=ClockSettingsResponse(table_state.clock.kind, table_state.clock.seconds, table_state.clock.increment),
        call=table_state.call,
        seats=seats,
        host=table_state.host,
        you=your_seat,
        watchers=count_present(table_state, present)[1],
        next=table_state.next,
        hints=can_hint(table_state, your_seat),
        hinted=table_state.hints,
        quick=table_state.quick,
        muted=list(table_state.muted)
        if your_seat is not None and table_state.seats[your_seat].person == table_state.host
        else [],
        late=can_watch_delayed(table_state),
        pack=TablePackResponse(
            table_state.pack, table_state.title, table_state.pack == registry.default_pack(table_state.game).fingerprint
        ),
        rated=table_state.rated,
        closed=table_state.closed,
        tournament=table_state.tournament,
    )


def _seat_response(table_state: TableState, seat: int, present: set[str]) -> SeatResponse:
    table_seat = table_state.seats[seat]
    bot_character = find_character(table_seat.name or "") if table_seat.kind == "bot" else None
    return SeatResponse(
        seat=seat,
        kind=table_seat.kind,
        person=table_seat.person,
        name=table_seat.name,
        here=table_seat.kind == "bot" or table_seat.person in present,
        bot=table_seat.bot,
        again=table_seat.again,
        # In a lesson the opponent follows a script.
        level=0 if table_state.lesson else GRADE_BY_LEVEL.get(table_seat.bot or "", 0),
        strength=0.0 if table_state.lesson else STRENGTH_BY_LEVEL.get(table_seat.bot or "", 0.0),
        face="" if bot_character is None else bot_character.face,
        shows=table_seat.shows,
        votes=len(table_seat.votes),
    )


def option_response(definition: GameDefinition, option: Option) -> OptionResponse:
    """An option in words."""
    choices = [
        OptionChoiceResponse(value, label, list(definition.seat_counts({option.name: value})))
        for value, label in zip(option.choices, option.labels, strict=True)
    ]
    return OptionResponse(option.name, option.title, option.description, choices)


def bot_response(game: str, level: Level) -> BotResponse:
    """A bot that can be played against."""
    bot_rating = bot_ratings(game, DUEL).get(level.id)
    rating = None if bot_rating is None else round(bot_rating[0], 1)
    return BotResponse(level.id, level.name, level.description, level.grade, level.strength, rating)


def game_response(definition: GameDefinition, bots: list[Level], settings: HallSettings) -> GameResponse:
    """A game that can be played."""
    return GameResponse(
        id=definition.id,
        title=definition.title,
        about=definition.description,
        icon=definition.icon,
        seats=list(definition.seats),
        minutes=list(definition.minutes),
        options=[option_response(definition, each) for each in definition.options if each.is_public],
        sealed=definition.has_simultaneous_choices,
        bots=[bot_response(definition.id, level) for level in bots],
        steps=[
            bot_response(definition.id, level) for level in settings.interpolated_bots if level.plays(definition.id)
        ],
        manners=[
            bot_response(definition.id, level) for level in settings.personality_bots if level.plays(definition.id)
        ],
        lesson=registry.has_lesson(definition),
        turbo=definition.has_turbo,
        asides=definition.has_optional_prompts,
    )


def card_response(face: Face) -> CardResponse:
    """A card's face."""
    numbers = [CardNumberResponse(number.name, number.value, number.source) for number in face.numbers]
    against = [list(each) for each in face.against]
    return CardResponse(face.id, face.name, face.kind, face.icon, face.text, numbers, face.copies, against)


def rule_response(clause: Clause, cards: list[int]) -> RuleResponse:
    """A clause, and the cards that it speaks of."""
    return RuleResponse(clause.id, clause.text, clause.section, clause.kind, clause.why, cards)


def chapter_response(chapter: Chapter) -> ChapterResponse:
    """A chapter of the rules."""
    passages = [
        PassageResponse(
            title=each.title,
            text=each.text,
            points=list(each.points),
            clauses=list(each.clauses),
            details=list(each.details),
            asks=list(each.prompts),
            kinds=list(each.card_kinds),
        )
        for each in chapter.passages
    ]
    return ChapterResponse(chapter.title, passages)
