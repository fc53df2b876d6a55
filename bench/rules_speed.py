"""Measure the rules that this Python imports, compiled or not, and print the figures as JSON."""

from __future__ import annotations

import json
import sys
import time

import kwoon.core.game
from kwoon.core.dice import LiveDice
from kwoon.core.events import EventLog
from kwoon.core.game import Game, State
from kwoon.core.playout import play_randomly_and_count_moves
from kwoon.games import GAMES
from kwoon.registry import load_game

SECONDS = 0.4
"""Minimum duration of one measurement, in seconds."""
MIDDLE_MOVES = 25
"""Number of moves after which the position to copy is taken."""


def main() -> None:
    figures = {}
    for definition in GAMES:
        game = load_game(definition.id).game
        figures[definition.id] = {
            "silent": decisions_per_second(game, with_events=False),
            "listening": decisions_per_second(game, with_events=True),
            "copy": copy_nanoseconds(game),
        }
    json.dump({"compiled": not str(kwoon.core.game.__file__).endswith(".py"), "games": figures}, sys.stdout)


def decisions_per_second(game: Game, with_events: bool) -> float:
    """Return decisions per second of random play including the deal, with or without events for a log."""
    decisions = 0
    number = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < SECONDS:
        for _ in range(20):
            dice = LiveDice(number)
            number += 1
            decisions += play_randomly_and_count_moves(game.deal(dice, EventLog() if with_events else None), dice)
    return decisions / spent


def copy_nanoseconds(game: Game) -> float:
    """Return the nanoseconds to copy a position from the middle of a game."""
    state = middle_position(game)
    copies = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < SECONDS / 2:
        for _ in range(1000):
            state.copy()
        copies += 1000
    return 1e9 * spent / copies


def middle_position(game: Game) -> State:
    dice = LiveDice(1)
    state = game.deal(dice)
    for _ in range(MIDDLE_MOVES):
        prompts = state.prompts()
        if prompts:
            state.apply(prompts[0].seat, prompts[0].moves[dice.roll(len(prompts[0].moves))], dice)
    return state


if __name__ == "__main__":
    main()
