"""Small matrix games, solved exactly: the simplex method on one packed table.

Who chooses a row is paid what stands where the row meets the other's column. The table is turned into the linear
program of the one who chooses columns; when no exchange of a row for a column improves it any more, its edges hold both
mixed strategies. Regret matching takes hundreds of times as long for less.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

TINY: Final = 1e-11
"""What is nearer to nothing is nothing: left over from sums."""
FIRM: Final = 1e-9
"""What a row and a column are exchanged by is larger. Payments that are nearly equal make numbers of many thousands on
the way, and what is left over from sums of these is larger than tiny."""
PATIENT: Final = 2
"""After so many exchanges for each row and column, the first choice that helps is taken and not the most promising: the
latter can run in circles, and the former cannot (Bland's rule)."""
WEARY: Final = 32
"""After so many, sums are off by too much to go on; what was found until then is near enough."""


def with_room(numbers: vec[float], count: i64) -> vec[float]:
    """The same numbers, and so many noughts after them that there are at least `count`."""
    while len(numbers) < count:
        numbers = append(numbers, 0.0)
    return numbers


class Matrix:
    """A table of payments, and the strategies of both once it is solved. One object may serve for table after table."""

    def __init__(self, rows: i64, columns: i64) -> None:
        self.rows: i64 = 0
        self.columns: i64 = 0
        self.width: i64 = 0
        self.cells: vec[float] = vec[float](capacity=(rows + 1) * (columns + 1))
        """Line upon line, with a column and a row more than there are choices; `solve` uses them up."""
        self.mine: vec[float] = vec[float](capacity=rows)
        """How often each row is chosen. After a larger table there is room left over."""
        self.theirs: vec[float] = vec[float](capacity=columns)
        """How often each column is chosen."""
        self.beside: vec[i64] = vec[i64](capacity=rows)
        """What each row stands for: below `columns` a column, above it a row."""
        self.above: vec[i64] = vec[i64](capacity=columns)
        """What each column stands for."""
        self.value = 0.0
        self.resize(rows, columns)

    def resize(self, rows: i64, columns: i64) -> None:
        """Begin another table, all of whose payments are still to be said; room is only ever added."""
        self.rows = rows
        self.columns = columns
        self.width = columns + 1
        self.cells = with_room(self.cells, (rows + 1) * (columns + 1))
        self.mine = with_room(self.mine, rows)
        self.theirs = with_room(self.theirs, columns)
        while len(self.beside) < rows:
            self.beside = append(self.beside, 0)
        while len(self.above) < columns:
            self.above = append(self.above, 0)

    def pay(self, row: i64, column: i64, value: float) -> None:
        """Say what one gets who chooses the row when the other chooses the column."""
        self.cells[row * self.width + column] = value

    def solve(self) -> None:
        """Find both strategies and what they come to."""
        rows, columns, width = self.rows, self.columns, self.width
        cells = self.cells
        lift = self._lift()
        for row in range(rows):
            cells[row * width + columns] = 1.0
        for column in range(columns):
            cells[rows * width + column] = -1.0
        cells[rows * width + columns] = 0.0
        beside, above = self.beside, self.above
        for row in range(rows):
            beside[row] = columns + row
        for column in range(columns):
            above[column] = column
        exchanges: i64 = 0
        column = self._entering(exchanges)
        while column >= 0:
            row = self._leaving(column, exchanges)
            if row < 0:
                break
            self._exchange(row, column)
            came = above[column]
            above[column] = beside[row]
            beside[row] = came
            exchanges += 1
            column = self._entering(exchanges)
        self._read(lift)

    def _lift(self) -> float:
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

    def _entering(self, exchanges: i64) -> i64:
        """The column whose choice promises most; none when nothing can be gained any more."""
        cells, above = self.cells, self.above
        first: i64 = self.rows * self.width
        size: i64 = self.rows + self.columns
        if exchanges > WEARY * size:
            return -1
        in_order = exchanges > PATIENT * size
        best: i64 = -1
        low = -TINY
        for column in range(self.columns):
            if cells[first + column] < low and (not in_order or best < 0 or above[column] < above[best]):
                best = column
                if not in_order:
                    low = cells[first + column]
        return best

    def _leaving(self, column: i64, exchanges: i64) -> i64:
        """The row that limits the column most; in patience, of equal ones the first choice."""
        cells, width, last, beside = self.cells, self.width, self.columns, self.beside
        near = TINY if exchanges > PATIENT * (self.rows + self.columns) else 0.0
        best: i64 = -1
        least = 0.0
        for row in range(self.rows):
            pivot = cells[row * width + column]
            if pivot > FIRM:
                limit = cells[row * width + last] / pivot
                if best < 0 or limit < least - near or (limit <= least + near and beside[row] < beside[best]):
                    least = limit
                    best = row
        return best

    def _exchange(self, row: i64, column: i64) -> None:
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

    def _read(self, lift: float) -> None:
        """Both strategies stand at the edges of the table."""
        cells, width, columns = self.cells, self.width, self.columns
        beside, above = self.beside, self.above
        whole = cells[self.rows * width + columns]
        for row in range(self.rows):
            self.mine[row] = 0.0
        for column in range(columns):
            self.theirs[column] = 0.0
        for row in range(self.rows):
            if beside[row] < columns:
                self.theirs[beside[row]] = max(0.0, cells[row * width + columns] / whole)
        for column in range(columns):
            if above[column] >= columns:
                self.mine[above[column] - columns] = max(0.0, cells[self.rows * width + column] / whole)
        self.value = 1.0 / whole - lift


def equilibrium(values: list[list[float]]) -> Matrix:
    """A table of lists, solved."""
    matrix = Matrix(len(values), len(values[0]))
    for row, line in enumerate(values):
        for column, value in enumerate(line):
            matrix.pay(row, column, value)
    matrix.solve()
    return matrix


def solve(values: list[list[float]]) -> list[float]:
    """How often to choose each row."""
    return list(equilibrium(values).mine)


def solve_both(values: list[list[float]]) -> tuple[list[float], list[float]]:
    """How often to choose each row, and how often the other chooses each column."""
    matrix = equilibrium(values)
    return list(matrix.mine), list(matrix.theirs)
