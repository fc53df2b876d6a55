"""A uniformity test for counts; deterministic with fixed seeds."""

from __future__ import annotations

from math import sqrt


def fair(counts: list[int]) -> bool:
    """Return whether a chi-square test passes; fair dice fail about once in 100,000 runs (Wilson-Hilferty bound)."""
    expected = sum(counts) / len(counts)
    off = sum((count - expected) ** 2 for count in counts) / expected
    free = len(counts) - 1
    bound = free * (1 - 2 / (9 * free) + 4.265 * sqrt(2 / (9 * free))) ** 3
    return off < bound
