"""Least squares from sums: what one copy more of each card is worth, all cards at once."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.tallies.sums import GROUPS, Squares, zeros

NEGLIGIBLE: Final = 1e-9
"""A column that is left with less of itself, once those before it are taken away, says nothing of its own."""


def fits(squares: Squares) -> list[list[float]]:
    """The weight of every column: from all groups, and then without the first, without the second, and so on.

    What is left without a group is what was before it and what comes after, so that no sum is made twice. To take the
    group off the whole would leave crumbs where a card was in that group alone.
    """
    size = squares.size
    square: i64 = size * size
    after = _from_behind(squares.products, square)
    answers_after = _from_behind(squares.answers, size)
    before = zeros(square)
    answers_before = zeros(size)
    found = [_solve(_both(before, after, 0), _both(answers_before, answers_after, 0), size)]
    for group in range(GROUPS):
        table = _both(before, after, (group + 1) * square)
        answers = _both(answers_before, answers_after, (group + 1) * size)
        found.append(_solve(table, answers, size))
        _add(before, squares.products, group * square)
        _add(answers_before, squares.answers, group * size)
    return found


def _from_behind(numbers: vec[float], size: i64) -> vec[float]:
    """For each group, so many numbers each: what it and those after it come to; at the end nothing."""
    sums = zeros((GROUPS + 1) * size)
    for back in range(GROUPS):
        start: i64 = (GROUPS - 1 - back) * size
        for at in range(start, start + size):
            sums[at] = sums[at + size] + numbers[at]
    return sums


def _both(before: vec[float], after: vec[float], start: i64) -> vec[float]:
    """The sum of the first and of as many of the second."""
    size: i64 = len(before)
    sums = vec[float](capacity=size)
    for at in range(size):
        sums = append(sums, before[at] + after[start + at])
    return sums


def _add(into: vec[float], numbers: vec[float], start: i64) -> None:
    for at in range(len(into)):
        into[at] += numbers[start + at]


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
