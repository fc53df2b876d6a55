"""What is printed on a card, for people: one shape for all games, made from the pack so that it cannot disagree."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class CardNumber:
    """A number on a card, with where it comes from."""

    name: str
    value: int
    source: str


@dataclass(frozen=True)
class Face:
    """One kind of card."""

    id: str
    """How the notation names it."""
    name: str
    kind: str
    """What sort of card it is, in a word or two: the small seal in its corner."""
    icon: str
    """The picture, by its name in the game-icons collection."""
    text: str
    numbers: tuple[CardNumber, ...]
    copies: int
    against: tuple[tuple[int, ...], ...] = ()
    """Where two moves meet: what this one comes to against each other one, as the game's own faces say."""
    part_of: str = ""
    """For what is no card by itself but another side or a part of one: the id of the face that stands for the card."""
