"""Tells events as sentences to one reader, and shows the ones that deserve a picture."""

from __future__ import annotations

from kwoon.core.contract import Game
from kwoon.core.events import Event
from kwoon.core.words import Reader, Words
from kwoon.terminal.boards.board import Board
from kwoon.terminal.screen import Screen, Spans

TIMES = {2: "twice", 3: "three times", 4: "four times", 5: "five times"}
WINS = ("win", "round-by", "match")


def matchup(game: Game, names: list[str]) -> str:
    """Who plays against whom, teammates together."""
    return " against ".join(" and ".join(names[seat] for seat in side) for side in game.sides())


class Line:
    """What one or several events come to: a sentence or a heading, and whatever is drawn or explained with it."""

    def __init__(self, event: Event, text: str, heading: str = "", new: str = "", comma: str = ",") -> None:
        self.event = event
        self.text = text
        self.heading = heading
        self.times = 1
        self.comma = comma
        self.lead, _, self.rest = text.partition(new) if new else ("", "", "")
        """What stands before that which is new, and behind it: 'You take ' and ' back.'"""

    def joins(self, line: Line) -> bool:
        """Take the next line into this one, if it is the same person doing the same thing."""
        if (self.event.word, self.event.seat) != (line.event.word, line.event.seat) or line.heading:
            return False
        if self.text == line.text:
            self.times += 1
            return True
        if self.times > 1 or not line.lead or self.lead != line.lead:
            return False
        # A number belongs to its own card; 'back' or 'at random' need not be said twice.
        shared = self.rest == line.rest and line.rest.startswith((" ", "."))
        before = self.text.removesuffix(self.rest if shared else ".")
        self.text = f"{before}{line.comma} {line.text.removeprefix(line.lead)}"
        self.rest = line.rest
        return True


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
            place = self.board.place(event)
            heading = self.board.heading(event)
            line = Line(event, text, heading, place or self._object(event, text), ";" if place else ",")
            if not told or not told[-1].joins(line):
                told.append(line)
        return told

    def _object(self, event: Event, text: str) -> str:
        """The card with which somebody does something; empty if the sentence is not built so.

        A sentence that goes on with 'and' does something more, which only the whole of it can say.
        """
        if event.seat < 0 or not event.cards:
            return ""
        who = "You" if event.seat == self.reader.seat else self.reader.names[event.seat]
        card = self.words.card(event.cards[0])
        _, found, rest = text.partition(card)
        simple = found and text.startswith(f"{who} ") and " and " not in rest
        return card if simple and card not in who else ""

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
