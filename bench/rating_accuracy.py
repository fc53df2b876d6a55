"""Simulation of how well ratings recover strength: people of known strength play, and the hall's ratings are compared
with their strengths.

    python -m bench.rating_accuracy --write docs/pictures/ratings.svg

Every person has a strength, and in each game a performance that varies around it with the variance that OpenSkill
assumes; the best performance wins. One seat in five is a bot with a fixed rating. Opponents are random instead of
matched by rating, which is the hardest case.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from kwoon.hall.ratings.models import DUEL, FREE_FOR_ALL, INITIAL_MU, TEAMS, RatedResult, RatedSeat, Rating, RatingKind
from kwoon.hall.ratings.rating_updates import update_ratings

SPREAD = 6.0
"""Standard deviation of strengths, about that of the middle bots in most games."""
BETA = 25.0 / 6
"""Standard deviation of performances, as in OpenSkill."""
BOTS = (12.0, 20.0, 25.0, 30.0, 36.0)
BOT_SIGMA = 1.5
BOT_GAMES = 0.2
SIDES: dict[RatingKind, tuple[int, ...]] = {DUEL: (1, 1), FREE_FOR_ALL: (1, 1, 1, 1), TEAMS: (2, 2)}
COLORS: dict[RatingKind, str] = {DUEL: "#a8261c", FREE_FOR_ALL: "#8a6414", TEAMS: "#2f5d73"}
NAMES: dict[RatingKind, str] = {DUEL: "duels", FREE_FOR_ALL: "free-for-all, four players", TEAMS: "2 v 2"}


@dataclass
class Point:
    """The accuracy of ratings after each person has played a number of games."""

    games: int
    error: float
    """Root mean square error of the ratings."""
    order: float
    """Spearman's correlation of ratings and strengths; 1 is the correct order."""
    within: float
    """Percentage of people whose strength is within two sigma of their rating."""


@dataclass
class Population:
    """People whose strengths are hidden from the ratings."""

    kind: RatingKind
    players: int
    rng: random.Random
    strengths: dict[str, float] = field(default_factory=dict)
    ratings: dict[str, Rating] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for number in range(self.players):
            self.strengths[f"p{number}"] = self.rng.gauss(INITIAL_MU, SPREAD)
        self.ratings = dict.fromkeys(self.strengths, Rating())

    def play_round(self) -> None:
        """Play about one game per person."""
        order = list(self.strengths)
        self.rng.shuffle(order)
        while order:
            seats = [self._next_seat(order) for _ in range(sum(SIDES[self.kind]))]
            if any(person is not None for person, _ in seats):
                self._play(seats)

    def _next_seat(self, order: list[str]) -> tuple[str | None, float]:
        if not order or self.rng.random() < BOT_GAMES:
            return None, self.rng.choice(BOTS)
        person = order.pop()
        return person, self.strengths[person]

    def _noise(self, sides: int) -> float:
        """Return a side's random deviation from its strength. Its Gumbel distribution gives orders by the Plackett-Luce
        model, with the variance that OpenSkill assumes."""
        return -math.log(-math.log(self.rng.random() or 1e-300)) * BETA * math.sqrt(sides)

    def _play(self, seats: list[tuple[str | None, float]]) -> None:
        sizes = SIDES[self.kind]
        side_of = [side for side, size in enumerate(sizes) for _ in range(size)]
        sums = [
            sum(strength for at, (_, strength) in enumerate(seats) if side_of[at] == side) + self._noise(len(sizes))
            for side in range(len(sizes))
        ]
        places = [1 + sum(other > own for other in sums) for own in sums]
        finishers = tuple(
            RatedSeat(side_of[at], places[side_of[at]], person, None if person is not None else (strength, BOT_SIGMA))
            for at, (person, strength) in enumerate(seats)
        )
        self.ratings |= update_ratings(RatedResult("", "", self.kind, finishers, 0.0), self.ratings)

    def point(self, games: int) -> Point:
        """Return the accuracy of the current ratings."""
        truth = [self.strengths[person] for person in self.ratings]
        estimates = [rating.mu for rating in self.ratings.values()]
        errors = [own - true for own, true in zip(estimates, truth, strict=True)]
        within_two_sigma = [
            abs(difference) <= 2 * rating.sigma
            for difference, rating in zip(errors, self.ratings.values(), strict=True)
        ]
        error = statistics.fmean(difference * difference for difference in errors) ** 0.5
        order = statistics.correlation(_ranks(truth), _ranks(estimates))
        return Point(games, error, order, 100 * statistics.fmean(within_two_sigma))


