"""Least squares from sums: what one copy more of each card is worth, all cards at once."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.tallies.sums import GROUPS, Squares, zeros

NEGLIGIBLE: Final = 1e-9
"""A column that is left with less of itself, once those before it are taken away, says nothing of its own."""


def fit(squares: Squares, weights: list[float], without: int = -1) -> list[float]:
    """The weight of every column, from all groups but one. Hands are of one size, so that only how cards differ
    can be known: what is weighted by `weights` adds up to nothing, and the average card is the yardstick."""
    size = squares.size
    table = zeros(size * size)
    answers = zeros(size)
    for group in range(GROUPS):
        if group == without:
            continue
        start: i64 = group * size * size
        for at in range(size * size):
            table[at] += squares.products[start + at]
        for at in range(size):
            answers[at] += squares.answers[group * size + at]
    scale = 0.0
    whole = 0.0
    for at in range(size):
        scale = max(scale, table[at * size + at])
        whole += weights[at]
    if scale > 0.0 and whole > 0.0:
        for row in range(size):
            for column in range(size):
                table[row * size + column] += scale * (weights[row] / whole) * (weights[column] / whole)
    return _solve(table, answers, size)


def _solve(table: vec[float], answers: vec[float], size: i64) -> list[float]:
    """Cholesky's way; columns that say nothing get nothing."""
    lower = table
    kept = vec[i64](capacity=size)
    for column in range(size):
        pivot = lower[column * size + column]
        before = pivot
        for at in range(column):
            pivot -= lower[column * size + at] * lower[column * size + at]
        if before <= 0.0 or pivot <= NEGLIGIBLE * before:
            kept = append(kept, 0)
            for row in range(column, size):
                lower[row * size + column] = 0.0
            continue
        kept = append(kept, 1)
        root = math.sqrt(pivot)
        lower[column * size + column] = root
        for row in range(column + 1, size):
            value = lower[row * size + column]
            for at in range(column):
                value -= lower[row * size + at] * lower[column * size + at]
            lower[row * size + column] = value / root
    for row in range(size):
        value = answers[row]
        for at in range(row):
            value -= lower[row * size + at] * answers[at]
        answers[row] = value / lower[row * size + row] if kept[row] else 0.0
    for back in range(size):
        row = size - 1 - back
        value = answers[row]
        for at in range(row + 1, size):
            value -= lower[at * size + row] * answers[at]
        answers[row] = value / lower[row * size + row] if kept[row] else 0.0
    return list(answers)
