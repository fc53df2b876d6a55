"""Values of a tablebase under construction: two bytes per position, layer by layer."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from kwoon.bots.dragon_punch.solver.tablebase_layout import VALUE_SCALE, TablebaseLayout

ROUNDING_MARGIN = 1e-9
"""Larger than the rounding error of a sum of a few dozen numbers below 1."""


class ValueBounds:
    """Lower or upper bounds on the first seat's values."""

    def __init__(self, layout: TablebaseLayout, layers: int) -> None:
        self.layout = layout
        self.values: vec[i16] = vec[i16](capacity=layers * layout.layer_size)

    def num_layers(self) -> int:
        """Return the number of finished layers."""
        return len(self.values) // int(self.layout.layer_size)

    def append_layer_rounded_down(self, values: vec[float], margin: float) -> None:
        """Append a layer, with all values reduced by `margin` and rounded down."""
        worths = self.values
        for at in range(self.layout.layer_size):
            worths = append(worths, _scale_and_floor(values[at] - margin, 0))
        self.values = worths

    def append_layer_rounded_up(self, values: vec[float], margin: float) -> None:
        """Append a layer, with all values increased by `margin` and rounded up."""
        worths = self.values
        for at in range(self.layout.layer_size):
            worths = append(worths, -_scale_and_floor(-values[at] - margin, -VALUE_SCALE))
        self.values = worths

    def append_layer_bytes(self, layer: bytes) -> None:
        """Append a layer stored as little-endian bytes."""
        worths = self.values
        for at in range(0, len(layer), 2):
            worths = append(worths, i16(layer[at] | layer[at + 1] << 8))
        self.values = worths

    def layer_bytes(self, layer: i64) -> bytes:
        """Return a layer as little-endian bytes."""
        size = self.layout.layer_size
        found = bytearray()
        for at in range(layer * size, layer * size + size):
            worth = i64(self.values[at])
            found.append(worth & 255)
            found.append(worth >> 8)
        return bytes(found)


def _scale_and_floor(value: float, minimum: i64) -> i16:
    scaled = value * VALUE_SCALE - ROUNDING_MARGIN * VALUE_SCALE
    whole = i64(scaled)
    if float(int(whole)) > scaled:
        whole -= 1
    return i16(max(whole, minimum))


def guaranteed_low(mixture: vec[float], start: i64, payoffs: vec[float], rows: i64, columns: i64) -> float:
    """Return the value that the first seat's mixture of rows, which begins at index `start`, guarantees."""
    low = 1.0
    for column in range(columns):
        worth = 0.0
        weight = 0.0
        for row in range(rows):
            worth += mixture[start + row] * payoffs[row * columns + column]
            weight += mixture[start + row]
        low = min(low, worth / weight if weight > 0.0 else 0.0)
    return low


def guaranteed_high(mixture: vec[float], start: i64, payoffs: vec[float], rows: i64, columns: i64) -> float:
    """Return the value to which the second seat's mixture of columns limits the first seat."""
    high = 0.0
    for row in range(rows):
        worth = 0.0
        weight = 0.0
        for column in range(columns):
            worth += mixture[start + column] * payoffs[row * columns + column]
            weight += mixture[start + column]
        high = max(high, worth / weight if weight > 0.0 else 1.0)
    return high
