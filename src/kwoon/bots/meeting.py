"""Two sealed moves that meet: what came of every pair of them, and the mixture that follows from it."""

from __future__ import annotations

from typing import Final

from kwoon.bots.mixing.exact import solve
from kwoon.bots.mixing.odds import blended

TRUST: Final = 3.0
"""As many tries of a pair count as much as what is known of its move in general."""


class Other:
    """How the other is taken to choose: in part as he should, and in part as people do."""

    def __init__(self, slips: float = 0.2, habits: float = 0.4) -> None:
        self.slips = slips
        """How often he plays any move: nobody plays perfectly, and who does loses little by it."""
        self.habits = habits
        """How often he looks no further than this turn, as the greedy bot does."""

    def meets(self, table: list[list[float]], usual: list[float]) -> list[list[float]]:
        """A table as it is against him: what each row is worth if he answers with a column, or not as he should."""
        rows: list[list[float]] = []
        for line in table:
            blind = 0.0
            known = 0.0
            for column, worth in enumerate(line):
                blind += worth
                known += usual[column] * worth
            sure = self.slips * blind / len(line) + self.habits * known
            rows.append([sure + (1.0 - self.slips - self.habits) * worth for worth in line])
        return rows


class Meeting:
    """A table of own moves against the other's moves, filled by imagined games.

    The other's moves are not always there: what a move means that is seldom there follows from how often it was.
    """

    def __init__(self) -> None:
        self.games = 0.0
        self.columns: list[int] = []
        """The other's moves."""
        self.offered: list[float] = []
        """How often each of them was possible."""
        self.tries: list[list[float]] = []
        """By own move, then by the other's."""
        self.sums: list[list[float]] = []
        self.usual: list[float] = []
        """How much each of the other's moves was played by habit, over the guesses for which that is known."""
        self.known = 0.0
        """How many those are."""

    def offer(self, moves: list[int], usual: list[float]) -> None:
        """The other has these moves this time; by habit he mixes them so, if that is known."""
        self.games += 1.0
        if usual:
            self.known += 1.0
        for place, move in enumerate(moves):
            if move not in self.columns:
                self.columns.append(move)
                self.offered.append(0.0)
                self.usual.append(0.0)
            column = self.columns.index(move)
            self.offered[column] += 1.0
            if usual:
                self.usual[column] += usual[place]

    def learn(self, row: int, move: int, value: float) -> None:
        """Something came of a pair."""
        while len(self.sums) <= row:
            self.sums.append([])
            self.tries.append([])
        column = self.columns.index(move)
        sums = self.sums[row]
        while len(sums) <= column:
            sums.append(0.0)
            self.tries[row].append(0.0)
        sums[column] += value
        self.tries[row][column] += 1.0

    def strategy(self, rows: int, other: Other) -> list[float]:
        """How often to play each own move so that no answer of such an opponent does better than need be."""
        present = [min(1.0, offered / self.games) for offered in self.offered]
        table: list[list[float]] = []
        for row in range(rows):
            sums = self.sums[row] if row < len(self.sums) else []
            tries = self.tries[row] if row < len(self.tries) else []
            total = sum(sums)
            count = sum(tries)
            usual = total / count if count > 0.0 else 0.0
            line: list[float] = []
            for column in range(len(self.columns)):
                got = sums[column] if column < len(sums) else 0.0
                times = tries[column] if column < len(tries) else 0.0
                line.append((got + TRUST * usual) / (times + TRUST))
            table.append(blended(line, present))
        if self.known > 0.0:
            table = other.meets(table, [each / self.known for each in self.usual])
        return solve(table)
