"""The rules compared with FIGHT written in C and with OpenSpiel's card games in C++.

    python -m bench.comparisons [--rounds N]

All play at random on one core in one process, and alternate. A figure is decisions per second of processor time, the
best of several runs. *Whole games* include dealing. *From one deal on* is what a tree search does: on our side, a copy
of the position and a playout.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial

from bench.__main__ import machine
from bench.comparisons.by_hand import ByHand
from bench.comparisons.spiel import GAMES as SPIELS
from bench.comparisons.spiel import Spiel
from kwoon.core import game
from kwoon.core.dice import LiveDice
from kwoon.core.game import Game, State
from kwoon.core.playout import playout
from kwoon.games import GAMES
from kwoon.registry import load_game

SECONDS = 0.3
"""Minimum seconds of one measurement."""
SOME = {"by hand": 20_000, "ours": 200, "theirs": 500}
"""Games per call."""
Work = Callable[[int, int], float]
"""Plays a number of games from a seed on and returns their decisions."""
BY_HAND, YARDSTICK = "fight by hand, in C", "hearts (OpenSpiel, C++)"


def main() -> None:
    """Print both tables."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.comparisons", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=4, help="how many turns each has (4)")
    rounds = parser.parse_args().rounds
    print(machine())
    if str(game.__file__).endswith(".py"):
        print("These rules are interpreted.")
    by_hand = ByHand()
    by_hand.check()
    games = {box.id: load_game(box.id).game for box in GAMES}
    spiels = {f"{name} (OpenSpiel, C++)": Spiel(name) for name in SPIELS}
    whole: dict[str, tuple[Work, int]] = {BY_HAND: (by_hand.games, SOME["by hand"])}
    whole |= {name: (partial(from_the_box, game), SOME["ours"]) for name, game in games.items()}
    whole |= {name: (spiel.whole, SOME["theirs"]) for name, spiel in spiels.items()}
    print("\nWhole games:\n")
    print(table(measured(whole, rounds)))
    dealt: dict[str, tuple[Work, int]] = {
        name: (partial(from_a_deal, game.deal(LiveDice(1))), SOME["ours"]) for name, game in games.items()
    }
    dealt |= {name: (spiel.rollouts, SOME["theirs"]) for name, spiel in spiels.items() if spiel.searched}
    print("\nFrom one deal on:\n")
    print(table(measured(dealt, rounds)))


def from_the_box(game: Game, first: int, count: int) -> float:
    """Play whole games of ours and return their decisions."""
    decisions = 0
    for number in range(first, first + count):
        dice = LiveDice(number)
        decisions += playout(game.deal(dice), dice)
    return decisions


def from_a_deal(state: State, first: int, count: int) -> float:
    """Play games of ours from the same deal and return their decisions."""
    decisions = 0
    for number in range(first, first + count):
        decisions += playout(state.copy(), LiveDice(number))
    return decisions


def measured(lines: dict[str, tuple[Work, int]], rounds: int) -> dict[str, float]:
    """Return decisions per second of processor time, the best of several rounds."""
    best = dict.fromkeys(lines, 0.0)
    for _ in range(rounds):
        # Alternate, so that other load on the machine affects all equally.
        for name, (work, some) in lines.items():
            best[name] = max(best[name], rate(work, some))
    return best


def rate(work: Work, some: int) -> float:
    """Return the rate of one measurement."""
    decisions = 0.0
    number = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < SECONDS:
        decisions += work(number, some)
        number += some
    return decisions / spent


def table(figures: dict[str, float]) -> str:
    """Return the figures as a Markdown table."""
    hearts, by_hand = figures[YARDSTICK], figures.get(BY_HAND)
    lines = ["| game | decisions a second | of hearts in C++ | C by hand is |", "|---|--:|--:|--:|"]
    for name, figure in figures.items():
        ours = f"{by_hand / figure:.1f} times as fast" if by_hand and name == "fight" else ""
        lines.append(f"| {name} | {figure:,.0f} | {figure / hearts:.2f} | {ours} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
