"""Finished games again: as one seat saw them, as a watcher did, or with all cards open; and as a record."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import cast

import msgspec

from kwoon import shelf
from kwoon.core.contract import WATCHER
from kwoon.core.dice import RecordedDice
from kwoon.core.events import Event, Log
from kwoon.core.record import Bout
from kwoon.core.words import Reader
from kwoon.hall.spells import Spells
from kwoon.hall.tables.head import OVER, Refusal, not_closed
from kwoon.hall.tables.table import Table
from kwoon.hall.telling import wire
from kwoon.hall.telling.lobby_sent import Replay
from kwoon.hall.telling.wire import Frame

KEPT = 32 * 1024 * 1024
"""So many bytes of replays are kept to be sent again."""
AT_ONCE = 4
"""So many are made at the same time; more would only make all of them slower."""
UPLOADS_AT_ONCE = 2
"""Uploaded records that are replayed at the same time, each in its own thread."""
PAGE = 100
"""So many frames are sent at a time."""


def record(table: Table) -> str:
    """The record of a game that is over."""
    only_over(table)
    bout = table.game()
    bout.header.names = table.head.names()
    return bout.write()


Frames = list[Frame]
"""Each as it is sent."""


class Replays:
    """Replays that somebody has asked for, frame by frame as they are sent, so that the next page costs nothing."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, ...], Frames] = OrderedDict()
        self._size = 0
        self._making: dict[tuple[str, ...], asyncio.Task[Frames]] = {}
        self._room = asyncio.Semaphore(AT_ONCE)
        self.uploads = asyncio.Semaphore(UPLOADS_AT_ONCE)
        """Held while an uploaded record is replayed."""

    async def page(self, table: Table, viewpoint: str, first: int, count: int) -> Replay:
        """Some frames of a game that is over."""
        only_over(table)
        seats = len(table.head.seats)
        known = {"watcher": WATCHER, "open": WATCHER} | {str(seat): seat for seat in range(seats)}
        if viewpoint not in known:
            raise Refusal(404, f"Games are watched as a seat (0 to {seats - 1}), as watcher, or as open.")
        names = table.head.names()
        # People may change their names.
        key = (table.head.id, viewpoint, *names)
        frames = self._kept.get(key)
        if frames is None:
            frames = await self._made(key, _Watching(table, Reader(names, known[viewpoint]), viewpoint == "open"))
        else:
            self._kept.move_to_end(key)
        return Replay(table.head.id, table.head.game, names, frames[first : first + count], first, len(frames))

    async def _made(self, key: tuple[str, ...], watching: _Watching) -> Frames:
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.get_running_loop().create_task(self._make(key, watching))
            making.add_done_callback(lambda _: self._making.pop(key, None))
        return await asyncio.shield(making)

    async def _make(self, key: tuple[str, ...], watching: _Watching) -> Frames:
        async with self._room:
            frames = await watching.frames()
        self._kept[key] = frames
        self._size += _size(frames)
        while self._size > KEPT:
            _, old = self._kept.popitem(last=False)
            self._size -= _size(old)
        return frames


def _size(frames: Frames) -> int:
    return sum(len(memoryview(cast(msgspec.Raw, frame))) for frame in frames)


class _Watching:
    """One way of looking at a finished game."""

    def __init__(self, table: Table, reader: Reader, all_open: bool) -> None:
        self.table = table
        self.reader = reader
        self.all_open = all_open
        self.last = 0

    async def frames(self) -> Frames:
        """A frame for the deal and for every answer that this reader could notice."""
        played = self.table.game()
        log = Log()
        header = shelf.header(shelf.find(self.table.head.game), self.table.teller.opened, self.reader.names)
        bout = Bout(played.game, header, RecordedDice(played.deal), log)
        spells = Spells()
        before = self._frame(bout, log.taken())
        frames = [wire.framed(before)]
        for step in played.steps:
            bout.answer(step.seat, step.move, RecordedDice(step.luck))
            frame = self._frame(bout, log.taken())
            if frame.events or frame.view != before.view or frame.views != before.views:
                frames.append(wire.framed(frame))
                before = frame
            await spells.rest()
        if self.table.head.stopped:
            before.outcome = wire.stopped(len(self.table.head.seats))
            frames[-1] = wire.framed(before)
        return frames

    def _frame(self, bout: Bout, events: list[Event]) -> Frame:
        teller = self.table.teller
        first = self.last + 1
        self.last += len(events)
        state = bout.state
        outcome = state.outcome()
        tell = teller.open_events if self.all_open else teller.events
        seats = range(len(self.table.head.seats)) if self.all_open else range(0)
        return Frame(
            events=tell(events, first, self.reader),
            view=state.view(self.reader.seat).facts(),
            views=[state.view(seat).facts() for seat in seats],
            outcome=None if outcome is None else teller.outcome(outcome, self.reader),
            answers=len(bout.steps),
        )


async def position(table: Table, answers: int) -> Bout:
    """A finished game as it stood after so many answers."""
    only_over(table)
    played = table.game()
    if answers > len(played.steps):
        raise Refusal(404, f"That game has {len(played.steps)} answers.")
    header = shelf.header(shelf.find(table.head.game), table.teller.opened, table.head.names())
    bout = Bout(played.game, header, RecordedDice(played.deal))
    spells = Spells()
    for step in played.steps[:answers]:
        bout.answer(step.seat, step.move, RecordedDice(step.luck))
        await spells.rest()
    return bout


def only_over(table: Table) -> None:
    not_closed(table.head)
    if table.head.status != OVER:
        raise Refusal(409, "The game is not over. Its record and replay can be had when it is.")
