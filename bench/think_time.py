"""Thinking time of masters: the longest and the mean answer, with masters on all seats, at every kind of table.

    python -m bench.think_time --seconds 20

Every table is played for the given number of seconds and for at least one complete game. The longest answer should stay
below 1.5 seconds on an idle core; a level stops by itself after 0.9 seconds (`bots/bot_family.py`).
"""

from __future__ import annotations

import argparse
import time

from kwoon.bots import find_bot
from kwoon.lab import seeds
from kwoon.registry import load_game

TABLES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("fight", 2, {}),
    ("dragon-punch", 2, {}),
    ("dragon-punch", 2, {"mode": "tag-team"}),
    ("dragon-punch", 2, {"mode": "custom"}),
    ("kung-fur-fight", 2, {}),
    ("kung-fu-2014", 2, {}),
    ("kung-fu-2014", 4, {}),
    ("kung-fu-2014", 6, {}),
    ("kung-fu-2019", 2, {}),
    ("kung-fu-2019", 2, {"expansion": "yes", "archetypes": "chosen"}),
    ("kung-fu-2019", 4, {}),
    ("kung-fu-2019", 6, {}),
    ("kung-fu-2019", 4, {"format": "2v2"}),
    ("kung-fu-2019", 6, {"format": "3v3"}),
)


def thoughts(id: str, seats: int, options: dict[str, str], seconds: float) -> list[float]:
    """Return the seconds of every answer with a choice."""
    game = load_game(id, seats, options).game
    level = find_bot("master", id)
    took: list[float] = []
    until = time.monotonic() + seconds
    number = 0
    while number == 0 or time.monotonic() < until:
        dice = seeds.make_dice("thoughts", f"{id} {number}")
        bots = [level.make_bot(game, seeds.make_dice("thoughts", f"{id} {number} {seat}")) for seat in range(seats)]
        state = game.deal(dice)
        while asks := state.prompts():
            for ask in asks:
                view = state.view(int(ask.seat))
                began = time.perf_counter()
                move = bots[ask.seat].choose(view, ask)
                if len(ask.moves) > 1:
                    took.append(time.perf_counter() - began)
                state.apply(ask.seat, move, dice)
        number += 1
    return took


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20.0, help="for each table (20)")
    said = parser.parse_args()
    for id, seats, options in TABLES:
        took = thoughts(id, seats, options, said.seconds)
        told = " ".join([id, f"{seats} seats", *[f"{name}={value}" for name, value in options.items()]])
        mean, most = 1000 * sum(took) / len(took), 1000 * max(took)
        print(f"{told}: {mean:.1f} ms on average, {most:.0f} at most, {len(took)} answers", flush=True)


if __name__ == "__main__":
    main()
