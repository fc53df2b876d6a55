"""Value of a position after damage has been taken, for every arrangement of flipped cards.

In the game with open switches, two players who are both hurt choose simultaneously. For the lower bound, the first seat
is assumed to choose first and the second to know its choice; for the upper bound, it is the other way around. Where the
order makes a difference, `MutualDamageSolver` lets both seats mix.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.bots.dragon_punch.solver.packed_matchup import SolverMatchup, unpack_exchange
from kwoon.bots.dragon_punch.solver.tablebase_layout import VALUE_SCALE
from kwoon.bots.dragon_punch.solver.value_bounds import ValueBounds, guaranteed_high, guaranteed_low
from kwoon.bots.mixed_strategy.simplex import MatrixGame, zero_padded

ROUND_LOST: Final[i64] = -1
ROUND_DRAWN: Final[i64] = -2
ROUND_WON: Final[i64] = -3
MAX_LOSS_CHOICES: Final[i64] = 20
"""Maximum number of choices: the ways to turn three of six cards."""


class TurnOutcomes:
    """For one layer: the indices of the values that a turn may lead to."""

    def __init__(self, matchup: SolverMatchup) -> None:
        self.matchup = matchup
        count = len(matchup.damages)
        self.block_size: i64 = matchup.layout.num_flip_sets * matchup.layout.num_flip_sets
        self.start_by_outcome: vec[i64] = vec[i64]([0] * count)
        """By outcome number: the index of its first value, or how the round ends."""
        self.start_by_moves: vec[i64] = vec[i64]([0] * len(matchup.results))
        """The same index by both moves and the holder of the Initiative."""
        self.outcome_by_moves: vec[i64] = vec[i64](
            [matchup.damages.index(unpack_exchange(result)) for result in matchup.results]
        )
        """The outcome number by both moves and the holder of the Initiative."""
        self.row_size: i64 = (count + 3) * self.block_size

    def allocate_outcomes_to_compute(self, red_mask: i64, other_red_mask: i64) -> list[int]:
        """Assign the indices for a layer. Return the outcomes whose values must be computed."""
        matchup = self.matchup
        health = matchup.remaining_health(red_mask)
        other_health = matchup.remaining_health(other_red_mask)
        to_compute: list[int] = []
        free: i64 = 3 * self.block_size
        for at, (mine, yours, holder) in enumerate(matchup.damages):
            if mine >= health or yours >= other_health:
                self.start_by_outcome[at] = (
                    ROUND_WON if mine < health else ROUND_LOST if yours < other_health else ROUND_DRAWN
                )
            elif mine == 0 and yours == 0:
                self.start_by_outcome[at] = holder * self.block_size
            else:
                self.start_by_outcome[at] = free
                free += self.block_size
                to_compute.append(at)
        for at in range(len(self.outcome_by_moves)):
            self.start_by_moves[at] = self.start_by_outcome[self.outcome_by_moves[at]]
        return to_compute


class ValuesAfterDamage:
    """Computes lower or upper bounds on the values after damage."""

    def __init__(self, matchup: SolverMatchup, store: ValueBounds, is_lower: bool) -> None:
        self.matchup = matchup
        self.store = store
        self.is_lower = is_lower
        self.reply_values: vec[float] = zero_padded(
            vec[float](), matchup.layout.num_flip_sets * matchup.layout.num_flip_sets
        )

    def fill_bounds(self, worths: vec[float], start: i64, red: i64, other: i64, damage: tuple[int, int, int]) -> None:
        """Compute the bounds. For lower bounds, the first seat chooses, then the second seat, which knows that choice;
        for upper bounds, the other way around."""
        is_lower = self.is_lower
        mine: i64 = damage[0]
        yours: i64 = damage[1]
        holder: i64 = damage[2]
        matchup, inner = self.matchup, self.reply_values
        block = matchup.layout.num_flip_sets * matchup.layout.num_flip_sets
        outer_at = matchup.loss_index(red, mine) if is_lower else matchup.loss_index(other, yours)
        inner_at = matchup.loss_index(other, yours) if is_lower else matchup.loss_index(red, mine)
        for outer in range(matchup.loss_starts[outer_at], matchup.loss_starts[outer_at + 1]):
            fresh = True
            for nested in range(matchup.loss_starts[inner_at], matchup.loss_starts[inner_at + 1]):
                mask = matchup.losses[outer] if is_lower else matchup.losses[nested]
                others = matchup.losses[nested] if is_lower else matchup.losses[outer]
                source = matchup.layout.find_layer(mask, others) * matchup.layout.layer_size + holder * block
                self._keep_best_reply(source, fresh)
                fresh = False
            first = outer == matchup.loss_starts[outer_at]
            for at in range(block):
                value = inner[at]
                if first or (value > worths[start + at]) == is_lower:
                    worths[start + at] = value

    def _keep_best_reply(self, source: i64, is_first: bool) -> None:
        """Keep the informed seat's best choice."""
        inner, numbers = self.reply_values, self.store.values
        block = self.matchup.layout.num_flip_sets * self.matchup.layout.num_flip_sets
        if is_first:
            for at in range(block):
                inner[at] = float(numbers[source + at]) / VALUE_SCALE
        elif self.is_lower:
            for at in range(block):
                value = float(numbers[source + at]) / VALUE_SCALE
                inner[at] = min(inner[at], value)
        else:
            for at in range(block):
                value = float(numbers[source + at]) / VALUE_SCALE
                inner[at] = max(inner[at], value)


class MutualDamageSolver:
    """Computes the values that mixed switches guarantee if both seats are hurt, one position at a time."""

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
