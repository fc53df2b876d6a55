"""Estimates with standard errors, computed from all groups of games and again with each group left out.

The grouped jackknife works for every statistic: a share, a ratio, a regression slope or the difference between two
runs. Everything that is correlated, within a game or between the two packs of a comparison, is in one group. Only sums
have to be stored.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

CONFIDENCE = 0.95
MIN_GROUPS = 10
"""Minimum number of groups for an interval."""
MIN_CLAIM_GAMES = 2_000
"""Minimum number of games with each pack for a claim that a number or card makes a difference."""


@dataclass(frozen=True)
class IntervalEstimate:
    """A number with its 95% confidence interval."""

    value: float
    low: float
    high: float
    standard_error: float
    degrees_of_freedom: int
    """Degrees of freedom: the number of groups minus one."""

    @property
    def p_value(self) -> float:
        """Return the two-sided p-value against zero."""
        if self.standard_error <= 0.0:
            return 1.0 if self.value == 0.0 else 0.0
        return 2.0 * student_tail(abs(self.value) / self.standard_error, self.degrees_of_freedom)


@dataclass(frozen=True)
class JackknifeEstimate:
    """A statistic computed from all groups, and with each group left out. Groups without data for it are omitted."""

    value: float
    leave_one_out: dict[int, float]
    sample_size: float = 0.0
    """Number of observations."""

    def difference(self, other: JackknifeEstimate) -> JackknifeEstimate:
        """Return the difference from another estimate on the same deals, over the groups that both have."""
        both = {
            group: value - other.leave_one_out[group]
            for group, value in self.leave_one_out.items()
            if group in other.leave_one_out
        }
        return JackknifeEstimate(self.value - other.value, both)

    def scaled(self, factor: float) -> JackknifeEstimate:
        """Return the estimate multiplied by a factor."""
        left_out = {group: value * factor for group, value in self.leave_one_out.items()}
        return JackknifeEstimate(self.value * factor, left_out, self.sample_size)

    def interval(self, minimum: float = -math.inf, maximum: float = math.inf) -> IntervalEstimate:
        """Return the estimate with its interval, limited to the possible range."""
        count = len(self.leave_one_out)
        if count < MIN_GROUPS:
            return IntervalEstimate(self.value, minimum, maximum, math.inf, 1)
        mean = sum(self.leave_one_out.values()) / count
        error = math.sqrt((count - 1) / count * sum((each - mean) ** 2 for each in self.leave_one_out.values()))
        reach = student_quantile(count - 1) * error
        if error == 0.0 and self.value in (minimum, maximum) and self.sample_size > 0.0:
            # The rate of an event that never or always happened is not certain: the rule of three applies.
            reach = 3.0 / self.sample_size * (maximum - minimum)
        return IntervalEstimate(
            self.value, max(minimum, self.value - reach), min(maximum, self.value + reach), error, count - 1
        )


def ratio_estimate(numerators: Sequence[float], denominators: Sequence[float]) -> JackknifeEstimate | None:
    """Return the ratio of two sums, given by group; None if the denominator is zero."""
    total, base = sum(numerators), sum(denominators)
    if base <= 0.0:
        return None
    without = {
        group: (total - numerators[group]) / (base - denominator)
        for group, denominator in enumerate(denominators)
        if denominator > 0.0 and base - denominator > 0.0
    }
    return JackknifeEstimate(total / base, without, base)


@lru_cache(maxsize=64)
def student_quantile(degrees_of_freedom: int, confidence: float = CONFIDENCE) -> float:
    """Return the quantile of Student's distribution, in standard errors to either side."""
    low, high = 0.0, 1000.0
    for _ in range(100):
        middle = (low + high) / 2.0
        if 2.0 * student_tail(middle, degrees_of_freedom) > 1.0 - confidence:
            low = middle
        else:
            high = middle
    return high


def student_tail(distance: float, degrees_of_freedom: int) -> float:
    """Return the one-sided tail probability of Student's distribution."""
    return 0.5 * _incomplete_beta(
        degrees_of_freedom / (degrees_of_freedom + distance * distance), degrees_of_freedom / 2.0, 0.5
    )


def _incomplete_beta(x: float, a: float, b: float) -> float:
    """Return the regularized incomplete beta function, by its continued fraction."""
    if x <= 0.0 or x >= 1.0:
        return 0.0 if x <= 0.0 else 1.0
    front = math.exp(math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log(1.0 - x))
    if x > (a + 1.0) / (a + b + 2.0):
        return 1.0 - front * _continued_fraction(1.0 - x, b, a) / b
    return front * _continued_fraction(x, a, b) / a


def _continued_fraction(x: float, a: float, b: float) -> float:
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


def benjamini_hochberg(p_values: Sequence[float], false_discovery_rate: float = 0.05) -> list[bool]:
    """Return which findings are significant at this false discovery rate (Benjamini and Hochberg)."""
    order = sorted(range(len(p_values)), key=lambda at: p_values[at])
    last = -1
    for rank, at in enumerate(order, 1):
        if p_values[at] <= false_discovery_rate * rank / len(p_values):
            last = rank
    rejected = set(order[: max(last, 0)])
    return [at in rejected for at in range(len(p_values))]
