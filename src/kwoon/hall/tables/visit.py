"""A visit to a table: somebody comes and is told how things stand, asks for this and that, and goes."""

from __future__ import annotations

import msgspec

from kwoon.hall.hall import Hall
from kwoon.hall.manners import came_back
from kwoon.hall.notes import mark, trouble
from kwoon.hall.tables.play import attend_to
from kwoon.hall.tables.subscriber import Subscriber
from kwoon.hall.tables.table import SAYINGS, Table, said
from kwoon.hall.telling import wire
from kwoon.hall.telling.lobby_sent import TableNews

WRONG = "That is no message of this protocol: {}."


async def come(hall: Hall, table: Table, subscriber: Subscriber, since: str | None) -> None:
    """Listen from now on; `since` is the number of the last event that is known already."""
    async with table.lock:
        if table.stale:
            await hall.reload(table)
        table.subscribers.add(subscriber)
        seat = table.head.seat_of(subscriber.person)
        if seat is not None:
            subscriber.seat = seat
        hall.tally.came()
        subscriber.send(wire.write(TableNews(hall.sent(table, subscriber.person))))
        hall.tell_presence(table)
        for saying in table.sayings[-SAYINGS:]:
            subscriber.send(wire.write(said(saying)))
        if table.bout is not None:
            known = _number(since, len(table.events))
            if table.watches_late(subscriber):
                news = table.late_news(known or 0)
            else:
                news = table.news(subscriber.seat, known, hall.now(), subscriber.why)
            subscriber.send(wire.write(news))
    hall.presence(table)
    if seat is not None:
        await came_back(hall, table, seat)


def go(hall: Hall, table: Table, subscriber: Subscriber) -> None:
    """Listen no longer, if it ever came to that."""
    if subscriber not in table.subscribers:
        return
    table.subscribers.discard(subscriber)
    table.touched = hall.now()
    if table.head.seat_of(subscriber.person) is not None:
        table.left[subscriber.person] = table.touched
    hall.tally.went()
    hall.tell_presence(table)
    hall.presence(table)


async def take(hall: Hall, table: Table, subscriber: Subscriber, message: str | bytes) -> None:
    """Do what a message asks, or say why not."""
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
        sentence = "Something went wrong here, and it is not known whether that was done. Look, and try again."
        subscriber.send(wire.write(wire.RefusedSent(asked.id, sentence)))


def _number(since: str | None, last: int) -> int | None:
    """The last event that a client has seen; None for no number that was ever told."""
    if since is None or not since.isascii() or not since.isdigit() or len(since) > 9:
        return None
    return int(since) if int(since) <= last else None
