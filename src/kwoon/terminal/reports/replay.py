"""Tells a record again, as one seat saw it or with all cards open."""

from __future__ import annotations

from pathlib import Path

from kwoon.core.box import Opened
from kwoon.core.contract import WATCHER
from kwoon.core.events import Event, Log
from kwoon.core.record import RecordError, Replay
from kwoon.core.words import Reader
from kwoon.shelf import find, open_record
from kwoon.terminal.boards import board_for
from kwoon.terminal.match.sit import read_record
from kwoon.terminal.match.story import Story, matchup
from kwoon.terminal.reports.solved_notes import SolvedNotes
from kwoon.terminal.screen import Screen, clean

OPEN = -2
"""As seat: with all cards open, as nobody at the table saw it."""


def tell_record(file: Path, told_to: str, pack: Path | None, screen: Screen, stepwise: bool) -> None:
    """Check a whole record, then tell it."""
    text = read_record(file)
    try:
        opened, head = open_record(text, pack)
        Replay(text, opened.game).to_end()
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from None
    names = [clean(name) for name in head.names]
    seat = find_seat(told_to, names)
    screen.heading(f"{find(head.game).title}: {matchup(opened.game, names)}")
    screen.say(_seen_how(seat, names))
    story = Story(opened.words, board_for(head.game, opened, screen.plain), Reader(names, max(seat, WATCHER)))
    Telling(screen, story, seat, stepwise).tell(text, opened)
    screen.say("Checked: every line of the record was played again, and it holds.")


def find_seat(told_to: str, names: list[str]) -> int:
    """The seat that was named by its number, by its player, or as `watcher`; all cards open if none was."""
    if not told_to or told_to.lower() == "open":
        return OPEN
    if told_to.lower() == "watcher":
        return WATCHER
    if told_to.isascii() and told_to.isdigit() and 1 <= int(told_to) <= len(names):
        return int(told_to) - 1
    for seat, name in enumerate(names):
        if name.lower() == told_to.lower():
            return seat
    known = ", ".join(f"{seat} ({name})" for seat, name in enumerate(names, 1))
    raise RecordError(f"Nobody sits at '{clean(told_to)}'. Choose from: {known}, watcher, open.")


def _seen_how(seat: int, names: list[str]) -> str:
    if seat == OPEN:
        return "Told with all cards open."
    return "Told as somebody who watched saw it." if seat == WATCHER else f"Told as {names[seat]} saw it."


class Telling:
    """One reading of a record."""

    def __init__(self, screen: Screen, story: Story, seat: int, stepwise: bool) -> None:
        self.screen = screen
        self.story = story
        self.seat = seat
        self.stepwise = stepwise

    def tell(self, text: str, opened: Opened) -> None:
        """From the deal to the end."""
        log = Log()
        replay = Replay(text, opened.game, log)
        waiting = log.taken()
        notes = SolvedNotes(opened.game, [clean(name) for name in replay.bout.header.names])
        notes.look(replay.bout.state)
        while replay.step():
            fresh = log.taken()
            said = notes.notes(replay.bout) if self.seat == OPEN else []
            notes.look(replay.bout.state)
            if fresh and waiting:
                self._show(waiting)
                waiting = []
                self._pause()
            waiting.extend(fresh)
            if said:
                self._show(waiting)
                waiting = []
                for line in said:
                    self.screen.say(line, "quiet")
        self._show(waiting)
        outcome = replay.bout.state.outcome()
        self.screen.heading("The end" if outcome else "So far")
        if outcome is None:
            self.screen.say("The record stops here; the match is not over.")
        else:
            self.screen.say(opened.words.outcome(outcome, self.story.reader), "good")

    def _show(self, events: list[Event]) -> None:
        self.story.tell(self.screen, events if self.seat == OPEN else [event.seen_by(self.seat) for event in events])

    def _pause(self) -> None:
        if not self.stepwise:
            return
        said = self.screen.ask("Enter: go on. a: all the rest. q: stop. ").lower()
        if said in ("q", "quit"):
            raise EOFError
        if said in ("a", "all"):
            self.stepwise = False
