"""Whether counts look like equal chances; with fixed seeds the answer is always the same."""

from __future__ import annotations

from math import sqrt


def fair(counts: list[int]) -> bool:
    """A chi-square test that fair dice fail about once in a hundred thousand times (Wilson and Hilferty's bound)."""
    expected = sum(counts) / len(counts)
    off = sum((count - expected) ** 2 for count in counts) / expected
    free = len(counts) - 1
    bound = free * (1 - 2 / (9 * free) + 4.265 * sqrt(2 / (9 * free))) ** 3
    return off < bound
