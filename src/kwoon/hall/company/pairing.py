"""Who is paired with whom: those who are about as strong, and by and by anybody."""

from __future__ import annotations

from collections.abc import Iterable

from kwoon.hall.company.rows import Seeker

AT_FIRST = 2.0
"""So far from one's own rating an opponent's may be at first, beyond one's doubt;"""
A_SECOND = 1 / 6
"""so much farther with every second;"""
ANYBODY = 120.0
"""and after so many seconds anybody will do."""


def reach(seeker: Seeker, now: float) -> float:
    """How far from their own rating somebody looks by now. Of whom little is known, anybody near may be a match."""
    waited = max(0.0, now - seeker.since)
    return float("inf") if waited >= ANYBODY else AT_FIRST + seeker.sigma + waited * A_SECOND


def apart(one: Seeker, other: Seeker) -> float:
    """How far their ratings are from each other."""
    return abs(one.mu - other.mu)


def fits(one: Seeker, other: Seeker, now: float) -> bool:
    """Whether each of the two is within the other's reach."""
    if one.person == other.person:
        return False
    return apart(one, other) <= min(reach(one, now), reach(other, now))


def best(seeker: Seeker, others: Iterable[Seeker], now: float) -> Seeker | None:
    """The nearest who fits; of those as near, who has waited longest."""
    fitting = [other for other in others if fits(seeker, other, now)]
    return min(fitting, key=lambda other: (apart(seeker, other), other.since, other.person), default=None)
