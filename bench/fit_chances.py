"""Fits the weights of a judge to played games: which features of a position went with winning the round or the game.

    python bench/fit_chances.py fight --games 2000 --bots greedy

Prints the weights, and how well they foretell games that were not used for fitting (log loss; 0.693 knows nothing of a
duel).
"""

from __future__ import annotations

import argparse
import math
from concurrent.futures import ProcessPoolExecutor

from kwoon.bots import find_bot
from kwoon.bots.judge import Scale, earned
from kwoon.bots.judges import judge_for
from kwoon.core.contract import State
from kwoon.lab import luck
from kwoon.shelf import open_box

Sample = tuple[list[list[float]], list[float]]
"""Each seat's features, and what it earned."""


def rounds_won(state: State) -> list[int] | None:
    """In games of several rounds, who has won how many: what is foretold then is the round."""
    won = getattr(state, "won", None)
    return list(won) if won is not None else None


def play(job: tuple[str, str, int, int, str]) -> list[Sample]:
    """One game; a sample for every position that settled."""
    name, bot, seats, number, seed = job
    game = open_box(name, seats or None).game
    judge = judge_for(game)
    assert isinstance(judge, Scale)
    dice = luck.nth(luck.root(seed), number)
    players = [
        find_bot(bot, name).make(game, luck.nth(luck.root(seed, f"seat {seat}"), number)) for seat in range(game.seats)
    ]
    state = game.deal(dice)
    samples: list[Sample] = []
    waiting: list[list[list[float]]] = []
    before = rounds_won(state)
    asks = state.asks()
    while asks:
        for ask in asks:
            state.answer(ask.seat, players[ask.seat].choose(state.view(ask.seat), ask), dice)
        settled = state.asking is None
        asks = state.asks()
        after = rounds_won(state)
        if before is not None and after is not None and after != before:
            samples.extend((each, [float(b - a) for a, b in zip(before, after, strict=True)]) for each in waiting)
            waiting = []
            before = after
        elif settled and asks and judge.rests(state, 1000):
            waiting.append([judge.features(state, s) if judge.stays(state, s) else [] for s in range(game.seats)])
    outcome = state.outcome()
    if before is None and outcome is not None:
        got = earned(outcome.places)
        total = sum(got)
        samples.extend((each, [g / total for g in got]) for each in waiting)
    return samples


def chances(weights: list[float], features: list[list[float]]) -> list[float]:
    """As a judge reckons them."""
    powers = [math.exp(sum(w * f for w, f in zip(weights, each, strict=True))) if each else 0.0 for each in features]
    total = sum(powers)
    return [power / total for power in powers]


def loss(weights: list[float], samples: list[Sample]) -> float:
    """Mean log loss."""
    total = 0.0
    for features, got in samples:
        for chance, share in zip(chances(weights, features), got, strict=True):
            if share > 0:
                total -= share * math.log(max(chance, 1e-9))
    return total / len(samples)


def fit(samples: list[Sample], rounds: int = 300) -> list[float]:
    """Gradient ascent, each feature scaled by its spread."""
    width = max(len(each) for each in samples[0][0])
    spread = [1e-6] * width
    for features, _ in samples:
        mean = [sum(each[k] for each in features if each) / sum(1 for e in features if e) for k in range(width)]
        for each in features:
            for k, value in enumerate(each):
                spread[k] += (value - mean[k]) ** 2 / len(samples)
    scale = [math.sqrt(value) for value in spread]
    weights = [0.0] * width
    speed = [0.0] * width
    for _ in range(rounds):
        slope = [0.0] * width
        for features, got in samples:
            for chance, share, each in zip(chances(weights, features), got, features, strict=True):
                off = share - chance
                for k, value in enumerate(each):
                    slope[k] += off * value
        for k in range(width):
            step = slope[k] / len(samples) / (scale[k] ** 2 + 1e-9)
            speed[k] = 0.8 * speed[k] + 0.2 * (step - 0.0005 * weights[k])
            weights[k] += speed[k]
    return weights


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seed", default="fit")
    said = parser.parse_args()
    jobs = [(said.game, said.bots, said.seats, number, said.seed) for number in range(said.games)]
    with ProcessPoolExecutor() as pool:
        games = list(pool.map(play, jobs, chunksize=4))
    cut = 4 * len(games) // 5
    known = [sample for game in games[:cut] for sample in game]
    unknown = [sample for game in games[cut:] for sample in game]
    weights = fit(known)
    print(f"{said.game}: {len(games)} games, {len(known)} positions fitted, {len(unknown)} tested")
    print("loss:", round(loss([0.0] * len(weights), unknown), 4), "->", round(loss(weights, unknown), 4))
    print([round(weight, 4) for weight in weights])


if __name__ == "__main__":
    main()
