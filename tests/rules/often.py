"""What comes up about equally often, when luck decides many times."""

from __future__ import annotations

from math import sqrt


def about_equal(counts: list[int], times: int) -> None:
    """Five standard deviations; the luck is seeded, so that this never changes by itself."""
    share = 1 / len(counts)
    for count in counts:
        assert abs(count - times * share) < 5 * sqrt(times * share * (1 - share)), counts
