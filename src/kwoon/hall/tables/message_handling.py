"""Messages from clients: each is carried out at most once and stored before it is acknowledged."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from kwoon.core.game import CONCEDE, SPECTATOR, TAKE_BACK
from kwoon.core.message import Text, msg
from kwoon.hall.accounts.names import remove_invisible
from kwoon.hall.errors import Conflict, HallError, LimitReached, PermissionDenied, Unavailable
from kwoon.hall.hall import Hall
from kwoon.hall.tables import socket_messages
from kwoon.hall.tables.auto_pass import WHOLE_GAME
from kwoon.hall.tables.chat import broadcast_chat
from kwoon.hall.tables.play_moves import NOT_PLAYING_TEXT, TOO_MANY_CHANGES_TEXT, PlayMoves
from kwoon.hall.tables.socket_messages import (
    AutoPassCommand,
    ClientMessage,
    ConcedeCommand,
    DoneMessage,
    ErrorMessage,
    MarkEventsSeenCommand,
    MoveCommand,
    PingMessage,
    PongMessage,
    SendChatCommand,
    SendPhraseCommand,
    TakeBackCommand,
    WhyNotMessage,
    WhyNotQuery,
)
from kwoon.hall.tables.stored_rows import AutoPassChange, ChatMessage, WriteBatch
from kwoon.hall.tables.subscriber import Subscriber
from kwoon.hall.tables.table import Table
from kwoon.hall.tables.table_change import TableChange
from kwoon.hall.tables.table_state import require_table_not_closed

MAX_AUTO_PASS_CHANGES = 2000
"""Maximum number of auto-pass changes per table."""
MAX_CHAT_LENGTH = 300
MAX_PHRASES = 4
"""Maximum number of quick phrases that a person may send to a table within `PHRASE_SECONDS`."""
PHRASE_SECONDS = 15.0


async def handle_message(hall: Hall, table: Table, subscriber: Subscriber, request: ClientMessage) -> None:
    """Handle a client's message, at most once per request id. The message must have just arrived: if earlier messages of
    the same socket wait for the table's lock, it must not wait for them, unless it needs the lock too."""
    if isinstance(request, (PingMessage, WhyNotQuery, MarkEventsSeenCommand)):
        _answer_at_once(hall, table, subscriber, request)
        return
    received_at, created = asyncio.get_running_loop().time(), hall.now()
    request_key = (subscriber.person_id, request.id)
    async with table.lock:
        try:
            if table.is_stale:
                await hall.reload_table(table)
            error_text = table.requests.get(request_key)
            if error_text is None:
                change: TableChange
                if isinstance(request, SendChatCommand | SendPhraseCommand):
                    chat_message = await _chat_message(hall, table, subscriber, request, created)
                    change = AddChatMessage(hall, table, chat_message, received_at)
                else:
                    change = _seat_change(hall, table, subscriber, request, received_at)
                done = socket_messages.encode_message(DoneMessage(request.id))
                await hall.commit(change, partial(subscriber.send, done))
            elif error_text:
                _reply_with_error(hall, subscriber, request.id, error_text, received_at)
            else:
                _repeat_reply(hall, table, subscriber, request.id, received_at)
        except HallError as error:
            # After a temporary failure, a retry with the same id is processed.
            if not isinstance(error, Unavailable | LimitReached):
                table.requests.record(request_key, error.message)
            _reply_with_error(hall, subscriber, request.id, error.message, received_at)
    hall.observers.on_change(table)


def _answer_at_once(
    hall: Hall, table: Table, subscriber: Subscriber, request: PingMessage | WhyNotQuery | MarkEventsSeenCommand
) -> None:
    """Handle a message that changes nothing in storage. The table's lock is not acquired: another seat may hold it while
    drafting, and the response time must not reveal that."""
    if isinstance(request, PingMessage):
        subscriber.send(socket_messages.encode_message(PongMessage(request.id)))
    elif isinstance(request, WhyNotQuery):
        _send_unplayable_reasons(table, subscriber, request.id)
    # Not persisted: a reload restarts the viewing grace period.
    elif table.match is not None and subscriber.seat != SPECTATOR and request.last_event >= len(table.game.events):
        table.deadlines.finish_viewing(subscriber.seat, hall.now())
        hall.observers.on_change(table)


