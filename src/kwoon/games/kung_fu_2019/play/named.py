"""Naming cards of one's hand, in any order: to discard, to give; as many as one likes, or a number that is owed."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.contract import NOTHING, Ask
from kwoon.games.kung_fu_2019.play.notation import DROP, GIVE
from kwoon.games.kung_fu_2019.play.position import Position


def drafted(position: Position, seat: i64, verb: i64) -> list[int]:
    """The cards that a draft names with this verb."""
    first = verb * position.count
    cards: list[int] = []
    for at in range(position.drafted(seat)):
        move = position.drafted_at(seat, at)
        if first <= move < first + position.count:
            cards.append(move - first)
    return cards


def ask_named(position: Position, seat: i64, word: str, verb: i64, owed: i64) -> Ask | None:
    """The next card, while some are owed."""
    return Ask(seat, word, nameable(position, seat, verb)) if owed > 0 else None


def nameable(position: Position, seat: i64, verb: i64, least: i64 = NOTHING) -> list[int]:
    """The cards in hand that are not in the draft yet, each kind once, in ascending order; moves from `least` on."""
    moves: list[int] = []
    hand = position.hands[seat]
    first = verb * position.count
    if position.chosen[seat] == NOTHING:
        before: i64 = NOTHING
        for card in hand:
            if card != before:
                moves.append(first + card)
                before = card
        return moves
    named = _in_hand(position, seat)
    at: i64 = 0
    size: i64 = len(hand)
    while at < size:
        card = hand[at]
        copies: i64 = 0
        while at < size and hand[at] == card:
            copies += 1
            at += 1
        if first + card < least:
            continue
        for each in named:
            if each == card:
                copies -= 1
        if copies > 0:
            moves.append(first + card)
    return moves


def ascending(position: Position, seat: i64, moves: list[int], verb: i64, owed: i64) -> list[int]:
    """Of these moves, those that name a set of cards in ascending order, with enough left for what is owed.

    All of them if there are none: a person may have begun with a high card.
    """
    first = verb * position.count
    least: i64 = position.last_drafted(seat)
    if not first <= least < first + position.count:
        least = first
    kept: list[int] = []
    for move in moves:
        if move < least:
            continue
        if owed > 1 and move < first + position.count and _from(position, seat, verb, move - first) < owed:
            continue
        kept.append(move)
    return kept or moves


def _from(position: Position, seat: i64, verb: i64, card: i64) -> i64:
    """How many cards of a hand, this kind or higher, are not in the draft."""
    left: i64 = 0
    for held in position.hands[seat]:
        if held >= card:
            left += 1
    for named in _in_hand(position, seat):
        if named >= card:
            left -= 1
    return left


def _in_hand(position: Position, seat: i64) -> list[int]:
    """The cards of a draft that are in hand still: all but what it gives up out of a slot."""
    cards: list[int] = []
    slots = DROP * position.count
    hands = GIVE * position.count
    limit = position.rules.first_target
    for at in range(position.drafted(seat)):
        move = position.drafted_at(seat, at)
        if move < slots or hands <= move < limit:
            cards.append(move % position.count)
    return cards
