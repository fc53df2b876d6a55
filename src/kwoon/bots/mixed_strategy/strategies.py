"""Mixed strategies: regret matching, removal of rare moves, and sampling."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.core.dice import Dice

MIN_PROBABILITY: Final = 0.03
"""Moves that a strategy plays less often than this are not played at all."""
ROLL_SIDES: Final = 1 << 24
"""Number of sides of the die used for sampling."""


def blend_absent_cards(payoffs: list[float], probabilities: list[float]) -> list[float]:
    """Blend the payoff of a card that may be absent with those of the cards that may be played instead."""
    numbers = vec[float](payoffs)
    blend_absent_cards_in_place(numbers, 0, len(payoffs), vec[float](probabilities))
    return list(numbers)


def blend_absent_cards_in_place(payoffs: vec[float], start: i64, count: i64, probabilities: vec[float]) -> None:
    """Like `blend_absent_cards`, but in place, for `count` numbers of a packed row starting at `start`."""
    total = 0.0
    weight = 0.0
    for at in range(count):
        total += payoffs[start + at] * probabilities[at]
        weight += probabilities[at]
    average = total / weight
    for at in range(count):
        payoffs[start + at] = payoffs[start + at] * probabilities[at] + average * (1.0 - probabilities[at])


def normalized(weights: list[float]) -> list[float]:
    """Return a strategy proportional to regret or other weights; uniform if they are all zero."""
    total = 0.0
    for weight in weights:
        total += weight
    if total <= 0.0:
        return [1.0 / len(weights)] * len(weights)
    return [weight / total for weight in weights]


def add_regret(regret: list[float], gains: list[float], strategy: list[float]) -> float:
    """Add each move's gain over the strategy to its regret, which never drops below zero. Return the strategy's gain."""
    got = 0.0
    for at in range(len(gains)):
        got += gains[at] * strategy[at]
    for at in range(len(gains)):
        more = regret[at] + gains[at] - got
        regret[at] = more if more > 0.0 else 0.0
    return got


def without_rare_moves(strategy_sums: list[float]) -> list[float]:
    """Return a normalized strategy without its rarest moves."""
    whole = sum(strategy_sums)
    kept = [each if each >= MIN_PROBABILITY * whole else 0.0 for each in strategy_sums]
    whole = sum(kept)
    return [each / whole for each in kept]


def sample_index(probabilities: list[float], dice: Dice) -> int:
    """Return an index sampled from these probabilities."""
    return sample_vector_index(vec[float](probabilities), len(probabilities), dice)


def sample_vector_index(probabilities: vec[float], count: i64, dice: Dice) -> i64:
    """Return one of the first `count` indices, sampled from these probabilities."""
    point = float(dice.roll(ROLL_SIDES)) / ROLL_SIDES
    last: i64 = 0
    for place in range(count):
        if probabilities[place] > 0.0:
            last = place
            point -= probabilities[place]
            if point < 0.0:
                return place
    return last
