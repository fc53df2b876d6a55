"""Turns events into sentences for one reader, and draws the most important ones."""

from __future__ import annotations

from kwoon.core.events import Event
from kwoon.core.game import Game
from kwoon.core.game_text import GameText
from kwoon.localization.formatter import Reader
from kwoon.terminal.boards.board import TerminalBoard
from kwoon.terminal.screen import Screen, Spans

REPEAT_TEXT = {2: "twice", 3: "three times", 4: "four times", 5: "five times"}
WIN_EVENTS = ("win", "round-by", "match")


def format_matchup(game: Game, names: list[str]) -> str:
    """Return who plays against whom, with teammates grouped: 'Ann and Bo against Cy and Di'."""
    return " against ".join(" and ".join(names[seat] for seat in side) for side in game.teams())


class NarrationLine:
    """The narration of one or several events: a sentence or a heading."""

    def __init__(self, event: Event, text: str, heading: str = "", new_part: str = "", separator: str = ",") -> None:
        self.event = event
        self.text = text
        self.heading = heading
        self.repeats = 1
        self.separator = separator
        self.text_before, _, self.text_after = text.partition(new_part) if new_part else ("", "", "")
        """The text before and after the part that differs between merged lines, such as 'You take ' and ' back.'"""

    def try_merge(self, line: NarrationLine) -> bool:
        """Merge the next line into this one if the same player does the same thing; return whether it was merged."""
        if (self.event.kind, self.event.seat) != (line.event.kind, line.event.seat) or line.heading:
            return False
        if self.text == line.text:
            self.repeats += 1
            return True
        if self.repeats > 1 or not line.text_before or self.text_before != line.text_before:
            return False
        # Text after a card that differs, such as a number, is kept; text that is the same, such as 'back', is not
        # repeated.
        shared = self.text_after == line.text_after and line.text_after.startswith((" ", "."))
        start = self.text.removesuffix(self.text_after if shared else ".")
        self.text = f"{start}{line.separator} {line.text.removeprefix(line.text_before)}"
        self.text_after = line.text_after
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
            text = self.reader.say(self.game_text.describe_event(event, self.reader.audience))
            if not text:
                continue
            place = self.board.place_of_event(event)
            heading = self.board.heading(event)
            line = NarrationLine(
                event, text, heading, place or self._sentence_card_name(event, text), ";" if place else ","
            )
            if not lines or not lines[-1].try_merge(line):
                lines.append(line)
        return lines

    def _sentence_card_name(self, event: Event, text: str) -> str:
        """Return the card that an event's sentence is about; empty if the sentence has a different form.

        A sentence that continues with 'and' describes a second action, and cannot be merged.
        """
        if event.seat < 0 or not event.cards:
            return ""
        subject = "You" if event.seat == self.reader.seat else self.reader.names[event.seat]
        card = self.reader.say(self.game_text.card_name(event.cards[0]))
        _, found, rest = text.partition(card)
        simple = found and text.startswith(f"{subject} ") and " and " not in rest
        return card if simple and card not in subject else ""

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
            sentences.append(self._sentence(line) if not line.heading else f"{line.heading}.")
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
            return line.text
        return f"{line.text.removesuffix('.')}, {REPEAT_TEXT.get(line.repeats, f'{line.repeats} times')}."
