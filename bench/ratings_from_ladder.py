"""Bot ratings for rated tables, computed from a stored ladder, as listed in src/kwoon/hall/ratings/bot_ratings.py.

    kwoon ladder kung-fu-2019 --seats 4 --option format=2v2 --checkpoint teams.json ...
    python -m bench.ratings_from_ladder teams.json --members 2 --top master greedy 78 11

Only the differences between bots matter. The mean of their ratings determines where new people start among them: it is
set to 25, which is automatic in ladders with two sides.

A bot that is too slow for a ladder with many seats is placed by one duel (`kwoon duel`): its score and margin as one
side against sides of a bot with a known rating.

`kwoon ladder` treats the bots on one side as one player. At rated tables, a side's strength is the sum of its members'
strengths, and this script does the same. With one member per side, the ratings equal those of the ladder.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
from pathlib import Path

from openskill.models import PlackettLuce, PlackettLuceRating

from kwoon.hall.ratings.models import INITIAL_MU

Ratings = dict[str, PlackettLuceRating]


def ladder_ratings(saved: dict[str, object], members: int) -> Ratings:
    """Return the ratings after all games. As in the ladder, each game counts once, and the first games of all pairs
    come first."""
    ladder, pairs = saved["ladder"], saved["pairs"]
    assert isinstance(ladder, dict) and isinstance(pairs, list)
    names = ladder["bots"]
    pairings = [(later, earlier) for at, earlier in enumerate(names) for later in names[at + 1 :]]
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for number in range(max(len(pair["ended"]) for pair in pairs)):
        for pairing, pair in zip(pairings, pairs, strict=True):
            if number < len(pair["ended"]):
                update_ratings(model, ratings, pairing, pair["ended"][number], members)
    return ratings


def update_ratings(
    model: PlackettLuce, ratings: Ratings, pairing: tuple[str, str], result: list[list[int]], members: int
) -> None:
    """Update the ratings of two bots. A bot on several seats moves by the average of its seats."""
    places, is_first_bot = result
    one, other = pairing
    current = {name: [ratings[name].mu, ratings[name].sigma] for name in pairing}
    teams = [
        [model.create_rating(current[one if is_first else other]) for _ in range(members)] for is_first in is_first_bot
    ]
    updated = model.rate(teams, ranks=[float(place) for place in places])
    for is_first, name in ((True, one), (False, other)):
        seats = [
            seat for team, side in zip(updated, is_first_bot, strict=True) if bool(side) == is_first for seat in team
        ]
        mean = [sum(seat.mu for seat in seats) / len(seats), sum(seat.sigma for seat in seats) / len(seats)]
        ratings[name] = model.create_rating(mean, name)


def rating_from_duel(
    known_rating: PlackettLuceRating, score: float, margin: float, *, sides: int, members: int
) -> tuple[float, float]:
    """Return mu and sigma of a bot that scored `score` (out of 1) alone against sides of a known bot."""
    model = PlackettLuce()
    scale = math.sqrt(sides * (members * known_rating.sigma**2 + model.beta**2))
    odds = math.log(score * (sides - 1) / (1 - score))
    uncertainty = scale * margin / 1.96 / (score * (1 - score)) / members
    return known_rating.mu + scale * odds / members, math.hypot(uncertainty, known_rating.sigma)


def main() -> None:
    """Print the ratings as they are listed in the source."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ladder", type=Path)
    parser.add_argument("--members", type=int, default=1, help="number of seats on each side (default: 1)")
    parser.add_argument(
        "--top",
        nargs=4,
        metavar=("BOT", "OTHER", "SCORE", "MARGIN"),
        help="a duel of BOT against OTHER: its score and margin in percent",
    )
    args = parser.parse_args()
    saved = json.loads(args.ladder.read_text())
    ratings = ladder_ratings(saved, args.members)
    values = {name: (float(rating.mu), float(rating.sigma)) for name, rating in ratings.items()}
    if args.top:
        bot, other, score, margin = args.top
        sides = (saved["ladder"]["seats"] or 2) // args.members
        values[bot] = rating_from_duel(
            ratings[other], float(score) / 100, float(margin) / 100, sides=sides, members=args.members
        )
    middle = statistics.fmean(mu for mu, _ in values.values())
    for name, (mu, sigma) in values.items():
        print(f'        "{name}": ({mu - middle + INITIAL_MU:.1f}, {sigma:.1f}),')


if __name__ == "__main__":
    main()
