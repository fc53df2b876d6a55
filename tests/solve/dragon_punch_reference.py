"""Solves rounds of Dragon Punch from the rules alone, independently of the solver.

Positions are played out, and every matrix is solved by enumerating its square submatrices (Shapley and Snow).
"""

from __future__ import annotations

from itertools import combinations

from kwoon.core.dice import PausingDice, RecordedDice, RollNeeded
from kwoon.core.game import Game, State
from kwoon.games.dragon_punch.rules.game import DragonPunch, DragonState
from kwoon.games.dragon_punch.rules.state import OVER, PLAYING, SWITCHING
from kwoon.solve.trees.game_adapter import TreeGameAdapter, adapter_for

Table = list[list[float]]


def kernel_value(table: Table) -> float:
    """Return a matrix's value to the row player. Some square submatrix with equalizing strategies is optimal for both
    players."""
    rows, columns = len(table), len(table[0])
    for size in range(1, min(rows, columns) + 1):
        for some in combinations(range(rows), size):
            for others in combinations(range(columns), size):
                part = [[table[row][column] for column in others] for row in some]
                mine = _even(part)
                theirs = _even([list(line) for line in zip(*part, strict=True)])
                if mine is None or theirs is None or abs(mine[1] - theirs[1]) > 1e-7:
                    continue
                value = mine[1]
                worst = min(
                    sum(mine[0][at] * table[row][column] for at, row in enumerate(some)) for column in range(columns)
                )
                best = max(
                    sum(theirs[0][at] * table[row][column] for at, column in enumerate(others)) for row in range(rows)
                )
                if worst > value - 1e-9 and best < value + 1e-9:
                    return value
    raise AssertionError("Every table has a value.")


def _even(part: Table) -> tuple[list[float], float] | None:
    """Return row probabilities that make all columns equal, and their value, or None if there are none."""
    size = len(part)
    lines = [[part[row][column] for row in range(size)] + [-1.0, 0.0] for column in range(size)]
    lines.append([1.0] * size + [0.0, 1.0])
    for at in range(size + 1):
        pivot = max(range(at, size + 1), key=lambda line: abs(lines[line][at]))
        if abs(lines[pivot][at]) < 1e-12:
            return None
        lines[at], lines[pivot] = lines[pivot], lines[at]
        lines[at] = [each / lines[at][at] for each in lines[at]]
        for line in range(size + 1):
            if line != at and lines[line][at]:
                factor = lines[line][at]
                lines[line] = [each - factor * top for each, top in zip(lines[line], lines[at], strict=True)]
    shares = [lines[at][-1] for at in range(size)]
    return None if min(shares) < -1e-9 else (shares, lines[size][-1])


class Enumerated:
    """Values of all positions in a game with open switches, found by enumeration."""

    def __init__(self, game: DragonPunch, first: int, second: int) -> None:
        self.game = game
        self.first = first
        self.second = second
        self.known: dict[tuple[int, ...], float] = {}

    def position(self, red: list[int], flipped: list[int], holder: int, quiet: int) -> DragonState:
        game = self.game
        state = game.deal(RecordedDice([0] * 9))
        state.phase = PLAYING
        state.kinds = [[*game.basic_hand, int(game.basics) + each] for each in (self.first, self.second)]
        state.unassigned_cards = []
        state.red, state.flipped, state.newest = red[:], flipped[:], [-1, -1]
        state.health = [int(game.health) - bin(each).count("1") for each in red]
        state.played, state.damage, state.history, state.rounds_won = [], [0, 0], [[], []], [0, 0]
        state.initiative, state.round, state.turn, state.turns_without_damage = holder, 1, 1, quiet
        return state

    def value(self, state: DragonState) -> float:
        """Return the value of a position to the first seat."""
        if state.phase == OVER:
            return (1 + (state.rounds_won[0] > state.rounds_won[1]) - (state.rounds_won[0] < state.rounds_won[1])) / 2
        if state.round > 1:
            # This is a double knockout. The solver counts a round without a winner as one half.
            return 0.5
        key = (*state.red, *state.flipped, int(state.initiative), int(state.turns_without_damage), int(state.phase))
        if state.phase == SWITCHING:
            return self._turn_value(state)
        if key not in self.known:
            self.known[key] = self._turn_value(state)
        return self.known[key]

    def _turn_value(self, state: DragonState) -> float:
        mine = self._answers(state, 0)
        table = [[self._after(state, one, other) for other in self._answers(state, 1)] for one in mine]
        return kernel_value(table)

    def _answers(self, state: DragonState, seat: int) -> list[list[int]]:
        """Return all complete drafts for a seat, or a single empty draft if the seat is not prompted."""
        if state.prompt(seat) is None:
            return [[]]
        found: list[list[int]] = []
        todo: list[tuple[State, list[int]]] = [(state, [])]
        while todo:
            now, draft = todo.pop()
            prompt = now.prompt(seat)
            if prompt is None or len(draft) == (state.damage[seat] if state.phase == SWITCHING else 1):
                found.append(draft)
                continue
            todo.extend((_after_move(now, seat, move), [*draft, move]) for move in now.canonical_moves(prompt))
        return found

    def _after(self, state: DragonState, mine: list[int], theirs: list[int]) -> float:
        twin = state.copy()
        for seat, moves in enumerate((mine, theirs)):
            for move in moves:
                twin.apply(seat, move, RecordedDice([]))
        return self.value(twin)


def _after_move(state: State, seat: int, move: int) -> State:
    """Return a copy after one more drafted move. Nothing resolves, because the other seat has not finished its draft."""
    twin = state.copy()
    twin.add_to_draft(seat, move)
    return twin


def fight_value(game: Game, state: State) -> float:
    """Return the value, to the first seat, of a FIGHT round without hidden cards, found by exhaustive search."""
    return _fight(state, adapter_for(game, state))


def _fight(state: State, tie_rule: TreeGameAdapter) -> float:
    value = tie_rule.payoff(state)
    if value is not None:
        return value
    prompts = state.prompts()
    if len(prompts) == 1:
        found = [_average_over_rolls(state, [(int(prompts[0].seat), move)], [], tie_rule) for move in prompts[0].moves]
        return max(found) if prompts[0].seat == 0 else min(found)
    first, second = prompts
    table = [
        [_average_over_rolls(state, [(0, one), (1, other)], [], tie_rule) for other in second.moves]
        for one in first.moves
    ]
    return kernel_value(table)


def _average_over_rolls(
    state: State, answers: list[tuple[int, int]], rolls: list[int], tie_rule: TreeGameAdapter
) -> float:
    twin = state.copy()
    dice = PausingDice(rolls)
    try:
        for seat, move in answers:
            twin.apply(seat, move, dice)
    except RollNeeded as needed:
        value = tie_rule.payoff(twin)
        if value is not None:
            return value
        return (
            sum(_average_over_rolls(state, answers, [*rolls, roll], tie_rule) for roll in range(needed.sides))
            / needed.sides
        )
    return _fight(twin, tie_rule)
