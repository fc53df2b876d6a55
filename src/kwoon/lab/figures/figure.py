"""A figure and how sure it is: worked out from all groups of games, and again with each of them left out.

The jackknife by groups is one way for every figure, be it a share, a ratio, the slope of a regression or the difference
of two runs: whatever hangs together within a game, or between both packs of a comparison, is in one group. Nothing has
to be kept but sums.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

SURE = 0.95
FEWEST = 10
"""From fewer groups nothing is said about how sure a figure is."""
MIN_CLAIM_GAMES = 2_000
"""Fewer games of each pack support no claim that a number or a card makes a difference."""


@dataclass(frozen=True)
class Figure:
    """A number with its interval: 95 of 100 such intervals hold the true one."""

    value: float
    low: float
    high: float
    error: float
    """The standard error."""
    freedom: int
    """How many groups more than one it was worked out from."""

    @property
    def doubt(self) -> float:
        """How often chance alone would move it so far from nothing (two-sided)."""
        if self.error <= 0.0:
            return 1.0 if self.value == 0.0 else 0.0
        return 2.0 * tail(abs(self.value) / self.error, self.freedom)


@dataclass(frozen=True)
class Estimate:
    """A statistic with all groups, and with each left out; groups that say nothing about it are not among them."""

    whole: float
    without: dict[int, float]
    count: float = 0.0
    """How often it was looked at."""

    def minus(self, other: Estimate) -> Estimate:
        """By how much it is more than another, from the same deals: groups that both know are compared."""
        both = {group: value - other.without[group] for group, value in self.without.items() if group in other.without}
        return Estimate(self.whole - other.whole, both)

    def times(self, factor: float) -> Estimate:
        """In other units."""
        left_out = {group: value * factor for group, value in self.without.items()}
        return Estimate(self.whole * factor, left_out, self.count)

    def figure(self, least: float = -math.inf, most: float = math.inf) -> Figure:
        """With its interval, within what can be at all."""
        count = len(self.without)
        if count < FEWEST:
            return Figure(self.whole, least, most, math.inf, 1)
        mean = sum(self.without.values()) / count
        error = math.sqrt((count - 1) / count * sum((each - mean) ** 2 for each in self.without.values()))
        reach = quantile(count - 1) * error
        if error == 0.0 and self.whole in (least, most) and self.count > 0.0:
            # What never or always happened is not certain: the rule of three.
            reach = 3.0 / self.count * (most - least)
        return Figure(self.whole, max(least, self.whole - reach), min(most, self.whole + reach), error, count - 1)


def ratio(above: Sequence[float], below: Sequence[float]) -> Estimate | None:
    """All of one kind by all of another, from their sums in each group; nothing if there is none of the other."""
    total, base = sum(above), sum(below)
    if base <= 0.0:
        return None
    without = {
        group: (total - above[group]) / (base - mine)
        for group, mine in enumerate(below)
        if mine > 0.0 and base - mine > 0.0
    }
    return Estimate(total / base, without, base)


@lru_cache(maxsize=64)
def quantile(freedom: int, sure: float = SURE) -> float:
    """How many standard errors an interval reaches to either side."""
    low, high = 0.0, 1000.0
    for _ in range(100):
        middle = (low + high) / 2.0
        if 2.0 * tail(middle, freedom) > 1.0 - sure:
            low = middle
        else:
            high = middle
    return high


def tail(distance: float, freedom: int) -> float:
    """How much of Student's distribution lies beyond so many standard errors, on one side."""
    return 0.5 * _beta(freedom / (freedom + distance * distance), freedom / 2.0, 0.5)


def _beta(x: float, a: float, b: float) -> float:
    """The regularised incomplete beta function, by its continued fraction."""
    if x <= 0.0 or x >= 1.0:
        return 0.0 if x <= 0.0 else 1.0
    front = math.exp(math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log(1.0 - x))
    if x > (a + 1.0) / (a + b + 2.0):
        return 1.0 - front * _fraction(1.0 - x, b, a) / b
    return front * _fraction(x, a, b) / a


def _fraction(x: float, a: float, b: float) -> float:
    tiny = 1e-300
    c, d = 1.0, 1.0 - (a + b) * x / (a + 1.0)
    d = 1.0 / (d if abs(d) > tiny else tiny)
    value = d
    for m in range(1, 300):
        for numerator in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1.0 + numerator * d
            c = 1.0 + numerator / c
            d = 1.0 / (d if abs(d) > tiny else tiny)
            c = c if abs(c) > tiny else tiny
            value *= d * c
        if abs(d * c - 1.0) < 1e-14:
            break
    return value


def surviving(doubts: Sequence[float], level: float = 0.05) -> list[bool]:
    """Which of many findings stand, if among those that do no more than so many of 100 may be chance
    (Benjamini and Hochberg)."""
    order = sorted(range(len(doubts)), key=lambda at: doubts[at])
    last = -1
    for rank, at in enumerate(order, 1):
        if doubts[at] <= level * rank / len(doubts):
            last = rank
    kept = set(order[: max(last, 0)])
    return [at in kept for at in range(len(doubts))]
