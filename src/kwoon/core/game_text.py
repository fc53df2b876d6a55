"""A game's text: prompts, moves, events and outcomes as messages, limited to what the reader may see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from kwoon.core.events import HIDDEN, Event
from kwoon.core.game import Outcome, Prompt, View
from kwoon.core.message import Text, msg


@mypyc_attr(allow_interpreted_subclasses=True)
class GameText(ABC):
    names: Sequence[Text]
    """The name of each card kind, short enough for a button."""

    def card_name(self, card: int) -> Text:
        return msg("core-hidden-card") if card == HIDDEN else self.names[card]

    @abstractmethod
    def describe_move(self, move: int) -> Text:
        """Describe a move. Use `SeatRef` for a player."""

    @abstractmethod
    def describe_prompt(self, prompt: Prompt, view: View) -> Text:
        """Describe a prompt in one sentence."""

    @abstractmethod
    def describe_event(self, event: Event) -> Text:
        """Describe an event that has been limited to what the reader may see; return an empty string if it needs no line."""

    @abstractmethod
    def describe_outcome(self, outcome: Outcome) -> Text:
        """Say who won, and why."""

    @abstractmethod
    def why_not_usable(self, card: int, view: View) -> Text:
        """Explain why the reader cannot use a visible card now, and what would change that."""

    def why_not_move(self, move: int, view: View) -> Text:
        """Explain why a move is not offered when the reason is not its card, such as a target on the same team or a
        full arena. Return an empty string if there is nothing to add to `why_not_usable`."""
        return ""

    def explain_moves(self, moves: Sequence[int], view: View) -> Text:
        """Explain what a suggested draft is good for, in a few short sentences. Return an empty string if its moves say
        it all."""
        return ""
