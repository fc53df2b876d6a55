"""The scale on which players see ratings: whole numbers around 1500.

Ratings are computed and stored as OpenSkill's mu and sigma. Points are a linear function of mu with a floor, so they
keep the order and the distances of the model. docs/research/ratings.md describes the scale.
"""

from __future__ import annotations

from typing import Final

CENTER_MU: Final = 25.0
"""The mu of a new player, which is shown as `CENTER_POINTS`."""
CENTER_POINTS: Final = 1500
POINTS_PER_MU: Final = 30
"""Makes a lead of 180 points win 73 of 100 duels, close to the 74 of the Elo scale."""
MIN_POINTS: Final = 100
"""Lower ratings are shown as this number."""
PROVISIONAL_SIGMA: Final = 5.0
"""A rating with a larger sigma is provisional. About ten duels against bots bring a new player below it."""


def rating_points(mu: float) -> int:
    return max(MIN_POINTS, round(CENTER_POINTS + POINTS_PER_MU * (mu - CENTER_MU)))


def uncertainty_points(sigma: float) -> int:
    return round(POINTS_PER_MU * sigma)


def is_provisional(sigma: float) -> bool:
    return sigma > PROVISIONAL_SIGMA
