"""Naming cards to discard: any number of them, or a price. A set is the same set however it was named.

Playouts and search name every set in one way only, the ascending one.
"""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.cards import put_in
from kwoon.core.contract import NOTHING, Ask
from kwoon.games.kung_fu_2014.play.notation import RETURN
from kwoon.games.kung_fu_2014.play.position import Position


def ask_discards(position: Position, seat: i64, word: str) -> Ask | None:
    """Any number of cards, then done."""
    kinds = position.kinds
    if position.last_drafted(seat) == kinds.done:
        return None
    moves = _ascending(position, seat, 1) if position.brief else _unnamed(position, seat)
    moves.append(kinds.done)
    return Ask(seat, word, moves)


def ask_price(position: Position, seat: i64, owed: i64) -> Ask | None:
    """So many cards more (kff14.cleanup.pay-from-hand)."""
    if owed == 0:
        return None
    moves: list[int] = _ascending(position, seat, owed) if position.brief else []
    return Ask(seat, "pay", moves or _unnamed(position, seat))


def onward_discards(position: Position, ask: Ask, owed: i64) -> list[int]:
    """Of the moves that name cards, those that keep them in ascending order; all if a price cannot be paid so."""
    moves = _ascending(position, ask.seat, owed)
    if ask.word != "pay":
        moves.append(position.kinds.done)
    return moves or ask.moves


def _unnamed(position: Position, seat: i64) -> list[int]:
    """Every card of the hand that is not named yet, copies once (kff14.turn.any-order)."""
    discard = position.kinds.discard
    named = drafted_discards(position, seat)
    passed: i64 = 0
    before: i64 = NOTHING
    moves: list[int] = []
    for card in position.hands[seat]:  # in ascending order, as those that are named
        if passed < len(named) and named[passed] == card:
            passed += 1
        elif card != before:
            before = card
            moves.append(discard + card)
    return moves


def _ascending(position: Position, seat: i64, owed: i64) -> list[int]:
    """The cards that are not below any that is named, and with enough above them for what is still owed."""
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
    """The place in hand, which is in ascending order, of the first card after all those that are named already."""
    first = position.kinds.discard
    last = RETURN * position.kinds.count
    highest: i64 = NOTHING
    copies: i64 = 0
    chosen: i64 = position.chosen[seat]
    if first <= chosen < last:
        highest = chosen
        copies = 1
    if position.further is not None:
        for move in position.further[seat]:
            if move == highest:
                copies += 1
            elif highest < move < last:
                highest = move
                copies = 1
    if copies == 0:
        return 0
    at: i64 = 0
    hand = position.hands[seat]
    while hand[at] != highest - first:
        at += 1
    return at + copies


def drafted_discards(position: Position, seat: i64) -> list[int]:
    """The cards that a draft discards, in ascending order however they were named."""
    kinds = position.kinds
    cards: list[int] = []
    for at in range(position.drafted(seat)):
        move = position.drafted_at(seat, at)
        if kinds.discard <= move < RETURN * kinds.count:
            put_in(cards, move - kinds.discard)
    return cards
