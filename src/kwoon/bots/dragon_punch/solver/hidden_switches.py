"""The printed game, with hidden switches: the value that the first seat can guarantee.

The first seat uses only what it sees: its own cards, the opponent's flipped ones, the health of both and the
Initiative. It does not know which of the opponent's unflipped cards are red, so one mixture must serve against all
possibilities, while the opponent sees everything and answers perfectly. The result is a lower bound on the value of an
optimal strategy.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.bots.dragon_punch.solver.packed_matchup import SolverMatchup
from kwoon.bots.dragon_punch.solver.tablebase_layout import INITIATIVE_STATES, VALUE_SCALE
from kwoon.bots.dragon_punch.solver.value_bounds import ValueBounds
from kwoon.bots.dragon_punch.solver.values_after_damage import ROUND_DRAWN, ROUND_LOST, TurnOutcomes
from kwoon.bots.mixed_strategy.simplex import MatrixGame, zero_padded

MAX_MOVES: Final[i64] = 8
"""Maximum number of moves that a hand offers."""
MIXING_SWEEPS: Final[i64] = 3
"""Number of sweeps that search for mixtures; later sweeps only evaluate the last mixtures found."""
CONVERGENCE_TOLERANCE: Final = 0.00005
"""Bound on the total change that all omitted sweeps could make."""
PURE_TOLERANCE: Final = 0.00001


class IndistinguishableLayers:
    """All layers that the first seat cannot tell apart before the opponent's cards are flipped."""

    def __init__(self, matchup: SolverMatchup, red: int, others: list[int]) -> None:
        self.red_mask: i64 = red
        self.other_red_masks = others
        flips = matchup.layout.num_flip_sets
        self.first_indistinguishable: vec[i64] = vec[i64]()
        """By layer and the opponent's flipped cards: the first layer that looks the same."""
        taunt = matchup.layout.taunt
        for at, other in enumerate(others):
            for flip in range(flips):
                below: i64 = flip & ((1 << taunt) - 1)
                seen: i64 = below | flip >> taunt << (taunt + 1)
                first: i64 = 0
                while (others[first] ^ other) & seen:
                    first += 1
                self.first_indistinguishable = append(self.first_indistinguishable, min(first, at))


