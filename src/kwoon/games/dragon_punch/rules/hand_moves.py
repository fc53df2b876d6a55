"""Hand operations. A hand is an ascending list of kinds; bit masks say which cards are red and which are flipped."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.card_lists import contains


def playable_faces(kinds: list[int], red: i64, flipped: i64, basics: i64, has_duplicates: bool) -> list[int]:
    """Return the moves that the unflipped cards offer: the side that is up on a basic card, or both moves of a
    character."""
    moves: list[int] = []
    bit: i64 = 1
    for kind in kinds:
        if not flipped & bit:
            face: i64 = 2 * kind
            if kind >= basics:  # dp.ruling.character-choice
                if not has_duplicates or not contains(moves, face):
                    moves.append(face)
                    moves.append(face + 1)
            else:
                if red & bit:
                    face += 1
                if not has_duplicates or not contains(moves, face):
                    moves.append(face)
        bit <<= 1
    if has_duplicates:
        # Sort so that the order does not reveal which of two copies is red.
        moves.sort()
    return moves


def find_card_showing(kinds: list[int], red: i64, flipped: i64, basics: i64, face: i64) -> i64:
    """Return the index of the first unflipped card that offers this move; there must be one."""
    kind: i64 = face >> 1
    slot: i64 = 0
    while True:
        if kinds[slot] == kind and not (flipped >> slot) & 1 and (kind >= basics or (red >> slot) & 1 == face & 1):
            return slot
        slot += 1


def find_card_to_switch(kinds: list[int], red: i64, flipped: i64, kind: i64, prefer_flipped: bool) -> i64:
    """Return the index of the white card of this kind to switch, or -1 if there is none. Prefer an unflipped card, or a
    flipped one if `prefer_flipped`."""
    slot: i64 = 0
    found: i64 = -1
    while slot < len(kinds):
        if kinds[slot] == kind and not (red >> slot) & 1:
            is_flipped = (flipped >> slot) & 1 == 1
            if is_flipped == prefer_flipped:
                return slot
            found = slot
        slot += 1
    return found


def switch_moves(
    kinds: list[int], red: i64, flipped: i64, health: i64, *, offset: i64, has_duplicates: bool
) -> list[int]:
    """Return the moves that switch the white cards, one per card, in ascending order. A flipped card has a separate
    move if an unflipped white copy of it exists, because a flipped card is switched publicly."""
    moves: list[int] = []
    slot: i64 = 0
    while slot < health:
        if not (red >> slot) & 1:
            kind: i64 = kinds[slot]
            move: i64 = offset + 2 * kind
            if has_duplicates and (flipped >> slot) & 1:
                first = find_card_to_switch(kinds, red, flipped, kind, False)
                if not (flipped >> first) & 1:
                    move += 1
            moves.append(move)
        slot += 1
    if has_duplicates:
        moves.sort()
    return moves


def distinct_remaining_items(items: list[int], removed: list[int]) -> list[int]:
    """Return the items that remain after removing `removed`, without duplicates. `items` must be in ascending order."""
    left = items[:]
    for item in removed:
        left.remove(item)
    found: list[int] = []
    for item in left:
        if not found or found[-1] != item:
            found.append(item)
    return found


def next_in_ascending_set(items: list[int], chosen: list[int], count: i64) -> list[int]:
    """Return the possible next items when a set of `count` items is named in ascending order, so that each set can be
    named in only one way. Return an empty list if the chosen items do not begin such a set."""
    at: i64 = 0
    found: list[int] = []
    for item in chosen:
        while at < len(items) and items[at] != item:
            at += 1
        if at == len(items):
            return found
        at += 1
    last: i64 = len(items) - (count - len(chosen))
    while at <= last:
        item = items[at]
        if not found or found[-1] != item:
            found.append(item)
        at += 1
    return found


def red_and_flipped_masks(
    kinds: list[int], basics: i64, open_faces: tuple[int, ...], red_counts: list[int]
) -> tuple[int, int]:
    """Return bit masks of the red and the flipped cards in a hand with these flipped faces and `red_counts[kind]`
    unflipped red cards of each kind. `red_counts` is modified."""
    red = 0
    flipped = 0
    used = 0
    for face in open_faces:
        kind = face >> 1 if face < 2 * len(red_counts) else basics + face - 2 * len(red_counts)
        slot = 0
        while kinds[slot] != kind or (used >> slot) & 1:
            slot += 1
        used |= 1 << slot
        flipped |= 1 << slot
        if kind < basics and face & 1:
            red |= 1 << slot
    for slot, kind in enumerate(kinds):
        if not (used >> slot) & 1 and kind < basics and red_counts[kind] > 0:
            red_counts[kind] -= 1
            red |= 1 << slot
    return red, flipped
