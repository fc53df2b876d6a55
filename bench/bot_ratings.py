"""Bot ratings for rated tables from a stored ladder, as listed in src/kwoon/hall/people/bot_ratings.py.

    kwoon ladder kung-fu-2019 --seats 4 --option format=2v2 --keep teams.json ...
    python -m bench.bot_ratings teams.json --members 2 --top master greedy 78 11

Only the differences between bots matter. The number at their middle determines where new people start among them: it is
25, as it is by itself in ladders with two sides.

A bot that is too slow for a ladder with many seats is placed by one contest (`kwoon duel`): its score and margin on one
side against sides of a bot with a known rating.

`kwoon ladder` treats the bots of one side as one player. At rated tables a side is its members, whose strengths are
added up, and the same is done here. With one member per side the numbers equal those of the ladder.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
from pathlib import Path

from openskill.models import PlackettLuce, PlackettLuceRating

from kwoon.hall.people.models import INITIAL_MU

Ratings = dict[str, PlackettLuceRating]


def stand(kept: dict[str, object], members: int) -> Ratings:
    """Return the ratings after all games. As in the ladder, each game counts once, and the first games of all pairs
    come first."""
    ladder, pairs = kept["ladder"], kept["pairs"]
    assert isinstance(ladder, dict) and isinstance(pairs, list)
    names = ladder["bots"]
    meetings = [(later, earlier) for at, earlier in enumerate(names) for later in names[at + 1 :]]
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for number in range(max(len(pair["ended"]) for pair in pairs)):
        for meeting, pair in zip(meetings, pairs, strict=True):
            if number < len(pair["ended"]):
                rate(model, ratings, meeting, pair["ended"][number], members)
    return ratings


def rate(model: PlackettLuce, ratings: Ratings, meeting: tuple[str, str], ended: list[list[int]], members: int) -> None:
    """Update the ratings of two bots. A bot on several seats moves by the average of its seats."""
    places, ours = ended
    one, other = meeting
    now = {name: [ratings[name].mu, ratings[name].sigma] for name in meeting}
    teams = [[model.create_rating(now[one if mine else other]) for _ in range(members)] for mine in ours]
    moved = model.rate(teams, ranks=[float(place) for place in places])
    for mine, name in ((True, one), (False, other)):
        seats = [seat for team, side in zip(moved, ours, strict=True) if bool(side) == mine for seat in team]
        mean = [sum(seat.mu for seat in seats) / len(seats), sum(seat.sigma for seat in seats) / len(seats)]
        ratings[name] = model.create_rating(mean, name)


def top(known: PlackettLuceRating, won: float, margin: float, *, sides: int, members: int) -> tuple[float, float]:
    """Return mu and sigma of a bot that scored `won` (of 1) alone against sides of a known bot."""
    model = PlackettLuce()
    scale = math.sqrt(sides * (members * known.sigma**2 + model.beta**2))
    odds = math.log(won * (sides - 1) / (1 - won))
    doubt = scale * margin / 1.96 / (won * (1 - won)) / members
    return known.mu + scale * odds / members, math.hypot(doubt, known.sigma)


def main() -> None:
    """Print the ratings as they are listed in the source."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ladder", type=Path)
    parser.add_argument("--members", type=int, default=1, help="how many seats a side has (1)")
    parser.add_argument("--top", nargs=4, metavar=("BOT", "OTHER", "WON", "MARGIN"), help="a contest, in percent")
    asked = parser.parse_args()
    kept = json.loads(asked.ladder.read_text())
    ratings = stand(kept, asked.members)
    found = {name: (float(rating.mu), float(rating.sigma)) for name, rating in ratings.items()}
    if asked.top:
        bot, other, won, margin = asked.top
        sides = (kept["ladder"]["seats"] or 2) // asked.members
        found[bot] = top(ratings[other], float(won) / 100, float(margin) / 100, sides=sides, members=asked.members)
    middle = statistics.fmean(mu for mu, _ in found.values())
    for name, (mu, sigma) in found.items():
        print(f'        "{name}": ({mu - middle + INITIAL_MU:.1f}, {sigma:.1f}),')


if __name__ == "__main__":
    main()
