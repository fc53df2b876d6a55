"""Statistics for games that have none of their own: how often each card appears in events."""

from __future__ import annotations

from typing import Final

from kwoon.core.game import Game
from kwoon.stats.collector import CountedEventKinds, StatsCollector
from kwoon.stats.counter import FIRST_GAME_COLUMN, CardCounter

COUNTERS: Final = [CardCounter("used", "Number of the seat's events that involve the card.", implies_play=True)]


class GenericCollector(StatsCollector):
    """Counts draws, and counts the cards of all other events of a seat as used. A turn begins with the event `turn`."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, max(game.all_cards()) + 1, COUNTERS, CountedEventKinds())

    def add_event(self, kind: str, seat: int, cards: list[int], number: int = 0) -> None:
        super().add_event(kind, seat, cards, number)
        if seat >= 0 and kind != self.draw_kind:
            for card in cards:
                if 0 <= card < self.card_kinds:
                    self.count_card(seat, card, FIRST_GAME_COLUMN)
