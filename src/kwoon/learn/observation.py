"""Observation specs: which fields of a view become which slots of a row, and which are omitted and why."""

from __future__ import annotations

import hashlib

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kwoon.core.game import View
from kwoon.learn.encoders import FieldEncoder


class ObservationSpec:
    """The mapping from a view to a row of numbers. It reads nothing but the view."""

    def __init__(self, game: str, fields: list[tuple[str, FieldEncoder]], omitted_fields: dict[str, str]) -> None:
        self.game = game
        self.fields = [name for name, _ in fields]
        self.encoders = [encoder for _, encoder in fields]
        self.omitted_fields = omitted_fields
        """Fields of the view that are not encoded, each with the reason."""
        self.size: i64 = 0
        for encoder in self.encoders:
            self.size += encoder.size

    def names(self) -> list[str]:
        """Return the name of every slot."""
        return [
            f"{field}.{name}" if name else field
            for field, encoder in zip(self.fields, self.encoders, strict=True)
            for name in encoder.slot_names()
        ]

    def max_values(self) -> list[int]:
        """Return the maximum of every slot."""
        return [value for encoder in self.encoders for value in encoder.max_values()]

    def fingerprint(self) -> str:
        """Return a fingerprint of the slots' meanings. Weights can be used only with specs that have the same
        fingerprint."""
        text = "\n".join([f"{name} {value}" for name, value in zip(self.names(), self.max_values(), strict=True)])
        return hashlib.sha256(f"{self.game}\n{text}".encode()).hexdigest()[:16]

    def write(self, view: View, out: vec[u8], offset: i64) -> i64:
        """Write a view into a zeroed row. Return how many values did not fit."""
        own_seat: i64 = view.seat
        own_seat = max(own_seat, 0)
        missed: i64 = 0
        fields = self.fields
        for index, encoder in enumerate(self.encoders):
            missed += encoder.write_counting_overflow(getattr(view, fields[index]), own_seat, out, offset)
            offset += encoder.size
        return missed

    def encode(self, view: View) -> bytes:
        """Return a view as a row."""
        out = zeros(self.size)
        self.write(view, out, 0)
        return bytes(out)

    def encode_sparse(self, view: View) -> list[tuple[int, int]]:
        """Return the nonzero slots of a row as (slot, value) pairs; most slots are zero."""
        return [(slot, value) for slot, value in enumerate(self.encode(view)) if value]


def zeros(size: i64) -> vec[u8]:
    """Return a row of this many zeros."""
    out = vec[u8](capacity=size)
    for _ in range(size):
        out = append(out, u8(0))
    return out
