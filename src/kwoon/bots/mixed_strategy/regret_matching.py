"""Mixed strategies as odds: by regret, rid of what is left over from early tries, and rolled on."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.core.dice import Dice

MIN_PROBABILITY: Final = 0.03
"""A move that a strategy would play more rarely is not played at all."""
ROLL_SIDES: Final = 1 << 24
"""How many sides the dice have that odds are rolled with."""


def blend_absent(row: list[float], probabilities: list[float]) -> list[float]:
    """A card that may not be there counts in part as whatever else may be played."""
    numbers = vec[float](row)
    blend_absent_in_place(numbers, 0, len(row), vec[float](probabilities))
    return list(numbers)


def blend_absent_in_place(numbers: vec[float], start: i64, count: i64, probabilities: vec[float]) -> None:
    """The same for a row that is packed with others: `count` numbers from `start` on."""
    total = 0.0
    weight = 0.0
    for at in range(count):
        total += numbers[start + at] * probabilities[at]
        weight += probabilities[at]
    average = total / weight
    for at in range(count):
        numbers[start + at] = numbers[start + at] * probabilities[at] + average * (1.0 - probabilities[at])


def normalized(weights: list[float]) -> list[float]:
    """A strategy in proportion to regret, or to other weights; any move if there is none."""
    total = 0.0
    for weight in weights:
        total += weight
    if total <= 0.0:
        return [1.0 / len(weights)] * len(weights)
    return [weight / total for weight in weights]


def add_regret(regret: list[float], gains: list[float], strategy: list[float]) -> None:
    """What each move would have gained over the strategy is added, but never below nothing."""
    got = 0.0
    for at in range(len(gains)):
        got += gains[at] * strategy[at]
    for at in range(len(gains)):
        more = regret[at] + gains[at] - got
        regret[at] = more if more > 0.0 else 0.0


def without_rare_moves(total: list[float]) -> list[float]:
    """A strategy that adds up to one, without its rarest moves."""
    whole = sum(total)
    kept = [each if each >= MIN_PROBABILITY * whole else 0.0 for each in total]
    whole = sum(kept)
    return [each / whole for each in kept]


def sample_index(probabilities: list[float], dice: Dice) -> int:
    """One place, by these odds."""
    return sample_index_of(vec[float](probabilities), len(probabilities), dice)


def sample_index_of(probabilities: vec[float], count: i64, dice: Dice) -> i64:
    """One of the first `count` places, by these odds."""
    point = float(dice.roll(ROLL_SIDES)) / ROLL_SIDES
    last: i64 = 0
    for place in range(count):
        if probabilities[place] > 0.0:
            last = place
            point -= probabilities[place]
            if point < 0.0:
                return place
    return last
