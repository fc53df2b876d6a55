"""Cards that somebody names under a seal and that come to nothing, because another's answer came before."""

from __future__ import annotations

from kwoon.core.definition import LoadedGame
from kwoon.core.events import Event
from kwoon.core.game import State


class VoidedCards:
    """What each person has named aside and has heard nothing of yet.

    No event can tell it: that somebody holds such a card is nobody else's business. Its owner may well be told, and
    needs nothing for that but the own hand and what all have seen.
    """

    def __init__(self, loaded: LoadedGame) -> None:
        self.loaded = loaded
        self.pending_cards: dict[int, tuple[int, int]] = {}
        """For a seat the card, and how many events there were before."""

    def record_choice(self, state: State, seat: int, move: int, num_events: int) -> None:
        """Before somebody answers."""
        if not state.draft(seat):
            self.pending_cards.pop(seat, None)
        card = self.loaded.card_of(move) if move >= 0 else -1
        if card >= 0 and seat not in self.pending_cards and state.is_optional():
            self.pending_cards[seat] = (card, num_events)

    def unused_card_note(self, state: State, seat: int, events: list[Event]) -> str:
        """A sentence about a card that was named and not played after all, once that is settled; else nothing."""
        if seat not in self.pending_cards or state.draft(seat):
            return ""
        card, num_events = self.pending_cards.pop(seat)
        if any(event.seat == seat and card in event.cards and event.kind != "draw" for event in events[num_events:]):
            return ""
        hand = state.view(seat).as_dict().get("hand")
        if not isinstance(hand, tuple) or card not in hand:
            return ""
        return f"{self.loaded.text.card(card)} was not needed, and is still in your hand."
