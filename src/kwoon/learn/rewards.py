"""Rewards: +1 and -1 for two sides; for more sides, values that sum to zero over the sides."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.game import Game, Outcome


class RewardRule:
    """Rewards per side of a game. All seats on a side get the same reward, and a draw among all sides gives 0."""

    def __init__(self, game: Game) -> None:
        teams = game.teams()
        self.num_teams = len(teams)
        self.team_of_seat: list[int] = [0] * game.seats
        for team, seats in enumerate(teams):
            for seat in seats:
                self.team_of_seat[seat] = team

    def rewards_by_seat(self, outcome: Outcome) -> list[float]:
        """Return each seat's reward: for n sides, (n * share of the win - 1) / (n - 1)."""
        won = [False] * self.num_teams
        winners: i64 = 0
        for seat, place in enumerate(outcome.places):
            if place == 1 and not won[self.team_of_seat[seat]]:
                won[self.team_of_seat[seat]] = True
                winners += 1
        num_teams = float(self.num_teams)
        share = 1.0 / float(winners)
        return [((num_teams * share if won[team] else 0.0) - 1.0) / (num_teams - 1.0) for team in self.team_of_seat]
