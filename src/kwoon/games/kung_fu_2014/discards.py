"""Naming cards to discard: any number of them, or a price, always in ascending order so that a set has one spelling."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.contract import NOTHING, Ask
from kwoon.games.kung_fu_2014.notation import DISCARD, RETURN
from kwoon.games.kung_fu_2014.position import Position


def ask_discards(position: Position, seat: i64, word: str) -> Ask | None:
    """Any number of cards, then done."""
    kinds = position.kinds
    if position.last_drafted(seat) == kinds.done:
        return None
    moves = discards_from(position, seat, 1)
    moves.append(kinds.done)
    return Ask(seat, word, moves)


def ask_price(position: Position, seat: i64, owed: i64) -> Ask | None:
    """So many cards more (kff14.cleanup.pay-from-hand)."""
    return None if owed == 0 else Ask(seat, "pay", discards_from(position, seat, owed))


def discards_from(position: Position, seat: i64, owed: i64) -> list[int]:
    """The cards that may be named next: not below the last one, and with enough above them for what is still owed."""
    kinds = position.kinds
    hand = position.hands[seat]
    at: i64 = _free_from(position, seat)
    end: i64 = len(hand) - owed
    before: i64 = NOTHING
    moves: list[int] = []
    while at <= end:
        card: i64 = hand[at]
        if card != before:
            before = card
            moves.append(kinds.discard + card)
        at += 1
    return moves


def _free_from(position: Position, seat: i64) -> i64:
    """The place in hand, which is in ascending order, of the first card after those that are named already."""
    kinds = position.kinds
    last = position.last_drafted(seat)
    if last == NOTHING or kinds.verb(last) != DISCARD:
        return 0
    at: i64 = 0
    hand = position.hands[seat]
    card = kinds.card(last)
    while hand[at] != card:
        at += 1
    if position.chosen[seat] == last:
        at += 1
    if position.further is not None:
        for move in position.further[seat]:
            if move == last:
                at += 1
    return at


def drafted_discards(position: Position, seat: i64) -> list[int]:
    """The cards that a finished draft discards."""
    kinds = position.kinds
    cards: list[int] = []
    for move in position.draft(seat):
        if kinds.discard <= move < RETURN * kinds.count:
            cards.append(move - kinds.discard)
    return cards
