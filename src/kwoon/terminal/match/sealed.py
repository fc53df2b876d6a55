"""Cards that somebody names under a seal and that come to nothing, because another's answer came before."""

from __future__ import annotations

from kwoon.core.box import Opened
from kwoon.core.contract import State
from kwoon.core.events import Event


class Sealed:
    """What each person has named aside and has heard nothing of yet.

    No event can tell it: that somebody holds such a card is nobody else's business. Its owner may well be told, and
    needs nothing for that but the own hand and what all have seen.
    """

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.named: dict[int, tuple[int, int]] = {}
        """For a seat the card, and how many events there were before."""

    def note(self, state: State, seat: int, move: int, events: int) -> None:
        """Before somebody answers."""
        if not state.draft(seat):
            self.named.pop(seat, None)
        card = self.opened.card_of(move) if move >= 0 else -1
        if card >= 0 and seat not in self.named and state.asks_aside():
            self.named[seat] = (card, events)

    def unused(self, state: State, seat: int, events: list[Event]) -> str:
        """A sentence about a card that was named and not played after all, once that is settled; else nothing."""
        if seat not in self.named or state.draft(seat):
            return ""
        card, before = self.named.pop(seat)
        if any(event.seat == seat and card in event.cards and event.word != "draw" for event in events[before:]):
            return ""
        hand = state.view(seat).facts().get("hand")
        if not isinstance(hand, tuple) or card not in hand:
            return ""
        return f"{self.opened.words.card(card)} was not needed, and is still in your hand."
