"""Measure the levels in between and the personalities, for docs/research/bot-strength.md and the bots' ratings.

    python -m bench.interpolated_levels steps fight --seconds 60
    python -m bench.interpolated_levels manners fight --seconds 20

*Steps*: all steps between two levels and the upper level itself play the same deals against the lower level from both
sides, alternating until the time is over. Printed are the score of each, its position between the levels on the rating
scale, and its lead over the previous step on the same deals. *Manners*: the score of each personality against greedy,
and how often each of the two makes a move that the personality prefers, among the prompts with a choice.
"""

from __future__ import annotations

import argparse
import math
import time
from dataclasses import replace

from kwoon.bots import find_bot
from kwoon.bots.strength.interpolated import INTERPOLATED_LEVELS, LEVEL_NAMES
from kwoon.bots.strength.personality import PERSONALITY_LEVELS, preferred_moves
from kwoon.core.game import Game
from kwoon.lab import seeds
from kwoon.lab.duel import DuelConfig, DuelResult, play_deal
from kwoon.registry import load_game


def odds(rate: float) -> float:
    """Return the log odds, which are proportional to a rating difference."""
    return math.log(rate / (1.0 - rate))


def told(result: DuelResult) -> str:
    """Return the score with its margin of error in percent."""
    return f"{100 * result.win_rate():5.1f} ± {100 * result.margin_of_error():.1f}"


def ahead(one: DuelResult, other: DuelResult) -> str:
    """Return the lead of one result over another on the same deals, in percent."""
    apart = [mine - yours for mine, yours in zip(one.shares, other.shares, strict=True)]
    mean = sum(apart) / len(apart)
    spread = sum((each - mean) ** 2 for each in apart) / max(1, len(apart) - 1)
    return f"{100 * mean:+.1f} ± {196 * math.sqrt(spread / len(apart)):.1f}"


def measure(contest: DuelConfig, game: Game, names: list[str], until: float) -> list[DuelResult]:
    """Play each bot in place of the first one, on the same deals."""
    totals = [DuelResult() for _ in names]
    number = 0
    while number < contest.deals and (number < 2 or time.monotonic() < until):
        for name, total in zip(names, totals, strict=True):
            total.add(play_deal(replace(contest, first_bot=name), game, number))
        number += 1
    return totals


def steps(id: str, seed: str, seconds: float, most: int, only: str) -> None:
    """Measure the steps between all levels, with equal time for each pair of levels."""
    game = load_game(id).game
    for at, (lower, _) in enumerate(LEVEL_NAMES[:-1]):
        if only and lower != only:
            continue
        names = [step.id for step in INTERPOLATED_LEVELS if int(step.strength) == at + 1] + [LEVEL_NAMES[at + 1][0]]
        found = measure(DuelConfig(id, lower, lower, most, seed), game, names, time.monotonic() + seconds)
        print(f"{id}: against {lower}, {len(found[0].shares)} deals", flush=True)
        whole = odds(min(0.999, found[-1].win_rate()))
        before = DuelResult(shares=[0.5] * len(found[0].shares))
        for name, result in zip(names, found, strict=True):
            way = odds(min(0.999, result.win_rate())) / whole if whole else 0.0
            print(f"  {name:12} {told(result)}  way {way:.2f}  ahead {ahead(result, before)}", flush=True)
            before = result


def bent(game: Game, id: str, manner: str, bot: str, seconds: float) -> tuple[float, int]:
    """Return how often a bot makes a move that a personality prefers, and the number of prompts with a choice."""
    until = time.monotonic() + seconds
    liked = asked = number = 0
    while number < 2 or time.monotonic() < until:
        players = [
            find_bot(bot if seat == number % 2 else "greedy", id).make_bot(
                game, seeds.make_dice(f"bent {number}", str(seat))
            )
            for seat in range(game.seats)
        ]
        dice = seeds.make_dice(f"bent {number}")
        state = game.deal(dice)
        while asks := state.prompts():
            for ask in asks:
                view = state.view(int(ask.seat))
                move = players[ask.seat].choose(view, ask)
                if ask.seat == number % 2:
                    wanted = preferred_moves(game, manner, view, ask)
                    if wanted and len(wanted) < len(ask.moves):
                        asked += 1
                        liked += move in wanted
                state.apply(ask.seat, move, dice)
        number += 1
    return liked / max(1, asked), asked


def manners(id: str, seed: str, seconds: float, most: int) -> None:
    """Measure every personality that plays the game."""
    game = load_game(id).game
    names = [level.id for level in PERSONALITY_LEVELS if level.plays(id)]
    found = measure(DuelConfig(id, "greedy", "greedy", most, seed), game, names, time.monotonic() + seconds)
    for name, result in zip(names, found, strict=True):
        own, of_own = bent(game, id, name, name, seconds / 4)
        usual, of_usual = bent(game, id, name, "greedy", seconds / 4)
        print(
            f"{id}: {name} {told(result)} against greedy, {len(result.shares)} deals; does what it likes "
            f"{100 * own:.1f} of 100 times ({of_own}), greedy {100 * usual:.1f} ({of_usual})",
            flush=True,
        )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("steps", "manners"))
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=60.0, help="for each gap, or for all manners (60)")
    parser.add_argument("--deals", type=int, default=20_000, help="at most so many (20000)")
    parser.add_argument("--seed", default="even")
    parser.add_argument("--above", default="", help="only the steps above this level")
    said = parser.parse_args()
    if said.what == "steps":
        steps(said.game, said.seed, said.seconds, said.deals, said.above)
    else:
        manners(said.game, said.seed, said.seconds, said.deals)


if __name__ == "__main__":
    main()
