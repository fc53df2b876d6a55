"""Playing: what a seat asks for over its socket is judged, written down, and only then done and told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import NamedTuple

from kwoon.core.contract import CONCEDE, TAKE_BACK, WATCHER, Refused
from kwoon.hall.hall import NOT_KNOWN, NOT_WRITTEN, TRIES, Hall
from kwoon.hall.notes import mark, trouble
from kwoon.hall.people.names import without_invisible
from kwoon.hall.people.rated import answers_given, forget_households, result_of
from kwoon.hall.tables.change import Change
from kwoon.hall.tables.head import Refusal, not_closed
from kwoon.hall.tables.rows import Answer, Conflict, Entry, Pass, Saying, Unsure
from kwoon.hall.tables.subscriber import Subscriber
from kwoon.hall.tables.table import WHOLE_GAME, Table
from kwoon.hall.telling import wire
from kwoon.hall.telling.wire import (
    AnswerAsked,
    Asked,
    BackAsked,
    ConcedeAsked,
    Done,
    PassAsked,
    Pong,
    RefusedSent,
    SayAsked,
    WhySent,
)

RESTLESS = "You have changed your mind very often. What is chosen now stays chosen; finish your answer."
MOST_PASSED = 2000
"""Times that people may begin or cease to pass at one table."""
STALE = "The table has moved on since you were asked that. Look at what is asked now."
NOT_ON = "The game is not on. Wait until it starts, or look at how it ended."
BUSY = "The table is busy. Try again."
LONGEST = 300
PASSING = 503
"""The status of what may be otherwise in a moment: whoever asks again with the same id is not told the same again."""
TOO_MANY = 429
"""The status of what an address has had enough of for the moment; it may be asked for again with the same id."""


class Heard(Enum):
    """How far an answer is to be told."""

    SEAT = "by the seat itself only"
    ALL = "by everybody"
    END = "by everybody, and the game is over"


async def attend_to(hall: Hall, table: Table, subscriber: Subscriber, asked: Asked) -> None:
    """Do what a message asks, once."""
    if isinstance(asked, wire.PingAsked):
        subscriber.send(wire.write(Pong(asked.id)))
        return
    if isinstance(asked, wire.SeenAsked):
        # Nothing to write down: whoever loads the table anew gives the time to look once more.
        if subscriber.seat != WATCHER and asked.last >= len(table.events):
            table.seen(subscriber.seat, hall.now())
            hall.after(table)
        return
    if isinstance(asked, wire.WhyAsked):
        _why(table, subscriber, asked.id)
        return
    began = asyncio.get_running_loop().time()
    await table.lock.acquire()
    await attend_alone(hall, table, subscriber, asked, began=began)


async def attend_alone(
    hall: Hall,
    table: Table,
    subscriber: Subscriber,
    asked: Asked,
    failed: Exception | None = None,
    *,
    began: float | None = None,
) -> None:
    """Do what a message asks, or go on after it `failed` to be written down. The caller has taken the table's lock,
    which is given back here. `began` is when the message came, by the loop's clock."""
    began = asyncio.get_running_loop().time() if began is None else began
    try:
        try:
            if failed is not None:
                await _not_done(hall, table, (subscriber.person, asked.id), failed)
            if table.stale:
                await _look(hall, table)
            told = table.requests.get((subscriber.person, asked.id))
            if told is None:
                heard = await _do(hall, table, subscriber, asked)
                told = ""
                subscriber.send(wire.write(Done(asked.id)))
                if heard is None:
                    table.say(table.sayings[-1])
                else:
                    announce(hall, table, heard, subscriber.seat)
            elif not told:
                _repeat(hall, table, subscriber, asked.id, began)
        except Refusal as refusal:
            told = refusal.sentence
            if refusal.status not in (PASSING, TOO_MANY):
                table.remember(subscriber.person, asked.id, told)
        if told:
            hall.tally.refused()
            _reply(hall, began, partial(subscriber.send, wire.write(RefusedSent(asked.id, told))))
    finally:
        table.lock.release()
    hall.after(table)


