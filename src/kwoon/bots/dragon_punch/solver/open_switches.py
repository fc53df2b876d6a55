"""Solves a round with open switches: a lower and an upper bound on the value of every position.

A turn without damage stays in the same layer. A fixed number of such turns in a row ends the round without a winner,
which counts as one half. The value of a position is therefore found by that many sweeps over its layer, starting from
one half. A few sweeps are enough: once a sweep changes no value by more than a small amount, no later sweep does
either.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.bots.dragon_punch.solver.packed_matchup import SolverMatchup
from kwoon.bots.dragon_punch.solver.tablebase_layout import INITIATIVE_STATES
from kwoon.bots.dragon_punch.solver.value_bounds import ValueBounds, guaranteed_high, guaranteed_low
from kwoon.bots.dragon_punch.solver.values_after_damage import (
    ROUND_DRAWN,
    ROUND_LOST,
    MutualDamageSolver,
    TurnOutcomes,
    ValuesAfterDamage,
)
from kwoon.bots.mixed_strategy.simplex import MatrixGame, zero_padded

MAX_MOVES: Final[i64] = 8
"""Maximum number of moves that a hand offers: five basic cards, the taunt, and a character's two moves."""
MIXTURE_TOLERANCE: Final = 0.00002
"""A mixture is reused in the next sweep if the gap between its bounds has grown by at most this much."""
ORDER_TOLERANCE: Final = 0.0005
"""If both seats are hurt, they mix where the order of their choices would make a larger difference than this."""
CONVERGENCE_TOLERANCE: Final = 0.00005
"""Bound on the total change that all omitted sweeps could make."""


