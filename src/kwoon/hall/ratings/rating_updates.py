"""OpenSkill ratings for people and bots on one scale, with the same model and scale as `kwoon ladder`.

Bots keep their ladder ratings (`bot_ratings`), which prevents the scale from drifting and makes a first game against a
bot informative.
"""

from __future__ import annotations

from collections.abc import Mapping

from openskill.models import PlackettLuce

from kwoon.hall.ratings.models import RatedResult, RatedSeat, Rating

_model = PlackettLuce()


def update_ratings(
    result: RatedResult, ratings: Mapping[str, Rating], weights: Mapping[str, float] | None = None
) -> dict[str, Rating]:
    """Return the ratings of all people after the game. Unknown people start with the initial rating.

    `weights` says how much the game counts for each person; the default is 1.
    """
    places = _team_places(result)
    new_ratings = _compute_new_ratings(result, ratings, places)
    last_place = max(places.values()) + 1
    updated: dict[str, Rating] = {}
    for index, seat in enumerate(result.seats):
        if seat.person is None:
            continue
        new = new_ratings[index]
        if seat.has_left and places[seat.team] != last_place:
            # The team continued without this person, so its result belongs to those who stayed.
            new = _compute_new_ratings(result, ratings, places | {seat.team: last_place})[index]
        before = ratings.get(seat.person, Rating())
        won = final_place(result, seat) == 1
        weight = 1.0 if weights is None else weights.get(seat.person, 1.0)
        mu, sigma = new
        if weight != 1.0:
            mu, sigma = before.mu + weight * (mu - before.mu), before.sigma + weight * (sigma - before.sigma)
        updated[seat.person] = Rating(mu, sigma, before.num_games + 1, before.num_wins + won)
    return updated


def final_place(result: RatedResult, seat: RatedSeat) -> int:
    """Return the place that counts for a seat: the last place for a player who left."""
    places = _team_places(result)
    return max(len(places), *places.values()) if seat.has_left else places[seat.team]


def _team_places(result: RatedResult) -> dict[int, int]:
    """Return the place of every team. A team that all its people have left comes last, regardless of its bots."""
    sides = sorted({seat.team for seat in result.seats})
    places = {seat.team: seat.place for seat in result.seats}
    for team in sides:
        people = [seat for seat in result.seats if seat.team == team and seat.person is not None]
        if people and all(seat.has_left for seat in people):
            places[team] = len(result.seats) + 1
    # Ties share a place and the following places are skipped: 1, 1, 3.
    return {team: 1 + len([one for one in places.values() if one < places[team]]) for team in sides}


def _compute_new_ratings(
    result: RatedResult, ratings: Mapping[str, Rating], places: Mapping[int, int]
) -> list[tuple[float, float]]:
    sides = sorted(places)
    order = [[at for at, seat in enumerate(result.seats) if seat.team == side] for side in sides]
    teams = [[_model.create_rating(_current_rating(result.seats[at], ratings)) for at in seats] for seats in order]
    rated = _model.rate(teams, ranks=[float(places[side]) for side in sides])
    by_index = {at: new for seats, team in zip(order, rated, strict=True) for at, new in zip(seats, team, strict=True)}
    return [(float(by_index[at].mu), float(by_index[at].sigma)) for at in range(len(result.seats))]


def _current_rating(seat: RatedSeat, ratings: Mapping[str, Rating]) -> list[float]:
    if seat.person is None:
        assert seat.bot is not None
        return list(seat.bot)
    rating = ratings.get(seat.person, Rating())
    return [rating.mu, rating.sigma]