def _repeat(hall: Hall, table: Table, subscriber: Subscriber, id: str, began: float) -> None:
    """Acknowledge a request that was done before, with the news of it, which may have been missed the first time."""
    seat = subscriber.seat
    news = None if table.bout is None else wire.write(table.news(seat, table.told, hall.now(), subscriber.why))
    shown = table.shown.get(seat)

    def send() -> None:
        subscriber.send(wire.write(Done(id)))
        if news is not None and table.shown.get(seat) is shown:
            # Otherwise newer news have been sent meanwhile.
            subscriber.send(news)

    _reply(hall, began, send)


def _reply(hall: Hall, began: float, send: Callable[[], None]) -> None:
    """Send what changes nothing at a time that does not depend on who held the table's lock. Otherwise messages that
    are refused or repeated, which anybody may send all the time, would show when another seat drafts."""
    wait = hall.until_reply(began)
    if wait > 0:
        asyncio.get_running_loop().call_later(wait, send)
    else:
        send()


def _why(table: Table, subscriber: Subscriber, id: str) -> None:
    """Tell why cards cannot be played, in the position that the seat was shown last.

    Without the table's lock: whoever holds it may be drafting, and how long an answer takes must not show that.
    """
    shown = table.shown.get(subscriber.seat)
    if shown is None:
        subscriber.send(wire.write(WhySent(id, "", {})))
        return
    nothing_to_play = subscriber.seat == WATCHER or not table.playing
    subscriber.send(wire.write(WhySent(id, shown.key, {} if nothing_to_play else table.teller.why_not(shown))))


async def _do(hall: Hall, table: Table, subscriber: Subscriber, asked: Asked) -> Heard | None:
    if isinstance(asked, SayAsked):
        await _say(hall, table, subscriber, asked)
        return None
    seat = subscriber.seat
    if seat == WATCHER:
        raise Refusal(403, "You are watching. Only who sits at the table can do that.")
    request = (subscriber.person, asked.id)
    if isinstance(asked, AnswerAsked):
        if asked.move < 0:
            raise Refusal(409, "That is not a move. Choose one of those that you are offered.")
        return await commit(hall, table, seat, asked.move, key=asked.key, request=request)
    if isinstance(asked, BackAsked):
        return await commit(hall, table, seat, TAKE_BACK, key=asked.key, request=request)
    if isinstance(asked, ConcedeAsked):
        return await commit(hall, table, seat, CONCEDE, key=None, request=request)
    if isinstance(asked, PassAsked):
        if not subscriber.spend("passes"):
            raise Refusal(TOO_MANY, "You change whether you pass too often. Wait a moment and try again.")
        await _pass(hall, table, subscriber.person, asked)
        return Heard.SEAT
    await _call(hall, table, seat)
    table.remember(*request)
    return Heard.ALL


class Judged(NamedTuple):
    """An answer that was taken in memory, and is to be written down before anybody hears of it."""

    entry: Entry
    heard: Heard
    settled: bool
    began: float
    """When, by a clock that only measures."""


async def give_up(hall: Hall, table: Table, seat: int) -> None:
    """A seat concedes by leaving."""
    async with table.lock:
        if table.stale:
            await _look(hall, table)
        heard = await commit(hall, table, seat, CONCEDE, key=None, request=None)
        announce(hall, table, heard, seat)
    hall.after(table)


