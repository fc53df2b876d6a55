"""When to stop: looks at fixed doublings, with the error shared among them, so that peeking does not lie.

Whoever looks five times at a 95 % interval and stops when it pleases is wrong more often than once in twenty. So the
one chance in twenty is spent a little at a time, after O'Brien and Fleming in the form of Lan and DeMets: by the time a
share t of all planned games is played, 2 - 2 Phi(1.96 / sqrt(t)) of it may be spent. Early looks thus get very wide
intervals and the last one hardly more than the usual one. All intervals together hold the truth in 95 of 100 runs,
whenever one stops (Jennison and Turnbull's repeated confidence intervals).

How far the process may wander before it is out is worked out by carrying the density of a Brownian motion from look
to look and cutting off what has crossed.
"""

from __future__ import annotations

import math
from functools import lru_cache

from kwoon.lab.errors import LabError

ERROR_RATE = 0.05
GRID_POINTS = 400
"""Of the grid on which the density is carried."""
NO_BOUND = math.inf
MAX_VARIANCE = 0.5
"""The variance of the difference of two shares, if the same deals did not help at all."""
LAST_CRITICAL_VALUE = 2.05
"""About how many standard errors the last look's interval reaches."""


def check_schedule(target_margin: float, first_check: int) -> list[int]:
    """After how many games to look, if the interval is to be within so many points of 100: from `first` on by
    doublings, until enough for any two packs, whether or not their games go alike."""
    if not 0.0 < target_margin <= 50.0:
        raise LabError("Say within how many points of 100 the interval should be: more than 0, and 50 at the most.")
    enough = MAX_VARIANCE * (LAST_CRITICAL_VALUE * 100.0 / target_margin) ** 2
    counts = [first_check]
    while counts[-1] < enough:
        counts.append(2 * counts[-1])
    return counts


@lru_cache(maxsize=32)
def critical_values(counts: tuple[int, ...], error: float = ERROR_RATE) -> tuple[float, ...]:
    """For each look, how many standard errors its interval reaches; endless where nothing may be said yet."""
    times = [count / counts[-1] for count in counts]
    width = 6.0
    step = 2.0 * width / GRID_POINTS
    grid = [-width + step * (at + 0.5) for at in range(GRID_POINTS)]
    density: list[float] = []
    bounds: list[float] = []
    spent = 0.0
    before = 0.0
    for time in times:
        gap = time - before
        density = _propagate(density, grid, gap, step)
        tail_mass = _alpha_spent(time, error) - spent
        bound = _boundary(density, grid, tail_mass, step)
        bounds.append(bound / math.sqrt(time) if math.isfinite(bound) else NO_BOUND)
        density = [mass if abs(x) < bound else 0.0 for x, mass in zip(grid, density, strict=True)]
        spent, before = _alpha_spent(time, error), time
    return tuple(bounds)


def _alpha_spent(time: float, error: float) -> float:
    return 2.0 * _normal_tail(_single_look_critical_value(error) / math.sqrt(time))


def _single_look_critical_value(error: float) -> float:
    """How many standard errors an interval reaches that is looked at once."""
    low, high = 0.0, 20.0
    for _ in range(80):
        middle = (low + high) / 2.0
        low, high = (middle, high) if 2.0 * _normal_tail(middle) > error else (low, middle)
    return high


def _normal_tail(distance: float) -> float:
    return 0.5 * math.erfc(distance / math.sqrt(2.0))


def _propagate(density: list[float], grid: list[float], gap: float, step: float) -> list[float]:
    """Where it may be after so much more time."""
    spread = math.sqrt(gap)
    if not density:
        return [_normal_density(x / spread) / spread for x in grid]
    reach = min(len(grid), int(8.0 * spread / step) + 2)
    kernel = [_normal_density(step * at / spread) / spread * step for at in range(reach)]
    carried = [0.0] * len(grid)
    for at, mass in enumerate(density):
        if mass > 0.0:
            for other in range(max(0, at - reach + 1), min(len(grid), at + reach)):
                carried[other] += mass * kernel[abs(other - at)]
    return carried


def _normal_density(x: float) -> float:
    return math.exp(-0.5 * x * x) / math.sqrt(2.0 * math.pi)


def _boundary(density: list[float], grid: list[float], tail_mass: float, step: float) -> float:
    """The distance beyond which lies as much as may be spent now, on both sides together."""
    outside = 0.0
    if tail_mass < 1e-9:
        return NO_BOUND
    for at in range(len(grid) // 2):
        # Both ends alike; within a cell the density is taken as even.
        cell = (density[at] + density[-1 - at]) * step
        if outside + cell >= tail_mass:
            return -grid[at] + step / 2.0 - step * (tail_mass - outside) / cell
        outside += cell
    return 0.0
