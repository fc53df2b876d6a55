"""Connections to a table: connect, handle messages, disconnect."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any

import msgspec

from kwoon.core.message import Text, msg
from kwoon.hall.accounts.person_updates import SIGNED_OUT_CODE, SIGNED_OUT_TEXT
from kwoon.hall.errors import LimitReached
from kwoon.hall.hall import Hall
from kwoon.hall.host_controls import clear_votes, handle_arrival
from kwoon.hall.logging import log_exception, redact_id
from kwoon.hall.tables import socket_messages
from kwoon.hall.tables.chat import chat_broadcast
from kwoon.hall.tables.message_handling import handle_message
from kwoon.hall.tables.responses import TableMessage, table_response
from kwoon.hall.tables.subscriber import Subscriber
from kwoon.hall.tables.table import Table

DECODE_ERRORS = (msgspec.MsgspecError, UnicodeError, RecursionError)
FAILED_TEXT = msg("hall-action-unsure")


def check_socket_limit(hall: Hall, table: Table, person_id: str) -> None:
    """Raise HallError if a person has too many sockets open at this table."""
    sockets = [subscriber for subscriber in table.presence.subscribers if subscriber.person_id == person_id]
    if len(sockets) >= hall.settings.max_sockets_per_person:
        raise LimitReached(msg("hall-too-many-sockets", count=len(sockets)))


async def connect_subscriber(hall: Hall, table: Table, subscriber: Subscriber, since_text: str | None) -> None:
    """Subscribe a socket and send it the table, chat and game. `since_text` is the number of the last event that the
    client has. Raise HallError if the person has too many sockets open."""
    # Nothing is sent, and nobody sees the person arrive, before a time that does not depend on who held the table's lock.
    subscriber.held = []
    async with hall.constant_time(table) as received_at, hall.lock_table(table):
        check_socket_limit(hall, table, subscriber.person_id)
        table.presence.subscribers.add(subscriber)
        # The table is sent first, because the other messages mean nothing without it.
        seat = table.table_state.find_seat(subscriber.person_id)
        present = table.presence.present_people(hall.now()) | {subscriber.person_id}
        subscriber.send(socket_messages.encode_message(TableMessage(table_response(table.table_state, seat, present))))
        profile = await hall.guests.profile(subscriber.person_id)
        if profile.session_epoch != subscriber.session_epoch or profile.status:
            # The person signed out, or their account was closed, during the connect.
            subscriber.close(SIGNED_OUT_CODE, SIGNED_OUT_TEXT)
        if seat is not None:
            subscriber.seat = seat
        hall.metrics.count_connect()
        for chat_message in [] if table.table_state.closed else table.chat.messages:
            if chat_message.person_id not in subscriber.muted_people:
                subscriber.send(socket_messages.encode_message(chat_broadcast(chat_message)))
        if table.match is not None:
            since_event = _parse_event_number(since_text, len(table.game.events))
            if table.gets_delayed_view(subscriber):
                update = table.delayed_update(since_event or 0)
            else:
                now = hall.reply_time(received_at)
                update = table.build_update(subscriber.seat, since_event, now, subscriber.wants_why_not)
            subscriber.send(socket_messages.encode_message(update))
    subscriber.release()
    hall.schedule_presence_message(table)
    hall.observers.on_presence(table)
    if seat is not None:
        await clear_votes(hall, table, seat)
        await handle_arrival(hall, table, subscriber)


def disconnect_subscriber(hall: Hall, table: Table, subscriber: Subscriber) -> None:
    """Unsubscribe a socket, if it was subscribed."""
    if subscriber not in table.presence.subscribers:
        return
    table.presence.subscribers.discard(subscriber)
    table.last_used = hall.now()
    if table.table_state.find_seat(subscriber.person_id) is not None:
        table.presence.left_at[subscriber.person_id] = table.last_used
    hall.metrics.count_disconnect()
    hall.schedule_presence_message(table)
    hall.observers.on_presence(table)


def start_handling(hall: Hall, table: Table, subscriber: Subscriber, message: str | bytes) -> None:
    """Start handling a message, and return as soon as it has to wait.

    Messages that need the table's lock get it in the order in which they arrived. The caller must not wait for them:
    otherwise the reply to the next message, such as a ping, would show how long another seat held the lock. A task for
    each message would cost more than the game itself.
    """
    _run_without_task(handle_raw_message(hall, table, subscriber, message))


def _run_without_task(coroutine: Coroutine[Any, None, None], _: object = None) -> None:
    """Run a coroutine until it waits for a future, and continue when the future is done."""
    try:
        future = coroutine.send(None)
    except (StopIteration, asyncio.CancelledError):
        return
    if future is None:
        # The coroutine lets others run, but waits for nothing.
        asyncio.get_running_loop().call_soon(_run_without_task, coroutine)
    else:
        future.add_done_callback(partial(_run_without_task, coroutine))


async def handle_raw_message(hall: Hall, table: Table, subscriber: Subscriber, message: str | bytes) -> None:
    """Decode and handle a message, or send an error."""
    try:
        request = socket_messages.decode_message(message)
    except DECODE_ERRORS:
        _send_error(subscriber, "", msg("hall-invalid-message", reason=msg("hall-message-types")))
        return
    if len(request.id) > 64 or not request.id.isprintable():
        _send_error(subscriber, "", msg("hall-invalid-message", reason=msg("hall-message-id")))
        return
    try:
        await handle_message(hall, table, subscriber, request)
    except Exception:
        log_exception("message failed", table=redact_id(table.table_state.id))
        _send_error(subscriber, request.id, FAILED_TEXT)


def _send_error(subscriber: Subscriber, request_id: str, text: Text) -> None:
    subscriber.send(socket_messages.encode_message(socket_messages.ErrorMessage(request_id, text)))


def _parse_event_number(text: str | None, max_number: int) -> int | None:
    """Return the number of the last event that a client has seen, or None if the text is not valid."""
    if text is None or not text.isascii() or not text.isdigit() or len(text) > 9:
        return None
    return int(text) if int(text) <= max_number else None
