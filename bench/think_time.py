"""Thinking time of masters: the longest and the mean answer time at every kind of table, with masters in all seats.

    python -m bench.think_time --seconds 20

Every table is played for the given number of seconds and for at least one complete game. The longest answer should stay
below 1.5 seconds on an idle core; a level stops by itself after 0.9 seconds (`bots/bot_family.py`).
"""

from __future__ import annotations

import argparse
import time

from bench.tables import all_tables
from kwoon.bots import find_bot
from kwoon.lab import seeds
from kwoon.registry import load_game


def answer_times(id: str, seats: int, options: dict[str, str], seconds: float) -> list[float]:
    """Return the seconds taken for every answer to a prompt with a choice."""
    game = load_game(id, seats, options).game
    level = find_bot("master", id)
    seconds_per_answer: list[float] = []
    deadline = time.monotonic() + seconds
    number = 0
    while number == 0 or time.monotonic() < deadline:
        dice = seeds.make_dice("thoughts", f"{id} {number}")
        bots = [level.make_bot(game, seeds.make_dice("thoughts", f"{id} {number} {seat}")) for seat in range(seats)]
        state = game.deal(dice)
        while prompts := state.prompts():
            for prompt in prompts:
                view = state.view(int(prompt.seat))
                started = time.perf_counter()
                move = bots[prompt.seat].choose(view, prompt)
                if len(prompt.moves) > 1:
                    seconds_per_answer.append(time.perf_counter() - started)
                state.apply(prompt.seat, move, dice)
        number += 1
    return seconds_per_answer


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20.0, help="seconds for each table (default: 20)")
    args = parser.parse_args()
    for id, seats, options in all_tables():
        seconds_per_answer = answer_times(id, seats, options, args.seconds)
        title = " ".join([id, f"{seats} seats", *[f"{name}={value}" for name, value in options.items()]])
        mean, longest = 1000 * sum(seconds_per_answer) / len(seconds_per_answer), 1000 * max(seconds_per_answer)
        print(
            f"{title}: {mean:.1f} ms on average, {longest:.0f} ms at most, {len(seconds_per_answer)} answers",
            flush=True,
        )


if __name__ == "__main__":
    main()
