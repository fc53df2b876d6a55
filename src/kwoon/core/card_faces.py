"""Card faces as shown to people: one structure for all games, built from the pack so that faces always agree with it."""

from __future__ import annotations

from dataclasses import dataclass

from kwoon.core.message import Text


@dataclass(frozen=True)
class NumberOnCard:
    """A number on a card and its origin."""

    name: str
    value: int
    source: str


@dataclass(frozen=True)
class Face:
    id: str
    """The card's name in the notation."""
    name: Text
    kind: str
    """The card's kind, by which clients choose colors and places."""
    icon: str
    """Name of the picture in the game-icons collection."""
    text: Text
    numbers: tuple[NumberOnCard, ...]
    copies: int
    against: tuple[tuple[int, ...], ...] = ()
    """For simultaneous moves: the result of this move against each possible move, in the game's own format."""
    part_of: str = ""
    """For a card's other side or a part of a card: the id of the face that represents the whole card."""
    short_text: Text = ""
    """The part of the text to show where there is little room; empty if it is the whole text. If clients can draw some
    of the text from the numbers, it is the rest."""
    label: Text = ""
    """The name of the kind, shown on the card; empty if it is the same as `kind`."""

    def kind_name(self) -> Text:
        """Return the name of the card's kind."""
        return self.label or self.kind
