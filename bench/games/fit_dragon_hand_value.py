"""Fit the value of a hand in Dragon Punch by bootstrapping: a position is worth its value two turns later.

    python -m bench.games.fit_dragon_hand_value --positions 2500 --rounds 6

The positions come from greedy play with many random moves, with every character. In each iteration they are evaluated
by lookahead with the current weights, and the weights are fitted to the results. The ends of rounds need no weights, so
their values propagate back to earlier positions.
"""

from __future__ import annotations

import argparse
import math

from bench.fit_win_probability import solve_linear
from kwoon.bots.dragon_punch import hand_value
from kwoon.bots.dragon_punch.greedy import GreedyDragonPunchBot
from kwoon.bots.dragon_punch.lookahead import RoundLookahead, RoundState
from kwoon.core.dice import LiveDice
from kwoon.games.dragon_punch.rules.game import DragonPunch, DragonState
from kwoon.games.dragon_punch.rules.state import PLAYING
from kwoon.registry import load_game

RANDOM_PERCENT = 30
"""Percentage of random moves."""


def sample_positions(game: DragonPunch, count: int) -> list[DragonState]:
    """Return positions in which both seats play a card, from many games."""
    found: list[DragonState] = []
    number = 0
    while len(found) < count:
        number += 1
        dice = LiveDice(number)
        players = [GreedyDragonPunchBot(game, dice), GreedyDragonPunchBot(game, dice)]
        state = game.deal(dice)
        prompts = state.prompts()
        while prompts:
            if state.phase == PLAYING and dice.roll(3) == 0:
                found.append(state.copy())
            for prompt in prompts:
                if prompt.kind == "pick" or dice.roll(100) < RANDOM_PERCENT:
                    move = prompt.moves[dice.roll(len(prompt.moves))]
                else:
                    move = players[prompt.seat].choose(state.view(int(prompt.seat)), prompt)
                state.apply(prompt.seat, move, dice)
            prompts = state.prompts()
    return found[:count]


def feature_differences(lookahead: RoundLookahead, state: DragonState) -> list[float]:
    """Return the first seat's lead in every feature."""
    one, two = [
        lookahead.hand_of(seat).features(state.red[seat], state.flipped[seat], state.initiative == seat)
        for seat in range(2)
    ]
    return [a - b for a, b in zip(one, two, strict=True)]


def chance(weights: list[float], features: list[float]) -> float:
    """Return the win probability for these features."""
    return 1.0 / (1.0 + math.exp(-sum(w * f for w, f in zip(weights, features, strict=True))))


def fit(features: list[list[float]], values: list[float], weights: list[float]) -> list[float]:
    """Fit the weights by Newton's method on the log likelihood, starting from the given ones."""
    width = len(weights)
    for _ in range(3):
        gradient = [-weight for weight in weights]
        hessian = [[1.0 if k == m else 0.0 for m in range(width)] for k in range(width)]
        for each, target in zip(features, values, strict=True):
            predicted = chance(weights, each)
            for k, value in enumerate(each):
                gradient[k] += (target - predicted) * value
                for m, other in enumerate(each):
                    hessian[k][m] += predicted * (1.0 - predicted) * value * other
        weights = [weight + step for weight, step in zip(weights, solve_linear(hessian, gradient), strict=True)]
    return weights


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--positions", type=int, default=2500)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--turns", type=int, default=2)
    args = parser.parse_args()
    game = load_game("dragon-punch").game
    assert isinstance(game, DragonPunch)
    states = sample_positions(game, args.positions)
    features = [feature_differences(RoundLookahead(game, state.kinds), state) for state in states]
    weights = list(hand_value.FITTED_WEIGHTS)
    for _ in range(args.rounds):
        hand_value.FITTED_WEIGHTS[:] = weights
        values = [
            RoundLookahead(game, state.kinds).position_value(
                RoundState(state.red, state.flipped, state.initiative), args.turns
            )
            for state in states
        ]
        weights = fit(features, values, weights)
        squared_errors = [(chance(weights, each) - target) ** 2 for each, target in zip(features, values, strict=True)]
        print("root mean square error:", round(math.sqrt(sum(squared_errors) / len(squared_errors)), 4), flush=True)
    print([round(weight, 4) for weight in weights])


if __name__ == "__main__":
    main()
