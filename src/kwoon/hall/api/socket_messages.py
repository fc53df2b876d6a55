"""The messages of a table's socket, in and out, field by named field."""

from __future__ import annotations

from typing import Literal, cast

import msgspec

_encoder = msgspec.json.Encoder()


class EventResponse(msgspec.Struct):
    """Something that happened, as one reader may know it."""

    n: int
    word: str
    seat: int
    cards: list[int]
    number: int
    text: str


class MoveResponse(msgspec.Struct):
    """One legal move."""

    move: int
    notation: str
    text: str
    card: int | None


class PromptResponse(msgspec.Struct):
    """What a seat is asked."""

    key: str
    word: str
    text: str
    moves: list[MoveResponse]
    back: bool


class OutcomeResponse(msgspec.Struct):
    """How the game ended."""

    places: list[int]
    winners: list[int]
    why: str
    text: str


class ClockResponse(msgspec.Struct):
    """What is left for each seat, in seconds, whose clock runs, and how long it waits for whoever is still being told
    what happened."""

    left: list[float]
    running: list[int]
    waits: list[float]


class LessonPageResponse(msgspec.Struct):
    """Something that the teacher says, and what it points at."""

    text: str
    highlight: list[str]


class LessonResponse(msgspec.Struct):
    """What the learner is told before an answer; `only` are the moves that the lesson takes here."""

    at: int
    of: int
    pages: list[LessonPageResponse]
    only: list[int] | None
    hint: str | None


class UpdateMessage(msgspec.Struct, tag_field="type", tag="news"):
    """The whole of what one reader may know."""

    events: list[EventResponse]
    last: int
    view: dict[str, object]
    ask: PromptResponse | None
    back: bool
    call: bool
    why_not: dict[str, str]
    outcome: OutcomeResponse | None
    clock: ClockResponse | None
    countdown: float | None
    lesson: LessonResponse | None = None
    aside: bool = False
    """Whether what is asked now is asked aside."""
    quick: float | None = None
    """The seconds until it counts as passed."""
    passing: Literal["", "turn", "game"] = ""
    """How long you pass whatever is asked aside: not, for the rest of this turn, or for the whole game."""
    views: list[dict[str, object]] = []
    """Every seat's view as it was a while ago, for whoever watches late; otherwise nothing."""


class ChatBroadcast(msgspec.Struct, tag_field="type", tag="said"):
    """Somebody talks."""

    n: int
    seat: int | None
    name: str
    text: str
    at: float
    person: str
    """Who it was: as public as in a seat, and no secret's key."""


class DoneMessage(msgspec.Struct, tag_field="type", tag="done"):
    """A request was taken."""

    id: str


class WhyNotMessage(msgspec.Struct, tag_field="type", tag="why"):
    """Why each card that you see cannot be played now: of what you are asked, or were asked when this was sent."""

    id: str
    key: str
    why_not: dict[str, str]


class RefusedMessage(msgspec.Struct, tag_field="type", tag="refused"):
    """A request was not taken."""

    id: str
    sentence: str


class PongMessage(msgspec.Struct, tag_field="type", tag="pong"):
    """Yes, the server is there."""

    id: str


class ReplayFrame(msgspec.Struct):
    """One moment of a finished game. `views` holds every seat's view when all cards are open, else nothing."""

    events: list[EventResponse]
    view: dict[str, object]
    views: list[dict[str, object]]
    outcome: OutcomeResponse | None
    answers: int
    """How many answers had been given by then."""


# From the client.


class MoveRequest(msgspec.Struct, tag_field="type", tag="answer"):
    """One move of an ask."""

    id: str
    key: str
    move: int


class TakeBackRequest(msgspec.Struct, tag_field="type", tag="back"):
    """Take back the last unsettled move."""

    id: str
    key: str | None = None


class CallRequest(msgspec.Struct, tag_field="type", tag="call"):
    """Ready: start the countdown."""

    id: str


class ConcedeRequest(msgspec.Struct, tag_field="type", tag="concede"):
    """Give up."""

    id: str


class AutoPassRequest(msgspec.Struct, tag_field="type", tag="pass"):
    """Pass whatever is asked aside for the rest of this turn or of the game, or be asked again."""

    id: str
    on: bool = True
    span: Literal["turn", "game"] = msgspec.field(default="turn", name="for")


class SeenRequest(msgspec.Struct, tag_field="type", tag="seen"):
    """What happened up to this event has been shown: time may count."""

    id: str
    last: int


class WhyNotRequest(msgspec.Struct, tag_field="type", tag="why"):
    """Why cards cannot be played: for whoever touches one. It costs as much as the rest of the news together."""

    id: str


class ChatRequest(msgspec.Struct, tag_field="type", tag="say"):
    """Talk to the table."""

    id: str
    text: str


class PingRequest(msgspec.Struct, tag_field="type", tag="ping"):
    """Are you there."""

    id: str


ClientMessage = (
    MoveRequest
    | TakeBackRequest
    | CallRequest
    | ConcedeRequest
    | AutoPassRequest
    | SeenRequest
    | WhyNotRequest
    | ChatRequest
    | PingRequest
)

_decoder = msgspec.json.Decoder(ClientMessage)


def decode_message(message: str | bytes) -> ClientMessage:
    """A client's message; raises msgspec.MsgspecError for what is none."""
    client_message: ClientMessage = _decoder.decode(message)
    return client_message


STOPPED_TEXT = "The hall has ended this game: after so many answers it had not come to an end by itself. Nobody wins."


CLOSED_TEXT = "Whoever runs the hall has closed this table. Nobody wins, and nothing counts."


def stopped_outcome(num_seats: int, closed: bool = False) -> OutcomeResponse:
    """How a game ended that came to no end."""
    return OutcomeResponse(
        [1] * num_seats, [], "closed" if closed else "stopped", CLOSED_TEXT if closed else STOPPED_TEXT
    )


def end_update(update: UpdateMessage, num_seats: int, closed: bool = False) -> UpdateMessage:
    """The news of a game that the hall has ended: whatever is asked is asked no longer."""
    update.ask, update.clock, update.countdown, update.quick, update.lesson = None, None, None, None, None
    update.back = update.call = update.aside = False
    update.why_not = {}
    update.outcome = stopped_outcome(num_seats, closed)
    return update


def encode_frame(frame: ReplayFrame) -> ReplayFrame:
    """The same moment as it is sent, to be sent again at no cost; nothing else can be done with it."""
    return cast(ReplayFrame, msgspec.Raw(_encoder.encode(frame)))


def encode_move(move: MoveResponse) -> MoveResponse:
    """The same move as it is sent, likewise."""
    return cast(MoveResponse, msgspec.Raw(_encoder.encode(move)))


def encode_message(message: msgspec.Struct) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(message)
