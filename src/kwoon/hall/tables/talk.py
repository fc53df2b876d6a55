"""What is said at a table and asked of it: talk, who passes, and what each request was told."""

from __future__ import annotations

from kwoon.hall.tables.gathering import Gathering
from kwoon.hall.tables.rows import KEPT_MESSAGES, Pass, Saying
from kwoon.hall.telling import wire
from kwoon.hall.telling.wire import SaidSent

REFUSALS = 256
SAYINGS = KEPT_MESSAGES


class Talk(Gathering):
    """The talk at one table, and the requests of those who are there."""

    def forget_talk(self) -> None:
        """Begin with nothing."""
        self.sayings: list[Saying] = []
        self.passing: dict[str, int | None] = {}
        """The people who pass whatever is asked aside, and in which turn."""
        self.passed = 0
        """The number of the last time that somebody began or ceased to."""
        self.requests: dict[tuple[str, str], str] = {}
        """What each request that was taken or refused was told."""
        self.refusals: list[tuple[str, str]] = []

    def remember(self, person: str, request: str, sentence: str = "") -> None:
        """What a request was told: nothing more to say for one that was taken, or why it was not."""
        self.requests[(person, request)] = sentence
        if sentence:
            self.refusals.append((person, request))
            if len(self.refusals) > REFUSALS:
                self.requests.pop(self.refusals.pop(0), None)

    def hear(self, saying: Saying) -> None:
        """Somebody said something."""
        self.sayings.append(saying)
        if saying.request is not None:
            self.remember(saying.person, saying.request)
        while len(self.sayings) > SAYINGS:
            old = self.sayings.pop(0)
            if old.request is not None:
                self.requests.pop((old.person, old.request), None)

    def let_pass(self, row: Pass) -> None:
        """Somebody passes whatever is asked aside in one turn, or wants to be asked again."""
        self.passing[row.person] = row.turn
        self.passed = row.n
        if row.request is not None:
            self.remember(row.person, row.request)

    def heard(self) -> int:
        """The number of the last thing said."""
        return self.sayings[-1].n if self.sayings else 0

    def say(self, saying: Saying) -> None:
        """Let everybody hear it."""
        message = wire.write(said(saying))
        for subscriber in self.subscribers:
            if saying.person not in subscriber.unheard:
                subscriber.send(message)


def said(saying: Saying) -> SaidSent:
    """A saying for the wire."""
    return SaidSent(saying.n, saying.seat, saying.name, saying.text, round(saying.at, 3), saying.person)