async def commit(
    hall: Hall, table: Table, seat: int, *moves: int, key: str | None, request: tuple[str, str] | None
) -> Heard:
    """Take one answer, or as many moves of a draft as fit: judge it, write it down. The caller holds the lock, and
    announces it afterwards."""
    for _ in range(TRIES):
        judged = judge(hall, table, seat, *moves, key=key, request=request)
        try:
            await hall.storage.write(judged.entry)
        except Exception as error:
            await _not_done(hall, table, request, error)
        except BaseException:
            # Whether it was written is not known; whoever comes next looks.
            table.stale = True
            raise
        else:
            conclude(hall, table, judged, request)
            return judged.heard
        if request is not None and table.requests.get(request) == "":
            return Heard.SEAT
    raise Refusal(PASSING, BUSY)


def judge(hall: Hall, table: Table, seat: int, *moves: int, key: str | None, request: tuple[str, str] | None) -> Judged:
    """Carry out in memory what a seat answers, as far as it fits; Refusal changes nothing."""
    if key is not None and table.bout is not None and key != table.key(seat):
        raise Refusal(409, STALE)
    if request is not None and table.playing and table.bout is not None:
        for move in moves:
            if table.refuses_change(seat, move):
                raise Refusal(409, RESTLESS)
    now = hall.now()
    public = settled = False
    rows: list[Answer] = []
    for move in moves:
        if rows and not _goes_on(table, seat, move, settled):
            break
        change = _apply(hall, table, seat, move, now)
        table.credit(change, request is not None)
        rows.append(table.row(change, None if request is None else request[1], now))
        public, settled = public or change.public, settled or change.settled
    head = hall.end_if_over(table)
    heard = Heard.END if head is not None else Heard.ALL if public else Heard.SEAT
    opened = table.teller.opened.game
    result = None
    if head is not None:
        if answers_given(table.game().steps) >= hall.settings.rated_answers * len(head.seats):
            result = result_of(head, opened.sides(), table.game().state.outcome())
        forget_households(head)
    return Judged(Entry(tuple(rows), head, result, notes=hall.notes(table)), heard, settled, time.perf_counter())


def conclude(hall: Hall, table: Table, judged: Judged, request: tuple[str, str] | None) -> None:
    """It is written down."""
    if judged.settled:
        # How much anybody has drafted before is nobody's business.
        hall.tally.answered(request is not None, time.perf_counter() - judged.began)
    table.mine = True
    if request is not None:
        table.remember(*request)
    if judged.entry.head is not None:
        table.head = judged.entry.head


def _goes_on(table: Table, seat: int, move: int, settled: bool) -> bool:
    """Whether a draft may be gone on with like this, after what came before."""
    ask = None if settled else table.game().state.ask(seat)
    return ask is not None and move in ask.moves


def _apply(hall: Hall, table: Table, seat: int, move: int, now: float) -> Change:
    """Carry an answer out in memory, or refuse it and change nothing."""
    if table.bout is None or not table.playing:
        raise Refusal(409, NOT_ON)
    if table.teacher is not None and move >= 0:
        table.teacher.check(seat, table.bout.steps, move)
    try:
        return table.apply(seat, move, table.luck(hall.settings.luck()), now)
    except Refused as error:
        raise Refusal(409, str(error)) from None


async def _not_done(hall: Hall, table: Table, request: tuple[str, str] | None, error: Exception) -> None:
    """An answer could not be written down as it was judged: look how things are. Refusal unless it may be judged anew,
    or was there already."""
    if isinstance(error, Conflict):
        hall.tally.conflicted()
        await _look(hall, table)
    else:
        await _not_written(hall, table, request, error)


async def _not_written(hall: Hall, table: Table, request: tuple[str, str] | None, error: Exception) -> None:
    """A write failed, perhaps after it was done: look, and refuse it only if it was not."""
    hall.tally.not_written()
    trouble("answer not written", table=mark(table.head.id))
    table.stale = True
    await _look(hall, table)
    if request is None or table.requests.get(request) != "":
        raise Refusal(PASSING, NOT_KNOWN if isinstance(error, Unsure) else NOT_WRITTEN) from None


