"""Events: everything that happened, in order, and which seats may see it. The log, animations and replays are built
from events."""

from __future__ import annotations

from typing import Final

EVERYONE: Final = -1
"""Value of `visible_to`: all seats and spectators see the cards."""
NOBODY: Final = -1
"""Value of `seat`: the event belongs to no single seat."""
HIDDEN: Final = -1
"""Placeholder for a card that the reader may not see."""


class Event:
    """Something that happened: its kind (specific to the game), the acting seat, cards and a number.

    Everything but the cards is public; the cards are visible to the seats whose bits are set in `visible_to`.
    """

    __slots__ = ("cards", "kind", "number", "seat", "visible_to")

    def __init__(self, kind: str, seat: int, cards: list[int], number: int = 0, visible_to: int = EVERYONE) -> None:
        self.kind = kind
        self.seat = seat
        self.cards = cards
        self.number = number
        self.visible_to = visible_to

    def as_seen_by(self, seat: int) -> Event:
        """Return the event as a seat, or a spectator (-1), may see it."""
        if self.visible_to == EVERYONE or (seat >= 0 and (self.visible_to >> seat) & 1):
            return Event(self.kind, self.seat, list(self.cards), self.number)
        return Event(self.kind, self.seat, [HIDDEN] * len(self.cards), self.number)

    def as_tuple(self) -> tuple[str, int, tuple[int, ...], int]:
        """Return the event as plain values, for comparison and serialization."""
        return (self.kind, self.seat, tuple(self.cards), self.number)


class EventLog:
    """Collects the events of a state. A state without a log creates no events."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add_event(self, kind: str, seat: int, cards: list[int], number: int = 0) -> None:
        """Add an event whose cards everyone sees."""
        self.events.append(Event(kind, seat, cards, number))

    def add_private_event(self, kind: str, seat: int, cards: list[int], number: int = 0) -> None:
        """Add an event whose cards only `seat` sees."""
        self.events.append(Event(kind, seat, cards, number, 1 << seat))

    def take_events(self) -> list[Event]:
        """Return and clear the events since the last call."""
        events = self.events
        self.events = []
        return events