def _seat_change(
    hall: Hall, table: Table, subscriber: Subscriber, request: ClientMessage, received_at: float
) -> TableChange:
    """Return the change that a seated player requests, or raise HallError."""
    seat, request_key = subscriber.seat, (subscriber.person_id, request.id)
    if seat == SPECTATOR:
        raise PermissionDenied(msg("hall-seated-only"))
    if isinstance(request, MoveCommand):
        if request.move < 0:
            raise Conflict(msg("hall-illegal-move"))
        return PlayMoves(hall, table, seat, request.move, prompt_key=request.key, request_key=request_key)
    if isinstance(request, TakeBackCommand):
        return PlayMoves(hall, table, seat, TAKE_BACK, prompt_key=request.key, request_key=request_key)
    if isinstance(request, ConcedeCommand):
        return PlayMoves(hall, table, seat, CONCEDE, request_key=request_key)
    if isinstance(request, AutoPassCommand):
        if not subscriber.take_operation_token("auto-pass changes"):
            raise LimitReached(msg("hall-auto-pass-often"))
        return SetAutoPass(hall, table, subscriber, request, received_at)
    return StartChoiceCountdown(hall, table, subscriber, request.id)


async def _chat_message(
    hall: Hall, table: Table, subscriber: Subscriber, request: SendChatCommand | SendPhraseCommand, created: float
) -> ChatMessage:
    """Return the message to add to the chat, or raise HallError. `created` is the time at which the request arrived: any
    later time would show how long the table's lock was held."""
    # A phrase is stored with its id as the text, which reports and exported data quote.
    phrase = request.phrase if isinstance(request, SendPhraseCommand) else ""
    text = " ".join(remove_invisible(request.text).split()) if isinstance(request, SendChatCommand) else phrase
    if not 1 <= len(text) <= MAX_CHAT_LENGTH or not text.isprintable():
        raise Conflict(msg("hall-chat-length", max=MAX_CHAT_LENGTH))
    require_table_not_closed(table.table_state)
    if subscriber.person_id in table.table_state.muted:
        raise PermissionDenied(msg("hall-chat-muted"))
    # The limit depends only on the person's own stored messages, so it holds in all their tabs and in all processes.
    if phrase and table.chat.num_phrases_since(subscriber.person_id, created - PHRASE_SECONDS) >= MAX_PHRASES:
        raise LimitReached(msg("hall-phrase-often"))
    if not subscriber.take_operation_token("chat messages"):
        raise LimitReached(msg("hall-chat-often"))
    name = await hall.guests.nickname(subscriber.person_id)
    seat = None if subscriber.seat == SPECTATOR else subscriber.seat
    return ChatMessage(table.table_state.id, 0, seat, subscriber.person_id, name, text, request.id, created, phrase)


class AddChatMessage(TableChange):
    """A chat message, which gets the next number."""

    def __init__(self, hall: Hall, table: Table, chat_message: ChatMessage, received_at: float) -> None:
        super().__init__(table, (chat_message.person_id, chat_message.request_id or ""))
        self.received_at = received_at
        self.hall = hall
        self.chat_message = chat_message
        self.subscribers: tuple[Subscriber, ...] = ()
        """The subscribers when the message was stored. Anyone who connects later receives the chat with the message."""

    def prepare(self) -> WriteBatch:
        """Number the message."""
        self.chat_message = self.chat_message._replace(number=self.table.chat.last_number() + 1)
        self.subscribers = tuple(self.table.presence.subscribers)
        notifications = self.hall.table_change_notifications(self.table)
        return WriteBatch(chat_message=self.chat_message, notifications=notifications)

    def finish(self) -> None:
        """Add the message to the chat."""
        self.table.add_chat_message(self.chat_message)

    def was_stored_despite_failure(self) -> bool:
        """Return whether the chat contains the message, and if so, use its number."""
        for chat_message in self.table.chat.messages:
            if (chat_message.person_id, chat_message.request_id) == self.request_key:
                self.chat_message = chat_message
                return True
        return False

    def broadcast(self) -> None:
        """Send the message to everyone who has not muted its author."""
        broadcast_chat(self.chat_message, self.subscribers)


