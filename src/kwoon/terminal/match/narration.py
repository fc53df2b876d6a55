"""Turns events into sentences for one reader, and draws the most important ones."""

from __future__ import annotations

from kwoon.core.events import Event
from kwoon.core.game import Game
from kwoon.core.game_text import GameText
from kwoon.core.message import Message, Text, joined, msg
from kwoon.localization.formatter import Reader
from kwoon.terminal.boards.board import TerminalBoard
from kwoon.terminal.screen import Screen, Spans

WIN_EVENTS = ("win", "round-by", "match")


def format_matchup(game: Game, names: list[str], reader: Reader) -> str:
    """Return who plays against whom, with teammates grouped: 'Ann and Bo against Cy and Di'."""
    matchup, *sides = [joined("and", [names[seat] for seat in side]) for side in game.teams()]
    for side in sides:
        matchup = msg("terminal-matchup", first=matchup, second=side)
    return reader.say(matchup)


class NarrationLine:
    """The narration of one or several events: a message or a heading."""

    def __init__(self, event: Event, text: Text, heading: str = "") -> None:
        self.event = event
        self.text = text
        self.heading = heading
        self.repeats = 1

    def try_merge(self, line: NarrationLine) -> bool:
        """Merge the next line into this one if the same player does the same thing, or does it with more cards; return
        whether it was merged."""
        if (self.event.kind, self.event.seat) != (line.event.kind, line.event.seat) or line.heading:
            return False
        if self.text == line.text:
            self.repeats += 1
            return True
        if self.repeats > 1 or not isinstance(self.text, Message) or not isinstance(line.text, Message):
            return False
        cards, more = self.text.args.get("cards"), line.text.args.get("cards")
        if not isinstance(cards, list) or not isinstance(more, list):
            return False
        if line.text != Message(self.text.id, {**self.text.args, "cards": more}):
            return False
        self.text = Message(self.text.id, {**self.text.args, "cards": [*cards, *more]})
        return True


class Narrator:
    """Narrates events to one reader. The events must contain only what the reader may see."""

    def __init__(self, game_text: GameText, board: TerminalBoard, reader: Reader) -> None:
        self.game_text = game_text
        self.board = board
        self.reader = reader

    def narration_lines(self, events: list[Event]) -> list[NarrationLine]:
        """Return the events as lines; repeated actions, such as three draws in a row, become one line."""
        lines: list[NarrationLine] = []
        for event in events:
            text = self.game_text.describe_event(event)
            if not text:
                continue
            line = NarrationLine(event, text, self.board.heading(event))
            if not lines or not lines[-1].try_merge(line):
                lines.append(line)
        return lines

    def narrate(self, screen: Screen, events: list[Event], board_follows: bool = False) -> None:
        """Show the events. If a board follows, its title replaces the last heading."""
        lines = self.narration_lines(events)
        if board_follows and lines and lines[-1].heading:
            lines.pop()
        index = 0
        while index < len(lines):
            line = lines[index]
            picture = self.board.picture(line.event, self.reader)
            index += 1
            if line.heading:
                screen.print_heading(line.heading)
            elif not picture:
                screen.print_spans(self._spans(line), indent=1)
                self._show_explanation(screen, line)
            else:
                # Show the consequences of the drawn event beside the picture.
                beside = [self._spans(line)]
                why = self.board.explain_event(line.event, self.reader)
                if why:
                    beside.append([(why, "")])
                while index < len(lines) and len(beside) < len(picture) and not lines[index].heading:
                    beside.append(self._spans(lines[index]))
                    index += 1
                screen.print_beside_picture(picture, beside)

    def narration_sentences(self, events: list[Event]) -> list[str]:
        """Return the events as plain sentences, for the log."""
        sentences: list[str] = []
        for line in self.narration_lines(events):
            sentences.append(
                self.reader.t("terminal-heading-sentence", heading=line.heading)
                if line.heading
                else self._sentence(line)
            )
            why = self.board.explain_event(line.event, self.reader)
            if why:
                sentences.append(why)
        return sentences

    def _show_explanation(self, screen: Screen, line: NarrationLine) -> None:
        why = self.board.explain_event(line.event, self.reader)
        if why:
            screen.print_spans([(why, "")], indent=1)

    def _spans(self, line: NarrationLine) -> Spans:
        is_own_event = line.event.seat == self.reader.seat and self.reader.seat >= 0
        return [(self._sentence(line), "good" if is_own_event and line.event.kind.startswith(WIN_EVENTS) else "")]

    def _sentence(self, line: NarrationLine) -> str:
        if line.repeats == 1:
            return self.reader.say(line.text)
        return self.reader.t("terminal-repeated", sentence=line.text, count=line.repeats)
