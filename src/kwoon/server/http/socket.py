"""Websocket connections to tables: sending, receiving, and rejecting invalid messages."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from kwoon.hall.errors import HallError, LimitReached, PermissionDenied, status_of
from kwoon.hall.tables.connection import (
    check_socket_limit,
    connect_subscriber,
    disconnect_subscriber,
    start_handling,
)
from kwoon.hall.tables.socket_messages import OUTDATED_CODE, OUTDATED_TEXT, PROTOCOL
from kwoon.hall.tables.subscriber import Subscriber
from kwoon.hall.tables.table import Table
from kwoon.server.http.adapter import COOKIE, format_set_cookie
from kwoon.server.http.rate_limits import TokenBucket
from kwoon.server.http.security_middleware import is_allowed_origin, send_error
from kwoon.server.http.websocket_protocol import POLICY_VIOLATION, SEND_NOW, SET_LISTENER, TOO_FAST_TEXT
from kwoon.server.server import HallServer

Socket = WebSocket[None, None, State]

MAX_MESSAGE_BYTES = 4096
TOO_LONG_TEXT = f"A message must be at most {MAX_MESSAGE_BYTES} bytes."


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, server: NamedDependency[HallServer], table: FromPath[str]) -> None:
    """Serve one person at one table until the connection ends."""
    hall = server.hall
    if not is_allowed_origin(socket.headers, server.settings.origins):
        await _reject_handshake(socket, PermissionDenied("Cross-site socket rejected. Use the hall's own pages."))
        return
    address = socket.client.host if socket.client is not None else ""
    try:
        if not server.request_limits.take_token(address):
            hall.metrics.count_rate_limited()
            raise LimitReached(TOO_FAST_TEXT)
        if not server.take_operation_token(address, "new sockets"):
            raise LimitReached(TOO_FAST_TEXT)
        loaded_table = await hall.find_table(table)
        guest = await hall.guests.find_or_create_guest(socket.cookies.get(COOKIE), address)
        muted_people = await hall.storage.blocks.muted_people(guest.id)
        check_socket_limit(hall, loaded_table, guest.id)
    except HallError as error:
        await _reject_handshake(socket, error)
        return
    headers = {"set-cookie": format_set_cookie(guest.cookie, socket.url.scheme == "wss")} if guest.cookie else {}
    await socket.accept(headers=headers)
    if socket.query_params.get("protocol") != str(PROTOCOL):
        await socket.close(code=OUTDATED_CODE, reason=str(OUTDATED_TEXT))
        return
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    subscriber = Subscriber(guest.id, guest.name, extensions.get(SEND_NOW))
    subscriber.session_epoch, subscriber.muted_people = guest.session_epoch, muted_people
    subscriber.household = guest.household
    subscriber.wants_why_not = socket.query_params.get("why_not") != "on-request"
    subscriber.take_operation_token = partial(server.take_operation_token, address)
    subscriber.wants_delayed = socket.query_params.get("watch") == "delayed"
    sender = asyncio.create_task(_send_outbox(socket, subscriber))
    try:
        await connect_subscriber(hall, loaded_table, subscriber, socket.query_params.get("since"))
        # A separate task resumes directly, without passing through the layers above.
        await asyncio.create_task(_receive_messages(socket, server, loaded_table, subscriber))
    except HallError as error:
        subscriber.close(POLICY_VIOLATION, str(error))
        await _wait_until_closed(socket)
    except WebSocketDisconnect:
        pass
    finally:
        disconnect_subscriber(hall, loaded_table, subscriber)
        sender.cancel()


async def _reject_handshake(socket: Socket, error: HallError) -> None:
    await send_error(socket.scope, socket.send, status_of(error), error.message)


async def _send_outbox(socket: Socket, subscriber: Subscriber) -> None:
    try:
        while True:
            while subscriber.outbox:
                # A message stays in the outbox until it is sent, so that nothing overtakes it.
                await socket.send({"type": "websocket.send", "bytes": None, "text": subscriber.outbox[0].decode()})
                subscriber.outbox.popleft()
            if subscriber.closing is not None:
                code, reason = subscriber.closing
                await socket.close(code=code, reason=str(reason))
                return
            await subscriber.wait_for_message_to_send()
    except (WebSocketDisconnect, OSError, RuntimeError):
        # Disconnected while sending. The receiving side notices too.
        return


async def _receive_messages(socket: Socket, server: HallServer, table: Table, subscriber: Subscriber) -> None:
    hall, settings = server.hall, server.settings
    bucket = TokenBucket(settings.messages_per_second, settings.message_burst, hall.now())

    def handle_now(text: str) -> bool:
        if subscriber.closing is not None or not bucket.take_tokens(hall.now()):
            return False
        start_handling(hall, table, subscriber, text)
        return True

    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    set_listener = extensions.get(SET_LISTENER)
    if set_listener is not None:
        set_listener(handle_now)
    while subscriber.closing is None:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        if event["type"] != "websocket.receive":
            continue
        message = event.get("text") or event.get("bytes") or ""
        if len(message) > MAX_MESSAGE_BYTES:
            subscriber.close(POLICY_VIOLATION, TOO_LONG_TEXT)
        elif not bucket.take_tokens(hall.now()):
            hall.metrics.count_rate_limited()
            subscriber.close(POLICY_VIOLATION, TOO_FAST_TEXT)
        else:
            start_handling(hall, table, subscriber, message)
    await _wait_until_closed(socket)


async def _wait_until_closed(socket: Socket) -> None:
    """Wait for the client to close. Meanwhile, the sender task sends the remaining messages."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass
