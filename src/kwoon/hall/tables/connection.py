"""Connections to a table: connect, handle messages, disconnect."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial

import msgspec

from kwoon.core.game import SPECTATOR
from kwoon.hall.accounts.person_updates import SIGNED_OUT_CODE, SIGNED_OUT_TEXT
from kwoon.hall.errors import HallError, LimitReached
from kwoon.hall.hall import Hall
from kwoon.hall.host_controls import clear_votes, handle_arrival
from kwoon.hall.logging import log_exception, redact_id
from kwoon.hall.tables import socket_messages
from kwoon.hall.tables.chat import MAX_CHAT_HISTORY, chat_broadcast
from kwoon.hall.tables.message_handling import (
    UnstoredMove,
    apply_moves_in_memory,
    broadcast_move,
    finish_stored_moves,
    handle_message,
    handle_message_and_unlock,
)
from kwoon.hall.tables.responses import TableMessage
from kwoon.hall.tables.stored_rows import WriteUncertain
from kwoon.hall.tables.subscriber import Subscriber
from kwoon.hall.tables.table import Table

DECODE_ERRORS = (msgspec.MsgspecError, UnicodeError, RecursionError)
BAD_MESSAGE_TEXT = "Invalid message: {}."


def check_socket_limit(hall: Hall, table: Table, person_id: str) -> None:
    """Raise HallError if a person has too many sockets open at this table."""
    sockets = [subscriber for subscriber in table.subscribers if subscriber.person_id == person_id]
    if len(sockets) >= hall.settings.max_sockets_per_person:
        raise LimitReached(f"You have this table open in {len(sockets)} places. Close one of them first.")


async def connect_subscriber(hall: Hall, table: Table, subscriber: Subscriber, since_text: str | None) -> None:
    """Subscribe a socket and send it the table, chat and game. `since_text` is the number of the last event that the
    client has. Raise HallError if the person has too many sockets open."""
    async with table.lock:
        if table.is_stale:
            await hall.reload_table(table)
        check_socket_limit(hall, table, subscriber.person_id)
        table.subscribers.add(subscriber)
        # The table is sent first, because presence messages may follow at once and mean nothing without it. A
        # subscriber that is closed below has received the table, which it could also have requested a moment earlier,
        # but no cards.
        subscriber.send(socket_messages.encode_message(TableMessage(hall.table_response(table, subscriber.person_id))))
        profile = await hall.guests.profile(subscriber.person_id)
        if profile.session_epoch != subscriber.session_epoch or profile.status:
            # The person signed out, or their account was closed, during the connect.
            subscriber.close(SIGNED_OUT_CODE, SIGNED_OUT_TEXT)
        seat = table.table_state.find_seat(subscriber.person_id)
        if seat is not None:
            subscriber.seat = seat
        hall.metrics.count_connect()
        hall.schedule_presence_message(table)
        for chat_message in [] if table.table_state.closed else table.chat_messages[-MAX_CHAT_HISTORY:]:
            if chat_message.person_id not in subscriber.muted_people:
                subscriber.send(socket_messages.encode_message(chat_broadcast(chat_message)))
        if table.match is not None:
            since_event = _parse_event_number(since_text, len(table.events))
            if table.gets_delayed_view(subscriber):
                update = table.delayed_update(since_event or 0)
            else:
                update = table.build_update(subscriber.seat, since_event, hall.now(), subscriber.wants_why_not)
            subscriber.send(socket_messages.encode_message(update))
    hall.on_presence(table)
    if seat is not None:
        await clear_votes(hall, table, seat)
        await handle_arrival(hall, table, subscriber)


def disconnect_subscriber(hall: Hall, table: Table, subscriber: Subscriber) -> None:
    """Unsubscribe a socket, if it was subscribed."""
    if subscriber not in table.subscribers:
        return
    table.subscribers.discard(subscriber)
    table.last_used = hall.now()
    if table.table_state.find_seat(subscriber.person_id) is not None:
        table.left_at[subscriber.person_id] = table.last_used
    hall.metrics.count_disconnect()
    hall.schedule_presence_message(table)
    hall.on_presence(table)


async def handle_raw_message(hall: Hall, table: Table, subscriber: Subscriber, message: str | bytes) -> None:
    """Decode and handle a message, or send an error."""
    try:
        request = socket_messages.decode_message(message)
    except DECODE_ERRORS:
        subscriber.send(
            socket_messages.encode_message(
                socket_messages.ErrorMessage(
                    "", BAD_MESSAGE_TEXT.format("see docs/develop/protocol.md for the message types")
                )
            )
        )
        return
    if not _has_valid_id(request):
        subscriber.send(
            socket_messages.encode_message(
                socket_messages.ErrorMessage(
                    "", BAD_MESSAGE_TEXT.format("an id must have at most 64 printable characters")
                )
            )
        )
        return
    await _run_and_report_errors(table, subscriber, request, handle_message(hall, table, subscriber, request))


def try_handle_now(hall: Hall, table: Table, subscriber: Subscriber, message: str) -> bool:
    """If a message is a legal move and the lock is free, start handling it without a task and return True. Otherwise,
    return False: the caller must use `handle_raw_message`.

    Almost all messages are moves, and a task for each move would cost more than the game itself.
    """
    try:
        decoded = socket_messages.decode_message(message)
    except DECODE_ERRORS:
        return False
    if (
        not isinstance(decoded, socket_messages.MoveCommand)
        or decoded.move < 0
        or subscriber.seat == SPECTATOR
        or not _has_valid_id(decoded)
    ):
        return False
    request = (subscriber.person_id, decoded.id)
    if table.is_stale or request in table.request_results or not _try_acquire(table.lock):
        return False
    try:
        pending = apply_moves_in_memory(
            hall, table, subscriber.seat, decoded.move, prompt_key=decoded.key, request_key=request
        )
    except Exception as error:
        # The slow path encounters the same error and reports it.
        table.is_stale = not isinstance(error, HallError)
        table.lock.release()
        return False
    future = asyncio.ensure_future(hall.storage.write(pending.batch))
    future.add_done_callback(partial(_on_move_written, hall, table, subscriber, request=decoded, pending=pending))
    return True


def _on_move_written(
    hall: Hall,
    table: Table,
    subscriber: Subscriber,
    future: asyncio.Future[None],
    *,
    request: socket_messages.MoveCommand,
    pending: UnstoredMove,
) -> None:
    if future.cancelled():
        table.is_stale = True
        table.lock.release()
        return
    write_error = future.exception()
    if write_error is not None:
        error = write_error if isinstance(write_error, Exception) else WriteUncertain()
        hall.spawn(
            _run_and_report_errors(
                table, subscriber, request, handle_message_and_unlock(hall, table, subscriber, request, error)
            )
        )
        return
    try:
        finish_stored_moves(hall, table, pending, (subscriber.person_id, request.id))
        subscriber.send(socket_messages.encode_message(socket_messages.DoneMessage(request.id)))
        broadcast_move(hall, table, pending.scope, subscriber.seat)
    finally:
        table.lock.release()
    hall.on_change(table)


def _try_acquire(lock: asyncio.Lock) -> bool:
    """Acquire a lock without waiting if it is free and has no waiters."""
    acquiring = lock.acquire()
    try:
        acquiring.send(None)
    except StopIteration:
        return True
    acquiring.close()
    return False


def _has_valid_id(request: socket_messages.ClientMessage) -> bool:
    return len(request.id) <= 64 and request.id.isprintable()


async def _run_and_report_errors(
    table: Table, subscriber: Subscriber, request: socket_messages.ClientMessage, coroutine: Coroutine[None, None, None]
) -> None:
    try:
        await coroutine
    except Exception:
        log_exception("message failed", table=redact_id(table.table_state.id))
        error_text = "Something went wrong, and your action may not have been saved. Check, and try again if needed."
        subscriber.send(socket_messages.encode_message(socket_messages.ErrorMessage(request.id, error_text)))


def _parse_event_number(text: str | None, max_number: int) -> int | None:
    """Return the number of the last event that a client has seen, or None if the text is not valid."""
    if text is None or not text.isascii() or not text.isdigit() or len(text) > 9:
        return None
    return int(text) if int(text) <= max_number else None
