"""Both are hurt at once, and choose at the same time which cards turn: a table of its own, where order would matter."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.bots.mixing.exact import Matrix, with_room
from kwoon.learn.layout import UNIT
from kwoon.solve.dragon_punch.pair import Pair
from kwoon.solve.dragon_punch.store import Store

WAYS: Final[i64] = 20
"""In so many ways three of six cards may turn, and in fewer any other number of them."""


class Both:
    """What mixtures of switches guarantee, one position at a time."""

    def __init__(self, pair: Pair, low: Store, high: Store) -> None:
        self.pair = pair
        self.below = low
        self.above = high
        self.matrix = Matrix(WAYS, WAYS)
        self.lows: vec[float] = with_room(vec[float](), WAYS * WAYS)
        self.highs: vec[float] = with_room(vec[float](), WAYS * WAYS)
        self.rows: i64 = 0
        self.columns: i64 = 0
        self.low = 0.0
        self.high = 1.0

    def meet(self, red: i64, other: i64, told: tuple[int, int, int], spot: i64) -> None:
        """Find `low` and `high` of a position after a turn that came to this."""
        self._fill(red, other, told, spot)
        matrix, rows, columns = self.matrix, self.rows, self.columns
        matrix.solve()
        self.low = 1.0
        for column in range(columns):
            worth = 0.0
            weight = 0.0
            for row in range(rows):
                worth += matrix.mine[row] * self.lows[row * columns + column]
                weight += matrix.mine[row]
            self.low = min(self.low, worth / weight if weight > 0.0 else 0.0)
        self.high = 0.0
        for row in range(rows):
            worth = 0.0
            weight = 0.0
            for column in range(columns):
                worth += matrix.theirs[column] * self.highs[row * columns + column]
                weight += matrix.theirs[column]
            self.high = max(self.high, worth / weight if weight > 0.0 else 1.0)

    def _fill(self, red: i64, other: i64, told: tuple[int, int, int], spot: i64) -> None:
        """What every pair of switches leads to, and the middle of it to be solved."""
        pair, matrix = self.pair, self.matrix
        layout = pair.layout
        place = told[2] * layout.flips * layout.flips + spot
        at = pair.lost(red, told[0])
        first = pair.loss_start[at]
        self.rows = pair.loss_start[at + 1] - first
        at = pair.lost(other, told[1])
        start = pair.loss_start[at]
        self.columns = pair.loss_start[at + 1] - start
        matrix.resize(self.rows, self.columns)
        cell: i64 = 0
        for row in range(self.rows):
            for column in range(self.columns):
                layer = layout.layer(pair.losses[first + row], pair.losses[start + column])
                source = layer * layout.size + place
                self.lows[cell] = float(self.below.worths[source]) / UNIT
                self.highs[cell] = float(self.above.worths[source]) / UNIT
                matrix.pay(row, column, (self.lows[cell] + self.highs[cell]) * 0.5)
                cell += 1
