"""The websocket of a table: what the server sends, what it takes, and what it does with garbage."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from kwoon.server import wire
from kwoon.server.frames import SEND_NOW
from kwoon.server.guard import welcome
from kwoon.server.guests import COOKIE, set_cookie
from kwoon.server.hall import Hall
from kwoon.server.heads import Refusal
from kwoon.server.limits import Bucket
from kwoon.server.logs import mark, trouble
from kwoon.server.play import attend_to
from kwoon.server.subscribers import Subscriber
from kwoon.server.tables import SAYINGS, Table, said

Socket = WebSocket[None, None, State]

LONGEST = 4096
POLICY = 1008
NO_TABLE = 4404
WRONG = "That is no message of this protocol: {}."
TOO_FAST = "You send too many messages. Wait a little, then connect again."
TOO_LONG = f"A message has at most {LONGEST} bytes."


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, hall: NamedDependency[Hall], table: FromPath[str]) -> None:
    """One person at one table, until the connection ends."""
    if not welcome(socket.headers, hall.settings.origins):
        await socket.close(code=POLICY, reason="Sockets are opened from the hall's own pages.")
        return
    address = socket.client.host if socket.client is not None else ""
    guest = await hall.guests.guest(socket.cookies.get(COOKIE))
    headers = {"set-cookie": set_cookie(guest.cookie, socket.url.scheme == "wss")} if guest.cookie else {}
    await socket.accept(headers=headers)
    try:
        if not hall.doorway.take(address):
            hall.metrics.limited.inc()
            raise Refusal(429, TOO_FAST)
        found = await hall.find(table)
    except Refusal as refusal:
        await socket.close(code=NO_TABLE if refusal.status == 404 else POLICY, reason=refusal.sentence)
        return
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    subscriber = Subscriber(guest.id, guest.name, extensions.get(SEND_NOW))
    sender = asyncio.create_task(_send(socket, subscriber))
    try:
        await _come(hall, found, subscriber, socket.query_params.get("since"))
        await _listen(socket, hall, found, subscriber)
    except WebSocketDisconnect:
        pass
    finally:
        await _go(hall, found, subscriber)
        sender.cancel()


async def _send(socket: Socket, subscriber: Subscriber) -> None:
    try:
        while True:
            while subscriber.outbox:
                # It stays in the box until it is out, so that nothing overtakes it.
                await socket.send({"type": "websocket.send", "bytes": None, "text": subscriber.outbox[0]})
                subscriber.outbox.popleft()
            if subscriber.closing is not None:
                code, reason = subscriber.closing
                await socket.close(code=code, reason=reason)
                return
            await subscriber.wait()
    except (WebSocketDisconnect, OSError, RuntimeError):
        # Gone while something was on its way; the listening side notices too.
        return


async def _come(hall: Hall, table: Table, subscriber: Subscriber, since: str | None) -> None:
    async with table.lock:
        if table.stale:
            await hall.reload(table)
        table.subscribers.add(subscriber)
        seat = table.head.seat_of(subscriber.person)
        if seat is not None:
            subscriber.seat = seat
        hall.metrics.sockets.inc()
        hall.tell_table(table)
        for saying in table.sayings[-SAYINGS:]:
            subscriber.send(wire.write(said(saying)))
        if table.bout is not None:
            news = table.news(subscriber.seat, _number(since, len(table.events)), hall.now())
            subscriber.send(wire.write(news))
    hall.presence(table)


async def _go(hall: Hall, table: Table, subscriber: Subscriber) -> None:
    table.subscribers.discard(subscriber)
    table.touched = hall.now()
    hall.metrics.sockets.dec()
    hall.tell_table(table)
    hall.presence(table)


async def _listen(socket: Socket, hall: Hall, table: Table, subscriber: Subscriber) -> None:
    bucket = Bucket(hall.settings.messages_per_second, hall.settings.messages_at_once, hall.now())
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
            hall.metrics.limited.inc()
            subscriber.close(POLICY, TOO_FAST)
        else:
            await _take(hall, table, subscriber, message)
    # What was still to be said is said by the sender; then the other side closes.
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


async def _take(hall: Hall, table: Table, subscriber: Subscriber, message: str | bytes) -> None:
    try:
        asked = wire.read(message)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        subscriber.send(wire.write(wire.RefusedSent("", WRONG.format("see docs/protocol.md for those that there are"))))
        return
    if len(asked.id) > 64 or not asked.id.isprintable():
        subscriber.send(wire.write(wire.RefusedSent("", WRONG.format("an id has at most 64 plain characters"))))
        return
    try:
        await attend_to(hall, table, subscriber, asked)
    except Exception:
        trouble("message failed", table=mark(table.head.id))
        sentence = "Something went wrong here, and nothing has changed. Try again."
        subscriber.send(wire.write(wire.RefusedSent(asked.id, sentence)))


def _number(since: str | None, last: int) -> int | None:
    """The last event that a client has seen; None for no number that was ever told."""
    if since is None or not since.isascii() or not since.isdigit() or len(since) > 9:
        return None
    return int(since) if int(since) <= last else None
