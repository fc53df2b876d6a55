"""Turns in which both seats are hurt and choose simultaneously which cards to turn: solved as a matrix game in
positions where the order matters."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.bots.dragon_punch.solver.packed_matchup import SolverMatchup
from kwoon.bots.dragon_punch.solver.tablebase_layout import VALUE_SCALE
from kwoon.bots.dragon_punch.solver.value_bounds import ValueBounds, guaranteed_high, guaranteed_low
from kwoon.bots.mixed_strategy.simplex import MatrixGame, zero_padded

MAX_LOSS_CHOICES: Final[i64] = 20
"""Maximum number of choices: the ways to turn three of six cards."""


class MutualDamageSolver:
    """Computes the values that mixed switches guarantee, one position at a time."""

    def __init__(self, matchup: SolverMatchup, low: ValueBounds, high: ValueBounds) -> None:
        self.matchup = matchup
        self.low_store = low
        self.high_store = high
        self.matrix = MatrixGame(MAX_LOSS_CHOICES, MAX_LOSS_CHOICES)
        self.lows: vec[float] = zero_padded(vec[float](), MAX_LOSS_CHOICES * MAX_LOSS_CHOICES)
        self.highs: vec[float] = zero_padded(vec[float](), MAX_LOSS_CHOICES * MAX_LOSS_CHOICES)
        self.rows: i64 = 0
        self.columns: i64 = 0
        self.low = 0.0
        self.high = 1.0

    def solve_position(self, red_mask: i64, other_red_mask: i64, damage: tuple[int, int, int], offset: i64) -> None:
        """Compute `low` and `high` for a position after a turn with this damage."""
        self._fill_payoff_matrix(red_mask, other_red_mask, damage, offset)
        matrix, rows, columns = self.matrix, self.rows, self.columns
        matrix.solve()
        self.low = guaranteed_low(matrix.row_strategy, 0, self.lows, rows, columns)
        self.high = guaranteed_high(matrix.column_strategy, 0, self.highs, rows, columns)

    def _fill_payoff_matrix(self, red: i64, other: i64, damage: tuple[int, int, int], offset: i64) -> None:
        """Fill in both bounds for every pair of switches. The matrix to solve holds their midpoints."""
        matchup, matrix = self.matchup, self.matrix
        layout = matchup.layout
        place = damage[2] * layout.num_flip_sets * layout.num_flip_sets + offset
        at = matchup.loss_index(red, damage[0])
        first = matchup.loss_starts[at]
        self.rows = matchup.loss_starts[at + 1] - first
        at = matchup.loss_index(other, damage[1])
        start = matchup.loss_starts[at]
        self.columns = matchup.loss_starts[at + 1] - start
        matrix.start_matrix(self.rows, self.columns)
        cell: i64 = 0
        for row in range(self.rows):
            for column in range(self.columns):
                layer = layout.find_layer(matchup.losses[first + row], matchup.losses[start + column])
                source = layer * layout.layer_size + place
                self.lows[cell] = float(self.low_store.values[source]) / VALUE_SCALE
                self.highs[cell] = float(self.high_store.values[source]) / VALUE_SCALE
                matrix.set_payoff(row, column, (self.lows[cell] + self.highs[cell]) * 0.5)
                cell += 1