class OpenSwitchSolver:
    """Solves all layers of a matchup, one after another."""

    def __init__(self, matchup: SolverMatchup, layers: int) -> None:
        self.matchup = matchup
        self.low = ValueBounds(matchup.layout, layers)
        self.high = ValueBounds(matchup.layout, layers)
        self.turn_outcomes = TurnOutcomes(matchup)
        self.lower_damage = ValuesAfterDamage(matchup, self.low, True)
        self.upper_damage = ValuesAfterDamage(matchup, self.high, False)
        self.double_damage = MutualDamageSolver(matchup, self.low, self.high)
        size = matchup.layout.layer_size
        self.lows: vec[float] = zero_padded(vec[float](), self.turn_outcomes.row_size)
        """The layer after the last sweep, then the positions after damage."""
        self.highs: vec[float] = zero_padded(vec[float](), self.turn_outcomes.row_size)
        self.new_lows: vec[float] = zero_padded(vec[float](), size)
        self.new_highs: vec[float] = zero_padded(vec[float](), size)
        self.first_mixtures: vec[float] = zero_padded(vec[float](), size * MAX_MOVES)
        """The last mixtures of all positions."""
        self.second_mixtures: vec[float] = zero_padded(vec[float](), size * MAX_MOVES)
        self.mixture_gap: vec[float] = zero_padded(vec[float](), size)
        """Gap between the bounds when the mixtures were found; negative if there are no mixtures."""
        self.matrix = MatrixGame(MAX_MOVES, MAX_MOVES)
        self.low_matrix: vec[float] = zero_padded(vec[float](), MAX_MOVES * MAX_MOVES)
        self.high_matrix: vec[float] = zero_padded(vec[float](), MAX_MOVES * MAX_MOVES)
        self.rows: i64 = 0
        self.columns: i64 = 0

    def solve_next_layer(self) -> None:
        number = self.low.num_layers()
        red, other = self.matchup.layout.layers[number]
        for at in self.turn_outcomes.allocate_outcomes_to_compute(red, other):
            damage = self.matchup.damages[at]
            start = self.turn_outcomes.start_by_outcome[at]
            self.lower_damage.fill_bounds(self.lows, start, red, other, damage)
            self.upper_damage.fill_bounds(self.highs, start, red, other, damage)
            if damage[0] > 0 and damage[1] > 0:
                self._mix_switches(start, red, other, damage)
        for at in range(self.matchup.layout.layer_size):
            self.lows[at] = 0.5
            self.highs[at] = 0.5
            self.mixture_gap[at] = -1.0
        turns = self.matchup.game.stalemate_turns
        num_sweeps: i64 = 0
        fall, rise, left = 0.0, 0.0, 0.0
        while num_sweeps < turns:
            fall, rise = self._iterate_values(red, other)
            num_sweeps += 1
            left = float(turns - num_sweeps)
            if (fall + rise) * left <= CONVERGENCE_TOLERANCE:
                break
        self.low.append_layer_rounded_down(self.lows, fall * left)
        self.high.append_layer_rounded_up(self.highs, rise * left)

    def _mix_switches(self, start: i64, red: i64, other: i64, damage: tuple[int, int, int]) -> None:
        """Let both seats mix where it matters who chooses first."""
        for spot in range(self.turn_outcomes.block_size):
            if self.highs[start + spot] - self.lows[start + spot] > ORDER_TOLERANCE:
                self.double_damage.solve_position(red, other, damage, spot)
                self.lows[start + spot] = max(self.lows[start + spot], self.double_damage.low)
                self.highs[start + spot] = min(self.highs[start + spot], self.double_damage.high)

    def _iterate_values(self, red: i64, other: i64) -> tuple[float, float]:
        """Step back by one turn; return the largest decrease in a lower bound and the largest increase in an upper
        bound."""
        flips = self.matchup.layout.num_flip_sets
        at: i64 = 0
        for holder in range(INITIATIVE_STATES):
            for flip in range(flips):
                for other_flip in range(flips):
                    self._fill_payoff_matrices(red, flip, other, other_flip, holder)
                    self._solve_position(at)
                    at += 1
        fall = 0.0
        rise = 0.0
        lows, highs = self.lows, self.highs
        for at in range(self.matchup.layout.layer_size):
            fall = max(fall, lows[at] - self.new_lows[at])
            rise = max(rise, self.new_highs[at] - highs[at])
            lows[at] = self.new_lows[at]
            highs[at] = self.new_highs[at]
        return fall, rise

    def _fill_payoff_matrices(self, red: i64, flip: i64, other_red: i64, other_flip: i64, holder: i64) -> None:
        """Fill both matrices, with the lower and the upper bounds of all pairs of moves."""
        matchup, base = self.matchup, self.turn_outcomes.start_by_moves
        mine, theirs = matchup.first_moves, matchup.second_moves
        lows, highs = self.lows, self.highs
        below, above = self.low_matrix, self.high_matrix
        first = mine.moves_start(red, flip, matchup.layout)
        last = first + mine.count_moves(red, flip, matchup.layout)
        start = theirs.moves_start(other_red, other_flip, matchup.layout)
        end = start + theirs.count_moves(other_red, other_flip, matchup.layout)
        at: i64 = 0
        for row in range(first, last):
            line: i64 = mine.move_faces[row] * matchup.num_faces * INITIATIVE_STATES + holder
            down: i64 = mine.next_flips[row] * matchup.layout.num_flip_sets
            for column in range(start, end):
                place = base[line + theirs.move_faces[column] * INITIATIVE_STATES]
                if place >= 0:
                    place += down + theirs.next_flips[column]
                    below[at] = lows[place]
                    above[at] = highs[place]
                else:
                    worth = 0.0 if place == ROUND_LOST else 0.5 if place == ROUND_DRAWN else 1.0
                    below[at] = worth
                    above[at] = worth
                at += 1
        self.rows = last - first
        self.columns = end - start

    def _solve_position(self, at: i64) -> None:
        """Compute both bounds of a position whose matrices are filled."""
        low, high = self._pure_bounds()
        if high - low > MIXTURE_TOLERANCE:
            slack = self.mixture_gap[at]
            if slack >= 0.0:
                mixed_low, mixed_high = self._mixed_strategy_bounds(at)
                if mixed_high - mixed_low <= slack + MIXTURE_TOLERANCE:
                    self.new_lows[at] = max(low, mixed_low)
                    self.new_highs[at] = min(high, mixed_high)
                    return
            self._find_mixtures(at)
            mixed_low, mixed_high = self._mixed_strategy_bounds(at)
            self.mixture_gap[at] = mixed_high - mixed_low
            low = max(low, mixed_low)
            high = min(high, mixed_high)
        self.new_lows[at] = low
        self.new_highs[at] = high

    def _pure_bounds(self) -> tuple[float, float]:
        """Return the bounds that single moves guarantee."""
        below, above = self.low_matrix, self.high_matrix
        rows, columns = self.rows, self.columns
        low = 0.0
        for row in range(rows):
            least = 1.0
            for at in range(row * columns, row * columns + columns):
                least = min(least, below[at])
            low = max(low, least)
        high = 1.0
        for column in range(columns):
            most = 0.0
            at = column
            for _ in range(rows):
                most = max(most, above[at])
                at += columns
            high = min(high, most)
        return low, high

    def _find_mixtures(self, at: i64) -> None:
        """Find both seats' mixtures for the midpoint of the two matrices."""
        matrix, rows, columns = self.matrix, self.rows, self.columns
        below, above = self.low_matrix, self.high_matrix
        matrix.start_matrix(rows, columns)
        width = matrix.width
        for row in range(rows):
            for column in range(columns):
                cell = row * columns + column
                matrix.cells[row * width + column] = (below[cell] + above[cell]) * 0.5
        matrix.solve()
        for row in range(rows):
            self.first_mixtures[at * MAX_MOVES + row] = matrix.row_strategy[row]
        for column in range(columns):
            self.second_mixtures[at * MAX_MOVES + column] = matrix.column_strategy[column]

    def _mixed_strategy_bounds(self, at: i64) -> tuple[float, float]:
        """Return the bounds that the mixtures guarantee."""
        start = at * MAX_MOVES
        return (
            guaranteed_low(self.first_mixtures, start, self.low_matrix, self.rows, self.columns),
            guaranteed_high(self.second_mixtures, start, self.high_matrix, self.rows, self.columns),
        )
