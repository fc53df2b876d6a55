"""Card faces as shown to people: one structure for all games, built from the pack so that faces always agree with it."""

from __future__ import annotations

from dataclasses import dataclass


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
    name: str
    kind: str
    """Short label of the card's kind, shown as a seal in its corner."""
    icon: str
    """Name of the picture in the game-icons collection."""
    text: str
    numbers: tuple[NumberOnCard, ...]
    copies: int
    against: tuple[tuple[int, ...], ...] = ()
    """For simultaneous moves: the result of this move against each possible move, in the game's own format."""
    part_of: str = ""
    """For a card's other side or a part of a card: the id of the face that represents the whole card."""
