"""The websocket of a table: sending, receiving, and handling invalid messages."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from kwoon.hall.api.lobby_responses import ErrorResponse
from kwoon.hall.api.socket_messages import OUTDATED_CODE, OUTDATED_TEXT, PROTOCOL
from kwoon.hall.tables.connection import connect, disconnect, handle_raw, room_at, try_handle_now
from kwoon.hall.tables.subscriber import Subscriber
from kwoon.hall.tables.table import Table
from kwoon.hall.tables.table_state import ApiError
from kwoon.server.http.cookies import COOKIE, set_cookie
from kwoon.server.http.middleware import is_allowed_origin
from kwoon.server.http.rate_limits import TokenBucket
from kwoon.server.http.websocket_protocol import HEAR, POLICY, SEND_NOW, TOO_FAST
from kwoon.server.server import HallServer

Socket = WebSocket[None, None, State]

LONGEST = 4096
TOO_LONG = f"A message must be at most {LONGEST} bytes."


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, house: NamedDependency[HallServer], table: FromPath[str]) -> None:
    """Serve one person at one table until the connection ends."""
    hall = house.hall
    if not is_allowed_origin(socket.headers, house.settings.origins):
        await _reject(socket, ApiError(403, "Cross-site socket rejected. Use the hall's own pages."))
        return
    address = socket.client.host if socket.client is not None else ""
    try:
        if not house.doorway.take(address):
            hall.metrics.count_rate_limited()
            raise ApiError(429, TOO_FAST)
        if not _spend(house, address, "sockets"):
            raise ApiError(429, TOO_FAST)
        found = await hall.find(table)
        guest = await hall.guests.authenticate(socket.cookies.get(COOKIE), address)
        unheard = await hall.storage.blocks.muted_people(guest.id)
        room_at(hall, found, guest.id)
    except ApiError as refusal:
        await _reject(socket, refusal)
        return
    headers = {"set-cookie": set_cookie(guest.cookie, socket.url.scheme == "wss")} if guest.cookie else {}
    await socket.accept(headers=headers)
    if socket.query_params.get("protocol") != str(PROTOCOL):
        await socket.close(code=OUTDATED_CODE, reason=OUTDATED_TEXT)
        return
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    subscriber = Subscriber(guest.id, guest.name, extensions.get(SEND_NOW))
    subscriber.session_epoch, subscriber.muted_people = guest.session_epoch, unheard
    subscriber.household = guest.household
    subscriber.wants_why_not = socket.query_params.get("why_not") != "on-request"
    subscriber.spend = partial(_spend, house, address)
    subscriber.wants_delayed = socket.query_params.get("watch") == "delayed"
    sender = asyncio.create_task(_send(socket, subscriber))
    try:
        await connect(hall, found, subscriber, socket.query_params.get("since"))
        # A separate task wakes up without passing through all the layers above.
        await asyncio.create_task(_listen(socket, house, found, subscriber))
    except ApiError as refusal:
        subscriber.close(POLICY, refusal.message)
        await _wait_closed(socket)
    except WebSocketDisconnect:
        pass
    finally:
        disconnect(hall, found, subscriber)
        sender.cancel()


def _spend(house: HallServer, address: str, share: str) -> bool:
    """Take one from the limit of an address, and return whether there was one."""
    if house.shares[share].take(address):
        return True
    house.metrics.count_rate_limited()
    return False


async def _reject(socket: Socket, refusal: ApiError) -> None:
    """Refuse a handshake with an HTTP error response."""
    headers = [(b"content-type", b"application/json")]
    start = {"type": "websocket.http.response.start", "status": refusal.status, "headers": headers}
    body = msgspec.json.encode(ErrorResponse(refusal.status, refusal.message))
    await socket.send(cast(Any, start))
    await socket.send(cast(Any, {"type": "websocket.http.response.body", "body": body}))


async def _send(socket: Socket, subscriber: Subscriber) -> None:
    try:
        while True:
            while subscriber.outbox:
                # A message stays in the outbox until it is sent, so that nothing overtakes it.
                await socket.send({"type": "websocket.send", "bytes": None, "text": subscriber.outbox[0].decode()})
                subscriber.outbox.popleft()
            if subscriber.closing is not None:
                code, reason = subscriber.closing
                await socket.close(code=code, reason=reason)
                return
            await subscriber.wait()
    except (WebSocketDisconnect, OSError, RuntimeError):
        # Disconnected while sending. The receiving side notices too.
        return


async def _listen(socket: Socket, house: HallServer, table: Table, subscriber: Subscriber) -> None:
    hall, settings = house.hall, house.settings
    bucket = TokenBucket(settings.messages_per_second, settings.message_burst, hall.now())

    def take_at_once(text: str) -> bool:
        if (
            subscriber.closing is not None
            or not bucket.has(hall.now())
            or not try_handle_now(hall, table, subscriber, text)
        ):
            return False
        bucket.left -= 1
        return True

    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    hear = extensions.get(HEAR)
    if hear is not None:
        hear(take_at_once)
    while subscriber.closing is None:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        if event["type"] != "websocket.receive":
            continue
        message = event.get("text") or event.get("bytes") or ""
        if len(message) > LONGEST:
            subscriber.close(POLICY, TOO_LONG)
        elif not bucket.take(hall.now()):
            hall.metrics.count_rate_limited()
            subscriber.close(POLICY, TOO_FAST)
        else:
            await handle_raw(hall, table, subscriber, message)
    await _wait_closed(socket)


async def _wait_closed(socket: Socket) -> None:
    """Wait for the client to close. The sender sends the remaining messages."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass
