"""Ratings by OpenSkill, for people and bots on one scale: the model and the scale of `kwoon ladder`.

Bots stand where their ladders put them (`anchors`) and never move, so that the scale does not drift, and a first game
against one of them means something.
"""

from __future__ import annotations

from collections.abc import Mapping

from openskill.models import PlackettLuce

from kwoon.hall.people.models import Finisher, RatedResult, Rating

_model = PlackettLuce()


def update_ratings(
    result: RatedResult, ratings: Mapping[str, Rating], weights: Mapping[str, float] | None = None
) -> dict[str, Rating]:
    """The ratings of everybody who played, after the game; those not known begin with a first one.

    `weights` says how much the game counts for each person: 1, unless given.
    """
    places = _team_places(result)
    new_ratings = _rate(result, ratings, places)
    last_place = max(places.values()) + 1
    updated: dict[str, Rating] = {}
    for index, seat in enumerate(result.seats):
        if seat.person is None:
            continue
        new = new_ratings[index]
        if seat.left and places[seat.side] != last_place:
            # Their side played on without them: what it reached is for those who stayed.
            new = _rate(result, ratings, places | {seat.side: last_place})[index]
        before = ratings.get(seat.person, Rating())
        won = final_place(result, seat) == 1
        weight = 1.0 if weights is None else weights.get(seat.person, 1.0)
        mu, sigma = new
        if weight != 1.0:
            mu, sigma = before.mu + weight * (mu - before.mu), before.sigma + weight * (sigma - before.sigma)
        updated[seat.person] = Rating(mu, sigma, before.games + 1, before.won + won)
    return updated


def final_place(result: RatedResult, seat: Finisher) -> int:
    """The place that counts for somebody: the last one for whoever left."""
    places = _team_places(result)
    return max(len(places), *places.values()) if seat.left else places[seat.side]


def _team_places(result: RatedResult) -> dict[int, int]:
    """The place of every side. One that all its people have left comes last, whatever bots made of it."""
    sides = sorted({seat.side for seat in result.seats})
    places = {seat.side: seat.place for seat in result.seats}
    for team in sides:
        people = [seat for seat in result.seats if seat.side == team and seat.person is not None]
        if people and all(seat.left for seat in people):
            places[team] = len(result.seats) + 1
    # As places are counted: two who share the first are followed by the third.
    return {team: 1 + len([one for one in places.values() if one < places[team]]) for team in sides}


def _rate(result: RatedResult, ratings: Mapping[str, Rating], places: Mapping[int, int]) -> list[tuple[float, float]]:
    """New mu and sigma of every seat."""
    sides = sorted(places)
    order = [[at for at, seat in enumerate(result.seats) if seat.side == side] for side in sides]
    teams = [[_model.create_rating(_current_rating(result.seats[at], ratings)) for at in seats] for seats in order]
    rated = _model.rate(teams, ranks=[float(places[side]) for side in sides])
    by_index = {at: new for seats, team in zip(order, rated, strict=True) for at, new in zip(seats, team, strict=True)}
    return [(float(by_index[at].mu), float(by_index[at].sigma)) for at in range(len(result.seats))]


def _current_rating(seat: Finisher, ratings: Mapping[str, Rating]) -> list[float]:
    if seat.person is None:
        assert seat.bot is not None
        return list(seat.bot)
    rating = ratings.get(seat.person, Rating())
    return [rating.mu, rating.sigma]
