"""Every state of FIGHT that a seat cannot tell from the one at hand, laid out card by card and without any guessing.

This knows by itself what FIGHT hides (the other hands except what was seen taken, the deck, sealed cards), so that the
law does not rest on the game's own view and guess alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import combinations, product

from kwoon.core.dice import Dice, DiceError, RecordedDice
from kwoon.core.game import NO_MOVE
from kwoon.games.fight.rules.game import FightState


def arrangements(state: FightState, eye: int) -> Iterator[FightState]:
    """All ways in which the cards that this seat (or the watcher) has not seen may lie, and what may be sealed."""
    others = [seat for seat in (0, 1) if seat != eye]
    unseen = list(state.deck)
    for seat in others:
        unseen += hidden_cards(state, seat)
    for hands in dealings(sorted(unseen), [len(hidden_cards(state, seat)) for seat in others]):
        held = [card for hand in hands for card in hand]
        deck = [card for card in sorted(unseen) if card not in held]
        sealed = [
            [*state.shown[seat], *hand] if state.first_moves[seat] != NO_MOVE else [NO_MOVE]
            for seat, hand in zip(others, hands, strict=True)
        ]
        for at, chosen in enumerate(product(*sealed)):
            twin = state.copy()
            # The order in which unseen cards are kept must not matter either.
            twin.deck = deck[::-1] if at % 2 else list(deck)
            for seat, hand, card in zip(others, hands, chosen, strict=True):
                twin.hands[seat] = [*hand, *state.shown[seat]] if at % 2 else [*state.shown[seat], *hand]
                twin.first_moves[seat] = card
            twin._prompts = None
            yield twin


def hidden_cards(state: FightState, seat: int) -> list[int]:
    """The cards of a hand that only its owner has seen; for decks in which every card is different."""
    return [card for card in state.hands[seat] if card not in state.shown[seat]]


def dealings(cards: list[int], sizes: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """All ways to deal hands of these sizes."""
    if not sizes:
        yield []
        return
    for hand in combinations(cards, sizes[0]):
        for rest in dealings([card for card in cards if card not in hand], sizes[1:]):
            yield [hand, *rest]


def every_luck(run: Callable[[Dice], FightState], most: int) -> Iterator[FightState]:
    """What may come of something: once for each fall of the dice; nothing that takes more than `most` rolls."""
    waiting: list[list[int]] = [[]]
    while waiting:
        rolls = waiting.pop()
        try:
            yield run(RecordedDice(rolls))
        except DiceError:
            if len(rolls) == most:
                return
            waiting += [[*rolls, roll] for roll in range(sides(run, rolls))]


def sides(run: Callable[[Dice], FightState], rolls: list[int]) -> int:
    """How many sides the dice have that are rolled after these rolls: recorded dice say so when the record is wrong."""
    try:
        run(RecordedDice([*rolls, 2**31]))
    except DiceError as error:
        below = re.search(r"below (\d+)", str(error))
        assert below is not None
        return int(below[1])
    raise AssertionError("Dice that were short of luck did not need any.")
