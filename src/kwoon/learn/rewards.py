"""What a game was worth to each seat: +1 and -1 for two sides; for more, what adds up to nothing."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.contract import Game, Outcome


class Rewards:
    """By the sides of one box: all of a side get the same, and a draw of all is worth nothing to anybody."""

    def __init__(self, game: Game) -> None:
        sides = game.sides()
        self.count = len(sides)
        self.side: list[int] = [0] * game.seats
        for number, seats in enumerate(sides):
            for seat in seats:
                self.side[seat] = number

    def of(self, outcome: Outcome) -> list[float]:
        """For n sides, n times the share of the win less 1, over n - 1."""
        won = [False] * self.count
        winners: i64 = 0
        for seat, place in enumerate(outcome.places):
            if place == 1 and not won[self.side[seat]]:
                won[self.side[seat]] = True
                winners += 1
        sides = float(self.count)
        share = 1.0 / float(winners)
        return [((sides * share if won[side] else 0.0) - 1.0) / (sides - 1.0) for side in self.side]
