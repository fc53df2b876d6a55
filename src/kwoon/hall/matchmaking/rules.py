"""Pairing rules: at first, opponents must have similar ratings; after a long wait, any rating is accepted."""

from __future__ import annotations

from collections.abc import Iterable

from kwoon.hall.matchmaking.models import Seeker

INITIAL_RANGE = 2.0
"""Largest rating difference accepted at the start of the wait, before the seeker's sigma is added."""
RANGE_PER_SECOND = 1 / 6
"""Growth of the largest rating difference per second of waiting."""
UNLIMITED_AFTER = 120.0
"""Seconds after which any rating difference is accepted."""


def rating_range(seeker: Seeker, now: float) -> float:
    """Return the largest rating difference that a seeker accepts now. The range includes sigma, so seekers with
    uncertain ratings match more widely."""
    waited = max(0.0, now - seeker.since)
    return float("inf") if waited >= UNLIMITED_AFTER else INITIAL_RANGE + seeker.sigma + waited * RANGE_PER_SECOND


def rating_gap(first: Seeker, second: Seeker) -> float:
    return abs(first.mu - second.mu)


def is_compatible(first: Seeker, second: Seeker, now: float) -> bool:
    """Return whether two seekers are different people within each other's rating range."""
    if first.person_id == second.person_id:
        return False
    return rating_gap(first, second) <= min(rating_range(first, now), rating_range(second, now))


def best_opponent(seeker: Seeker, others: Iterable[Seeker], now: float) -> Seeker | None:
    """Return the compatible seeker with the nearest rating; ties go to the longest wait."""
    candidates = [other for other in others if is_compatible(seeker, other, now)]
    return min(candidates, key=lambda other: (rating_gap(seeker, other), other.since, other.person_id), default=None)
