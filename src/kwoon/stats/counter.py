"""Card counters: each is a column in a study, with the events that count and a description."""

from __future__ import annotations

from typing import Final

OWNER_IS_SEAT: Final = 0
"""The event's cards belong to its seat."""
ONE_CARD_PER_SEAT: Final = 1
"""The first card belongs to seat 0, the second to seat 1."""
FIRST_CARD_ONLY: Final = 2
"""The first card belongs to the event's seat; the second, the other seat's, does not count."""
SECOND_CARD_ONLY: Final = 3
"""The second card, which belongs to the other seat, counts; the first does not."""

DEALT_COLUMN: Final = 0
DRAWN_COLUMN: Final = 1
EARLY_COLUMN: Final = 2
FIRST_GAME_COLUMN: Final = 3
"""Index of the first column specific to a game; the columns before it are the same in every game."""


class CardCounter:
    def __init__(
        self,
        column: str,
        description: str,
        *event_kinds: str,
        card_owner: int = OWNER_IS_SEAT,
        implies_holding: bool = False,
        implies_play: bool = False,
    ) -> None:
        self.column = column
        self.description = description
        self.event_kinds = event_kinds
        """The events that count; empty for a column that the game's own collector fills."""
        self.card_owner = card_owner
        self.implies_holding = implies_holding
        """Whether the event implies that the seat got the card."""
        self.implies_play = implies_play
        """Whether the event implies that the card was played."""


COMMON_COUNTERS: Final = [
    CardCounter("dealt", "Copies in the opening deal.", implies_holding=True),
    CardCounter("drawn", "Copies drawn later.", implies_holding=True),
    CardCounter("early", "Copies dealt, or obtained by the end of the seat's third turn."),
]
