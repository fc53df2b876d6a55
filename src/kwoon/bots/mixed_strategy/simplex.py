"""Exact solution of small matrix games by the simplex method on one packed table.

The row player receives the payoff where its row meets the other player's column. The table is turned into the linear
program of the column player. When no pivot improves it anymore, the edges of the table hold both mixed strategies.
Regret matching takes hundreds of times as long for a less exact result.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

TOLERANCE: Final = 1e-11
"""Absolute tolerance for rounding errors."""
MIN_PIVOT: Final = 1e-9
"""Minimum absolute value of a pivot. Nearly equal payoffs lead to intermediate values of many thousands, whose rounding
errors exceed the tolerance."""
BLAND_AFTER: Final = 2
"""After this many pivots per row and column, take the first improving choice instead of the most promising one. The
latter can cycle; the former cannot (Bland's rule)."""
STOP_AFTER: Final = 32
"""After this many pivots per row and column, rounding errors are too large to continue, and the result so far is close
enough."""


def zero_padded(numbers: vec[float], count: i64) -> vec[float]:
    """Return the numbers, padded with zeros to a length of at least `count`."""
    while len(numbers) < count:
        numbers = append(numbers, 0.0)
    return numbers


class MatrixGame:
    """A payoff matrix, and both strategies once it is solved. One object can be reused for many matrices."""

    def __init__(self, rows: i64, columns: i64) -> None:
        self.rows: i64 = 0
        self.columns: i64 = 0
        self.width: i64 = 0
        self.cells: vec[float] = vec[float](capacity=(rows + 1) * (columns + 1))
        """The table row by row, with an extra row and column. `solve` overwrites it."""
        self.row_strategy: vec[float] = vec[float](capacity=rows)
        """Probability of each row. If an earlier matrix was larger, unused entries follow."""
        self.column_strategy: vec[float] = vec[float](capacity=columns)
        """Probability of each column."""
        self.row_labels: vec[i64] = vec[i64](capacity=rows)
        """Variable of each row: a column if below `columns`, otherwise a row."""
        self.column_labels: vec[i64] = vec[i64](capacity=columns)
        """Variable of each column."""
        self.value = 0.0
        self.start_matrix(rows, columns)

    def start_matrix(self, rows: i64, columns: i64) -> None:
        """Start a new matrix, whose payoffs must all be set. The storage never shrinks."""
        self.rows = rows
        self.columns = columns
        self.width = columns + 1
        self.cells = zero_padded(self.cells, (rows + 1) * (columns + 1))
        self.row_strategy = zero_padded(self.row_strategy, rows)
        self.column_strategy = zero_padded(self.column_strategy, columns)
        while len(self.row_labels) < rows:
            self.row_labels = append(self.row_labels, 0)
        while len(self.column_labels) < columns:
            self.column_labels = append(self.column_labels, 0)

    def set_payoff(self, row: i64, column: i64, value: float) -> None:
        """Set the payoff to the row player."""
        self.cells[row * self.width + column] = value

    def solve(self) -> None:
        """Compute both strategies and the value."""
        rows, columns, width = self.rows, self.columns, self.width
        cells = self.cells
        lift = self._shift_payoffs()
        for row in range(rows):
            cells[row * width + columns] = 1.0
        for column in range(columns):
            cells[rows * width + column] = -1.0
        cells[rows * width + columns] = 0.0
        beside, above = self.row_labels, self.column_labels
        for row in range(rows):
            beside[row] = columns + row
        for column in range(columns):
            above[column] = column
        exchanges: i64 = 0
        column = self._entering_column(exchanges)
        while column >= 0:
            row = self._leaving_row(column, exchanges)
            if row < 0:
                break
            self._pivot(row, column)
            came = above[column]
            above[column] = beside[row]
            beside[row] = came
            exchanges += 1
            column = self._entering_column(exchanges)
        self._extract_strategies(lift)

    def _shift_payoffs(self) -> float:
        """Shift all payoffs to at least 1, so the value is positive; return the shift."""
        cells, width = self.cells, self.width
        lowest = cells[0]
        for row in range(self.rows):
            for at in range(row * width, row * width + self.columns):
                lowest = min(lowest, cells[at])
        lift = 1.0 - lowest
        for row in range(self.rows):
            for at in range(row * width, row * width + self.columns):
                cells[at] += lift
        return lift

    def _entering_column(self, num_pivots: i64) -> i64:
        """Return the most promising column (under Bland's rule, the first improving one), or -1 when nothing can be
        gained or the pivot limit is reached."""
        cells, above = self.cells, self.column_labels
        first: i64 = self.rows * self.width
        size: i64 = self.rows + self.columns
        if num_pivots > STOP_AFTER * size:
            return -1
        in_order = num_pivots > BLAND_AFTER * size
        best: i64 = -1
        low = -TOLERANCE
        for column in range(self.columns):
            if cells[first + column] < low and (not in_order or best < 0 or above[column] < above[best]):
                best = column
                if not in_order:
                    low = cells[first + column]
        return best

    def _leaving_row(self, column: i64, num_pivots: i64) -> i64:
        """Return the row that limits the column most, or -1 if none does. Ties go to the lowest label; under Bland's
        rule, rows within the tolerance are tied."""
        cells, width, last, beside = self.cells, self.width, self.columns, self.row_labels
        near = TOLERANCE if num_pivots > BLAND_AFTER * (self.rows + self.columns) else 0.0
        best: i64 = -1
        least = 0.0
        for row in range(self.rows):
            pivot = cells[row * width + column]
            if pivot > MIN_PIVOT:
                limit = cells[row * width + last] / pivot
                if best < 0 or limit < least - near or (limit <= least + near and beside[row] < beside[best]):
                    least = limit
                    best = row
        return best

    def _pivot(self, row: i64, column: i64) -> None:
        """Exchange a row and a column."""
        cells, width = self.cells, self.width
        start: i64 = row * width
        pivot = 1.0 / cells[start + column]
        for at in range(width):
            cells[start + at] *= pivot
        for other in range(self.rows + 1):
            if other == row:
                continue
            line: i64 = other * width
            factor = cells[line + column]
            if factor != 0.0:
                for at in range(width):
                    cells[line + at] -= factor * cells[start + at]
            cells[line + column] = -factor * pivot
        cells[start + column] = pivot

    def _extract_strategies(self, shift: float) -> None:
        """Read both strategies and the value from the edges of the table."""
        cells, width, columns = self.cells, self.width, self.columns
        beside, above = self.row_labels, self.column_labels
        whole = cells[self.rows * width + columns]
        for row in range(self.rows):
            self.row_strategy[row] = 0.0
        for column in range(columns):
            self.column_strategy[column] = 0.0
        for row in range(self.rows):
            if beside[row] < columns:
                self.column_strategy[beside[row]] = max(0.0, cells[row * width + columns] / whole)
        for column in range(columns):
            if above[column] >= columns:
                self.row_strategy[above[column] - columns] = max(0.0, cells[self.rows * width + column] / whole)
        self.value = 1.0 / whole - shift


def solve_matrix_game(payoffs: list[list[float]]) -> MatrixGame:
    """Return the solved game for payoffs given as lists."""
    matrix = MatrixGame(len(payoffs), len(payoffs[0]))
    for row, line in enumerate(payoffs):
        for column, value in enumerate(line):
            matrix.set_payoff(row, column, value)
    matrix.solve()
    return matrix


def row_strategy(payoffs: list[list[float]]) -> list[float]:
    """Return the row player's optimal strategy."""
    return list(solve_matrix_game(payoffs).row_strategy)


def optimal_strategies(payoffs: list[list[float]]) -> tuple[list[float], list[float]]:
    """Return the optimal strategies of the row player and the column player."""
    matrix = solve_matrix_game(payoffs)
    return list(matrix.row_strategy), list(matrix.column_strategy)
