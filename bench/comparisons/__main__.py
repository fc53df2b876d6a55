"""The rules compared with FIGHT written in C and with OpenSpiel's card games in C++.

    python -m bench.comparisons [--rounds N]

All programs play at random on one core in one process, alternately. A figure is decisions per second of processor time,
the best of several runs. *Whole games* include dealing. *From one deal on* is what a tree search does: with Kwoon's
rules, a copy of the position and a playout.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial

from bench.__main__ import machine
from bench.comparisons.fight_in_c import CGame
from bench.comparisons.spiel import GAMES as SPIELS
from bench.comparisons.spiel import Spiel
from kwoon.core import game
from kwoon.core.dice import LiveDice
from kwoon.core.game import Game, State
from kwoon.core.playout import play_randomly_and_count_moves
from kwoon.games import GAMES
from kwoon.registry import load_game

SECONDS = 0.3
"""Minimum duration of one measurement, in seconds."""
GAMES_PER_CALL = {"c": 20_000, "kwoon": 200, "openspiel": 500}
"""Games per call, for each kind of program."""
Work = Callable[[int, int], float]
"""Plays a number of games, starting with a given seed, and returns the number of their decisions."""
REFERENCE = "hearts (OpenSpiel, C++)"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.comparisons", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=4, help="number of measurements of each game (default: 4)")
    rounds = parser.parse_args().rounds
    print(machine())
    if str(game.__file__).endswith(".py"):
        print("The rules are interpreted, not compiled.")
    c_game = CGame()
    c_game.check()
    games = {definition.id: load_game(definition.id).game for definition in GAMES}
    spiels = {f"{name} (OpenSpiel, C++)": Spiel(name) for name in SPIELS}
    whole: dict[str, tuple[Work, int]] = {CGame.label: (c_game.games, GAMES_PER_CALL["c"])}
    whole |= {name: (partial(play_whole_games, game), GAMES_PER_CALL["kwoon"]) for name, game in games.items()}
    whole |= {name: (spiel.play_whole_games, GAMES_PER_CALL["openspiel"]) for name, spiel in spiels.items()}
    print("\nWhole games:\n")
    print(table(measure(whole, rounds)))
    from_deal: dict[str, tuple[Work, int]] = {
        name: (partial(play_from_deal, game.deal(LiveDice(1))), GAMES_PER_CALL["kwoon"]) for name, game in games.items()
    }
    from_deal |= {
        name: (spiel.play_rollouts, GAMES_PER_CALL["openspiel"])
        for name, spiel in spiels.items()
        if spiel.is_searchable
    }
    print("\nFrom one deal on:\n")
    print(table(measure(from_deal, rounds)))


def play_whole_games(game: Game, first: int, count: int) -> float:
    """Play whole games with Kwoon's rules and return the number of decisions."""
    decisions = 0
    for number in range(first, first + count):
        dice = LiveDice(number)
        decisions += play_randomly_and_count_moves(game.deal(dice), dice)
    return decisions


def play_from_deal(state: State, first: int, count: int) -> float:
    """Play games with Kwoon's rules from the same deal and return the number of decisions."""
    decisions = 0
    for number in range(first, first + count):
        decisions += play_randomly_and_count_moves(state.copy(), LiveDice(number))
    return decisions


def measure(work_by_name: dict[str, tuple[Work, int]], rounds: int) -> dict[str, float]:
    """Return decisions per second of processor time, the best of several rounds."""
    best = dict.fromkeys(work_by_name, 0.0)
    for _ in range(rounds):
        # Alternate, so that other load on the machine affects all equally.
        for name, (work, count) in work_by_name.items():
            best[name] = max(best[name], rate(work, count))
    return best


def rate(work: Work, count: int) -> float:
    """Return the decisions per second in one measurement."""
    decisions = 0.0
    number = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < SECONDS:
        decisions += work(number, count)
        number += count
    return decisions / spent


def table(rates: dict[str, float]) -> str:
    """Return the figures as a Markdown table."""
    hearts, c_rate = rates[REFERENCE], rates.get(CGame.label)
    work_by_name = ["| game | decisions/s | relative to hearts in C++ | speedup of C |", "|---|--:|--:|--:|"]
    for name, rate_of_game in rates.items():
        c_ratio = f"{c_rate / rate_of_game:.1f}x" if c_rate and name == CGame.game_id else ""
        work_by_name.append(f"| {name} | {rate_of_game:,.0f} | {rate_of_game / hearts:.2f} | {c_ratio} |")
    return "\n".join(work_by_name)


if __name__ == "__main__":
    main()
