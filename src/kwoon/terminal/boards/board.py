"""What a board can do: everything about a game's looks that its words do not say."""

from __future__ import annotations

from abc import ABC, abstractmethod

from kwoon.core.box import Opened
from kwoon.core.contract import View
from kwoon.core.events import Event
from kwoon.core.words import Reader
from kwoon.terminal.screen import Sheet, Spans


class Board(ABC):
    """One game as text. `plain` boards are read aloud or through a pipe: no signs that only the eye understands."""

    def __init__(self, opened: Opened, plain: bool) -> None:
        self.opened = opened
        self.plain = plain

    @abstractmethod
    def sheet(self, view: View, reader: Reader) -> Sheet:
        """The position, as the view knows it."""

    def intro(self) -> list[str]:
        """What somebody who never played needs to know, in a few lines."""
        return []

    def reason(self, view: View, reader: Reader) -> str:
        """Why this seat is asked, where somebody new to the game may wonder."""
        return ""

    def so_far(self, view: View) -> str:
        """What the seat has answered up to now, where it answers in several moves."""
        said = ", ".join([self.opened.words.move(move) for move in view.draft])
        return f"So far: {said}."

    def move(self, move: int) -> tuple[Spans, ...]:
        """A move in the list of moves: what one types, what it is called, and what is good to know."""
        return ([(self.opened.game.write(move), "")], [(self.opened.words.move(move), "")])

    def heading(self, event: Event) -> str:
        """For an event that starts something new: its heading; otherwise nothing."""
        return ""

    def place(self, event: Event) -> str:
        """Where it happens, as its sentence says it, if the same may happen at other places too; otherwise nothing."""
        return ""

    def why(self, event: Event, reader: Reader) -> str:
        """Why it came out like that, where the event alone does not tell."""
        return ""

    def picture(self, event: Event, reader: Reader) -> list[Spans]:
        """An event as a small drawing; none on a plain board."""
        return []
