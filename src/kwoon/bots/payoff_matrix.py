"""Results for pairs of sealed moves, and the mixed strategy that follows from them."""

from __future__ import annotations

from typing import Final

from kwoon.bots.mixed_strategy.simplex import row_strategy
from kwoon.bots.mixed_strategy.strategies import blend_absent_cards

PRIOR_WEIGHT: Final = 3.0
"""The average result of a move counts as much as this many tries of a pair."""


class OpponentModel:
    """Assumed behavior of the opponent: partly optimal, partly random and partly greedy."""

    def __init__(self, random_share: float = 0.2, greedy_share: float = 0.4) -> None:
        self.random_share = random_share
        """Share of random moves. Nobody plays perfectly, and against a perfect player the assumption costs little."""
        self.greedy_share = greedy_share
        """Share of moves that look no further than this turn, like the greedy bot's."""

    def payoffs_against_opponent(self, table: list[list[float]], greedy_strategy: list[float]) -> list[list[float]]:
        """Return the matrix against this opponent: the value of each row if the opponent intends a column but sometimes
        deviates from it."""
        rows: list[list[float]] = []
        for line in table:
            total = 0.0
            greedy_value = 0.0
            for column, worth in enumerate(line):
                total += worth
                greedy_value += greedy_strategy[column] * worth
            fixed_value = self.random_share * total / len(line) + self.greedy_share * greedy_value
            rows.append([fixed_value + (1.0 - self.random_share - self.greedy_share) * worth for worth in line])
        return rows


class PayoffMatrix:
    """A matrix of the seat's moves against the opponent's, filled by imagined games. The opponent's moves are not
    always available, so their weights take into account how often they were available."""

    def __init__(self) -> None:
        self.games = 0.0
        self.columns: list[int] = []
        """The opponent's moves."""
        self.times_offered: list[float] = []
        """How often each of the opponent's moves was available."""
        self.tries: list[list[float]] = []
        """Number of tries by the seat's own move, then by the opponent's."""
        self.sums: list[list[float]] = []
        self.greedy_sums: list[float] = []
        """Sum of the greedy probabilities of each of the opponent's moves, over the samples in which the greedy
        strategy is known."""
        self.num_greedy = 0.0
        """Number of samples in which the greedy strategy is known."""

    def record_opponent_options(self, moves: list[int], greedy_strategy: list[float]) -> None:
        """Record the moves available to the opponent in an imagined game, with the opponent's greedy strategy if known."""
        self.games += 1.0
        if greedy_strategy:
            self.num_greedy += 1.0
        for place, move in enumerate(moves):
            if move not in self.columns:
                self.columns.append(move)
                self.times_offered.append(0.0)
                self.greedy_sums.append(0.0)
            column = self.columns.index(move)
            self.times_offered[column] += 1.0
            if greedy_strategy:
                self.greedy_sums[column] += greedy_strategy[place]

    def add_result(self, row: int, opponent_move: int, value: float) -> None:
        """Record the result of the seat's move `row` against `opponent_move`."""
        while len(self.sums) <= row:
            self.sums.append([])
            self.tries.append([])
        column = self.columns.index(opponent_move)
        sums = self.sums[row]
        while len(sums) <= column:
            sums.append(0.0)
            self.tries[row].append(0.0)
        sums[column] += value
        self.tries[row][column] += 1.0

    def optimal_strategy(self, num_rows: int, opponent: OpponentModel) -> list[float]:
        """Return the mixed strategy over the seat's own moves that does best against the best answer of an opponent who
        follows the model."""
        present = [min(1.0, offered / self.games) for offered in self.times_offered]
        table: list[list[float]] = []
        for row in range(num_rows):
            sums = self.sums[row] if row < len(self.sums) else []
            tries = self.tries[row] if row < len(self.tries) else []
            total = sum(sums)
            count = sum(tries)
            row_average = total / count if count > 0.0 else 0.0
            line: list[float] = []
            for column in range(len(self.columns)):
                total_value = sums[column] if column < len(sums) else 0.0
                times = tries[column] if column < len(tries) else 0.0
                line.append((total_value + PRIOR_WEIGHT * row_average) / (times + PRIOR_WEIGHT))
            table.append(blend_absent_cards(line, present))
        if self.num_greedy > 0.0:
            table = opponent.payoffs_against_opponent(table, [each / self.num_greedy for each in self.greedy_sums])
        return row_strategy(table)
