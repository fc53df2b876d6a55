"""List operations shared by all games, written so that they compile to tight loops."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.core.dice import Dice


def contains(cards: list[int], card: i64) -> bool:
    for each in cards:
        if each == card:
            return True
    return False


def remove_unordered(cards: list[int], card: i64) -> None:
    """Remove one copy of a card, which must be present, without keeping the order: the last card fills the gap."""
    at: i64 = 0
    while cards[at] != card:
        at += 1
    last = cards.pop()
    if at < len(cards):
        cards[at] = last


def remove_keeping_order(cards: list[int], card: i64) -> None:
    """Remove one copy of a card, which must be present, and keep the order of the others."""
    at: i64 = 0
    while cards[at] != card:
        at += 1
    cards.pop(at)


def insert_sorted(cards: list[int], card: i64) -> None:
    """Insert a card into an ascending list."""
    at: i64 = len(cards)
    while at > 0 and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)


def insert_sorted_vec(cards: vec[i64], card: i64) -> vec[i64]:
    """Return an ascending vec with one more card. The vec passed in must not be used again."""
    cards = append(cards, card)
    at: i64 = len(cards) - 1
    while at > 0 and cards[at - 1] > card:
        cards[at] = cards[at - 1]
        at -= 1
    cards[at] = card
    return cards


def fill_hand_from_unseen(cards: list[int], size: i64, unseen: list[int], dice: Dice) -> None:
    """Draw random cards from `unseen` into a hand until it has `size` cards."""
    while len(cards) < size:
        cards.append(dice.draw(unseen))


def moves_for_cards(cards: list[int], offset: i64, has_duplicates: bool) -> list[int]:
    """Return the move `card + offset` for each card, without duplicates. If `has_duplicates` is False, the cards must
    be distinct."""
    if not has_duplicates:
        return [card + offset for card in cards] if offset else cards[:]
    moves: list[int] = []
    for card in cards:
        if not contains(moves, card + offset):
            moves.append(card + offset)
    return moves
