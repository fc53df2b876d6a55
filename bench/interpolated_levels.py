"""Measure the interpolated levels and the personalities, for docs/research/bot-strength.md and the bots' ratings.

    python -m bench.interpolated_levels steps GAME --seconds 60
    python -m bench.interpolated_levels personalities GAME --seconds 20

*Steps*: all steps between two levels and the upper level itself play the same deals against the lower level from both
  sides, alternating until the time is up. The output is the score of each, its position between the levels on the
  rating scale, and its lead over the previous step on the same deals. *Personalities*: the score of each personality
  against greedy, and how often each of the two makes a move that the personality prefers, where it has a choice.
"""

from __future__ import annotations

import argparse
import math
import time

from kwoon.bots import find_bot
from kwoon.bots.registry import bot_family_of
from kwoon.bots.strength.interpolated import INTERPOLATED_LEVELS, LEVEL_NAMES
from kwoon.bots.strength.personality import PERSONALITY_LEVELS
from kwoon.core.game import Game
from kwoon.lab import seeds
from kwoon.lab.duel import DuelResult, play_deals
from kwoon.lab.experiment import Experiment
from kwoon.registry import load_game


def log_odds(rate: float) -> float:
    """Return the log odds, which are proportional to a rating difference."""
    return math.log(rate / (1.0 - rate))


def format_score(result: DuelResult) -> str:
    """Return the score and its margin of error, in percent."""
    return f"{100 * result.win_rate():5.1f} ± {100 * result.margin_of_error():.1f}"


def format_lead(one: DuelResult, other: DuelResult) -> str:
    """Return the lead of one result over another on the same deals, with its margin of error, in percent."""
    differences = [share - other_share for share, other_share in zip(one.shares, other.shares, strict=True)]
    mean = sum(differences) / len(differences)
    spread = sum((each - mean) ** 2 for each in differences) / max(1, len(differences) - 1)
    return f"{100 * mean:+.1f} ± {196 * math.sqrt(spread / len(differences)):.1f}"


def measure(experiment: Experiment, names: list[str], deadline: float) -> list[DuelResult]:
    """Play each named bot against the experiment's first bot on the same deals, until the deadline. Return the results
    in the order of the names."""
    totals = [DuelResult() for _ in names]
    number = 0
    while number < experiment.count and (number < 2 or time.monotonic() < deadline):
        for name, total in zip(names, totals, strict=True):
            total.add(play_deals(experiment.with_pair(name, experiment.bots[0]), number, 1))
        number += 1
    return totals


def measure_steps(id: str, seed: str, seconds: float, max_deals: int, only_above: str) -> None:
    """Measure and print the steps above each level, or only those above `only_above`, with equal time for each pair of
    levels."""
    for at, (lower, _) in enumerate(LEVEL_NAMES[:-1]):
        if only_above and lower != only_above:
            continue
        names = [step.id for step in INTERPOLATED_LEVELS if int(step.strength) == at + 1] + [LEVEL_NAMES[at + 1][0]]
        found = measure(Experiment(id, max_deals, seed, bots=(lower,)), names, time.monotonic() + seconds)
        print(f"{id}: against {lower}, {len(found[0].shares)} deals", flush=True)
        full_distance = log_odds(min(0.999, found[-1].win_rate()))
        previous = DuelResult(shares=[0.5] * len(found[0].shares))
        for name, result in zip(names, found, strict=True):
            position = log_odds(min(0.999, result.win_rate())) / full_distance if full_distance else 0.0
            print(
                f"  {name:12} {format_score(result)}  position {position:.2f}  lead {format_lead(result, previous)}",
                flush=True,
            )
            previous = result


def preference_rate(game: Game, id: str, personality: str, bot: str, seconds: float) -> tuple[float, int]:
    """Return how often a bot makes a move that a personality prefers, and the number of prompts with such a choice."""
    deadline = time.monotonic() + seconds
    preferred = choices = number = 0
    while number < 2 or time.monotonic() < deadline:
        players = [
            find_bot(bot if seat == number % 2 else "greedy", id).make_bot(
                game, seeds.make_dice(f"bent {number}", str(seat))
            )
            for seat in range(game.seats)
        ]
        dice = seeds.make_dice(f"bent {number}")
        state = game.deal(dice)
        while prompts := state.prompts():
            for prompt in prompts:
                view = state.view(int(prompt.seat))
                move = players[prompt.seat].choose(view, prompt)
                if prompt.seat == number % 2:
                    preferred_options = bot_family_of(game).preferred_moves(game, personality, view, prompt)
                    if preferred_options and len(preferred_options) < len(prompt.moves):
                        choices += 1
                        preferred += move in preferred_options
                state.apply(prompt.seat, move, dice)
        number += 1
    return preferred / max(1, choices), choices


def measure_personalities(id: str, seed: str, seconds: float, max_deals: int) -> None:
    """Measure and print every personality that plays the game."""
    game = load_game(id).game
    names = [level.id for level in PERSONALITY_LEVELS if level.can_play(id)]
    found = measure(Experiment(id, max_deals, seed, bots=("greedy",)), names, time.monotonic() + seconds)
    for name, result in zip(names, found, strict=True):
        rate, num_choices = preference_rate(game, id, name, name, seconds / 4)
        greedy_rate, num_greedy_choices = preference_rate(game, id, name, "greedy", seconds / 4)
        print(
            f"{id}: {name} {format_score(result)} against greedy, {len(result.shares)} deals; makes a preferred move "
            f"in {100 * rate:.1f}% of {num_choices} choices, greedy in {100 * greedy_rate:.1f}% of {num_greedy_choices}",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("steps", "personalities"))
    parser.add_argument("game")
    parser.add_argument(
        "--seconds",
        type=float,
        default=60.0,
        help="seconds for each pair of levels, or for all personalities (default: 60)",
    )
    parser.add_argument("--deals", type=int, default=20_000, help="maximum number of deals (default: 20000)")
    parser.add_argument("--seed", default="even")
    parser.add_argument("--above", default="", help="measure only the steps above this level")
    args = parser.parse_args()
    if args.what == "steps":
        measure_steps(args.game, args.seed, args.seconds, args.deals, args.above)
    else:
        measure_personalities(args.game, args.seed, args.seconds, args.deals)


if __name__ == "__main__":
    main()
