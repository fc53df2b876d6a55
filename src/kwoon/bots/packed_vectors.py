"""Comparison, hashing and creation of packed vectors."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


def equal_vectors(first: vec[i64], second: vec[i64]) -> bool:
    size: i64 = len(first)
    if size != len(second):
        return False
    for at in range(size):
        if first[at] != second[at]:
            return False
    return True


def seed_from_numbers(numbers: vec[i64]) -> i64:
    """Return a number below 2**32 that depends on all entries."""
    found: i64 = 0x811C9DC5
    for number in numbers:
        found = ((found ^ (number & 0xFFFF)) * 0x01000193) & 0xFFFFFFFF
    return found


def filled_vector(count: i64, value: float) -> vec[float]:
    """Return a vector with `count` copies of a value."""
    numbers = vec[float](capacity=count)
    for _ in range(count):
        numbers = append(numbers, value)
    return numbers
