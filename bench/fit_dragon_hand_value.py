"""Fit the value of a hand in Dragon Punch by bootstrapping: a position is worth its value two turns later.

    python -m bench.fit_dragon_hand_value --positions 2500 --rounds 6

The positions come from greedy play with many random moves, with every character. In each iteration they are evaluated
by lookahead with the current weights, and the weights are fitted to the results. The ends of rounds need no weights, so
their values spread back.
"""

from __future__ import annotations

import argparse
import math

from bench.fit_win_probability import solved
from kwoon.bots.dragon_punch import hand_value
from kwoon.bots.dragon_punch.greedy import GreedyDragonPunch
from kwoon.bots.dragon_punch.lookahead import RoundLookahead, RoundState
from kwoon.core.dice import LiveDice
from kwoon.games.dragon_punch.rules.game import DragonPunch, DragonState
from kwoon.games.dragon_punch.rules.state import PLAYING
from kwoon.registry import load_game

SLIPS = 30
"""Percentage of random moves."""


def positions(game: DragonPunch, count: int) -> list[DragonState]:
    """Return positions of many games in which both seats are prompted."""
    found: list[DragonState] = []
    number = 0
    while len(found) < count:
        number += 1
        dice = LiveDice(number)
        players = [GreedyDragonPunch(game, dice), GreedyDragonPunch(game, dice)]
        state = game.deal(dice)
        asks = state.prompts()
        while asks:
            if state.phase == PLAYING and dice.roll(3) == 0:
                found.append(state.copy())
            for ask in asks:
                if ask.kind == "pick" or dice.roll(100) < SLIPS:
                    move = ask.moves[dice.roll(len(ask.moves))]
                else:
                    move = players[ask.seat].choose(state.view(int(ask.seat)), ask)
                state.apply(ask.seat, move, dice)
            asks = state.prompts()
    return found[:count]


def apart(bout: RoundLookahead, state: DragonState) -> list[float]:
    """Return the first seat's lead in every feature."""
    one, two = [
        bout.hand_of(seat).features(state.red[seat], state.flipped[seat], state.initiative == seat) for seat in range(2)
    ]
    return [a - b for a, b in zip(one, two, strict=True)]


def chance(weights: list[float], features: list[float]) -> float:
    """Return the win probability for these features."""
    return 1.0 / (1.0 + math.exp(-sum(w * f for w, f in zip(weights, features, strict=True))))


def fit(features: list[list[float]], worth: list[float], weights: list[float]) -> list[float]:
    """Fit the weights by Newton's method on the log likelihood, starting from the given ones."""
    width = len(weights)
    for _ in range(3):
        slope = [-weight for weight in weights]
        bend = [[1.0 if k == m else 0.0 for m in range(width)] for k in range(width)]
        for each, wanted in zip(features, worth, strict=True):
            foretold = chance(weights, each)
            for k, value in enumerate(each):
                slope[k] += (wanted - foretold) * value
                for m, other in enumerate(each):
                    bend[k][m] += foretold * (1.0 - foretold) * value * other
        weights = [weight + step for weight, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


def main() -> None:
    """Evaluate, fit and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--positions", type=int, default=2500)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--turns", type=int, default=2)
    said = parser.parse_args()
    game = load_game("dragon-punch").game
    assert isinstance(game, DragonPunch)
    states = positions(game, said.positions)
    features = [apart(RoundLookahead(game, state.kinds), state) for state in states]
    weights = list(hand_value.FITTED_WEIGHTS)
    for _ in range(said.rounds):
        hand_value.FITTED_WEIGHTS[:] = weights
        worth = [
            RoundLookahead(game, state.kinds).value(RoundState(state.red, state.flipped, state.initiative), said.turns)
            for state in states
        ]
        weights = fit(features, worth, weights)
        off = [(chance(weights, each) - wanted) ** 2 for each, wanted in zip(features, worth, strict=True)]
        print("off by", round(math.sqrt(sum(off) / len(off)), 4), flush=True)
    print([round(weight, 4) for weight in weights])


if __name__ == "__main__":
    main()