def _ranks(values: list[float]) -> list[int]:
    order = sorted(range(len(values)), key=lambda at: values[at])
    ranks = [0] * len(values)
    for rank, at in enumerate(order):
        ranks[at] = rank
    return ranks


def simulate_ratings(kind: RatingKind, players: int, games: int, seed: str) -> list[Point]:
    """Return the accuracy after each round."""
    population = Population(kind, players, random.Random(f"{seed} {kind}"))
    points = [Point(0, SPREAD, 0.0, 100.0)]
    for number in range(1, games + 1):
        population.play_round()
        points.append(population.point(number))
    return points


WIDTH, HEIGHT, EDGE = 720, 300, 46


def draw_svg(curves: dict[RatingKind, list[Point]]) -> str:
    """Return the picture as SVG: the error of the ratings beside the correctness of their order."""
    max_games = max(len(points) for points in curves.values()) - 1
    half = WIDTH // 2
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffaf0"/>',
    ]
    for left, title, top, marks in (
        (0, "error of the ratings", 7.0, (0, 2, 4, 6)),
        (half, "rank correlation", 1.0, (0, 0.25, 0.5, 0.75, 1)),
    ):
        parts += _frame(left, title, top, marks, max_games)
        for kind, points in curves.items():
            values = [(point.games, point.error if left == 0 else point.order) for point in points]
            parts.append(
                f'<path fill="none" stroke="{COLORS[kind]}" stroke-width="2.5" d="{_path(left, values, top, max_games)}"/>'
            )
    for at, kind in enumerate(curves):
        parts.append(f'<text x="{half - 130}" y="{70 + 18 * at}" fill="{COLORS[kind]}">{NAMES[kind]}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _frame(left: int, title: str, top: float, marks: Iterable[float], max_games: int) -> list[str]:
    parts = [f'<text x="{left + EDGE}" y="24" font-size="14">{title}</text>']
    for mark in marks:
        y = _y(mark, top)
        parts.append(f'<path stroke="#d9cbb0" d="M{left + EDGE} {y}H{left + WIDTH // 2 - 14}"/>')
        parts.append(f'<text x="{left + EDGE - 8}" y="{y + 4}" text-anchor="end" fill="#6b5d49">{mark:g}</text>')
    for games in range(0, max_games + 1, 20):
        x = _x(left, games, max_games)
        parts.append(f'<text x="{x}" y="{HEIGHT - 18}" text-anchor="middle" fill="#6b5d49">{games}</text>')
    parts.append(
        f'<text x="{left + WIDTH // 4}" y="{HEIGHT - 3}" text-anchor="middle" fill="#6b5d49">games each</text>'
    )
    return parts


def _x(left: int, games: float, max_games: int) -> float:
    return round(left + EDGE + games / max_games * (WIDTH / 2 - EDGE - 14), 1)


def _y(value: float, top: float) -> float:
    return round(HEIGHT - 36 - value / top * (HEIGHT - 36 - 40), 1)


def _path(left: int, values: list[tuple[int, float]], top: float, max_games: int) -> str:
    points = [f"{_x(left, games, max_games)} {_y(value, top)}" for games, value in values]
    return "M" + "L".join(points)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=300)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="people")
    parser.add_argument("--write", type=Path, metavar="SVG")
    args = parser.parse_args()
    curves: dict[RatingKind, list[Point]] = {
        kind: simulate_ratings(kind, args.players, args.games, args.seed) for kind in (DUEL, FREE_FOR_ALL, TEAMS)
    }
    for kind, points in curves.items():
        for point in points[:: max(1, args.games // 10)]:
            text = (
                f"error {point.error:4.2f}, rank correlation {point.order:5.3f}, {point.within:3.0f}% within two sigma"
            )
            print(f"{NAMES[kind]:26} {point.games:4} games: {text}")
    if args.write is not None:
        args.write.parent.mkdir(parents=True, exist_ok=True)
        args.write.write_text(draw_svg(curves))


if __name__ == "__main__":
    main()