class HiddenSwitchSolver:
    """Solves all layers of a matchup, block by block."""

    def __init__(self, matchup: SolverMatchup, layers: int) -> None:
        self.matchup = matchup
        self.low = ValueBounds(matchup.layout, layers)
        self.turn_outcomes = TurnOutcomes(matchup)
        size = matchup.layout.layer_size
        widest = _max_block_layers(matchup)
        self.block_size: i64 = matchup.layout.num_flip_sets * matchup.layout.num_flip_sets
        self.row_size = self.turn_outcomes.row_size
        """Number of values for a layer and for the positions after damage."""
        self.lows: vec[float] = zero_padded(vec[float](), widest * self.row_size)
        self.new_lows: vec[float] = zero_padded(vec[float](), widest * size)
        self.mixtures: vec[float] = zero_padded(vec[float](), widest * size * MAX_MOVES)
        """Mixtures, stored at the first of the positions that the first seat cannot distinguish."""
        self.reply_values: vec[float] = zero_padded(vec[float](), widest * self.block_size)
        self.worst_values: vec[float] = zero_padded(vec[float](), widest * self.block_size)
        self.best_values: vec[float] = zero_padded(vec[float](), widest * self.block_size)
        self.matrix = MatrixGame(MAX_MOVES, MAX_MOVES)
        self.payoffs: vec[float] = zero_padded(vec[float](), MAX_MOVES * MAX_MOVES * widest)
        self.rows: i64 = 0
        self.columns: i64 = 0

    def in_same_layer_block(self, layer: i64, other_layer: i64) -> bool:
        first, second = self.matchup.layout.layers[layer], self.matchup.layout.layers[other_layer]
        return first[0] == second[0] and self.matchup.remaining_health(first[1]) == self.matchup.remaining_health(
            second[1]
        )

    def solve_next_layer_block(self) -> None:
        layers = self.matchup.layout.layers
        number = self.low.num_layers()
        red, other = layers[number]
        others: list[int] = [other]
        while number + 1 < len(layers) and self.in_same_layer_block(number, number + 1):
            number += 1
            others.append(layers[number][1])
        block = IndistinguishableLayers(self.matchup, red, others)
        for at in self.turn_outcomes.allocate_outcomes_to_compute(red, other):
            self._compute_values_after_damage(block, self.matchup.damages[at], self.turn_outcomes.start_by_outcome[at])
        for world in range(len(others)):
            for at in range(self.matchup.layout.layer_size):
                self.lows[world * self.row_size + at] = 0.5
        fall = self._sweep_to_convergence(block)
        values: vec[float] = zero_padded(vec[float](), self.matchup.layout.layer_size)
        for world in range(len(others)):
            for at in range(self.matchup.layout.layer_size):
                values[at] = self.lows[world * self.row_size + at]
            self.low.append_layer_rounded_down(values, fall)

    def _sweep_to_convergence(self, block: IndistinguishableLayers) -> float:
        """Sweep until convergence; return a bound on the change that the omitted sweeps could make."""
        turns = self.matchup.game.stalemate_turns
        num_sweeps: i64 = 0
        change = 0.0
        while num_sweeps < turns:
            fall = self._sweep(block, num_sweeps < MIXING_SWEEPS)
            num_sweeps += 1
            change = fall * float(turns - num_sweeps)
            if num_sweeps >= MIXING_SWEEPS and change <= CONVERGENCE_TOLERANCE:
                break
        return change

    # Values after damage.

    def _compute_values_after_damage(
        self, block: IndistinguishableLayers, damage: tuple[int, int, int], start: i64
    ) -> None:
        """Compute the values after damage. The first seat's switch depends on what it sees, the opponent's on the full
        position."""
        matchup = self.matchup
        mine: i64 = damage[0]
        yours: i64 = damage[1]
        at = matchup.loss_index(block.red_mask, mine)
        for loss in range(matchup.loss_starts[at], matchup.loss_starts[at + 1]):
            for world in range(len(block.other_red_masks)):
                self._compute_best_reply_values(
                    world, matchup.losses[loss], block.other_red_masks[world], yours, damage[2]
                )
            self._keep_best_switch(block, start, loss == matchup.loss_starts[at])

    def _compute_best_reply_values(
        self, world: i64, red_mask: i64, other_red_mask: i64, other_damage: i64, holder: i64
    ) -> None:
        """Compute the values after the opponent's best switch."""
        matchup, inner, numbers = self.matchup, self.reply_values, self.low.values
        line = world * self.block_size
        at = matchup.loss_index(other_red_mask, other_damage)
        for loss in range(matchup.loss_starts[at], matchup.loss_starts[at + 1]):
            layer = matchup.layout.find_layer(red_mask, matchup.losses[loss])
            source = layer * matchup.layout.layer_size + holder * self.block_size
            if loss == matchup.loss_starts[at]:
                for place in range(self.block_size):
                    inner[line + place] = float(numbers[source + place]) / VALUE_SCALE
            else:
                for place in range(self.block_size):
                    value = float(numbers[source + place]) / VALUE_SCALE
                    inner[line + place] = min(inner[line + place], value)

    def _keep_best_switch(self, block: IndistinguishableLayers, start: i64, first: bool) -> None:
        """Keep the first seat's current switch wherever its worst case is better than that of all earlier switches."""
        flips = self.matchup.layout.num_flip_sets
        inner, least, best, lows = self.reply_values, self.worst_values, self.best_values, self.lows
        count: i64 = len(block.other_red_masks)
        for world in range(count):
            line = world * self.block_size
            for place in range(self.block_size):
                alike = block.first_indistinguishable[world * flips + place % flips]
                value = inner[line + place]
                if alike == world:
                    least[line + place] = value
                elif value < least[alike * self.block_size + place]:
                    least[alike * self.block_size + place] = value
        for world in range(count):
            line = world * self.block_size
            for place in range(self.block_size):
                shown = block.first_indistinguishable[world * flips + place % flips] * self.block_size + place
                if first or least[shown] > best[line + place]:
                    best[line + place] = least[shown]
                    lows[world * self.row_size + start + place] = inner[line + place]

    # Sweeps over the turns.

    def _sweep(self, block: IndistinguishableLayers, update_mixtures: bool) -> float:
        """Step back by one turn; return the largest decrease in a value."""
        flips = self.matchup.layout.num_flip_sets
        size = self.matchup.layout.layer_size
        count: i64 = len(block.other_red_masks)
        at: i64 = 0
        for holder in range(INITIATIVE_STATES):
            for flip in range(flips):
                for other_flip in range(flips):
                    for world in range(count):
                        if block.first_indistinguishable[world * flips + other_flip] == world:
                            self._solve_positions(
                                block,
                                world,
                                at,
                                flip=flip,
                                other_flip=other_flip,
                                holder=holder,
                                update_mixtures=update_mixtures,
                            )
                    at += 1
        fall = 0.0
        for world in range(count):
            line = world * self.row_size
            for at in range(size):
                fall = max(fall, self.lows[line + at] - self.new_lows[world * size + at])
                self.lows[line + at] = self.new_lows[world * size + at]
        return fall

    def _solve_positions(
        self,
        block: IndistinguishableLayers,
        shown: i64,
        at: i64,
        *,
        flip: i64,
        other_flip: i64,
        holder: i64,
        update_mixtures: bool,
    ) -> None:
        """Solve all positions that the first seat cannot distinguish from this one."""
        layout, size = self.matchup.layout, self.matchup.layout.layer_size
        flips = layout.num_flip_sets
        mine = self.matchup.first_moves
        first = mine.moves_start(block.red_mask, flip, layout)
        self.rows = mine.count_moves(block.red_mask, flip, layout)
        columns: i64 = 0
        for world in range(shown, len(block.other_red_masks)):
            if block.first_indistinguishable[world * flips + other_flip] == shown:
                other: i64 = block.other_red_masks[world]
                columns = self._append_payoff_columns(
                    world, other, first, other_flip=other_flip, holder=holder, columns=columns
                )
        self.columns = columns
        start = (shown * size + at) * MAX_MOVES
        if update_mixtures:
            self._solve_mixed_strategy(start)
        begin: i64 = 0
        for world in range(shown, len(block.other_red_masks)):
            if block.first_indistinguishable[world * flips + other_flip] == shown:
                end = begin + self.matchup.second_moves.count_moves(block.other_red_masks[world], other_flip, layout)
                self.new_lows[world * size + at] = self._guaranteed_value(start, begin, end)
                begin = end

    def _append_payoff_columns(
        self, world: i64, other: i64, first: i64, *, other_flip: i64, holder: i64, columns: i64
    ) -> i64:
        """Add a column for each move that the opponent has with these cards; return the number of columns."""
        matchup, base, lows, table = self.matchup, self.turn_outcomes.start_by_moves, self.lows, self.payoffs
        mine, theirs = matchup.first_moves, matchup.second_moves
        source = world * self.row_size
        start = theirs.moves_start(other, other_flip, matchup.layout)
        for column in range(start, start + theirs.count_moves(other, other_flip, matchup.layout)):
            face: i64 = theirs.move_faces[column] * INITIATIVE_STATES + holder
            down = source + theirs.next_flips[column]
            for row in range(self.rows):
                place = base[mine.move_faces[first + row] * matchup.num_faces * INITIATIVE_STATES + face]
                if place >= 0:
                    table[columns * MAX_MOVES + row] = lows[
                        place + down + mine.next_flips[first + row] * matchup.layout.num_flip_sets
                    ]
                else:
                    table[columns * MAX_MOVES + row] = (
                        0.0 if place == ROUND_LOST else 0.5 if place == ROUND_DRAWN else 1.0
                    )
            columns += 1
        return columns

    def _guaranteed_value(self, mixture_start: i64, first_column: i64, end_column: i64) -> float:
        """Return the value of the mixture against the opponent's best move in a range of columns."""
        table, mine = self.payoffs, self.mixtures
        low = 1.0
        for column in range(first_column, end_column):
            worth = 0.0
            for row in range(self.rows):
                worth += mine[mixture_start + row] * table[column * MAX_MOVES + row]
            low = min(low, worth)
        return low

    def _solve_mixed_strategy(self, start: i64) -> None:
        """Find the mixture with the best guaranteed value against every hand that the opponent may hold."""
        matrix, table, mine = self.matrix, self.payoffs, self.mixtures
        rows, columns = self.rows, self.columns
        best: i64 = 0
        most = -1.0
        for row in range(rows):
            least = 1.0
            for column in range(columns):
                least = min(least, table[column * MAX_MOVES + row])
            if least > most:
                most = least
                best = row
            mine[start + row] = 0.0
        mine[start + best] = 1.0
        if rows == 1 or self._is_pure_optimal(most):
            return
        matrix.start_matrix(rows, columns)
        width = matrix.width
        for row in range(rows):
            for column in range(columns):
                matrix.cells[row * width + column] = table[column * MAX_MOVES + row]
        matrix.solve()
        whole = 0.0
        for row in range(rows):
            whole += matrix.row_strategy[row]
        if whole <= 0.0:
            return
        for row in range(rows):
            mine[start + row] = matrix.row_strategy[row] / whole

    def _is_pure_optimal(self, best_pure_value: float) -> bool:
        """Return whether some move of the opponent limits the first seat to the value that its best single move
        guarantees anyway."""
        table = self.payoffs
        for column in range(self.columns):
            high = 0.0
            for row in range(self.rows):
                high = max(high, table[column * MAX_MOVES + row])
            if high <= best_pure_value + PURE_TOLERANCE:
                return True
        return False


def _max_block_layers(matchup: SolverMatchup) -> i64:
    """Return the maximum number of layers in a block: the ways to choose half of the cards."""
    ways: i64 = 1
    half = matchup.layout.health // 2
    for step in range(half):
        ways = ways * (matchup.layout.health - step) // (step + 1)
    return ways
