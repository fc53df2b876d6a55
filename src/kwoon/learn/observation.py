"""A shape: which fields of a view become which numbers of a row, and which are left out and why."""

from __future__ import annotations

import hashlib

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kwoon.core.game import View
from kwoon.learn.encoders import FieldEncoder


class ObservationSpec:
    """The numbers that a view is told in. Made from the view and from nothing else."""

    def __init__(self, game: str, fields: list[tuple[str, FieldEncoder]], omitted_fields: dict[str, str]) -> None:
        self.game = game
        self.fields = [name for name, _ in fields]
        self.encoders = [encoder for _, encoder in fields]
        self.omitted_fields = omitted_fields
        """Fields of the view that are no part of a row, each with the reason."""
        self.size: i64 = 0
        for encoder in self.encoders:
            self.size += encoder.size

    def names(self) -> list[str]:
        """What every slot is called."""
        return [
            f"{field}.{name}" if name else field
            for field, encoder in zip(self.fields, self.encoders, strict=True)
            for name in encoder.names()
        ]

    def max_values(self) -> list[int]:
        """The highest value of every slot."""
        return [value for encoder in self.encoders for value in encoder.max_values()]

    def fingerprint(self) -> str:
        """Two shapes with the same digest mean the same by the same slots: weights belong to one."""
        text = "\n".join([f"{name} {value}" for name, value in zip(self.names(), self.max_values(), strict=True)])
        return hashlib.sha256(f"{self.game}\n{text}".encode()).hexdigest()[:16]

    def write(self, view: View, out: vec[u8], offset: i64) -> i64:
        """Put a view into a row of zeros; how much of it did not fit."""
        own_seat: i64 = view.seat
        own_seat = max(own_seat, 0)
        missed: i64 = 0
        fields = self.fields
        for index, encoder in enumerate(self.encoders):
            missed += encoder.write(getattr(view, fields[index]), own_seat, out, offset)
            offset += encoder.size
        return missed

    def encode(self, view: View) -> bytes:
        """A view as a row."""
        out = zeros(self.size)
        self.write(view, out, 0)
        return bytes(out)

    def encode_sparse(self, view: View) -> list[tuple[int, int]]:
        """A row as pairs of slot and value, without those that are 0: most are."""
        return [(slot, value) for slot, value in enumerate(self.encode(view)) if value]


def zeros(size: i64) -> vec[u8]:
    """A row of nothing."""
    out = vec[u8](capacity=size)
    for _ in range(size):
        out = append(out, u8(0))
    return out
