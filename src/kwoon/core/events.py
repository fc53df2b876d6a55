"""What happened, in order, and who may see it. Log, animation and replay are all made from events."""

from __future__ import annotations

from typing import Final

EVERYONE: Final = -1
"""As `eyes`: all seats and whoever watches see the cards."""
NOBODY: Final = -1
"""As `seat`: the event is no single seat's doing."""
HIDDEN: Final = -1
"""Stands for a card that the reader may not see."""


class Event:
    """One thing that happened: a word of the game's own, whose doing it was, the cards and a number.

    Everything but the cards is public; the cards are seen by the seats whose bits are set in `eyes`.
    """

    __slots__ = ("cards", "kind", "number", "seat", "visible_to")

    def __init__(self, word: str, seat: int, cards: list[int], number: int = 0, eyes: int = EVERYONE) -> None:
        self.kind = word
        self.seat = seat
        self.cards = cards
        self.number = number
        self.visible_to = eyes

    def seen_by(self, seat: int) -> Event:
        """The event as one seat (or, with -1, somebody who only watches) may know it."""
        if self.visible_to == EVERYONE or (seat >= 0 and (self.visible_to >> seat) & 1):
            return Event(self.kind, self.seat, list(self.cards), self.number)
        return Event(self.kind, self.seat, [HIDDEN] * len(self.cards), self.number)

    def as_tuple(self) -> tuple[str, int, tuple[int, ...], int]:
        """The event as plain values, for comparing and for the wire."""
        return (self.kind, self.seat, tuple(self.cards), self.number)


class Log:
    """Where a state that somebody listens to writes its events. A silent state has none and pays nothing."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, word: str, seat: int, cards: list[int], number: int = 0) -> None:
        """Something that everyone sees."""
        self.events.append(Event(word, seat, cards, number))

    def add_private(self, word: str, seat: int, cards: list[int], number: int = 0) -> None:
        """Something whose cards only `seat` sees."""
        self.events.append(Event(word, seat, cards, number, 1 << seat))

    def take(self) -> list[Event]:
        """The events since the last time this was asked."""
        events = self.events
        self.events = []
        return events
