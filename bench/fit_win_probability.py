"""Fit the weights of an evaluator to played games: which features of a position predict winning the round or the game.

    python bench/fit_win_probability.py GAME --games 2000 --bots greedy

Prints the weights and the log loss on games that were not used for fitting. A constant prediction has a log loss of
0.693 in a duel.
"""

from __future__ import annotations

import argparse
import math
from concurrent.futures import ProcessPoolExecutor

from kwoon.bots import find_bot
from kwoon.bots.evaluator import LinearEvaluator, outcome_values
from kwoon.bots.registry import evaluator_for
from kwoon.core.game import State
from kwoon.lab import seeds
from kwoon.registry import load_game

Sample = tuple[list[list[float]], list[float]]
"""The features and the result of each seat."""


def rounds_won(state: State) -> list[int] | None:
    """Return the rounds won by each seat, or None in games without rounds. In games with rounds, the prediction is for
    the round."""
    won = getattr(state, "rounds_won", None)
    return list(won) if won is not None else None


def play_game(job: tuple[str, str, int, int, str]) -> list[Sample]:
    """Play a game and return a sample for every position in which a playout may stop."""
    name, bot, seats, number, seed = job
    game = load_game(name, seats or None).game
    evaluator = evaluator_for(game)
    assert isinstance(evaluator, LinearEvaluator)
    dice = seeds.game_dice(seeds.derive_seed(seed), number)
    players = [
        find_bot(bot, name).make_bot(game, seeds.game_dice(seeds.derive_seed(seed, f"seat {seat}"), number))
        for seat in range(game.seats)
    ]
    state = game.deal(dice)
    samples: list[Sample] = []
    pending: list[list[list[float]]] = []
    before = rounds_won(state)
    prompts = state.prompts()
    while prompts:
        for prompt in prompts:
            state.apply(prompt.seat, players[prompt.seat].choose(state.view(prompt.seat), prompt), dice)
        settled = state._prompts is None
        prompts = state.prompts()
        after = rounds_won(state)
        if before is not None and after is not None and after != before:
            samples.extend((each, [float(b - a) for a, b in zip(before, after, strict=True)]) for each in pending)
            pending = []
            before = after
        elif settled and prompts and evaluator.can_stop_playout(state, 1000):
            pending.append(
                [evaluator.features(state, s) if evaluator.can_win(state, s) else [] for s in range(game.seats)]
            )
    outcome = state.outcome()
    if before is None and outcome is not None:
        result = outcome_values(outcome.places)
        total = sum(result)
        samples.extend((each, [g / total for g in result]) for each in pending)
    return samples


def win_probabilities(weights: list[float], features: list[list[float]]) -> list[float]:
    """Return the win probabilities as an evaluator computes them."""
    powers = [math.exp(sum(w * f for w, f in zip(weights, each, strict=True))) if each else 0.0 for each in features]
    total = sum(powers)
    return [power / total for power in powers]


def loss(weights: list[float], samples: list[Sample]) -> float:
    """Return the mean log loss."""
    total = 0.0
    for features, result in samples:
        for chance, share in zip(win_probabilities(weights, features), result, strict=True):
            if share > 0:
                total -= share * math.log(max(chance, 1e-9))
    return total / len(samples)


def fit(samples: list[Sample], steps: int = 8, regularization: float = 2.0) -> list[float]:
    """Fit the weights by Newton's method on the log likelihood. `regularization` shrinks weights that the games say
    little about."""
    width = max(len(each) for each in samples[0][0])
    weights = [0.0] * width
    for _ in range(steps):
        gradient = [-regularization * weight for weight in weights]
        hessian = [[regularization if k == m else 0.0 for m in range(width)] for k in range(width)]
        for features, result in samples:
            _add_derivatives(features, result, win_probabilities(weights, features), gradient, hessian)
        weights = [weight + step for weight, step in zip(weights, solve_linear(hessian, gradient), strict=True)]
    return weights


def _add_derivatives(
    features: list[list[float]],
    result: list[float],
    predicted: list[float],
    gradient: list[float],
    hessian: list[list[float]],
) -> None:
    """Add one position to the first and second derivatives."""
    mean = [0.0] * len(gradient)
    for chance, each in zip(predicted, features, strict=True):
        for k, value in enumerate(each):
            mean[k] += chance * value
    for share, chance, each in zip(result, predicted, features, strict=True):
        deviations = [value - mean_value for value, mean_value in zip(each, mean, strict=True)] if each else []
        for k, value in enumerate(deviations):
            gradient[k] += share * value
            row = hessian[k]
            for m, other in enumerate(deviations):
                row[m] += chance * value * other


def solve_linear(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations by Gaussian elimination with pivoting."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for k in range(size):
        best = max(range(k, size), key=lambda at: abs(rows[at][k]))
        rows[k], rows[best] = rows[best], rows[k]
        for at in range(size):
            if at != k and rows[at][k]:
                ratio = rows[at][k] / rows[k][k]
                rows[at] = [value - ratio * other for value, other in zip(rows[at], rows[k], strict=True)]
    return [rows[k][size] / rows[k][k] for k in range(size)]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--jobs", type=int)
    args = parser.parse_args()
    jobs = [(args.game, args.bots, args.seats, number, args.seed) for number in range(args.games)]
    with ProcessPoolExecutor(args.jobs) as pool:
        games = list(pool.map(play_game, jobs, chunksize=4))
    num_training_games = 4 * len(games) // 5
    training = [sample for game in games[:num_training_games] for sample in game]
    held_out = [sample for game in games[num_training_games:] for sample in game]
    weights = fit(training)
    print(f"{args.game}: {len(games)} games, {len(training)} training positions, {len(held_out)} held out")
    print("log loss:", round(loss([0.0] * len(weights), held_out), 4), "->", round(loss(weights, held_out), 4))
    print([round(weight, 4) for weight in weights])


if __name__ == "__main__":
    main()
