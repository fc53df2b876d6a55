"""Mixed strategies as odds: by regret, rid of what is left over from early tries, and rolled on."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.core.dice import Dice

UNLIKELY: Final = 0.03
"""A move that a strategy would play more rarely is not played at all."""
FINE: Final = 1 << 24
"""How many sides the dice have that odds are rolled with."""


def blended(row: list[float], present: list[float]) -> list[float]:
    """A card that may not be there counts in part as whatever else may be played."""
    numbers = vec[float](row)
    blend(numbers, 0, len(row), vec[float](present))
    return list(numbers)


def blend(numbers: vec[float], start: i64, count: i64, present: vec[float]) -> None:
    """The same for a row that is packed with others: `count` numbers from `start` on."""
    total = 0.0
    weight = 0.0
    for at in range(count):
        total += numbers[start + at] * present[at]
        weight += present[at]
    average = total / weight
    for at in range(count):
        numbers[start + at] = numbers[start + at] * present[at] + average * (1.0 - present[at])


def shares(weights: list[float]) -> list[float]:
    """A strategy in proportion to regret, or to other weights; any move if there is none."""
    total = 0.0
    for weight in weights:
        total += weight
    if total <= 0.0:
        return [1.0 / len(weights)] * len(weights)
    return [weight / total for weight in weights]


def regret_more(regret: list[float], gains: list[float], strategy: list[float]) -> None:
    """What each move would have gained over the strategy is added, but never below nothing."""
    got = 0.0
    for at in range(len(gains)):
        got += gains[at] * strategy[at]
    for at in range(len(gains)):
        more = regret[at] + gains[at] - got
        regret[at] = more if more > 0.0 else 0.0


def cleaned(total: list[float]) -> list[float]:
    """A strategy that adds up to one, without its rarest moves."""
    whole = sum(total)
    kept = [each if each >= UNLIKELY * whole else 0.0 for each in total]
    whole = sum(kept)
    return [each / whole for each in kept]


def roll(odds: list[float], dice: Dice) -> int:
    """One place, by these odds."""
    return roll_on(vec[float](odds), len(odds), dice)


def roll_on(odds: vec[float], count: i64, dice: Dice) -> i64:
    """One of the first `count` places, by these odds."""
    point = float(dice.roll(FINE)) / FINE
    last: i64 = 0
    for place in range(count):
        if odds[place] > 0.0:
            last = place
            point -= odds[place]
            if point < 0.0:
                return place
    return last
