"""How a game talks to people: asks, moves, events and endings as sentences, for one reader who sees only their own."""

from __future__ import annotations

from abc import ABC, abstractmethod

from kwoon.core.events import Event
from kwoon.core.game import Outcome, Prompt, View


class Audience:
    """Who reads: the names at the table, and which seat (-1 for none) is 'you'."""

    def __init__(self, names: list[str], seat: int) -> None:
        self.names = names
        self.seat = seat

    def name(self, seat: int) -> str:
        """A seat's name, or 'you'."""
        return "you" if seat == self.seat else self.names[seat]

    def subject_verb(self, seat: int, verb: str, third: str = "") -> str:
        """The start of a sentence: 'You draw', 'Ann draws'. Give `third` where adding an s is wrong."""
        if seat == self.seat:
            return f"You {verb}"
        return f"{self.names[seat]} {third or verb + 's'}"

    def subject_verb_lower(self, seat: int, verb: str, third: str = "") -> str:
        """The same in the middle of a sentence: 'you draw', 'Ann draws'."""
        return f"you {verb}" if seat == self.seat else self.subject_verb(seat, verb, third)

    def possessive(self, seat: int) -> str:
        """'your', or 'Ann's'."""
        return "your" if seat == self.seat else f"{self.names[seat]}'s"


class GameText(ABC):
    """One game's words."""

    @abstractmethod
    def card(self, card: int) -> str:
        """A card's name, short enough for a button."""

    @abstractmethod
    def move(self, move: int) -> str:
        """A move, as one would say it."""

    def advice(self, move: int, audience: Audience) -> str:
        """The same to somebody who knows the others by name and not by the number of their seats."""
        return self.move(move)

    @abstractmethod
    def prompt(self, prompt: Prompt, view: View, audience: Audience) -> str:
        """What is asked, in one sentence."""

    @abstractmethod
    def event(self, event: Event, audience: Audience) -> str:
        """What happened, from an event as the reader may see it; empty for what needs no line."""

    @abstractmethod
    def outcome(self, outcome: Outcome, audience: Audience) -> str:
        """Who won, and why."""

    @abstractmethod
    def why_not(self, card: int, view: View) -> str:
        """Why the reader cannot do anything with a card that they see, and what would change that."""

    def why_not_move(self, move: int, view: View, audience: Audience) -> str:
        """Why a move cannot be made that is not on offer, where it has no card or the card is not what stands in the
        way: whose teammate is struck, which arena is full. Empty where there is nothing to say beyond that."""
        return ""
