"""A table of worths while it is being made: two bytes a position, layer upon layer."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from kwoon.learn.layout import UNIT, Layout

SURE = 1e-9
"""More than sums of a few dozen numbers below 1 can be off by."""


class Store:
    """Worths of the first seat, from below or from above."""

    def __init__(self, layout: Layout, layers: int) -> None:
        self.layout = layout
        self.worths: vec[i16] = vec[i16](capacity=layers * layout.size)

    def layers(self) -> int:
        """How many are done."""
        return len(self.worths) // int(self.layout.size)

    def add(self, values: vec[float], less: float) -> None:
        """One layer more, all of its worths smaller by `less` and rounded down."""
        worths = self.worths
        for at in range(self.layout.size):
            worths = append(worths, _floor(values[at] - less, 0))
        self.worths = worths

    def add_high(self, values: vec[float], more: float) -> None:
        """The same, larger by `more` and rounded up."""
        worths = self.worths
        for at in range(self.layout.size):
            worths = append(worths, -_floor(-values[at] - more, -UNIT))
        self.worths = worths

    def read(self, layer: bytes) -> None:
        """One layer more, as it was written."""
        worths = self.worths
        for at in range(0, len(layer), 2):
            worths = append(worths, i16(layer[at] | layer[at + 1] << 8))
        self.worths = worths

    def written(self, layer: i64) -> bytes:
        """A layer as bytes, the lower one of each number first."""
        size = self.layout.size
        found = bytearray()
        for at in range(layer * size, layer * size + size):
            worth = i64(self.worths[at])
            found.append(worth & 255)
            found.append(worth >> 8)
        return bytes(found)


def _floor(value: float, least: i64) -> i16:
    scaled = value * UNIT - SURE * UNIT
    whole = i64(scaled)
    if float(int(whole)) > scaled:
        whole -= 1
    return i16(max(whole, least))
