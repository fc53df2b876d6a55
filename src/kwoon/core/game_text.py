"""A game's text: prompts, moves, events and outcomes as messages, limited to what the reader may see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from kwoon.core.events import HIDDEN, Event
from kwoon.core.game import Outcome, Prompt, View
from kwoon.core.message import Text, msg


class Audience:
    """The reader of a text: the names at the table, and the seat (-1 for none) addressed as 'you'."""

    def __init__(self, names: list[str], seat: int) -> None:
        self.names = names
        self.seat = seat

    def seat_name(self, seat: int) -> str:
        """Return the name of the player in a seat, or 'you' for the reader."""
        return "you" if seat == self.seat else self.names[seat]

    def subject_verb(self, seat: int, verb: str, third: str = "") -> str:
        """Return the start of a sentence: 'You draw', 'Ann draws'. Pass `third` where appending an s is wrong."""
        if seat == self.seat:
            return f"You {verb}"
        return f"{self.names[seat]} {third or verb + 's'}"

    def subject_verb_lower(self, seat: int, verb: str, third: str = "") -> str:
        """Return `subject_verb` for the middle of a sentence: 'you draw', 'Ann draws'."""
        return f"you {verb}" if seat == self.seat else self.subject_verb(seat, verb, third)

    def possessive(self, seat: int) -> str:
        """Return 'your' or 'Ann's'."""
        return "your" if seat == self.seat else f"{self.names[seat]}'s"


@mypyc_attr(allow_interpreted_subclasses=True)
class GameText(ABC):
    names: Sequence[Text]
    """The name of each card kind, short enough for a button."""

    def card_name(self, card: int) -> Text:
        return msg("core-hidden-card") if card == HIDDEN else self.names[card]

    @abstractmethod
    def describe_move(self, move: int) -> Text:
        """Describe a move."""

    def describe_move_by_name(self, move: int, audience: Audience) -> Text:
        """Describe a move for a reader who knows the other players by name rather than by seat number."""
        return self.describe_move(move)

    @abstractmethod
    def describe_prompt(self, prompt: Prompt, view: View, audience: Audience) -> Text:
        """Describe a prompt in one sentence."""

    @abstractmethod
    def describe_event(self, event: Event, audience: Audience) -> Text:
        """Describe an event as the reader sees it; return an empty string if the event needs no line."""

    @abstractmethod
    def describe_outcome(self, outcome: Outcome, audience: Audience) -> Text:
        """Say who won, and why."""

    @abstractmethod
    def why_not_usable(self, card: int, view: View) -> Text:
        """Explain why the reader cannot use a visible card now, and what would change that."""

    def why_not_move(self, move: int, view: View, audience: Audience) -> Text:
        """Explain why a move is not offered when the reason is not its card, such as a target on the same team or a
        full arena. Return an empty string if there is nothing to add to `why_not_usable`."""
        return ""
