"""The only place that turns views, asks, events and endings into JSON, field by named field, for one reader."""

from __future__ import annotations

from typing import Literal, cast

import msgspec

from kwoon.core.box import Opened
from kwoon.core.contract import WATCHER, Ask, Outcome, State, View
from kwoon.core.events import Event
from kwoon.core.words import Reader

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


def stopped(seats: int) -> OutcomeSent:
    """How a game ended that came to no end."""
    return OutcomeSent([1] * seats, [], "stopped", STOPPED)


def ended(news: News, seats: int) -> News:
    """The news of a game that the hall has ended: whatever is asked is asked no longer."""
    news.ask, news.clock, news.countdown, news.quick, news.lesson = None, None, None, None, None
    news.back = news.call = news.aside = False
    news.why_not = {}
    news.outcome = stopped(seats)
    return news


def framed(frame: Frame) -> Frame:
    """The same moment as it is sent, to be sent again at no cost; nothing else can be done with it."""
    return cast(Frame, msgspec.Raw(_encoder.encode(frame)))


def write(message: msgspec.Struct) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(message)


class Teller:
    """Tells one opened game to its readers. Holds no state: the same for every table with this game and options."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self._numbers = set(range(len(opened.faces)))
        self._names = [str(card) for card in range(len(opened.faces))]
        self._moves: dict[int, MoveSent] = {}
        self._raw: dict[int, MoveSent] = {}
        """Moves as they are sent: they are many, and always the same."""

    def news(
        self, state: State, seat: int, *, key: str, names: list[str], events: list[Event], first: int, why: bool = True
    ) -> News:
        """What this seat may know now, with the events from number `first` on; also why cards cannot be played, for
        whoever wants to be told at once."""
        reader = Reader(names, seat)
        view = state.view(seat)
        facts = view.facts()
        ask = state.ask(seat) if seat != WATCHER else None
        outcome = state.outcome()
        back = bool(view.draft)
        return News(
            events=self.events(events, first, reader),
            last=first + len(events) - 1,
            view=facts,
            ask=None if ask is None else self._ask(ask, view, key, reader, back),
            back=back,
            call=False,
            why_not=self._why_not(ask, view, facts) if why and outcome is None and seat != WATCHER else {},
            outcome=None if outcome is None else self.outcome(outcome, reader),
            clock=None,
            countdown=None,
        )

    def why_not(self, state: State, seat: int) -> dict[str, str]:
        """Why each card that a seat sees cannot be played now."""
        if seat == WATCHER or state.outcome() is not None:
            return {}
        view = state.view(seat)
        return self._why_not(state.ask(seat), view, view.facts())

    def late(self, state: State, reader: Reader, events: list[Event], first: int) -> News:
        """A position of a while ago with all cards open, for whoever only watches."""
        outcome = state.outcome()
        return News(
            events=self.open_events(events, first, reader),
            last=first + len(events) - 1,
            view=state.view(WATCHER).facts(),
            ask=None,
            back=False,
            call=False,
            why_not={},
            outcome=None if outcome is None else self.outcome(outcome, reader),
            clock=None,
            countdown=None,
            views=[state.view(seat).facts() for seat in range(state.box.seats)],
        )

    def events(self, events: list[Event], first: int, reader: Reader) -> list[EventSent]:
        """Events as the reader may know them; the first has the number `first`."""
        return [self._event(event.seen_by(reader.seat), first + at, reader) for at, event in enumerate(events)]

    def open_events(self, events: list[Event], first: int, reader: Reader) -> list[EventSent]:
        """Events with all cards open, for games that are over."""
        return [self._event(event, first + at, reader) for at, event in enumerate(events)]

    def outcome(self, outcome: Outcome, reader: Reader) -> OutcomeSent:
        """How the game ended."""
        text = self.opened.words.outcome(outcome, reader)
        return OutcomeSent(outcome.places, outcome.winners(), outcome.why, text)

    def _event(self, event: Event, n: int, reader: Reader) -> EventSent:
        text = self.opened.words.event(event, reader)
        return EventSent(n, event.word, event.seat, event.cards, event.number, text)

    def _ask(self, ask: Ask, view: View, key: str, reader: Reader, back: bool) -> AskSent:
        text = self.opened.words.ask(ask, view, reader)
        return AskSent(key, ask.word, text, [self._sent(move) for move in ask.moves], back)

    def _sent(self, move: int) -> MoveSent:
        known = self._raw.get(move)
        if known is None:
            known = self._raw[move] = cast(MoveSent, msgspec.Raw(_encoder.encode(self._move(move))))
        return known

    def _move(self, move: int) -> MoveSent:
        known = self._moves.get(move)
        if known is None:
            card = self.opened.card_of(move)
            text = self.opened.words.move(move)
            known = MoveSent(move, self.opened.game.write(move), text, None if card < 0 else card)
            self._moves[move] = known
        return known

    def _why_not(self, ask: Ask | None, view: View, facts: dict[str, object]) -> dict[str, str]:
        usable = set() if ask is None else {self._move(move).card for move in ask.moves}
        # Every number in a list of the view may be a card that it shows; a reason too many does no harm.
        found: set[object] = set()
        for name, value in facts.items():
            if name not in ("owing", "draft") and isinstance(value, tuple):
                _gather(value, found)
        why_not = self.opened.words.why_not
        names = self._names
        return {names[card]: why_not(card, view) for card in sorted((self._numbers & found) - usable)}


def _gather(values: tuple[object, ...], found: set[object]) -> None:
    """Everything in nested tuples."""
    if values and isinstance(values[0], tuple):
        for each in values:
            if isinstance(each, tuple):
                _gather(each, found)
    else:
        found.update(values)