async def _look(hall: Hall, table: Table) -> None:
    """Make memory what storage says. If that cannot be reached, nobody knows: what is asked for may be a repetition of
    something that was done here or elsewhere."""
    try:
        await hall.reload(table)
    except Refusal:
        raise
    except Exception:
        trouble("table not loaded", table=mark(table.head.id))
        raise Refusal(PASSING, NOT_KNOWN) from None


async def _say(hall: Hall, table: Table, subscriber: Subscriber, asked: SayAsked) -> None:
    text = " ".join(without_invisible(asked.text).split())
    if not 1 <= len(text) <= LONGEST or not text.isprintable():
        raise Refusal(409, f"Say something of 1 to {LONGEST} characters that can be shown.")
    not_closed(table.head)
    if subscriber.person in table.head.muted:
        raise Refusal(403, "The host has asked you to be silent at this table.")
    if not subscriber.spend("messages"):
        raise Refusal(TOO_MANY, "Too many chat messages come from your address. Wait a moment and send it again.")
    name = await hall.guests.name(subscriber.person)
    seat = None if subscriber.seat == WATCHER else subscriber.seat
    for _ in range(TRIES):
        now = hall.now()
        saying = Saying(table.head.id, table.heard() + 1, seat, subscriber.person, name, text, asked.id, now)
        request = (subscriber.person, asked.id)
        if await _append(hall, table, Entry(saying=saying, notes=hall.notes(table)), request):
            table.hear(saying)
            return
        if table.requests.get(request) == "":
            return
    raise Refusal(PASSING, BUSY)


async def _append(hall: Hall, table: Table, entry: Entry, request: tuple[str, str]) -> bool:
    """Write something down that is no answer; False if it is to be looked at anew, as somebody else was first or it
    was there already."""
    try:
        await hall.storage.write(entry)
    except Conflict:
        await _look(hall, table)
        return False
    except Exception as error:
        await _not_written(hall, table, request, error)
        return False
    return True


async def _call(hall: Hall, table: Table, seat: int) -> None:
    if not table.head.call:
        raise Refusal(409, "This table is not played to the call.")
    if table.called is not None:
        raise Refusal(409, "Somebody has called already.")
    if table.turbo:
        raise Refusal(409, "Nobody calls here: the countdown begins when the first player has chosen.")
    if not table.playing or not table.may_call(seat):
        raise Refusal(409, "You can call when several players choose at once and you are one of them.")
    if not hall.storage.alone:
        note = f"call {hall.settings.process} {table.head.id} {table.settled}"
        try:
            await hall.storage.write(Entry(notes=(note,)))
        except Exception:
            trouble("call not passed on", table=mark(table.head.id))
            raise Refusal(PASSING, NOT_KNOWN) from None
    table.called = hall.now()


async def _pass(hall: Hall, table: Table, person: str, asked: PassAsked) -> None:
    """The attendant answers for them from now on, at once if they are asked; nobody else hears of it."""
    for _ in range(TRIES):
        if table.bout is None or not table.playing:
            raise Refusal(409, NOT_ON)
        this = int(table.bout.state.turns()) if asked.span == "turn" else WHOLE_GAME
        turn = this if asked.on else None
        row = Pass(table.head.id, table.passed + 1, person, turn, asked.id, hall.now())
        if table.passed >= MOST_PASSED:
            raise Refusal(409, RESTLESS)
        if await _append(hall, table, Entry(passing=row, notes=hall.notes(table)), (person, asked.id)):
            table.let_pass(row)
            table.mine = True
            return
        if table.requests.get((person, asked.id)) == "":
            return
    raise Refusal(PASSING, BUSY)


def announce(hall: Hall, table: Table, heard: Heard, seat: int) -> None:
    """Tell an answer that is on disk to everybody who may notice it."""
    table.tell(hall.now(), only=seat if heard is Heard.SEAT else None)
    if heard is Heard.END:
        hall.tell_table(table)
        hall.ended(table)
