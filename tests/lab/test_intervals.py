"""Intervals have their stated coverage, and multiple comparisons do not produce false findings."""

from __future__ import annotations

import random

import pytest

from kwoon.lab.statistics.estimate import (
    JackknifeEstimate,
    benjamini_hochberg,
    ratio_estimate,
    student_quantile,
    student_tail,
)
from kwoon.stats.aggregates import NUM_GROUPS

TIMES = 400
GAMES = 1000


def test_student_quantile_matches_known_values() -> None:
    assert student_quantile(1) == pytest.approx(12.706, abs=0.001)
    assert student_quantile(9) == pytest.approx(2.262, abs=0.001)
    assert student_quantile(49) == pytest.approx(2.0096, abs=0.0001)
    assert 2 * student_tail(1.96, 100_000) == pytest.approx(0.05, abs=0.0005)
    assert student_tail(0.0, 5) == pytest.approx(0.5)


def coverage(truth: float, estimates: list[JackknifeEstimate]) -> float:
    inside = 0
    for estimate in estimates:
        interval = estimate.interval()
        inside += interval.low <= truth <= interval.high
    return inside / len(estimates)


def test_interval_of_share_has_nominal_coverage() -> None:
    rng = random.Random(1)
    estimates = []
    for _ in range(TIMES):
        above, below = [0.0] * NUM_GROUPS, [0.0] * NUM_GROUPS
        for game in range(GAMES):
            below[game % NUM_GROUPS] += 1
            above[game % NUM_GROUPS] += rng.random() < 0.3
        found = ratio_estimate(above, below)
        assert found is not None
        estimates.append(found)
    assert 0.92 <= coverage(0.3, estimates) <= 0.98


def test_interval_of_correlated_ratio_has_nominal_coverage() -> None:
    """Cards in one game win or lose together, so a formula for independent cards would give too narrow an interval."""
    rng = random.Random(2)
    estimates = []
    for _ in range(TIMES):
        above, below = [0.0] * NUM_GROUPS, [0.0] * NUM_GROUPS
        for game in range(GAMES):
            cards = rng.choice((1, 20))
            won = rng.random() < (0.2 if cards == 1 else 0.6)
            below[game % NUM_GROUPS] += cards
            above[game % NUM_GROUPS] += cards * won
        found = ratio_estimate(above, below)
        assert found is not None
        estimates.append(found)
    truth = (0.2 + 20 * 0.6) / 21
    assert 0.92 <= coverage(truth, estimates) <= 0.98


def test_paired_difference_has_smaller_error_than_single_estimate() -> None:
    rng = random.Random(3)
    differences = []
    for _ in range(TIMES):
        one, other, below = [0.0] * NUM_GROUPS, [0.0] * NUM_GROUPS, [0.0] * NUM_GROUPS
        for game in range(GAMES):
            deal = rng.random()
            below[game % NUM_GROUPS] += 1
            one[game % NUM_GROUPS] += deal < 0.5
            other[game % NUM_GROUPS] += deal < 0.48 or rng.random() < 0.02
        first, second = ratio_estimate(one, below), ratio_estimate(other, below)
        assert first is not None
        assert second is not None
        differences.append(first.difference(second))
        assert differences[-1].interval().standard_error < first.interval().standard_error
    assert 0.92 <= coverage(0.5 - (0.48 + 0.52 * 0.02), differences) <= 0.98


def test_interval_for_event_that_never_happened_has_positive_width() -> None:
    found = ratio_estimate([0.0] * NUM_GROUPS, [2.0] * NUM_GROUPS)
    assert found is not None
    interval = found.scaled(100).interval(0.0, 100.0)
    assert (interval.value, interval.low) == (0.0, 0.0)
    assert interval.high == pytest.approx(3.0)


def test_interval_with_few_groups_covers_the_whole_range() -> None:
    found = ratio_estimate([1.0, 0.0, *[0.0] * 48], [1.0, 1.0, *[0.0] * 48])
    assert found is not None
    interval = found.interval(0.0, 1.0)
    assert (interval.low, interval.high) == (0.0, 1.0)


def test_benjamini_hochberg_limits_false_discoveries() -> None:
    rng = random.Random(4)
    flagged = 0
    for _ in range(200):
        flagged += any(benjamini_hochberg([rng.random() for _ in range(50)]))
    assert flagged <= 20
    assert benjamini_hochberg([0.001, 0.008, 0.039, 0.041, 0.6]) == [True, True, False, False, False]
    assert benjamini_hochberg([]) == []
