"""How far a setting is from its aims, as several bots see it.

An aim is missed by how far its estimate lies outside the band, squared. Noise alone would carry an estimate outside,
and its square grows by the noise's own square: so that is taken off again. What is left is averaged over the
statistics of an aim and added up over aims; of several bots the worst one's counts. Its root, in points, is compared
with the price of the steps that were made.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kwoon.lab.comparison.run_cache import StatisticKey
from kwoon.lab.statistics.estimate import IntervalEstimate, JackknifeEstimate
from kwoon.lab.tune.config import Objective

EstimatesByKey = Mapping[StatisticKey, JackknifeEstimate]


def squared_miss(objectives: Sequence[Objective], estimates: EstimatesByKey) -> float:
    """In squared points; what noise makes of nothing is as often below as above 0."""
    errors = {key: _standard_error(estimate) for key, estimate in estimates.items()}
    return _squared_miss(objectives, {key: estimate.value for key, estimate in estimates.items()}, errors)


def signed_root(squared: float) -> float:
    """Its root, with its sign."""
    return math.copysign(math.sqrt(abs(squared)), squared)


def _squared_miss(
    objectives: Sequence[Objective], values: Mapping[StatisticKey, float], errors: Mapping[StatisticKey, float]
) -> float:
    total = 0.0
    for aim in objectives:
        keys = [key for key in values if aim.covers(key)]
        if not keys:
            # An ending that never happened: as far from its band as nothing is.
            total += max(0.0, aim.low, -aim.high) ** 2
            continue
        total += sum(_squared_distance(aim, values[key], errors[key]) for key in keys) / len(keys)
    return total


def _squared_distance(objective: Objective, value: float, error: float) -> float:
    distance = max(objective.low - value, value - objective.high, 0.0)
    return distance * distance - error * error if distance > 0.0 else 0.0


def _standard_error(estimate: JackknifeEstimate) -> float:
    error = estimate.interval().error
    return error if math.isfinite(error) else 0.0


@dataclass(frozen=True)
class BotVerdict:
    """What one bot thinks of a proposal."""

    bot: str
    games: int
    """Of each pack."""
    before: float
    """How far the present pack is from the aims, in points."""
    after: float
    change: IntervalEstimate
    """Of the squared distance; less than 0 is better."""

    @property
    def is_worse(self) -> bool:
        """Whether the aims look worse than before, be it by chance: in doubt nothing is changed. Within the band all
        settings are alike, so that chance says nothing about two good ones."""
        return self.after > self.before

    @property
    def is_better(self) -> bool:
        """Whether they are better for sure."""
        return self.change.high < 0.0 and self.after < self.before


def bot_verdict(
    bot: str, games: int, objectives: Sequence[Objective], before: EstimatesByKey, after: EstimatesByKey
) -> BotVerdict:
    """Compare both packs on the same deals; how sure that is comes from leaving out each group of deals in turn."""
    one, other = squared_miss(objectives, before), squared_miss(objectives, after)
    groups = set.intersection(*(set(each.leave_one_out) for each in (*before.values(), *after.values())))
    changes = {
        group: _leave_one_out(objectives, after, group) - _leave_one_out(objectives, before, group)
        for group in sorted(groups)
    }
    figure = JackknifeEstimate(other - one, changes).interval()
    return BotVerdict(bot, games, max(0.0, signed_root(one)), max(0.0, signed_root(other)), figure)


def _leave_one_out(objectives: Sequence[Objective], estimates: EstimatesByKey, group: int) -> float:
    errors = {key: _standard_error(estimate) for key, estimate in estimates.items()}
    return _squared_miss(
        objectives, {key: estimate.leave_one_out[group] for key, estimate in estimates.items()}, errors
    )
