"""A shape: which fields of a view become which numbers of a row, and which are left out and why."""

from __future__ import annotations

import hashlib

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kwoon.core.contract import View
from kwoon.learn.slots import Slots


class Shape:
    """The numbers that a view is told in. Made from the view and from nothing else."""

    def __init__(self, game: str, fields: list[tuple[str, Slots]], left_out: dict[str, str]) -> None:
        self.game = game
        self.fields = [name for name, _ in fields]
        self.slots = [slots for _, slots in fields]
        self.left_out = left_out
        """Fields of the view that are no part of a row, each with the reason."""
        self.size: i64 = 0
        for slots in self.slots:
            self.size += slots.size

    def names(self) -> list[str]:
        """What every slot is called."""
        return [
            f"{field}.{name}" if name else field
            for field, slots in zip(self.fields, self.slots, strict=True)
            for name in slots.names()
        ]

    def highs(self) -> list[int]:
        """The highest value of every slot."""
        return [high for slots in self.slots for high in slots.highs()]

    def digest(self) -> str:
        """Two shapes with the same digest mean the same by the same slots: weights belong to one."""
        told = "\n".join([f"{name} {high}" for name, high in zip(self.names(), self.highs(), strict=True)])
        return hashlib.sha256(f"{self.game}\n{told}".encode()).hexdigest()[:16]

    def write(self, view: View, out: vec[u8], at: i64) -> i64:
        """Put a view into a row of zeros; how much of it did not fit."""
        me: i64 = view.seat
        me = max(me, 0)
        missed: i64 = 0
        fields = self.fields
        for place, slots in enumerate(self.slots):
            missed += slots.write(getattr(view, fields[place]), me, out, at)
            at += slots.size
        return missed

    def row(self, view: View) -> bytes:
        """A view as a row."""
        out = zeros(self.size)
        self.write(view, out, 0)
        return bytes(out)

    def sparse(self, view: View) -> list[tuple[int, int]]:
        """A row as pairs of slot and value, without those that are 0: most are."""
        return [(slot, value) for slot, value in enumerate(self.row(view)) if value]


def zeros(size: i64) -> vec[u8]:
    """A row of nothing."""
    out = vec[u8](capacity=size)
    for _ in range(size):
        out = append(out, u8(0))
    return out
