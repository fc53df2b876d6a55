"""What can be counted of a card: a column of a study, with the events that count and a sentence for its reader."""

from __future__ import annotations

from typing import Final

OWN: Final = 0
"""The cards of such an event are those of its seat."""
EACH: Final = 1
"""The first card is seat 1's, the second seat 2's."""
FIRST: Final = 2
"""The first card is that of the event's seat; the second, the other seat's, does not count."""
SECOND: Final = 3
"""The second card, which is the other seat's, counts; the first does not."""

DEALT: Final = 0
DRAWN: Final = 1
EARLY: Final = 2
OTHERS: Final = 3
"""The first columns are the same in every game; the game's own follow."""


class Counter:
    """One column."""

    def __init__(
        self, column: str, about: str, *words: str, whose: int = OWN, had: bool = False, played: bool = False
    ) -> None:
        self.column = column
        self.about = about
        self.words = words
        """The events that count; none for a column that the game's own tally fills."""
        self.whose = whose
        self.had = had
        """Whether a seat that this happens to has got the card by it."""
        self.played = played
        """Whether the card was played."""


COMMON: Final = [
    Counter("dealt", "Copies in the opening deal.", had=True),
    Counter("drawn", "Copies drawn later.", had=True),
    Counter("early", "Copies dealt, or got before the seat's own third turn was over."),
]
