"""Small matrix games, solved exactly: the simplex method on one packed table.

Who chooses a row is paid what stands where the row meets the other's column. The table is turned into the linear
program of the one who chooses columns; when no exchange of a row for a column improves it any more, its edges hold both
mixed strategies. Regret matching takes hundreds of times as long for less.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

TOLERANCE: Final = 1e-11
"""What is nearer to nothing is nothing: left over from sums."""
MIN_PIVOT: Final = 1e-9
"""What a row and a column are exchanged by is larger. Payments that are nearly equal make numbers of many thousands on
the way, and what is left over from sums of these is larger than tiny."""
BLAND_AFTER: Final = 2
"""After so many exchanges for each row and column, the first choice that helps is taken and not the most promising: the
latter can run in circles, and the former cannot (Bland's rule)."""
STOP_AFTER: Final = 32
"""After so many, sums are off by too much to go on; what was found until then is near enough."""


def zero_padded(numbers: vec[float], count: i64) -> vec[float]:
    """The same numbers, and so many noughts after them that there are at least `count`."""
    while len(numbers) < count:
        numbers = append(numbers, 0.0)
    return numbers


class MatrixGame:
    """A table of payments, and the strategies of both once it is solved. One object may serve for table after table."""

    def __init__(self, rows: i64, columns: i64) -> None:
        self.rows: i64 = 0
        self.columns: i64 = 0
        self.width: i64 = 0
        self.cells: vec[float] = vec[float](capacity=(rows + 1) * (columns + 1))
        """Line upon line, with a column and a row more than there are choices; `solve` uses them up."""
        self.row_strategy: vec[float] = vec[float](capacity=rows)
        """How often each row is chosen. After a larger table there is room left over."""
        self.column_strategy: vec[float] = vec[float](capacity=columns)
        """How often each column is chosen."""
        self.row_labels: vec[i64] = vec[i64](capacity=rows)
        """What each row stands for: below `columns` a column, above it a row."""
        self.column_labels: vec[i64] = vec[i64](capacity=columns)
        """What each column stands for."""
        self.value = 0.0
        self.resize(rows, columns)

    def resize(self, rows: i64, columns: i64) -> None:
        """Begin another table, all of whose payments are still to be said; room is only ever added."""
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
        """Say what one gets who chooses the row when the other chooses the column."""
        self.cells[row * self.width + column] = value

    def solve(self) -> None:
        """Find both strategies and what they come to."""
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
        self._read_strategies(lift)

    def _shift_payoffs(self) -> float:
        """Make all payments at least 1, so that the game is worth something; how much was added."""
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
        """The column whose choice promises most; none when nothing can be gained any more."""
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
        """The row that limits the column most; in patience, of equal ones the first choice."""
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
        """A row and a column change places."""
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

    def _read_strategies(self, shift: float) -> None:
        """Both strategies stand at the edges of the table."""
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


def equilibrium(payoffs: list[list[float]]) -> MatrixGame:
    """A table of lists, solved."""
    matrix = MatrixGame(len(payoffs), len(payoffs[0]))
    for row, line in enumerate(payoffs):
        for column, value in enumerate(line):
            matrix.set_payoff(row, column, value)
    matrix.solve()
    return matrix


def row_strategy(payoffs: list[list[float]]) -> list[float]:
    """How often to choose each row."""
    return list(equilibrium(payoffs).row_strategy)


def both_strategies(payoffs: list[list[float]]) -> tuple[list[float], list[float]]:
    """How often to choose each row, and how often the other chooses each column."""
    matrix = equilibrium(payoffs)
    return list(matrix.row_strategy), list(matrix.column_strategy)
