"""Messages from clients: each is carried out at most once and stored before it is acknowledged."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from kwoon.core.game import CONCEDE, SPECTATOR, TAKE_BACK
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


async def handle_message(hall: Hall, table: Table, subscriber: Subscriber, request: ClientMessage) -> None:
    """Handle a client's message, at most once per request id."""
    if isinstance(request, (PingMessage, WhyNotQuery, MarkEventsSeenCommand)):
        _answer_at_once(hall, table, subscriber, request)
        return
    received_at = asyncio.get_running_loop().time()
    request_key = (subscriber.person_id, request.id)
    async with table.lock:
        try:
            if table.is_stale:
                await hall.reload_table(table)
            error_text = table.requests.get(request_key)
            if error_text is None:
                if isinstance(request, SendChatCommand):
                    change = await _chat_change(hall, table, subscriber, request)
                else:
                    change = _seat_change(hall, table, subscriber, request)
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


def _seat_change(hall: Hall, table: Table, subscriber: Subscriber, request: ClientMessage) -> TableChange:
    """Return the change that a seated player requests, or raise HallError."""
    seat, request_key = subscriber.seat, (subscriber.person_id, request.id)
    if seat == SPECTATOR:
        raise PermissionDenied("Only seated players can do that.")
    if isinstance(request, MoveCommand):
        if request.move < 0:
            raise Conflict("That is not a legal move. Choose one of the offered moves.")
        return PlayMoves(hall, table, seat, request.move, prompt_key=request.key, request_key=request_key)
    if isinstance(request, TakeBackCommand):
        return PlayMoves(hall, table, seat, TAKE_BACK, prompt_key=request.key, request_key=request_key)
    if isinstance(request, ConcedeCommand):
        return PlayMoves(hall, table, seat, CONCEDE, request_key=request_key)
    if isinstance(request, AutoPassCommand):
        if not subscriber.take_operation_token("auto-pass changes"):
            raise LimitReached("You are changing auto-pass too often. Wait a moment and try again.")
        return SetAutoPass(hall, table, subscriber, request)
    return StartChoiceCountdown(hall, table, subscriber, request.id)


async def _chat_change(hall: Hall, table: Table, subscriber: Subscriber, request: SendChatCommand) -> TableChange:
    text = " ".join(remove_invisible(request.text).split())
    if not 1 <= len(text) <= MAX_CHAT_LENGTH or not text.isprintable():
        raise Conflict(f"A chat message must have 1 to {MAX_CHAT_LENGTH} visible characters.")
    require_table_not_closed(table.table_state)
    if subscriber.person_id in table.table_state.muted:
        raise PermissionDenied("The host has muted you at this table.")
    if not subscriber.take_operation_token("chat messages"):
        raise LimitReached("Too many chat messages from your network. Wait a moment and try again.")
    name = await hall.guests.nickname(subscriber.person_id)
    seat = None if subscriber.seat == SPECTATOR else subscriber.seat
    return AddChatMessage(
        hall,
        table,
        ChatMessage(table.table_state.id, 0, seat, subscriber.person_id, name, text, request.id, hall.now()),
    )


class AddChatMessage(TableChange):
    """A chat message, which gets the next number."""

    def __init__(self, hall: Hall, table: Table, chat_message: ChatMessage) -> None:
        super().__init__(table, (chat_message.person_id, chat_message.request_id or ""))
        self.hall = hall
        self.chat_message = chat_message

    def prepare(self) -> WriteBatch:
        """Number the message."""
        self.chat_message = self.chat_message._replace(number=self.table.chat.last_number() + 1)
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
        broadcast_chat(self.chat_message, self.table.presence.subscribers)


class SetAutoPass(TableChange):
    """Auto-pass turned on or off for a person. The table driver then passes for them; nobody else is informed."""

    def __init__(self, hall: Hall, table: Table, subscriber: Subscriber, request: AutoPassCommand) -> None:
        super().__init__(table, (subscriber.person_id, request.id))
        self.hall = hall
        self.subscriber = subscriber
        self.request = request
        self.row: AutoPassChange | None = None

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

    def broadcast(self) -> None:
        """Send an update to the person's seat only."""
        self.table.broadcast_update(self.hall.now(), only_seat=self.subscriber.seat)


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
            raise Conflict("The call is off at this table.")
        if table.deadlines.countdown_started is not None:
            raise Conflict("A player has already called.")
        if table.deadlines.first_choice_starts:
            raise Conflict("There is no call at this table: the countdown starts when the first player has chosen.")
        if not table.is_playing or not table.can_start_choice_countdown(self.seat):
            raise Conflict("You can call only when several players choose at once and you are one of them.")
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
    seat = subscriber.seat
    update = (
        None
        if table.match is None
        else socket_messages.encode_message(
            table.build_update(seat, table.num_events_sent, hall.now(), subscriber.wants_why_not)
        )
    )
    shown = table.shown.get(seat)

    def send_result() -> None:
        subscriber.send(socket_messages.encode_message(DoneMessage(request_id)))
        if update is not None and table.shown.get(seat) is shown:
            # Send the update only if no newer one has been sent.
            subscriber.send(update)

    _reply_in_constant_time(hall, received_at, send_result)


def _reply_with_error(hall: Hall, subscriber: Subscriber, request_id: str, text: str, received_at: float) -> None:
    hall.metrics.count_error()
    reply = socket_messages.encode_message(ErrorMessage(request_id, text))
    _reply_in_constant_time(hall, received_at, partial(subscriber.send, reply))


def _reply_in_constant_time(hall: Hall, received_at: float, send_reply: Callable[[], None]) -> None:
    """Send a reply to a request that changed nothing, at a time that does not depend on who held the table's lock.
    `received_at` is an event loop time.

    Otherwise a client that keeps sending refused or repeated messages could infer from the delays when another seat is
    drafting.
    """
    wait = hall.seconds_until_reply(received_at)
    if wait > 0:
        asyncio.get_running_loop().call_later(wait, send_reply)
    else:
        send_reply()


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
