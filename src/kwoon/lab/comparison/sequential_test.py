"""Group sequential test: checks after fixed numbers of games with the error divided among them, so that repeated checks
stay valid.

Checking a 95% interval five times and stopping at will is wrong more often than once in twenty. The total error of 5%
is therefore spent gradually, with the O'Brien-Fleming spending function in the form of Lan and DeMets: when a share t
of all planned games has been played, 2 - 2 Phi(1.96 / sqrt(t)) may be spent. Early checks get very wide intervals, and
the last one is hardly wider than usual. All intervals together contain the true value in 95 of 100 runs, no matter when
a run stops (Jennison and Turnbull's repeated confidence intervals).

The boundaries are computed by propagating the density of a Brownian motion from check to check and removing the part
that has crossed.
"""

from __future__ import annotations

import math
from functools import lru_cache
from statistics import NormalDist

from kwoon.lab.errors import LabError

SINGLE_CHECK_CRITICAL_VALUE = NormalDist().inv_cdf(1.0 - 0.05 / 2.0)
"""Critical value of a single check with an error of 5%."""
GRID_POINTS = 400
"""Number of grid points for the density."""
NO_BOUND = math.inf
MAX_VARIANCE = 0.5
"""Variance of the difference between two shares if playing the same deals does not reduce it at all."""
LAST_CRITICAL_VALUE = 2.05
"""Approximate critical value of the last check."""


def checkpoint_game_counts(target_margin: float, first_check: int) -> list[int]:
    """Return the numbers of games at which to check whether the margin is at most `target_margin` points: doublings
    from `first_check` until there are enough games for any two packs, even if their games are uncorrelated."""
    if not 0.0 < target_margin <= 50.0:
        raise LabError(
            f"The margin of the interval is {target_margin:g} points; it must be more than 0 and at most 50."
        )
    enough = MAX_VARIANCE * (LAST_CRITICAL_VALUE * 100.0 / target_margin) ** 2
    counts = [first_check]
    while counts[-1] < enough:
        counts.append(2 * counts[-1])
    return counts


@lru_cache(maxsize=32)
def critical_values(counts: tuple[int, ...]) -> tuple[float, ...]:
    """Return the critical value of each check, in standard errors; infinite if no claim is possible yet."""
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
        tail_mass = _alpha_spent(time) - spent
        bound = _tail_cutoff(density, grid, tail_mass, step)
        bounds.append(bound / math.sqrt(time) if math.isfinite(bound) else NO_BOUND)
        density = [mass if abs(x) < bound else 0.0 for x, mass in zip(grid, density, strict=True)]
        spent, before = _alpha_spent(time), time
    return tuple(bounds)


def _alpha_spent(time: float) -> float:
    return math.erfc(SINGLE_CHECK_CRITICAL_VALUE / math.sqrt(time) / math.sqrt(2.0))


def _propagate(density: list[float], grid: list[float], time_step: float, grid_step: float) -> list[float]:
    """Return the density after another `time_step`."""
    spread = math.sqrt(time_step)
    if not density:
        return [_normal_density(x / spread) / spread for x in grid]
    reach = min(len(grid), int(8.0 * spread / grid_step) + 2)
    kernel = [_normal_density(grid_step * at / spread) / spread * grid_step for at in range(reach)]
    carried = [0.0] * len(grid)
    for at, mass in enumerate(density):
        if mass > 0.0:
            for other in range(max(0, at - reach + 1), min(len(grid), at + reach)):
                carried[other] += mass * kernel[abs(other - at)]
    return carried


def _normal_density(x: float) -> float:
    return math.exp(-0.5 * x * x) / math.sqrt(2.0 * math.pi)


def _tail_cutoff(density: list[float], grid: list[float], tail_mass: float, step: float) -> float:
    """Return the distance beyond which both tails together hold `tail_mass`."""
    outside = 0.0
    if tail_mass < 1e-9:
        return NO_BOUND
    for at in range(len(grid) // 2):
        # Both tails together; the density is assumed constant within a cell.
        cell = (density[at] + density[-1 - at]) * step
        if outside + cell >= tail_mass:
            return -grid[at] + step / 2.0 - step * (tail_mass - outside) / cell
        outside += cell
    return 0.0
