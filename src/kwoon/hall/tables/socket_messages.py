"""Messages sent over a table's socket, in both directions."""

from __future__ import annotations

from typing import Literal, cast

import msgspec

from kwoon.core.message import msg
from kwoon.hall.json_encoding import TextField, encode_json

Phrase = Literal[
    "hello", "good-luck", "nice-hit", "well-played", "thanks", "oops", "sorry", "thinking", "good-game", "rematch"
]
"""Ids of the quick phrases. Clients show each reader the phrase in their own language. Stored messages contain the ids, so
none may be removed."""

PROTOCOL = 3
"""Version of the JSON protocol. Clients send it in the query parameter `protocol` when they open a socket, and in the
header `Kwoon-Protocol` with each request. Pages with a different version must reload."""
OUTDATED_CODE = 4426
"""Websocket close code for clients with a different protocol version."""
OUTDATED_TEXT = msg("hall-outdated")


class EventResponse(msgspec.Struct):
    """An event as the recipient may see it."""

    number: int
    kind: str
    seat: int
    cards: list[int]
    amount: int
    text: TextField


class LegalMoveResponse(msgspec.Struct):
    """One legal move."""

    move: int
    notation: str
    text: TextField
    card: int | None


class PromptResponse(msgspec.Struct):
    key: str
    kind: str
    text: TextField
    moves: list[LegalMoveResponse]
    can_take_back: bool


class OutcomeResponse(msgspec.Struct):
    places: list[int]
    winners: list[int]
    reason: str
    text: TextField


class ClockResponse(msgspec.Struct):
    """Remaining seconds per seat, the seats whose clocks run, and the seconds until each clock starts if its player is
    still being shown events."""

    remaining: list[float]
    running: list[int]
    starts_in: list[float]


class LessonPageResponse(msgspec.Struct):
    """A page of a lesson's text, and the elements that it highlights."""

    text: TextField
    highlight: list[str]


class LessonResponse(msgspec.Struct):
    """The instruction before the learner's next move. `allowed_moves` lists the moves that the lesson allows; null
    allows all legal moves."""

    step: int
    num_steps: int
    pages: list[LessonPageResponse]
    allowed_moves: list[int] | None
    hint: TextField | None


class UpdateMessage(msgspec.Struct, tag_field="type", tag="update"):
    """Everything that the recipient may know about the game."""

    events: list[EventResponse]
    last_event: int
    view: dict[str, object]
    prompt: PromptResponse | None
    can_take_back: bool
    can_call: bool
    why_not: dict[str, TextField]
    outcome: OutcomeResponse | None
    clock: ClockResponse | None
    countdown: float | None
    lesson: LessonResponse | None = None
    is_optional: bool = False
    """Whether the current prompts are optional."""
    quick_seconds: float | None = None
    """Seconds until unanswered optional prompts count as passed."""
    auto_pass: Literal["", "turn", "game"] = ""
    """Whether optional prompts are passed automatically: no, for the rest of this turn, or for the rest of the game."""
    views: list[dict[str, object]] = []
    """Every seat's past view, for delayed spectators; otherwise empty."""


class ChatBroadcast(msgspec.Struct, tag_field="type", tag="chat"):
    number: int
    seat: int | None
    name: str
    text: str
    at: float
    person: str
    """Id of the author. Ids of people are public and grant no access."""
    phrase: str = ""
    """Id of a quick phrase, which the client shows in the reader's language; empty for a typed message."""


class DoneMessage(msgspec.Struct, tag_field="type", tag="done"):
    """A request was accepted."""

    id: str


class WhyNotMessage(msgspec.Struct, tag_field="type", tag="why_not"):
    """The reasons why visible cards cannot be played, for the prompt with this key."""

    id: str
    key: str
    why_not: dict[str, TextField]


class ErrorMessage(msgspec.Struct, tag_field="type", tag="error"):
    """A request failed."""

    id: str
    message: TextField


class PongMessage(msgspec.Struct, tag_field="type", tag="pong"):
    """The reply to a ping."""

    id: str


