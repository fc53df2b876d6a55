"""What a game was worth to each seat: +1 and -1 for two sides; for more, what adds up to nothing."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.game import Game, Outcome


class RewardRule:
    """By the sides of one box: all of a side get the same, and a draw of all is worth nothing to anybody."""

    def __init__(self, game: Game) -> None:
        teams = game.teams()
        self.num_teams = len(teams)
        self.team_of_seat: list[int] = [0] * game.seats
        for team, seats in enumerate(teams):
            for seat in seats:
                self.team_of_seat[seat] = team

    def for_outcome(self, outcome: Outcome) -> list[float]:
        """For n sides, n times the share of the win less 1, over n - 1."""
        won = [False] * self.num_teams
        winners: i64 = 0
        for seat, place in enumerate(outcome.places):
            if place == 1 and not won[self.team_of_seat[seat]]:
                won[self.team_of_seat[seat]] = True
                winners += 1
        num_teams = float(self.num_teams)
        share = 1.0 / float(winners)
        return [((num_teams * share if won[team] else 0.0) - 1.0) / (num_teams - 1.0) for team in self.team_of_seat]
