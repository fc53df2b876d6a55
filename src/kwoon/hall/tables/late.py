"""A game as watchers may see it with all cards open: some positions late, and only while all who play allow it.

It is played again from what was answered, up to a position that has long settled, so that nothing of what is asked now
can be in it.
"""

from __future__ import annotations

from kwoon import shelf
from kwoon.core.contract import WATCHER
from kwoon.core.dice import RecordedDice
from kwoon.core.events import Event, Log
from kwoon.core.record import Bout
from kwoon.core.words import Reader
from kwoon.hall.tables.head import Head
from kwoon.hall.telling.teller import Teller
from kwoon.hall.telling.wire import News

LATE = 4
"""So many positions for each seat: a few turns."""


class Late:
    """One table's game as it was a while ago."""

    def __init__(self, head: Head, teller: Teller, played: Bout) -> None:
        self.teller = teller
        self.names = head.names()
        self.played = played
        self.log = Log()
        header = shelf.header(shelf.find(head.game), teller.opened, self.names)
        self.bout = Bout(played.game, header, RecordedDice(played.deal), self.log)
        self.events: list[Event] = self.log.taken()
        self.given = 0
        self.settled = 0
        self.told = 0
        """How many events all who watch late have been told."""

    def catch_up(self, settled: int) -> None:
        """Go on until as many positions have settled as had a while ago; to the end when the game is over."""
        over = self.played.state.outcome() is not None
        goal = settled if over else settled - LATE * int(self.played.game.seats)
        steps = self.played.steps
        while self.settled < goal and self.given < len(steps):
            step = steps[self.given]
            if self.bout.settled(self.bout.answer(step.seat, step.move, RecordedDice(step.luck))):
                self.settled += 1
            self.given += 1
            self.events.extend(self.log.taken())

    def news(self, since: int) -> News:
        """The whole of it, with the events after number `since`."""
        first = min(since, len(self.events))
        reader = Reader(self.names, WATCHER)
        return self.teller.late(self.bout.state, reader, self.events[first:], first + 1)
