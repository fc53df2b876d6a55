"""Drafting cards to discard: any number, or a fixed price. The order in which the cards are named has no effect.

Playouts and search name each set only in ascending order.
"""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.card_lists import insert_sorted
from kwoon.core.game import NO_MOVE, Prompt
from kwoon.games.kung_fu_2014.rules.notation import RETURN
from kwoon.games.kung_fu_2014.rules.state import BaseKungFu2014State


def discards_prompt(state: BaseKungFu2014State, seat: i64, kind: str) -> Prompt | None:
    """Return the prompt for any number of discards, or None after `done`."""
    kinds = state.kinds
    if state.last_draft_move(seat) == kinds.done:
        return None
    moves = _ascending_discard_moves(state, seat, 1) if state.canonical_only else _undrafted_moves(state, seat)
    moves.append(kinds.done)
    return Prompt(seat, kind, moves)


def payment_prompt(state: BaseKungFu2014State, seat: i64, remaining: i64) -> Prompt | None:
    """Return the prompt for the next card to pay, or None once the price is paid (kff14.cleanup.pay-from-hand)."""
    if remaining == 0:
        return None
    moves: list[int] = _ascending_discard_moves(state, seat, remaining) if state.canonical_only else []
    return Prompt(seat, "pay", moves or _undrafted_moves(state, seat))


def canonical_discards(state: BaseKungFu2014State, prompt: Prompt, remaining: i64) -> list[int]:
    """Return the moves that keep the named cards in ascending order, or all of the prompt's moves if there are none."""
    moves = _ascending_discard_moves(state, prompt.seat, remaining)
    if prompt.kind != "pay":
        moves.append(state.kinds.done)
    return moves or prompt.moves


def _undrafted_moves(state: BaseKungFu2014State, seat: i64) -> list[int]:
    """Return the discards of the cards in hand that are not drafted yet, one move per kind (kff14.turn.any-order)."""
    discard = state.kinds.first_discard
    drafted = drafted_discards(state, seat)
    num_skipped: i64 = 0
    previous_card: i64 = NO_MOVE
    moves: list[int] = []
    for card in state.hands[seat]:  # ascending, like the drafted cards
        if num_skipped < len(drafted) and drafted[num_skipped] == card:
            num_skipped += 1
        elif card != previous_card:
            previous_card = card
            moves.append(discard + card)
    return moves


def _ascending_discard_moves(state: BaseKungFu2014State, seat: i64, remaining: i64) -> list[int]:
    """Return the moves for cards that are not below any drafted card and that leave enough cards above them to pay the
    rest."""
    kinds = state.kinds
    hand = state.hands[seat]
    at: i64 = _hand_index_after_drafted(state, seat)
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


def _hand_index_after_drafted(state: BaseKungFu2014State, seat: i64) -> i64:
    """Return the index in the sorted hand of the first card after all drafted cards."""
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
    """Return the cards that a draft discards, in ascending order."""
    kinds = state.kinds
    cards: list[int] = []
    for at in range(state.draft_length(seat)):
        move = state.draft_move_at(seat, at)
        if kinds.first_discard <= move < RETURN * kinds.count:
            insert_sorted(cards, move - kinds.first_discard)
    return cards
