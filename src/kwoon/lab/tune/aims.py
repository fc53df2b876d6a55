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

from kwoon.lab.figures.figure import Estimate, Figure
from kwoon.lab.paired.played import Key
from kwoon.lab.tune.plan import Aim

Found = Mapping[Key, Estimate]


def missed(aims: Sequence[Aim], found: Found) -> float:
    """In squared points; what noise makes of nothing is as often below as above 0."""
    errors = {key: _error(estimate) for key, estimate in found.items()}
    return _missed(aims, {key: estimate.whole for key, estimate in found.items()}, errors)


def in_points(squared: float) -> float:
    """Its root, with its sign."""
    return math.copysign(math.sqrt(abs(squared)), squared)


def _missed(aims: Sequence[Aim], values: Mapping[Key, float], errors: Mapping[Key, float]) -> float:
    total = 0.0
    for aim in aims:
        keys = [key for key in values if aim.wants(key)]
        if not keys:
            # An ending that never happened: as far from its band as nothing is.
            total += max(0.0, aim.low, -aim.high) ** 2
            continue
        total += sum(_outside(aim, values[key], errors[key]) for key in keys) / len(keys)
    return total


def _outside(aim: Aim, value: float, error: float) -> float:
    distance = max(aim.low - value, value - aim.high, 0.0)
    return distance * distance - error * error if distance > 0.0 else 0.0


def _error(estimate: Estimate) -> float:
    error = estimate.figure().error
    return error if math.isfinite(error) else 0.0


@dataclass(frozen=True)
class Opinion:
    """What one bot thinks of a proposal."""

    bot: str
    games: int
    """Of each pack."""
    before: float
    """How far the present pack is from the aims, in points."""
    after: float
    change: Figure
    """Of the squared distance; less than 0 is better."""

    @property
    def worse(self) -> bool:
        """Whether the aims look worse than before, be it by chance: in doubt nothing is changed. Within the band all
        settings are alike, so that chance says nothing about two good ones."""
        return self.after > self.before

    @property
    def better(self) -> bool:
        """Whether they are better for sure."""
        return self.change.high < 0.0 and self.after < self.before


def opinion(bot: str, games: int, aims: Sequence[Aim], before: Found, after: Found) -> Opinion:
    """Compare both packs on the same deals; how sure that is comes from leaving out each group of deals in turn."""
    one, other = missed(aims, before), missed(aims, after)
    groups = set.intersection(*(set(each.without) for each in (*before.values(), *after.values())))
    changes = {group: _without(aims, after, group) - _without(aims, before, group) for group in sorted(groups)}
    figure = Estimate(other - one, changes).figure()
    return Opinion(bot, games, max(0.0, in_points(one)), max(0.0, in_points(other)), figure)


def _without(aims: Sequence[Aim], found: Found, group: int) -> float:
    errors = {key: _error(estimate) for key, estimate in found.items()}
    return _missed(aims, {key: estimate.without[group] for key, estimate in found.items()}, errors)
