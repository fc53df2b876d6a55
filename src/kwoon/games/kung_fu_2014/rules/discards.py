"""Naming cards to discard: any number of them, or a price. A set is the same set however it was named.

Playouts and search name every set in one way only, the ascending one.
"""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.card_lists import insert_sorted
from kwoon.core.game import NO_MOVE, Prompt
from kwoon.games.kung_fu_2014.rules.notation import RETURN
from kwoon.games.kung_fu_2014.rules.state import BaseKungFu2014State


def discards_prompt(state: BaseKungFu2014State, seat: i64, kind: str) -> Prompt | None:
    """Any number of cards, then done."""
    kinds = state.kinds
    if state.last_draft_move(seat) == kinds.done:
        return None
    moves = _ascending_moves(state, seat, 1) if state.canonical_only else _undrafted_moves(state, seat)
    moves.append(kinds.done)
    return Prompt(seat, kind, moves)


def price_prompt(state: BaseKungFu2014State, seat: i64, remaining: i64) -> Prompt | None:
    """So many cards more (kff14.cleanup.pay-from-hand)."""
    if remaining == 0:
        return None
    moves: list[int] = _ascending_moves(state, seat, remaining) if state.canonical_only else []
    return Prompt(seat, "pay", moves or _undrafted_moves(state, seat))


def canonical_discards(state: BaseKungFu2014State, prompt: Prompt, remaining: i64) -> list[int]:
    """Of the moves that name cards, those that keep them in ascending order; all if a price cannot be paid so."""
    moves = _ascending_moves(state, prompt.seat, remaining)
    if prompt.kind != "pay":
        moves.append(state.kinds.done)
    return moves or prompt.moves


def _undrafted_moves(state: BaseKungFu2014State, seat: i64) -> list[int]:
    """Every card of the hand that is not named yet, copies once (kff14.turn.any-order)."""
    discard = state.kinds.first_discard
    drafted = drafted_discards(state, seat)
    num_skipped: i64 = 0
    previous_card: i64 = NO_MOVE
    moves: list[int] = []
    for card in state.hands[seat]:  # in ascending order, as those that are named
        if num_skipped < len(drafted) and drafted[num_skipped] == card:
            num_skipped += 1
        elif card != previous_card:
            previous_card = card
            moves.append(discard + card)
    return moves


def _ascending_moves(state: BaseKungFu2014State, seat: i64, remaining: i64) -> list[int]:
    """The cards that are not below any that is named, and with enough above them for what is still owed."""
    kinds = state.kinds
    hand = state.hands[seat]
    at: i64 = _first_free_index(state, seat)
    end: i64 = len(hand) - remaining
    previous_card: i64 = NO_MOVE
    moves: list[int] = []
    while at <= end:
        card: i64 = hand[at]
        if card != previous_card:
            previous_card = card
            moves.append(kinds.first_discard + card)
        at += 1
    return moves


def _first_free_index(state: BaseKungFu2014State, seat: i64) -> i64:
    """The place in hand, which is in ascending order, of the first card after all those that are named already."""
    first = state.kinds.first_discard
    last = RETURN * state.kinds.count
    highest: i64 = NO_MOVE
    copies: i64 = 0
    chosen: i64 = state.first_moves[seat]
    if first <= chosen < last:
        highest = chosen
        copies = 1
    if state.later_moves is not None:
        for move in state.later_moves[seat]:
            if move == highest:
                copies += 1
            elif highest < move < last:
                highest = move
                copies = 1
    if copies == 0:
        return 0
    at: i64 = 0
    hand = state.hands[seat]
    while hand[at] != highest - first:
        at += 1
    return at + copies


def drafted_discards(state: BaseKungFu2014State, seat: i64) -> list[int]:
    """The cards that a draft discards, in ascending order however they were named."""
    kinds = state.kinds
    cards: list[int] = []
    for at in range(state.draft_length(seat)):
        move = state.draft_move(seat, at)
        if kinds.first_discard <= move < RETURN * kinds.count:
            insert_sorted(cards, move - kinds.first_discard)
    return cards
