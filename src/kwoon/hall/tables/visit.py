"""A visit to a table: somebody comes and is told how things stand, asks for this and that, and goes."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial

import msgspec

from kwoon.core.contract import WATCHER
from kwoon.hall.hall import Hall
from kwoon.hall.manners import arrived, came_back
from kwoon.hall.notes import mark, trouble
from kwoon.hall.people.devices import SENTENCE, SIGNED_OUT
from kwoon.hall.tables.head import Refusal
from kwoon.hall.tables.play import Judged, announce, attend_alone, attend_to, conclude, judge
from kwoon.hall.tables.rows import Unsure
from kwoon.hall.tables.subscriber import Subscriber
from kwoon.hall.tables.table import Table
from kwoon.hall.tables.talk import SAYINGS, said
from kwoon.hall.telling import wire
from kwoon.hall.telling.lobby_sent import TableNews

NO_MESSAGE = (msgspec.MsgspecError, UnicodeError, RecursionError)
WRONG = "That is no message of this protocol: {}."


def room_at(hall: Hall, table: Table, person: str) -> None:
    """Refuse one socket more to a person who has enough of them at this table."""
    sockets = [subscriber for subscriber in table.subscribers if subscriber.person == person]
    if len(sockets) >= hall.settings.sockets_each:
        raise Refusal(429, f"You have this table open {len(sockets)} times. Close one of them first.")


async def come(hall: Hall, table: Table, subscriber: Subscriber, since: str | None) -> None:
    """Listen from now on; `since` is the number of the last event that is known already. Refusal if the person listens
    often enough."""
    async with table.lock:
        if table.stale:
            await hall.reload(table)
        room_at(hall, table, subscriber.person)
        table.subscribers.add(subscriber)
        # At once: from now on they are told who comes and goes, which means nothing without the table. Whoever is sent
        # away below has been told of the table, as a moment before, and of no card.
        subscriber.send(wire.write(TableNews(hall.sent(table, subscriber.person))))
        who = await hall.guests.known(subscriber.person)
        if who.epoch != subscriber.epoch or who.standing:
            # They signed out, or were turned away, while the door was being opened.
            subscriber.close(SIGNED_OUT, SENTENCE)
        seat = table.head.seat_of(subscriber.person)
        if seat is not None:
            subscriber.seat = seat
        hall.tally.came()
        hall.tell_presence(table)
        for saying in [] if table.head.closed else table.sayings[-SAYINGS:]:
            if saying.person not in subscriber.unheard:
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
        await arrived(hall, table, subscriber)


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
    except NO_MESSAGE:
        subscriber.send(wire.write(wire.RefusedSent("", WRONG.format("see docs/develop/protocol.md"))))
        return
    if not _named(asked):
        subscriber.send(wire.write(wire.RefusedSent("", WRONG.format("an id has at most 64 plain characters"))))
        return
    await _safely(table, subscriber, asked, attend_to(hall, table, subscriber, asked))


def take_now(hall: Hall, table: Table, subscriber: Subscriber, message: str) -> bool:
    """Begin at once to do what a message asks, if it is an answer and nothing stands in its way; otherwise nothing has
    changed, and it is to be taken. Almost all messages are such, and a task for each would cost more than the game."""
    try:
        asked = wire.read(message)
    except NO_MESSAGE:
        return False
    if not isinstance(asked, wire.AnswerAsked) or asked.move < 0 or subscriber.seat == WATCHER or not _named(asked):
        return False
    request = (subscriber.person, asked.id)
    if table.stale or request in table.requests or not _seize(table.lock):
        return False
    try:
        judged = judge(hall, table, subscriber.seat, asked.move, key=asked.key, request=request)
    except Exception as error:
        # Whoever takes it finds out the same, and says so.
        table.stale = not isinstance(error, Refusal)
        table.lock.release()
        return False
    writing = asyncio.ensure_future(hall.storage.write(judged.entry))
    writing.add_done_callback(partial(_written, hall, table, subscriber, asked=asked, judged=judged))
    return True


def _written(
    hall: Hall,
    table: Table,
    subscriber: Subscriber,
    writing: asyncio.Future[None],
    *,
    asked: wire.AnswerAsked,
    judged: Judged,
) -> None:
    """Tell an answer that is on disk; or see to it that it is found out what has become of it."""
    if writing.cancelled():
        table.stale = True
        table.lock.release()
        return
    failed = writing.exception()
    if failed is not None:
        error = failed if isinstance(failed, Exception) else Unsure()
        hall.errand(_safely(table, subscriber, asked, attend_alone(hall, table, subscriber, asked, error)))
        return
    try:
        conclude(hall, table, judged, (subscriber.person, asked.id))
        subscriber.send(wire.write(wire.Done(asked.id)))
        announce(hall, table, judged.heard, subscriber.seat)
    finally:
        table.lock.release()
    hall.after(table)


def _seize(lock: asyncio.Lock) -> bool:
    """Take a lock without waiting, if it is free and nobody waits for it."""
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    taking.close()
    return False


def _named(asked: wire.Asked) -> bool:
    """Whether its id is one."""
    return len(asked.id) <= 64 and asked.id.isprintable()


async def _safely(table: Table, subscriber: Subscriber, asked: wire.Asked, work: Coroutine[None, None, None]) -> None:
    try:
        await work
    except Exception:
        trouble("message failed", table=mark(table.head.id))
        sentence = "Something went wrong here, and it is not known whether that was done. Look, and try again."
        subscriber.send(wire.write(wire.RefusedSent(asked.id, sentence)))


def _number(since: str | None, last: int) -> int | None:
    """The last event that a client has seen; None for no number that was ever told."""
    if since is None or not since.isascii() or not since.isdigit() or len(since) > 9:
        return None
    return int(since) if int(since) <= last else None
