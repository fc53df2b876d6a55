"""Who is paired with whom: those who are about as strong, and by and by anybody."""

from __future__ import annotations

from collections.abc import Iterable

from kwoon.hall.social.models import Seeker

INITIAL_RANGE = 2.0
"""So far from one's own rating an opponent's may be at first, beyond one's doubt;"""
RANGE_PER_SECOND = 1 / 6
"""so much farther with every second;"""
UNLIMITED_AFTER = 120.0
"""and after so many seconds anybody will do."""


def rating_range(seeker: Seeker, now: float) -> float:
    """How far from their own rating somebody looks by now. Of whom little is known, anybody near may be a match."""
    waited = max(0.0, now - seeker.since)
    return float("inf") if waited >= UNLIMITED_AFTER else INITIAL_RANGE + seeker.sigma + waited * RANGE_PER_SECOND


def rating_gap(first: Seeker, second: Seeker) -> float:
    """How far their ratings are from each other."""
    return abs(first.mu - second.mu)


def is_compatible(first: Seeker, second: Seeker, now: float) -> bool:
    """Whether each of the two is within the other's reach."""
    if first.person == second.person:
        return False
    return rating_gap(first, second) <= min(rating_range(first, now), rating_range(second, now))


def best_opponent(seeker: Seeker, others: Iterable[Seeker], now: float) -> Seeker | None:
    """The nearest who fits; of those as near, who has waited longest."""
    candidates = [other for other in others if is_compatible(seeker, other, now)]
    return min(candidates, key=lambda other: (rating_gap(seeker, other), other.since, other.person), default=None)
