"""Small things that are done to lists of cards in every game, written so that they compile to tight loops."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.core.dice import Dice


def contains(cards: list[int], card: i64) -> bool:
    """Whether the card is among the cards."""
    for each in cards:
        if each == card:
            return True
    return False


def remove_unordered(cards: list[int], card: i64) -> None:
    """Remove one such card, which must be there, from cards whose order means nothing: the last one takes its place."""
    at: i64 = 0
    while cards[at] != card:
        at += 1
    last = cards.pop()
    if at < len(cards):
        cards[at] = last


def remove_ordered(cards: list[int], card: i64) -> None:
    """Remove one such card, which must be there; the others keep their order."""
    at: i64 = 0
    while cards[at] != card:
        at += 1
    cards.pop(at)


def insert_sorted(cards: list[int], card: i64) -> None:
    """Add a card to cards in ascending order."""
    at: i64 = len(cards)
    while at > 0 and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)


def with_inserted(cards: vec[i64], card: i64) -> vec[i64]:
    """Packed cards in ascending order with one more; those of before are not to be used again."""
    cards = append(cards, card)
    at: i64 = len(cards) - 1
    while at > 0 and cards[at - 1] > card:
        cards[at] = cards[at - 1]
        at -= 1
    cards[at] = card
    return cards


def draw_up_to(cards: list[int], size: i64, unseen: list[int], dice: Dice) -> None:
    """Part of a guess: draw what somebody holds, up to so many, from what cannot be seen."""
    while len(cards) < size:
        cards.append(dice.draw(unseen))


def moves_for(cards: list[int], offset: i64, has_duplicates: bool) -> list[int]:
    """The moves for these cards, each once: two copies of a card (there are none unless `alike`) are the same move."""
    if not has_duplicates:
        return [card + offset for card in cards] if offset else cards[:]
    moves: list[int] = []
    for card in cards:
        if not contains(moves, card + offset):
            moves.append(card + offset)
    return moves
