"""Sealed cards that have no effect because another player's choice resolved first."""

from __future__ import annotations

from kwoon.core.definition import LoadedGame
from kwoon.core.events import Event
from kwoon.core.game import State
from kwoon.localization.formatter import Reader


class SealedCardTracker:
    """Tracks each person's sealed card until its result is known.

    No event can report that a card had no effect, because nobody else may know that a player holds it. The note to its
    owner is derived only from the owner's hand and actions.
    """

    def __init__(self, loaded: LoadedGame) -> None:
        self.loaded = loaded
        self.pending_cards: dict[int, tuple[int, int]] = {}
        """For each seat, its card and the number of events before the choice."""

    def record_sealed_choice(self, state: State, seat: int, move: int, num_events: int) -> None:
        """Record a sealed choice before it is applied."""
        if not state.draft(seat):
            self.pending_cards.pop(seat, None)
        card = self.loaded.card_in_move(move) if move >= 0 else -1
        if card >= 0 and seat not in self.pending_cards and state.is_optional():
            self.pending_cards[seat] = (card, num_events)

    def unused_card_note(self, state: State, seat: int, events: list[Event]) -> str:
        """Return a note if a chosen card was not played, once that is certain; otherwise an empty string."""
        if seat not in self.pending_cards or state.draft(seat):
            return ""
        card, num_events = self.pending_cards.pop(seat)
        if any(event.seat == seat and card in event.cards and event.kind != "draw" for event in events[num_events:]):
            return ""
        hand = state.view(seat).as_dict().get("hand")
        if not isinstance(hand, tuple) or card not in hand:
            return ""
        return Reader().t("terminal-not-needed", card=self.loaded.text.card_name(card))
