"""Finished games again: as one seat saw them, as a watcher did, or with all cards open; and as a record."""

from __future__ import annotations

from kwoon import shelf
from kwoon.core.contract import WATCHER
from kwoon.core.dice import RecordedDice
from kwoon.core.events import Event, Log
from kwoon.core.record import Bout
from kwoon.core.words import Reader
from kwoon.hall.tables.head import OVER, Refusal
from kwoon.hall.tables.table import Table
from kwoon.hall.telling.shapes import Replay
from kwoon.hall.telling.wire import Frame


def record(table: Table) -> str:
    """The record of a game that is over."""
    _only_over(table)
    bout = table.game()
    bout.header.names = table.head.names()
    return bout.write()


def replay(table: Table, viewpoint: str) -> Replay:
    """The frames of a game that is over."""
    _only_over(table)
    seats = len(table.head.seats)
    known = {"watcher": WATCHER, "open": WATCHER} | {str(seat): seat for seat in range(seats)}
    if viewpoint not in known:
        raise Refusal(404, f"Games are watched as a seat (0 to {seats - 1}), as watcher, or as open.")
    names = table.head.names()
    reader = Reader(names, known[viewpoint])
    return Replay(table.head.id, table.head.game, names, _Watching(table, reader, viewpoint == "open").frames())


class _Watching:
    """One way of looking at a finished game."""

    def __init__(self, table: Table, reader: Reader, all_open: bool) -> None:
        self.table = table
        self.reader = reader
        self.all_open = all_open
        self.last = 0

    def frames(self) -> list[Frame]:
        """A frame for the deal and for every answer that this reader could notice."""
        played = self.table.game()
        log = Log()
        header = shelf.header(shelf.find(self.table.head.game), self.table.teller.opened, self.reader.names)
        bout = Bout(played.game, header, RecordedDice(played.deal), log)
        frames = [self._frame(bout, log.taken())]
        for step in played.steps:
            bout.answer(step.seat, step.move, RecordedDice(step.luck))
            frame = self._frame(bout, log.taken())
            if frame.events or frame.view != frames[-1].view or frame.views != frames[-1].views:
                frames.append(frame)
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


def position(table: Table, answers: int) -> Bout:
    """A finished game as it stood after so many answers."""
    _only_over(table)
    played = table.game()
    if answers > len(played.steps):
        raise Refusal(404, f"That game has {len(played.steps)} answers.")
    header = shelf.header(shelf.find(table.head.game), table.teller.opened, table.head.names())
    bout = Bout(played.game, header, RecordedDice(played.deal))
    for step in played.steps[:answers]:
        bout.answer(step.seat, step.move, RecordedDice(step.luck))
    return bout


def _only_over(table: Table) -> None:
    if table.head.status != OVER:
        raise Refusal(409, "The game is not over. Its record and replay can be had when it is.")
