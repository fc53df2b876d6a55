"""Connections to a table: connect, handle messages, disconnect."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any

import msgspec

from kwoon.hall.accounts.person_updates import SIGNED_OUT_CODE, SIGNED_OUT_TEXT
from kwoon.hall.errors import LimitReached
from kwoon.hall.hall import Hall
from kwoon.hall.host_controls import clear_votes, handle_arrival
from kwoon.hall.logging import log_exception, redact_id
from kwoon.hall.tables import socket_messages
from kwoon.hall.tables.chat import chat_broadcast
from kwoon.hall.tables.message_handling import handle_message
from kwoon.hall.tables.responses import TableMessage
from kwoon.hall.tables.subscriber import Subscriber
from kwoon.hall.tables.table import Table

DECODE_ERRORS = (msgspec.MsgspecError, UnicodeError, RecursionError)
BAD_MESSAGE_TEXT = "Invalid message: {}."
FAILED_TEXT = "Something went wrong, and your action may not have been saved. Check, and try again if needed."


def check_socket_limit(hall: Hall, table: Table, person_id: str) -> None:
    """Raise HallError if a person has too many sockets open at this table."""
    sockets = [subscriber for subscriber in table.presence.subscribers if subscriber.person_id == person_id]
    if len(sockets) >= hall.settings.max_sockets_per_person:
        raise LimitReached(f"You have this table open in {len(sockets)} places. Close one of them first.")


async def connect_subscriber(hall: Hall, table: Table, subscriber: Subscriber, since_text: str | None) -> None:
    """Subscribe a socket and send it the table, chat and game. `since_text` is the number of the last event that the
    client has. Raise HallError if the person has too many sockets open."""
    async with hall.lock_table(table):
        check_socket_limit(hall, table, subscriber.person_id)
        table.presence.subscribers.add(subscriber)
        # The table is sent first, because presence messages may follow at once and mean nothing without it. A
        # subscriber that is closed below has received the table, which it could also have requested a moment earlier,
        # but no cards.
        subscriber.send(
            socket_messages.encode_message(TableMessage(table.response_for(subscriber.person_id, hall.now())))
        )
        profile = await hall.guests.profile(subscriber.person_id)
        if profile.session_epoch != subscriber.session_epoch or profile.status:
            # The person signed out, or their account was closed, during the connect.
            subscriber.close(SIGNED_OUT_CODE, SIGNED_OUT_TEXT)
        seat = table.table_state.find_seat(subscriber.person_id)
        if seat is not None:
            subscriber.seat = seat
        hall.metrics.count_connect()
        hall.schedule_presence_message(table)
        for chat_message in [] if table.table_state.closed else table.chat.messages:
            if chat_message.person_id not in subscriber.muted_people:
                subscriber.send(socket_messages.encode_message(chat_broadcast(chat_message)))
        if table.match is not None:
            since_event = _parse_event_number(since_text, len(table.game.events))
            if table.gets_delayed_view(subscriber):
                update = table.delayed_update(since_event or 0)
            else:
                update = table.build_update(subscriber.seat, since_event, hall.now(), subscriber.wants_why_not)
            subscriber.send(socket_messages.encode_message(update))
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


def try_handle_now(hall: Hall, table: Table, subscriber: Subscriber, message: str) -> bool:
    """If the table's lock is free, start handling a message without a task and return True. Otherwise, return False: the
    caller must await `handle_raw_message`, so that a client's messages wait in line.

    A task for each message would cost more than the game itself.
    """
    if table.lock.locked():
        return False
    _run_without_task(handle_raw_message(hall, table, subscriber, message))
    return True


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
        _send_error(subscriber, "", BAD_MESSAGE_TEXT.format("see docs/develop/protocol.md for the message types"))
        return
    if len(request.id) > 64 or not request.id.isprintable():
        _send_error(subscriber, "", BAD_MESSAGE_TEXT.format("an id must have at most 64 printable characters"))
        return
    try:
        await handle_message(hall, table, subscriber, request)
    except Exception:
        log_exception("message failed", table=redact_id(table.table_state.id))
        _send_error(subscriber, request.id, FAILED_TEXT)


def _send_error(subscriber: Subscriber, request_id: str, text: str) -> None:
    subscriber.send(socket_messages.encode_message(socket_messages.ErrorMessage(request_id, text)))


def _parse_event_number(text: str | None, max_number: int) -> int | None:
    """Return the number of the last event that a client has seen, or None if the text is not valid."""
    if text is None or not text.isascii() or not text.isdigit() or len(text) > 9:
        return None
    return int(text) if int(text) <= max_number else None
