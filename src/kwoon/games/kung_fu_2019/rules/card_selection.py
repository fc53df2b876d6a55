"""Drafting cards from a hand in any order, to discard or to give: any number, or a fixed number."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.game import NO_MOVE
from kwoon.games.kung_fu_2019.rules.notation import DROP, GIVE
from kwoon.games.kung_fu_2019.rules.state import BaseKungFu2019State


def drafted_cards(state: BaseKungFu2019State, seat: i64, verb: i64) -> list[int]:
    """Return the cards that a draft names with this verb."""
    first = verb * state.kind_count
    cards: list[int] = []
    for at in range(state.draft_length(seat)):
        move = state.draft_move_at(seat, at)
        if first <= move < first + state.kind_count:
            cards.append(move - first)
    return cards


def selectable_moves(state: BaseKungFu2019State, seat: i64, verb: i64, min_move: i64 = NO_MOVE) -> list[int]:
    """Return one move per kind of undrafted card in hand, in ascending order, starting at `min_move`."""
    moves: list[int] = []
    hand = state.hands[seat]
    first = verb * state.kind_count
    if state.first_moves[seat] == NO_MOVE:
        previous_card: i64 = NO_MOVE
        for card in hand:
            if card != previous_card:
                moves.append(first + card)
                previous_card = card
        return moves
    drafted_in_hand = _drafted_from_hand(state, seat)
    at: i64 = 0
    size: i64 = len(hand)
    while at < size:
        card = hand[at]
        copies: i64 = 0
        while at < size and hand[at] == card:
            copies += 1
            at += 1
        if first + card < min_move:
            continue
        for each in drafted_in_hand:
            if each == card:
                copies -= 1
        if copies > 0:
            moves.append(first + card)
    return moves


def ascending_moves(state: BaseKungFu2019State, seat: i64, moves: list[int], verb: i64, remaining: i64) -> list[int]:
    """Return the moves that keep the set in ascending order and leave enough cards to complete it.

    Return all moves if no move qualifies: a person may have started with a high card.
    """
    first = verb * state.kind_count
    min_move: i64 = state.last_draft_move(seat)
    if not first <= min_move < first + state.kind_count:
        min_move = first
    allowed: list[int] = []
    for move in moves:
        if move < min_move:
            continue
        if (
            remaining > 1
            and move < first + state.kind_count
            and _count_undrafted_at_least(state, seat, verb, move - first) < remaining
        ):
            continue
        allowed.append(move)
    return allowed or moves


def _count_undrafted_at_least(state: BaseKungFu2019State, seat: i64, verb: i64, card: i64) -> i64:
    """Return how many undrafted cards in hand are of this kind or higher."""
    left: i64 = 0
    for card_in_hand in state.hands[seat]:
        if card_in_hand >= card:
            left += 1
    for drafted_card in _drafted_from_hand(state, seat):
        if drafted_card >= card:
            left -= 1
    return left


def _drafted_from_hand(state: BaseKungFu2019State, seat: i64) -> list[int]:
    """Return the drafted cards that are still in hand: all except those given up from a slot."""
    cards: list[int] = []
    slots = DROP * state.kind_count
    hands = GIVE * state.kind_count
    limit = state.rules.first_target
    for at in range(state.draft_length(seat)):
        move = state.draft_move_at(seat, at)
        if move < slots or hands <= move < limit:
            cards.append(move % state.kind_count)
    return cards
