"""Tells events as sentences to one reader, and shows the ones that deserve a picture."""

from __future__ import annotations

from kwoon.core.events import Event
from kwoon.core.words import Reader, Words
from kwoon.terminal.boards.board import Board
from kwoon.terminal.screen import Screen, Spans

TIMES = {2: "twice", 3: "three times", 4: "four times", 5: "five times"}
WINS = ("win", "round-by", "match")


class Line:
    """What one or several events come to: a sentence or a heading, and whatever is drawn or explained with it."""

    def __init__(self, event: Event, text: str, heading: str = "") -> None:
        self.event = event
        self.text = text
        self.heading = heading
        self.times = 1


class Story:
    """Events for one reader. The events that it is given are those that the reader may see."""

    def __init__(self, words: Words, board: Board, reader: Reader) -> None:
        self.words = words
        self.board = board
        self.reader = reader

    def lines(self, events: list[Event]) -> list[Line]:
        """The events as lines; the same thing again (three cards drawn in a row) becomes one line."""
        told: list[Line] = []
        for event in events:
            text = self.words.event(event, self.reader)
            if not text:
                continue
            heading = self.board.heading(event)
            last = told[-1] if told else None
            if last is not None and not heading and self._joined(last, event, text):
                continue
            told.append(Line(event, text, heading))
        return told

    def _joined(self, last: Line, event: Event, text: str) -> bool:
        if (last.event.word, last.event.seat) != (event.word, event.seat):
            return False
        if last.text == text:
            last.times += 1
            return True
        if last.times > 1:
            return False
        before, after = last.text.removesuffix(".").split(), text.removesuffix(".").split()
        same = 0
        while same < 2 and same < min(len(before), len(after)) and before[same] == after[same]:
            same += 1
        if same < 2 or last.event.cards == []:
            return False
        last.text = f"{last.text.removesuffix('.')}, {' '.join(after[same:])}."
        return True

    def tell(self, screen: Screen, events: list[Event], board_follows: bool = False) -> None:
        """Show the events; a board that follows has a title of its own."""
        lines = self.lines(events)
        if board_follows and lines and lines[-1].heading:
            lines.pop()
        at = 0
        while at < len(lines):
            line = lines[at]
            picture = self.board.picture(line.event, self.reader)
            at += 1
            if line.heading:
                screen.heading(line.heading)
            elif not picture:
                screen.show(self._spans(line), indent=1)
                self._explain(screen, line)
            else:
                # What follows from the picture stands beside it.
                beside = [self._spans(line)]
                why = self.board.why(line.event, self.reader)
                if why:
                    beside.append([(why, "")])
                while at < len(lines) and len(beside) < len(picture) and not lines[at].heading:
                    beside.append(self._spans(lines[at]))
                    at += 1
                screen.beside(picture, beside)

    def text(self, events: list[Event]) -> list[str]:
        """The events as bare sentences, for the log."""
        told: list[str] = []
        for line in self.lines(events):
            told.append(self._sentence(line) if not line.heading else f"{line.heading}.")
            why = self.board.why(line.event, self.reader)
            if why:
                told.append(why)
        return told

    def _explain(self, screen: Screen, line: Line) -> None:
        why = self.board.why(line.event, self.reader)
        if why:
            screen.show([(why, "")], indent=1)

    def _spans(self, line: Line) -> Spans:
        mine = line.event.seat == self.reader.seat and self.reader.seat >= 0
        return [(self._sentence(line), "good" if mine and line.event.word.startswith(WINS) else "")]

    def _sentence(self, line: Line) -> str:
        if line.times == 1:
            return line.text
        return f"{line.text.removesuffix('.')}, {TIMES.get(line.times, f'{line.times} times')}."