class SetAutoPass(TableChange):
    """Auto-pass turned on or off for a person. The table driver then passes for them; nobody else is informed."""

    def __init__(
        self, hall: Hall, table: Table, subscriber: Subscriber, request: AutoPassCommand, received_at: float
    ) -> None:
        super().__init__(table, (subscriber.person_id, request.id))
        self.received_at: float = received_at
        self.hall = hall
        self.subscriber = subscriber
        self.request = request
        self.row: AutoPassChange | None = None
        self.send_updates: Callable[[], None] = lambda: None
        """Sends the updates that were built when the change was stored."""

    def prepare(self) -> WriteBatch:
        """Number the change."""
        table, request = self.table, self.request
        if table.match is None or not table.is_playing:
            raise Conflict(NOT_PLAYING_TEXT)
        if table.auto_passes.last_number >= MAX_AUTO_PASS_CHANGES:
            raise Conflict(TOO_MANY_CHANGES_TEXT)
        span = int(table.match.state.turn_number()) if request.span == "turn" else WHOLE_GAME
        turn = span if request.enabled else None
        number, person_id = table.auto_passes.last_number + 1, self.subscriber.person_id
        self.row = AutoPassChange(table.table_state.id, number, person_id, turn, request.id, self.hall.now())
        return WriteBatch(auto_pass=self.row, notifications=self.hall.table_change_notifications(table))

    def finish(self) -> None:
        """Turn auto-pass on or off."""
        assert self.row is not None
        self.table.set_auto_pass(self.row)
        seat = self.subscriber.seat
        subscribers = [each for each in self.table.presence.subscribers if each.seat == seat]
        self.send_updates = _prepare_updates(self.table, subscribers, self.hall.reply_time(self.received_at))

    def broadcast(self) -> None:
        """Send an update to the person's seat only."""
        self.send_updates()


class StartChoiceCountdown(TableChange):
    """A call, which gives all other players a few seconds to choose. It is not stored, but other processes are
    informed."""

    def __init__(self, hall: Hall, table: Table, subscriber: Subscriber, request_id: str) -> None:
        super().__init__(table, (subscriber.person_id, request_id))
        self.hall = hall
        self.seat = subscriber.seat

    def prepare(self) -> WriteBatch | None:
        """Return a notification to the other processes, if there are any."""
        hall, table = self.hall, self.table
        if not table.table_state.uses_call:
            raise Conflict(msg("hall-call-off"))
        if table.deadlines.countdown_started is not None:
            raise Conflict(msg("hall-call-running"))
        if table.deadlines.first_choice_starts:
            raise Conflict(msg("hall-call-by-itself"))
        if not table.is_playing or not table.can_start_choice_countdown(self.seat):
            raise Conflict(msg("hall-call-not-now"))
        if hall.storage.is_exclusive:
            return None
        notification = f"call {hall.settings.process_id} {table.table_state.id} {table.game.resolved_count}"
        return WriteBatch(notifications=(notification,))

    def finish(self) -> None:
        """Start the countdown."""
        assert self.request_key is not None
        self.table.deadlines.countdown_started = self.hall.now()
        self.table.requests.record(self.request_key)

    def broadcast(self) -> None:
        """Send an update to everyone."""
        self.table.broadcast_update(self.hall.now())


# Replies.


def _repeat_reply(hall: Hall, table: Table, subscriber: Subscriber, request_id: str, received_at: float) -> None:
    """Acknowledge a request that was already carried out, and send its update again in case the first one was lost."""
    send_updates = _prepare_updates(table, [subscriber], hall.reply_time(received_at))

    def send_result() -> None:
        subscriber.send(socket_messages.encode_message(DoneMessage(request_id)))
        send_updates()

    hall.send_in_constant_time(received_at, send_result)


def _prepare_updates(table: Table, subscribers: list[Subscriber], reply_time: float) -> Callable[[], None]:
    """Build updates for subscribers of one seat now, while the table's lock is held. Return a function that sends them
    at `reply_time`, unless a newer update has been sent to the seat in the meantime."""
    if table.match is None or not subscribers:
        return lambda: None
    seat = subscribers[0].seat
    updates = [
        socket_messages.encode_message(
            table.build_update(seat, table.num_events_sent, reply_time, subscriber.wants_why_not)
        )
        for subscriber in subscribers
    ]
    shown = table.shown.get(seat)

    def send_updates() -> None:
        if table.shown.get(seat) is shown:
            for subscriber, update in zip(subscribers, updates, strict=True):
                subscriber.send(update)

    return send_updates


def _reply_with_error(hall: Hall, subscriber: Subscriber, request_id: str, text: Text, received_at: float) -> None:
    hall.metrics.count_error()
    reply = socket_messages.encode_message(ErrorMessage(request_id, text))
    hall.send_in_constant_time(received_at, partial(subscriber.send, reply))


def _send_unplayable_reasons(table: Table, subscriber: Subscriber, request_id: str) -> None:
    """Send the reasons why cards cannot be played in the position that the seat was last shown."""
    shown = table.shown.get(subscriber.seat)
    if shown is None:
        subscriber.send(socket_messages.encode_message(WhyNotMessage(request_id, "", {})))
        return
    nothing_to_play = subscriber.seat == SPECTATOR or not table.is_playing
    subscriber.send(
        socket_messages.encode_message(
            WhyNotMessage(request_id, shown.key, {} if nothing_to_play else table.serializer.unplayable_reasons(shown))
        )
    )
