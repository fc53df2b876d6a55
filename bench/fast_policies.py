"""Speed of quick bots compared with greedy bots, and of the exact solution of small matrix games compared with regret
matching.

    python -m bench.fast_policies [GAME ...]

Games of quick bots and of greedy bots alternate in one process. A figure is decisions per second of processor time, the
best of five; only the ratio matters. A matrix is solved exactly and by 120 rounds of regret matching, both with the
interpreted loop below and with the compiled one of Dragon Punch's search.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

from kwoon.bots import make_greedy
from kwoon.bots.dragon_punch import search
from kwoon.bots.mixed_strategy.regret_matching import add_regret, normalized
from kwoon.bots.mixed_strategy.simplex import MatrixGame
from kwoon.bots.registry import bot_family_of
from kwoon.core.dice import LiveDice
from kwoon.core.fast_policy import FastPolicy, play_fast
from kwoon.core.game import Game
from kwoon.games import GAMES
from kwoon.registry import load_game

Table = list[list[float]]
REPEATS = 5
SECONDS = 0.5
"""Minimum seconds of one measurement."""
ROUNDS = 120
"""Rounds of regret matching. The greedy bots used this many before matrices were solved exactly."""
TABLES = 40
"""Number of matrices of each size."""
SIZES = ((2, 2), (5, 14), (8, 8), (12, 12), (20, 20))
MODES: dict[str, list[dict[str, str]]] = {
    "dragon-punch": [{}, {"mode": "tag-team"}, {"mode": "custom"}],
    "kung-fu-2019": [{}, {"format": "2v2"}, {"format": "3v3"}, {"expansion": "yes", "archetypes": "dealt"}],
}
"""Options that change the decisions of a bot."""


def main() -> None:
    """Print a line for every game and for every size of matrix."""
    parser = argparse.ArgumentParser(prog="python -m bench.fast_policies", description=__doc__)
    parser.add_argument("games", nargs="*", help="all that have a quick bot")
    tables(parser.parse_args().games)


def tables(wanted: list[str]) -> None:
    """Print the figures of some games, or of all."""
    print("| game | quick, decisions a second | greedy | ratio |\n|---|--:|--:|--:|")
    for box in GAMES:
        if wanted and box.id not in wanted:
            continue
        for options in MODES.get(box.id, [{}]):
            game = load_game(box.id, box.seat_counts(options)[0], options).game
            try:
                quick = bot_family_of(game).fast_policy(game)
            except LookupError:
                print(f"| {box.id} | none yet | | |")
                continue
            fast, slow = compare(game, quick)
            name = " ".join([box.id, *options.values()])
            print(f"| {name} | {fast:,.0f} | {slow:,.0f} | {fast / slow:.1f} |", flush=True)
    print("\n| table | exact, microseconds | regret matching, not compiled | compiled |\n|---|--:|--:|--:|")
    for rows, columns in SIZES:
        exact, loop, compiled = solve_three_ways(rows, columns)
        print(
            f"| {rows} x {columns} | {exact:.1f} | {loop:,.0f} ({loop / exact:,.0f} x) |"
            f" {compiled:,.0f} ({compiled / exact:,.0f} x) |"
        )


def compare(game: Game, quick: FastPolicy) -> tuple[float, float]:
    """Return decisions per second of quick and of greedy bots."""
    best = [0.0, 0.0]
    for _ in range(REPEATS):
        # Alternate, so that other load on the machine affects both equally.
        found = [measured(lambda seed: quick_game(game, quick, seed)), measured(lambda seed: greedy_game(game, seed))]
        best = [max(pair) for pair in zip(best, found, strict=True)]
    return best[0], best[1]


def measured(game: Callable[[int], int]) -> float:
    """Return the decisions per second of repeated games."""
    decisions = 0
    seed = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < SECONDS:
        decisions += game(seed)
        seed += 1
    return decisions / spent


def quick_game(game: Game, quick: FastPolicy, seed: int) -> int:
    """Play one game and return the number of decisions."""
    dice = LiveDice(seed)
    players = [quick for _ in range(game.seats)]
    return int(play_fast(game.deal(dice), dice, players, [LiveDice(seed + seat) for seat in range(1, 1 + game.seats)]))


def greedy_game(game: Game, seed: int) -> int:
    """Play one game and return the number of decisions."""
    dice = LiveDice(seed)
    players = [make_greedy(game, LiveDice(seed + seat)) for seat in range(1, 1 + game.seats)]
    state = game.deal(dice)
    decisions = 0
    while asks := state.prompts():
        for ask in asks:
            state.apply(ask.seat, players[ask.seat].choose(state.view(int(ask.seat)), ask), dice)
            decisions += 1
    return decisions


def solve_three_ways(rows: int, columns: int) -> tuple[float, float, float]:
    """Return the microseconds to solve a matrix exactly, by regret matching, and by compiled regret matching."""
    dice = LiveDice(rows * 100 + columns)
    tables = [[[int(dice.roll(2001)) / 100 - 10 for _ in range(columns)] for _ in range(rows)] for _ in range(TABLES)]
    matrix = MatrixGame(rows, columns)

    def exactly(values: Table) -> None:
        fill(matrix, values)
        matrix.solve()

    exact = timed(exactly, tables) - timed(lambda values: fill(matrix, values), tables)
    loop = timed(lambda values: matched(values, ROUNDS), tables)
    compiled = timed(lambda values: search.solve_bayesian([values], [1.0]), tables)
    return exact, loop, compiled * ROUNDS / search.REGRET_ITERATIONS


def timed(what: Callable[[Table], object], tables: list[Table]) -> float:
    """Return the mean microseconds of processor time per matrix, the best of several runs."""
    best = 1e9
    for _ in range(REPEATS):
        started = time.process_time()
        for table in tables:
            what(table)
        best = min(best, 1e6 * (time.process_time() - started) / len(tables))
    return best


def fill(matrix: MatrixGame, values: Table) -> None:
    """Copy the values into a matrix game."""
    for row, line in enumerate(values):
        for column, value in enumerate(line):
            matrix.set_payoff(row, column, value)


def matched(values: Table, rounds: int) -> list[float]:
    """Return the row probabilities after regret matching for both sides."""
    rows, columns = len(values), len(values[0])
    regret, other_regret, total = [0.0] * rows, [0.0] * columns, [0.0] * rows
    for at in range(1, rounds + 1):
        mine, theirs = normalized(regret), normalized(other_regret)
        add_regret(regret, [sum(map(float.__mul__, line, theirs)) for line in values], mine)
        losses = [-sum(mine[row] * values[row][column] for row in range(rows)) for column in range(columns)]
        add_regret(other_regret, losses, theirs)
        for row in range(rows):
            total[row] += at * mine[row]
    return normalized(total)


if __name__ == "__main__":
    main()
