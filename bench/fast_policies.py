"""Speed of quick bots compared with greedy bots, and of the exact solution of small matrix games compared with regret
matching.

    python -m bench.fast_policies [GAME ...]

Games of quick bots and of greedy bots alternate in one process. A figure is decisions per second of processor time, the
best of five; only the ratio matters. A matrix is solved exactly and by 120 rounds of regret matching, both with the
interpreted loop below and with the compiled loop in a search (`bench/games/dragon_punch.py`).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

from bench.games.dragon_punch import REGRET_ITERATIONS, solve_bayesian
from bench.tables import option_sets
from kwoon.bots import make_greedy
from kwoon.bots.mixed_strategy.simplex import MatrixGame
from kwoon.bots.mixed_strategy.strategies import add_regret, normalized
from kwoon.bots.registry import bot_family_of
from kwoon.core.dice import LiveDice
from kwoon.core.fast_policy import FastPolicy, play_fast_and_count_moves
from kwoon.core.game import Game
from kwoon.games import GAMES
from kwoon.registry import load_game

Payoffs = list[list[float]]
REPEATS = 5
SECONDS = 0.5
"""Minimum duration of one measurement, in seconds."""
ROUNDS = 120
"""Rounds of regret matching. The greedy bots used this many before matrices were solved exactly."""
NUM_MATRICES = 40
"""Number of matrices of each size."""
SIZES = ((2, 2), (5, 14), (8, 8), (12, 12), (20, 20))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.fast_policies", description=__doc__)
    parser.add_argument("games", nargs="*", help="games to measure (default: all with a quick bot)")
    print_tables(parser.parse_args().games)


def print_tables(game_ids: list[str]) -> None:
    """Print the figures for these games, or for all games if none are given."""
    print("| game | quick, decisions/s | greedy, decisions/s | ratio |\n|---|--:|--:|--:|")
    for definition in GAMES:
        if game_ids and definition.id not in game_ids:
            continue
        for options in option_sets(definition):
            game = load_game(definition.id, definition.seat_counts(options)[0], options).game
            try:
                fast_policy = bot_family_of(game).fast_policy(game)
            except LookupError:
                print(f"| {definition.id} | no quick bot | | |")
                continue
            fast, slow = compare_speed(game, fast_policy)
            name = " ".join([definition.id, *options.values()])
            print(f"| {name} | {fast:,.0f} | {slow:,.0f} | {fast / slow:.1f} |", flush=True)
    print("\n| matrix | exact, µs | regret matching, interpreted, µs | compiled, µs |\n|---|--:|--:|--:|")
    for rows, columns in SIZES:
        exact, interpreted, compiled = solve_three_ways(rows, columns)
        print(
            f"| {rows} x {columns} | {exact:.1f} | {interpreted:,.0f} ({interpreted / exact:,.0f} x) |"
            f" {compiled:,.0f} ({compiled / exact:,.0f} x) |"
        )


def compare_speed(game: Game, fast_policy: FastPolicy) -> tuple[float, float]:
    """Return the decisions per second of quick bots and of greedy bots."""
    best = [0.0, 0.0]
    for _ in range(REPEATS):
        # Alternate, so that other load on the machine affects both equally.
        found = [
            measure(lambda seed: play_fast_game(game, fast_policy, seed)),
            measure(lambda seed: play_greedy_game(game, seed)),
        ]
        best = [max(pair) for pair in zip(best, found, strict=True)]
    return best[0], best[1]


def measure(game: Callable[[int], int]) -> float:
    """Play repeatedly and return the decisions per second."""
    decisions = 0
    seed = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < SECONDS:
        decisions += game(seed)
        seed += 1
    return decisions / spent


def play_fast_game(game: Game, fast_policy: FastPolicy, seed: int) -> int:
    """Play one game and return the number of decisions."""
    dice = LiveDice(seed)
    players = [fast_policy for _ in range(game.seats)]
    return int(
        play_fast_and_count_moves(
            game.deal(dice), dice, players, [LiveDice(seed + seat) for seat in range(1, 1 + game.seats)]
        )
    )


def play_greedy_game(game: Game, seed: int) -> int:
    """Play one game and return the number of decisions."""
    dice = LiveDice(seed)
    players = [make_greedy(game, LiveDice(seed + seat)) for seat in range(1, 1 + game.seats)]
    state = game.deal(dice)
    decisions = 0
    while prompts := state.prompts():
        for prompt in prompts:
            state.apply(prompt.seat, players[prompt.seat].choose(state.view(int(prompt.seat)), prompt), dice)
            decisions += 1
    return decisions


def solve_three_ways(rows: int, columns: int) -> tuple[float, float, float]:
    """Return the microseconds to solve a matrix exactly, by regret matching, and by compiled regret matching."""
    dice = LiveDice(rows * 100 + columns)
    print_tables = [
        [[int(dice.roll(2001)) / 100 - 10 for _ in range(columns)] for _ in range(rows)] for _ in range(NUM_MATRICES)
    ]
    matrix = MatrixGame(rows, columns)

    def solve_exactly(values: Payoffs) -> None:
        fill_matrix(matrix, values)
        matrix.solve()

    exact = mean_microseconds(solve_exactly, print_tables) - mean_microseconds(
        lambda values: fill_matrix(matrix, values), print_tables
    )
    interpreted = mean_microseconds(lambda values: match_regret(values, ROUNDS), print_tables)
    compiled = mean_microseconds(lambda values: solve_bayesian([values], [1.0]), print_tables)
    return exact, interpreted, compiled * ROUNDS / REGRET_ITERATIONS


def mean_microseconds(solve: Callable[[Payoffs], object], print_tables: list[Payoffs]) -> float:
    """Return the mean microseconds of processor time per matrix, from the best of several runs."""
    best = 1e9
    for _ in range(REPEATS):
        started = time.process_time()
        for table in print_tables:
            solve(table)
        best = min(best, 1e6 * (time.process_time() - started) / len(print_tables))
    return best


def fill_matrix(matrix: MatrixGame, values: Payoffs) -> None:
    for row, line in enumerate(values):
        for column, value in enumerate(line):
            matrix.set_payoff(row, column, value)


def match_regret(values: Payoffs, rounds: int) -> list[float]:
    """Return the row probabilities after regret matching for both sides."""
    rows, columns = len(values), len(values[0])
    regret, other_regret, total = [0.0] * rows, [0.0] * columns, [0.0] * rows
    for at in range(1, rounds + 1):
        strategy, other_strategy = normalized(regret), normalized(other_regret)
        add_regret(regret, [sum(map(float.__mul__, line, other_strategy)) for line in values], strategy)
        losses = [-sum(strategy[row] * values[row][column] for row in range(rows)) for column in range(columns)]
        add_regret(other_regret, losses, other_strategy)
        for row in range(rows):
            total[row] += at * strategy[row]
    return normalized(total)


if __name__ == "__main__":
    main()