class ReplayFrame(msgspec.Struct):
    """One moment in a finished game. `views` holds every seat's view if all cards are shown; otherwise it is empty."""

    events: list[EventResponse]
    view: dict[str, object]
    views: list[dict[str, object]]
    outcome: OutcomeResponse | None
    num_moves: int
    """Number of moves so far."""


# From the client.


class MoveCommand(msgspec.Struct, tag_field="type", tag="move"):
    """Answers the current prompt with a move."""

    id: str
    key: str
    move: int


class TakeBackCommand(msgspec.Struct, tag_field="type", tag="take_back"):
    """Takes back the last move of the draft."""

    id: str
    key: str | None = None


class CallCommand(msgspec.Struct, tag_field="type", tag="call"):
    """Starts the countdown."""

    id: str


class ConcedeCommand(msgspec.Struct, tag_field="type", tag="concede"):
    id: str


class AutoPassCommand(msgspec.Struct, tag_field="type", tag="auto_pass"):
    """Turns auto-pass for optional prompts on or off. Once on, auto-pass lasts until the end of the turn or of the
    game."""

    id: str
    enabled: bool = True
    span: Literal["turn", "game"] = msgspec.field(default="turn", name="for")


class MarkEventsSeenCommand(msgspec.Struct, tag_field="type", tag="seen"):
    """Reports that all events up to `last_event` have been shown, so that the clock may run."""

    id: str
    last_event: int


class WhyNotQuery(msgspec.Struct, tag_field="type", tag="why_not"):
    """Requests the reasons why cards cannot be played. Computing them costs as much as the rest of an update, so
    clients request them only when a card is touched."""

    id: str


class SendChatCommand(msgspec.Struct, tag_field="type", tag="chat"):
    id: str
    text: str


class SendPhraseCommand(msgspec.Struct, tag_field="type", tag="phrase"):
    """Sends a quick phrase to the table's chat."""

    id: str
    phrase: Phrase


class PingMessage(msgspec.Struct, tag_field="type", tag="ping"):
    """Checks the connection."""

    id: str


ClientMessage = (
    MoveCommand
    | TakeBackCommand
    | CallCommand
    | ConcedeCommand
    | AutoPassCommand
    | MarkEventsSeenCommand
    | WhyNotQuery
    | SendChatCommand
    | SendPhraseCommand
    | PingMessage
)

_decoder = msgspec.json.Decoder(ClientMessage)


def decode_message(message: str | bytes) -> ClientMessage:
    """Decode a client's message. Raise msgspec.MsgspecError if the message is invalid."""
    client_message: ClientMessage = _decoder.decode(message)
    return client_message


STOPPED_TEXT = msg("hall-outcome-stopped")


CLOSED_TEXT = msg("hall-outcome-closed")


def stopped_outcome(num_seats: int, closed: bool = False) -> OutcomeResponse:
    """Return the outcome of a game that the hall ended."""
    return OutcomeResponse(
        [1] * num_seats, [], "closed" if closed else "stopped", CLOSED_TEXT if closed else STOPPED_TEXT
    )


def mark_game_stopped(update: UpdateMessage, num_seats: int, closed: bool = False) -> UpdateMessage:
    """Change an update to show that the hall ended the game, and return it. The prompt, clock and countdown are
    removed."""
    update.prompt, update.clock, update.countdown, update.quick_seconds, update.lesson = None, None, None, None, None
    update.can_take_back = update.can_call = update.is_optional = False
    update.why_not = {}
    update.outcome = stopped_outcome(num_seats, closed)
    return update


def preencode_frame(frame: ReplayFrame) -> ReplayFrame:
    """Return the frame as encoded JSON, so that sending it repeatedly costs nothing. The result has no attributes."""
    return cast(ReplayFrame, msgspec.Raw(encode_json(frame)))


def preencode_move(move: LegalMoveResponse) -> LegalMoveResponse:
    """Return the move as encoded JSON, like `preencode_frame`."""
    return cast(LegalMoveResponse, msgspec.Raw(encode_json(move)))


def encode_message(message: msgspec.Struct) -> bytes:
    return encode_json(message)
