"""Enumerates every FIGHT state that a seat cannot distinguish from a given one.

This module states independently what FIGHT hides (other hands except for publicly taken cards, the deck, sealed cards),
so that the tests do not rely only on the game's own views and sampling.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import combinations, product

from kwoon.core.dice import Dice, DiceError, RecordedDice
from kwoon.core.game import NO_MOVE
from kwoon.games.fight.rules.game import FightState


def arrangements(state: FightState, viewer: int) -> Iterator[FightState]:
    """Yield every arrangement of the cards that this viewer has not seen, including sealed ones."""
    others = [seat for seat in (0, 1) if seat != viewer]
    unseen = list(state.deck)
    for seat in others:
        unseen += hidden_cards(state, seat)
    for hands in all_deals(sorted(unseen), [len(hidden_cards(state, seat)) for seat in others]):
        held = [card for hand in hands for card in hand]
        deck = [card for card in sorted(unseen) if card not in held]
        sealed = [
            [*state.shown[seat], *hand] if state.first_moves[seat] != NO_MOVE else [NO_MOVE]
            for seat, hand in zip(others, hands, strict=True)
        ]
        for at, sealed_cards in enumerate(product(*sealed)):
            twin = state.copy()
            # The internal order of unseen cards must not matter.
            twin.deck = deck[::-1] if at % 2 else list(deck)
            for seat, hand, card in zip(others, hands, sealed_cards, strict=True):
                twin.hands[seat] = [*hand, *state.shown[seat]] if at % 2 else [*state.shown[seat], *hand]
                twin.first_moves[seat] = card
            twin._prompts = None
            yield twin


def hidden_cards(state: FightState, seat: int) -> list[int]:
    """Return the cards in a hand that only its owner has seen. The deck must not contain duplicates."""
    return [card for card in state.hands[seat] if card not in state.shown[seat]]


def all_deals(cards: list[int], sizes: list[int]) -> Iterator[list[tuple[int, ...]]]:
    if not sizes:
        yield []
        return
    for hand in combinations(cards, sizes[0]):
        for rest in all_deals([card for card in cards if card not in hand], sizes[1:]):
            yield [hand, *rest]


def all_results(run: Callable[[Dice], FightState], max_rolls: int) -> Iterator[FightState]:
    """Yield the result of `run` for every sequence of at most `max_rolls` dice rolls. Stop at the first sequence that
    needs more."""
    pending: list[list[int]] = [[]]
    while pending:
        rolls = pending.pop()
        try:
            yield run(RecordedDice(rolls))
        except DiceError:
            if len(rolls) == max_rolls:
                return
            pending += [[*rolls, roll] for roll in range(sides_of_next_roll(run, rolls))]


def sides_of_next_roll(run: Callable[[Dice], FightState], rolls: list[int]) -> int:
    """Return how many sides the next die after `rolls` has. Recorded dice report the number in the error for an invalid
    record."""
    try:
        run(RecordedDice([*rolls, 2**31]))
    except DiceError as error:
        below = re.search(r"below (\d+)", str(error))
        assert below is not None
        return int(below[1])
    raise AssertionError("A roll of 2**31 was accepted, but no die has that many sides.")
