"""Distance of a setting from its objectives, according to several bots.

An objective contributes the squared distance of its estimate from the target range. Noise alone would move an estimate
out of the range and increase the square by its variance, so the variance is subtracted. The result is averaged over the
statistics of an objective and summed over objectives; of several bots, the worst counts. The square root, in points, is
compared with the cost of the steps.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kwoon.lab.comparison.resumable_run import StatisticKey
from kwoon.lab.statistics.estimate import IntervalEstimate, JackknifeEstimate
from kwoon.lab.tune.config import Objective

EstimatesByKey = Mapping[StatisticKey, JackknifeEstimate]


def squared_miss(objectives: Sequence[Objective], estimates: EstimatesByKey, without_group: int | None = None) -> float:
    """Return the squared distance from the objectives, optionally with one group of deals left out. It can be negative,
    because the variance is subtracted."""
    total = 0.0
    for objective in objectives:
        covered = [estimate for key, estimate in estimates.items() if objective.covers(key)]
        if not covered:
            # An ending that never happened counts as zero.
            total += max(0.0, objective.low, -objective.high) ** 2
            continue
        distances = [
            _squared_distance(
                objective,
                each.value if without_group is None else each.leave_one_out[without_group],
                _standard_error(each),
            )
            for each in covered
        ]
        total += sum(distances) / len(covered)
    return total


def signed_root(squared: float) -> float:
    """Return the square root of the absolute value, with the original sign."""
    return math.copysign(math.sqrt(abs(squared)), squared)


def _squared_distance(objective: Objective, value: float, error: float) -> float:
    distance = max(objective.low - value, value - objective.high, 0.0)
    return distance * distance - error * error if distance > 0.0 else 0.0


def _standard_error(estimate: JackknifeEstimate) -> float:
    error = estimate.interval().standard_error
    return error if math.isfinite(error) else 0.0


@dataclass(frozen=True)
class BotVerdict:
    """One bot's assessment of a proposal."""

    bot: str
    games: int
    """Number of games with each pack."""
    miss_before: float
    """Distance of the current pack from the objectives, in points."""
    miss_after: float
    change: IntervalEstimate
    """Change in the squared distance; negative is better."""

    @property
    def is_worse(self) -> bool:
        """Return whether the proposal looks worse than the current pack, even if only by chance: in case of doubt,
        nothing is changed. Within the target range all settings are equal, so chance does not decide between two good
        settings."""
        return self.miss_after > self.miss_before

    @property
    def is_better(self) -> bool:
        """Return whether the proposal is significantly better than the current pack."""
        return self.change.high < 0.0 and self.miss_after < self.miss_before


def bot_verdict(
    bot: str, games: int, objectives: Sequence[Objective], before: EstimatesByKey, after: EstimatesByKey
) -> BotVerdict:
    """Return a bot's verdict from the estimates for both packs on the same deals. Its error comes from a jackknife over
    groups of deals."""
    one, other = squared_miss(objectives, before), squared_miss(objectives, after)
    groups = set.intersection(*(set(each.leave_one_out) for each in (*before.values(), *after.values())))
    changes = {
        group: squared_miss(objectives, after, group) - squared_miss(objectives, before, group)
        for group in sorted(groups)
    }
    change = JackknifeEstimate(other - one, changes).interval()
    return BotVerdict(bot, games, max(0.0, signed_root(one)), max(0.0, signed_root(other)), change)
