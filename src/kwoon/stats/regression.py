"""Least squares from sums: estimates the value of one more copy of each card, for all cards at once."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.stats.aggregates import NUM_GROUPS, NormalEquations, zero_floats

MIN_PIVOT: Final = 1e-9
"""A column whose remainder after eliminating the earlier ones is smaller than this is linearly dependent."""


def leave_one_out_fits(equations: NormalEquations) -> list[list[float]]:
    """Return the weight of every column: from all groups, then without the first, without the second, and so on.

    The sums without a group are those before it plus those after it, so nothing is summed twice. Subtracting the group
    from the total would leave rounding errors where a card occurs only in that group.
    """
    size = equations.size
    square: i64 = size * size
    after = _suffix_sums(equations.products, square)
    answers_after = _suffix_sums(equations.targets, size)
    before = zero_floats(square)
    answers_before = zero_floats(size)
    solutions = [
        _solve_linear_system(_sum_vectors(before, after, 0), _sum_vectors(answers_before, answers_after, 0), size)
    ]
    for group in range(NUM_GROUPS):
        table = _sum_vectors(before, after, (group + 1) * square)
        answers = _sum_vectors(answers_before, answers_after, (group + 1) * size)
        solutions.append(_solve_linear_system(table, answers, size))
        _add_slice(before, equations.products, group * square)
        _add_slice(answers_before, equations.targets, group * size)
    return solutions


def _suffix_sums(numbers: vec[float], size: i64) -> vec[float]:
    """Return, for each group of `size` numbers, the sums from that group to the last; zeros follow at the end."""
    aggregates = zero_floats((NUM_GROUPS + 1) * size)
    for back in range(NUM_GROUPS):
        start: i64 = (NUM_GROUPS - 1 - back) * size
        for at in range(start, start + size):
            aggregates[at] = aggregates[at + size] + numbers[at]
    return aggregates


def _sum_vectors(before: vec[float], after: vec[float], start: i64) -> vec[float]:
    """Return the sum of the first vector and equally many entries of the second, starting at `start`."""
    size: i64 = len(before)
    aggregates = vec[float](capacity=size)
    for at in range(size):
        aggregates = append(aggregates, before[at] + after[start + at])
    return aggregates


def _add_slice(into: vec[float], numbers: vec[float], start: i64) -> None:
    for at in range(len(into)):
        into[at] += numbers[start + at]


def _solve_linear_system(matrix: vec[float], targets: vec[float], size: i64) -> list[float]:
    """Return the solution, found by Cholesky decomposition, which overwrites both vectors. Linearly dependent columns
    get weight zero."""
    lower = matrix
    is_used = vec[i64](capacity=size)
    for column in range(size):
        pivot = lower[column * size + column]
        before = pivot
        for at in range(column):
            pivot -= lower[column * size + at] * lower[column * size + at]
        if before <= 0.0 or pivot <= MIN_PIVOT * before:
            is_used = append(is_used, 0)
            for row in range(column, size):
                lower[row * size + column] = 0.0
            continue
        is_used = append(is_used, 1)
        root = math.sqrt(pivot)
        lower[column * size + column] = root
        for row in range(column + 1, size):
            value = lower[row * size + column]
            for at in range(column):
                value -= lower[row * size + at] * lower[column * size + at]
            lower[row * size + column] = value / root
    for row in range(size):
        value = targets[row]
        for at in range(row):
            value -= lower[row * size + at] * targets[at]
        targets[row] = value / lower[row * size + row] if is_used[row] else 0.0
    for back in range(size):
        row = size - 1 - back
        value = targets[row]
        for at in range(row + 1, size):
            value -= lower[at * size + row] * targets[at]
        targets[row] = value / lower[row * size + row] if is_used[row] else 0.0
    return list(targets)
