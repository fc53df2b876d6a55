"""Value of a position after damage has been taken, for every arrangement of flipped cards.

In the game with open switches, two players who are both hurt choose simultaneously. For the lower bound, the first seat
is assumed to choose first and the second to know its choice; for the upper bound, it is the other way around. Where the
order makes a difference, `mutual_damage.py` lets both seats mix.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.bots.dragon_punch.solver.packed_matchup import SolverMatchup
from kwoon.bots.dragon_punch.solver.tablebase_layout import VALUE_SCALE
from kwoon.bots.dragon_punch.solver.value_bounds import ValueBounds
from kwoon.bots.mixed_strategy.simplex import zero_padded
from kwoon.games.dragon_punch.combat.exchange import damage_to, next_initiative

ROUND_LOST: Final[i64] = -1
ROUND_DRAWN: Final[i64] = -2
ROUND_WON: Final[i64] = -3


class TurnOutcomes:
    """For one layer: the indices of the values that a turn may lead to."""

    def __init__(self, matchup: SolverMatchup) -> None:
        self.matchup = matchup
        count = len(matchup.damages)
        self.block_size: i64 = matchup.layout.num_flip_sets * matchup.layout.num_flip_sets
        self.start_by_outcome: vec[i64] = vec[i64]()
        """By outcome number: the index of its first value, or how the round ends."""
        self.start_by_moves: vec[i64] = vec[i64]()
        """The same index by both moves and the holder of the Initiative."""
        self.outcome_by_moves: vec[i64] = vec[i64]()
        """The outcome number by both moves and the holder of the Initiative."""
        for _ in range(count):
            self.start_by_outcome = append(self.start_by_outcome, 0)
        for result in matchup.results:
            damage = (int(damage_to(0, result)), int(damage_to(1, result)), int(next_initiative(result)) + 1)
            self.outcome_by_moves = append(self.outcome_by_moves, matchup.damages.index(damage))
            self.start_by_moves = append(self.start_by_moves, 0)
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
    """Computes bounds on the values after damage."""

    def __init__(self, matchup: SolverMatchup, store: ValueBounds) -> None:
        self.matchup = matchup
        self.store = store
        self.reply_values: vec[float] = zero_padded(
            vec[float](), matchup.layout.num_flip_sets * matchup.layout.num_flip_sets
        )

    def fill_lower_bounds(
        self, worths: vec[float], start: i64, red: i64, other: i64, damage: tuple[int, int, int]
    ) -> None:
        """Compute lower bounds: the first seat chooses, then the second seat, which knows that choice."""
        self._fill_bounds(worths, start, (red, other), damage, True)

    def fill_upper_bounds(
        self, worths: vec[float], start: i64, red: i64, other: i64, damage: tuple[int, int, int]
    ) -> None:
        """Compute upper bounds: the second seat chooses, then the first seat, which knows that choice."""
        self._fill_bounds(worths, start, (red, other), damage, False)

    def _fill_bounds(
        self, worths: vec[float], start: i64, reds: tuple[i64, i64], damage: tuple[int, int, int], is_lower: bool
    ) -> None:
        red, other = reds
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
                self._keep_best_reply(source, fresh, is_lower)
                fresh = False
            first = outer == matchup.loss_starts[outer_at]
            for at in range(block):
                value = inner[at]
                if first or (value > worths[start + at]) == is_lower:
                    worths[start + at] = value

    def _keep_best_reply(self, source: i64, is_first: bool, is_lower: bool) -> None:
        """Keep the informed seat's best choice."""
        inner, numbers = self.reply_values, self.store.values
        block = self.matchup.layout.num_flip_sets * self.matchup.layout.num_flip_sets
        if is_first:
            for at in range(block):
                inner[at] = float(numbers[source + at]) / VALUE_SCALE
        elif is_lower:
            for at in range(block):
                value = float(numbers[source + at]) / VALUE_SCALE
                inner[at] = min(inner[at], value)
        else:
            for at in range(block):
                value = float(numbers[source + at]) / VALUE_SCALE
                inner[at] = max(inner[at], value)
