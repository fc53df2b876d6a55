"""Measure, by processor time, the rules and greedy bots that this Python imports, and print the figures as JSON."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from functools import partial

from bench.rules_speed import middle_position
from kwoon.core.dice import LiveDice
from kwoon.core.game import Game, State
from kwoon.core.playout import play_randomly_and_count_moves
from kwoon.games import GAMES
from kwoon.lab.execution.runner import GameRunner, play_and_count_moves
from kwoon.lab.experiment import Experiment

COPIES = 200
"""Copies per call."""


def main(seconds: float, games: list[str]) -> None:
    """Measure these games, or all games if the list is empty. Each figure takes about `seconds`."""
    figures = {}
    for definition in GAMES:
        if not games or definition.id in games:
            runner = GameRunner(Experiment(definition.id, 1, "bench", bots=("greedy",)), time_limits=True)
            game = runner.game
            figures[definition.id] = {
                "random": rate(partial(play_random, game), 20_000, seconds),
                "copy": rate(partial(copy_repeatedly, middle_position(game)), 5_000, seconds / 2),
                "greedy": rate(partial(play_greedy, runner), 400, seconds),
            }
    json.dump(figures, sys.stdout)


def play_random(game: Game, number: int) -> int:
    """Play a random game and return the number of decisions."""
    dice = LiveDice(number)
    return play_randomly_and_count_moves(game.deal(dice), dice)


def play_greedy(runner: GameRunner, number: int) -> int:
    """Play a game of greedy bots and return the number of decisions."""
    dice = LiveDice(number)
    return play_and_count_moves(runner.game.deal(dice), dice, runner.make_players(number))


def copy_repeatedly(state: State, number: int) -> int:
    """Copy a position repeatedly and return the number of copies."""
    for _ in range(COPIES):
        state.copy()
    return COPIES


def rate(work: Callable[[int], int], enough: int, seconds: float) -> float:
    """Return the work done per second of processor time: the best of as many short runs of the same work as fit into
    `seconds`."""
    best = 0.0
    began = time.process_time()
    while time.process_time() - began < seconds:
        done = 0
        number = 0
        started = time.process_time()
        while done < enough:
            done += work(number)
            number += 1
        best = max(best, done / (time.process_time() - started))
    return best


if __name__ == "__main__":
    main(float(sys.argv[1]), sys.argv[2:])
