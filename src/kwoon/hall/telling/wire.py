"""The messages of a table's socket, in and out, field by named field."""

from __future__ import annotations

from typing import Literal, cast

import msgspec

_encoder = msgspec.json.Encoder()


class EventSent(msgspec.Struct):
    """Something that happened, as one reader may know it."""

    n: int
    word: str
    seat: int
    cards: list[int]
    number: int
    text: str


class MoveSent(msgspec.Struct):
    """One legal move."""

    move: int
    notation: str
    text: str
    card: int | None


class AskSent(msgspec.Struct):
    """What a seat is asked."""

    key: str
    word: str
    text: str
    moves: list[MoveSent]
    back: bool


class OutcomeSent(msgspec.Struct):
    """How the game ended."""

    places: list[int]
    winners: list[int]
    why: str
    text: str


class ClockSent(msgspec.Struct):
    """What is left for each seat, in seconds, whose clock runs, and how long it waits for whoever is still being told
    what happened."""

    left: list[float]
    running: list[int]
    waits: list[float]


class PageSent(msgspec.Struct):
    """Something that the teacher says, and what it points at."""

    text: str
    highlight: list[str]


class LessonSent(msgspec.Struct):
    """What the learner is told before an answer; `only` are the moves that the lesson takes here."""

    at: int
    of: int
    pages: list[PageSent]
    only: list[int] | None
    hint: str | None


class News(msgspec.Struct, tag_field="type", tag="news"):
    """The whole of what one reader may know."""

    events: list[EventSent]
    last: int
    view: dict[str, object]
    ask: AskSent | None
    back: bool
    call: bool
    why_not: dict[str, str]
    outcome: OutcomeSent | None
    clock: ClockSent | None
    countdown: float | None
    lesson: LessonSent | None = None
    aside: bool = False
    """Whether what is asked now is asked aside."""
    quick: float | None = None
    """The seconds until it counts as passed."""
    passing: Literal["", "turn", "game"] = ""
    """How long you pass whatever is asked aside: not, for the rest of this turn, or for the whole game."""
    views: list[dict[str, object]] = []
    """Every seat's view as it was a while ago, for whoever watches late; otherwise nothing."""


class SaidSent(msgspec.Struct, tag_field="type", tag="said"):
    """Somebody talks."""

    n: int
    seat: int | None
    name: str
    text: str
    at: float
    person: str
    """Who it was: as public as in a seat, and no secret's key."""


class Done(msgspec.Struct, tag_field="type", tag="done"):
    """A request was taken."""

    id: str


class WhySent(msgspec.Struct, tag_field="type", tag="why"):
    """Why each card that you see cannot be played now: of what you are asked, or were asked when this was sent."""

    id: str
    key: str
    why_not: dict[str, str]


class RefusedSent(msgspec.Struct, tag_field="type", tag="refused"):
    """A request was not taken."""

    id: str
    sentence: str


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    """Yes, the server is there."""

    id: str


class Frame(msgspec.Struct):
    """One moment of a finished game. `views` holds every seat's view when all cards are open, else nothing."""

    events: list[EventSent]
    view: dict[str, object]
    views: list[dict[str, object]]
    outcome: OutcomeSent | None
    answers: int
    """How many answers had been given by then."""


# From the client.


class AnswerAsked(msgspec.Struct, tag_field="type", tag="answer"):
    """One move of an ask."""

    id: str
    key: str
    move: int


class BackAsked(msgspec.Struct, tag_field="type", tag="back"):
    """Take back the last unsettled move."""

    id: str
    key: str | None = None


class CallAsked(msgspec.Struct, tag_field="type", tag="call"):
    """Ready: start the countdown."""

    id: str


class ConcedeAsked(msgspec.Struct, tag_field="type", tag="concede"):
    """Give up."""

    id: str


class PassAsked(msgspec.Struct, tag_field="type", tag="pass"):
    """Pass whatever is asked aside for the rest of this turn or of the game, or be asked again."""

    id: str
    on: bool = True
    span: Literal["turn", "game"] = msgspec.field(default="turn", name="for")


class SeenAsked(msgspec.Struct, tag_field="type", tag="seen"):
    """What happened up to this event has been shown: time may count."""

    id: str
    last: int


class WhyAsked(msgspec.Struct, tag_field="type", tag="why"):
    """Why cards cannot be played: for whoever touches one. It costs as much as the rest of the news together."""

    id: str


class SayAsked(msgspec.Struct, tag_field="type", tag="say"):
    """Talk to the table."""

    id: str
    text: str


class PingAsked(msgspec.Struct, tag_field="type", tag="ping"):
    """Are you there."""

    id: str


Asked = AnswerAsked | BackAsked | CallAsked | ConcedeAsked | PassAsked | SeenAsked | WhyAsked | SayAsked | PingAsked

_asked = msgspec.json.Decoder(Asked)


def read(message: str | bytes) -> Asked:
    """A client's message; raises msgspec.MsgspecError for what is none."""
    asked: Asked = _asked.decode(message)
    return asked


STOPPED = "The hall has ended this game: after so many answers it had not come to an end by itself. Nobody wins."


CLOSED = "Whoever runs the hall has closed this table. Nobody wins, and nothing counts."


def stopped(seats: int, closed: bool = False) -> OutcomeSent:
    """How a game ended that came to no end."""
    return OutcomeSent([1] * seats, [], "closed" if closed else "stopped", CLOSED if closed else STOPPED)


def ended(news: News, seats: int, closed: bool = False) -> News:
    """The news of a game that the hall has ended: whatever is asked is asked no longer."""
    news.ask, news.clock, news.countdown, news.quick, news.lesson = None, None, None, None, None
    news.back = news.call = news.aside = False
    news.why_not = {}
    news.outcome = stopped(seats, closed)
    return news


def framed(frame: Frame) -> Frame:
    """The same moment as it is sent, to be sent again at no cost; nothing else can be done with it."""
    return cast(Frame, msgspec.Raw(_encoder.encode(frame)))


def moved(move: MoveSent) -> MoveSent:
    """The same move as it is sent, likewise."""
    return cast(MoveSent, msgspec.Raw(_encoder.encode(move)))


def write(message: msgspec.Struct) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(message)
