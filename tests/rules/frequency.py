"""A check that random results are about equally frequent."""

from __future__ import annotations

from math import sqrt


def assert_about_equal(counts: list[int], times: int) -> None:
    """Check that the counts differ from equal shares by less than five standard deviations. The dice are seeded, so the
    result is deterministic."""
    share = 1 / len(counts)
    for count in counts:
        assert abs(count - times * share) < 5 * sqrt(times * share * (1 - share)), counts
