"""A table of worths while it is being made: two bytes a position, layer upon layer."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from kwoon.learn.tablebase_layout import VALUE_SCALE, TablebaseLayout

ROUNDING_MARGIN = 1e-9
"""More than sums of a few dozen numbers below 1 can be off by."""


class ValueStore:
    """Worths of the first seat, from below or from above."""

    def __init__(self, layout: TablebaseLayout, layers: int) -> None:
        self.layout = layout
        self.values: vec[i16] = vec[i16](capacity=layers * layout.layer_size)

    def num_layers(self) -> int:
        """How many are done."""
        return len(self.values) // int(self.layout.layer_size)

    def add_lower(self, values: vec[float], margin: float) -> None:
        """One layer more, all of its worths smaller by `less` and rounded down."""
        worths = self.values
        for at in range(self.layout.layer_size):
            worths = append(worths, _floor(values[at] - margin, 0))
        self.values = worths

    def add_upper(self, values: vec[float], margin: float) -> None:
        """The same, larger by `more` and rounded up."""
        worths = self.values
        for at in range(self.layout.layer_size):
            worths = append(worths, -_floor(-values[at] - margin, -VALUE_SCALE))
        self.values = worths

    def read_layer(self, layer: bytes) -> None:
        """One layer more, as it was written."""
        worths = self.values
        for at in range(0, len(layer), 2):
            worths = append(worths, i16(layer[at] | layer[at + 1] << 8))
        self.values = worths

    def layer_bytes(self, layer: i64) -> bytes:
        """A layer as bytes, the lower one of each number first."""
        size = self.layout.layer_size
        found = bytearray()
        for at in range(layer * size, layer * size + size):
            worth = i64(self.values[at])
            found.append(worth & 255)
            found.append(worth >> 8)
        return bytes(found)


def _floor(value: float, least: i64) -> i16:
    scaled = value * VALUE_SCALE - ROUNDING_MARGIN * VALUE_SCALE
    whole = i64(scaled)
    if float(int(whole)) > scaled:
        whole -= 1
    return i16(max(whole, least))
