"""Matchmaking decisions and wait estimates, without a hall."""

from __future__ import annotations

import random

import pytest

from kwoon.hall.matchmaking.models import QueueWait, Seeker
from kwoon.hall.matchmaking.rules import (
    INITIAL_RANGE,
    UNLIMITED_AFTER,
    best_opponent,
    is_compatible,
    rating_gap,
    rating_range,
)
from kwoon.hall.matchmaking.wait_estimate import MIN_FOUND, estimate_remaining_wait


def seeker(person: str, mu: float = 25.0, since: float = 0.0, sigma: float = 2.0) -> Seeker:
    return Seeker(person, mu, sigma, since, since)


def test_rating_range_widens_with_time_until_unlimited() -> None:
    ann = seeker("ann")
    widths = [rating_range(ann, now) for now in range(0, int(UNLIMITED_AFTER), 10)]
    assert widths == sorted(set(widths)) and widths[0] == INITIAL_RANGE + 2.0
    assert rating_range(ann, UNLIMITED_AFTER) == float("inf")
    # A clock that jumps back does not narrow the range below its initial width.
    assert rating_range(ann, -100.0) == widths[0]
    # An uncertain rating widens the range.
    assert rating_range(seeker("new", sigma=8.0), 0.0) > widths[0]


def test_opponents_must_be_in_each_others_range() -> None:
    ann, bo = seeker("ann", 25.0), seeker("bo", 35.0, since=100.0)
    assert not is_compatible(ann, bo, 105.0) and not is_compatible(bo, ann, 105.0)
    # Ann's range is unlimited by now, but Bo's range does not include her yet.
    assert rating_range(ann, 130.0) == float("inf") and not is_compatible(ann, bo, 130.0)
    assert is_compatible(ann, bo, 140.0) and is_compatible(bo, ann, 140.0)
    assert not is_compatible(ann, ann, 1000.0)
    assert best_opponent(ann, [ann], 1000.0) is None


def test_best_opponent_is_nearest_then_longest_waiting() -> None:
    ann = seeker("ann", 25.0, since=50.0)
    others = [
        seeker("far", 29.0, 0.0),
        seeker("late", 26.0, 40.0),
        seeker("early", 24.0, 10.0),
        seeker("out", 60.0, 55.0),
    ]
    found = best_opponent(ann, others, 60.0)
    assert found is not None and found.person_id == "early"
    assert best_opponent(ann, [others[3]], 60.0) is None
    rng = random.Random(7)
    for _ in range(200):
        crowd = [seeker(str(at), rng.uniform(0, 50), rng.uniform(0, 60), rng.uniform(1, 8)) for at in range(6)]
        found = best_opponent(crowd[0], crowd, 60.0)
        compatible = [other for other in crowd if is_compatible(crowd[0], other, 60.0)]
        assert (found is None) == (not compatible)
        assert found is None or all(rating_gap(crowd[0], found) <= rating_gap(crowd[0], other) for other in compatible)


def test_remaining_wait_is_estimated_from_longer_waits() -> None:
    assert estimate_remaining_wait([]) is None
    assert estimate_remaining_wait([QueueWait(5.0, True)] * (MIN_FOUND - 1)) is None
    assert estimate_remaining_wait([QueueWait(seconds, True) for seconds in (30.0, 10.0, 20.0)]) == 20.0
    assert estimate_remaining_wait([QueueWait(seconds, True) for seconds in (4.0, 10.0, 20.0, 30.0)]) == 10.0
    # The estimate for a player who has waited longer than most uses only the longer waits.
    assert (
        estimate_remaining_wait([QueueWait(seconds, True) for seconds in (1.0, 2.0, 3.0, 40.0, 60.0)], waited=10.0)
        == 30.0
    )
    assert estimate_remaining_wait([QueueWait(seconds, True) for seconds in (1.0, 2.0, 3.0)], waited=10.0) is None


def test_unsuccessful_waits_never_shorten_the_estimate() -> None:
    quick = [QueueWait(2.0, True)] * 3
    patient = [QueueWait(60.0, False)] * 2
    assert estimate_remaining_wait(quick + patient) == 2.0
    # At least half found nobody, so an estimate from the quick ones would be misleading.
    assert estimate_remaining_wait(quick + [QueueWait(60.0, False)] * 4) is None
    # Players who gave up before the first match say nothing about the wait.
    assert estimate_remaining_wait(quick + [QueueWait(1.0, False)] * 20) == 2.0
    rng = random.Random(3)
    for _ in range(100):
        seen = [QueueWait(rng.uniform(0, 100), True) for _ in range(9)]
        alone, after = (
            estimate_remaining_wait(seen),
            estimate_remaining_wait([*seen, QueueWait(rng.uniform(0, 100), False)]),
        )
        assert alone is not None and (after is None or after >= alone)


@pytest.mark.parametrize("waited", [0.0, 7.5, 50.0])
def test_remaining_wait_is_always_positive(waited: float) -> None:
    rng = random.Random(5)
    for _ in range(100):
        seen = [QueueWait(rng.uniform(0, 100), rng.random() < 0.7) for _ in range(rng.randrange(12))]
        remaining = estimate_remaining_wait(seen, waited)
        assert remaining is None or remaining > 0
