"""A uniformity test for counts, which is deterministic with fixed seeds."""

from __future__ import annotations

from math import sqrt


def is_uniform(counts: list[int]) -> bool:
    """Return whether the counts pass a chi-square test, which uniform counts fail about once in 100,000 runs
    (Wilson-Hilferty bound)."""
    expected = sum(counts) / len(counts)
    chi_square = sum((count - expected) ** 2 for count in counts) / expected
    degrees_of_freedom = len(counts) - 1
    bound = degrees_of_freedom * (1 - 2 / (9 * degrees_of_freedom) + 4.265 * sqrt(2 / (9 * degrees_of_freedom))) ** 3
    return chi_square < bound
