"""What a board can do: everything about a game's looks that its words do not say."""

from __future__ import annotations

from abc import ABC, abstractmethod

from kwoon.core.box import Opened
from kwoon.core.contract import Ask, View
from kwoon.core.events import Event
from kwoon.core.telling import upper
from kwoon.core.words import Reader
from kwoon.terminal.match.typed import said_of, written
from kwoon.terminal.screen import Sheet, Spans

Place = tuple[str, tuple[int, ...]]
"""Where cards lie, and which; a card that the reader does not know is below 0."""
HEADED = ("round", "turn", "arena")
"""Events that start something new, and are numbered."""


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

    def blow(self, view: View, reader: Reader) -> str:
        """What a blow at this seat is made of, where the sum of its cards does not tell."""
        return ""

    def so_far(self, view: View, reader: Reader) -> str:
        """What the seat has answered up to now, where it answers in several moves."""
        said = ", ".join(said_of(move, self.opened, reader) for move in view.draft)
        return f"So far: {said}."

    def move(self, move: int) -> tuple[Spans, ...]:
        """A move in the list of moves: what one types, what it is called, and what is good to know."""
        return ([(self.opened.game.write(move), "")], [(self.opened.words.move(move), "")])

    def note(self, move: int, ask: Ask, view: View, reader: Reader) -> str:
        """What a move comes to at this very moment, where its card does not tell: what a pass does, what makes room."""
        return ""

    def offer(self, move: int, ask: Ask, view: View, reader: Reader) -> tuple[Spans, ...]:
        """The same as `move` to somebody who is asked, and knows the others by name and not by their seats."""
        row = self.move(move)
        wrote = written(move, self.opened, reader)
        if wrote != self.opened.game.write(move):
            row = ([(wrote, "")], [(said_of(move, self.opened, reader), "")], *row[2:])
        note = self.note(move, ask, view, reader)
        if not note:
            return row
        return (*row[:2], [*row[2], (f" {note}", "")]) if len(row) > 2 else (*row, [(note, "quiet")])

    def terms(self) -> dict[str, str]:
        """The words of the game that are no cards, each with what it means in a sentence or two."""
        return {}

    def sides(self, view: View) -> dict[str, list[int]]:
        """The sides or teams of the game by name, each with its seats."""
        return {}

    def confirms(self, ask: Ask) -> bool:
        """Whether the last move of an answer is asked for again even where nobody else is asked at the same time."""
        return False

    def later(self, verb: str, card: int, ask: Ask, view: View) -> str:
        """Why what somebody wants to do is not for now, by the verb that they type; the card may be -1, for none."""
        return ""

    def why_no_token(self, token: str, view: View) -> str:
        """Why a token, by its id, cannot be used now; empty where nothing stands in the way."""
        return ""

    def why_others(self, view: View) -> list[str]:
        """Why cards of the reader's cannot be used that are not in the hand, where one might look for them."""
        return []

    def worth(self, card: int) -> str:
        """What sort of card it is, and its numbers if its text does not say them."""
        return upper(self.opened.faces[card].kind)

    def also_called(self, card: int) -> tuple[str, ...]:
        """Other names under which this board shows a card."""
        return ()

    def places(self, view: View, reader: Reader) -> list[Place]:
        """Where cards lie that the reader sees, the own hand first."""
        return [("Your hand", _cards(view, "hand"))]

    def discards(self, view: View, reader: Reader) -> list[Place] | None:
        """The piles of discarded cards that everybody may look through; None where a game has none."""
        return [("Discard pile", _cards(view, "discard"))] if "discard" in view.facts() else None

    def heading(self, event: Event) -> str:
        """For an event that starts something new: its heading; otherwise nothing."""
        return f"{upper(event.word)} {event.number}" if event.word in HEADED else ""

    def place(self, event: Event) -> str:
        """Where it happens, as its sentence says it, if the same may happen at other places too; otherwise nothing."""
        return ""

    def why(self, event: Event, reader: Reader) -> str:
        """Why it came out like that, where the event alone does not tell."""
        return ""

    def picture(self, event: Event, reader: Reader) -> list[Spans]:
        """An event as a small drawing; none on a plain board."""
        return []


def captions(names: list[str], wide: int) -> tuple[list[str], int]:
    """The names above two drawn cards, whole, and the width that both columns need for that."""
    # Who is a bot stands on the board; above a card it only takes room.
    bare = [upper(name.removesuffix(" (bot)")) for name in names]
    wide = max([wide, *[len(name) + 1 for name in bare]])
    return [f"{name:^{wide}}" for name in bare], wide


def _cards(view: View, name: str) -> tuple[int, ...]:
    """The cards that a view has under this name, as most games call it."""
    held = view.facts().get(name)
    return tuple([card for card in held if isinstance(card, int)]) if isinstance(held, tuple) else ()
