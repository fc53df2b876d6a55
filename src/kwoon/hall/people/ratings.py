"""Ratings by OpenSkill, for people and bots on one scale: the model and the scale of `kwoon ladder`.

Bots stand where their ladders put them (`anchors`) and never move, so that the scale does not drift, and a first game
against one of them means something.
"""

from __future__ import annotations

from collections.abc import Mapping

from openskill.models import PlackettLuce

from kwoon.hall.people.rows import Finisher, Rating, Result

_model = PlackettLuce()


def reckon(
    result: Result, known: Mapping[str, Rating], weights: Mapping[str, float] | None = None
) -> dict[str, Rating]:
    """The ratings of everybody who played, after the game; those not known begin with a first one.

    `weights` says how much the game counts for each person: 1, unless given.
    """
    places = _places(result)
    after = _rated(result, known, places)
    last = max(places.values()) + 1
    found: dict[str, Rating] = {}
    for at, seat in enumerate(result.seats):
        if seat.person is None:
            continue
        new = after[at]
        if seat.left and places[seat.side] != last:
            # Their side played on without them: what it reached is for those who stayed.
            new = _rated(result, known, places | {seat.side: last})[at]
        before = known.get(seat.person, Rating())
        won = place_of(result, seat) == 1
        weight = 1.0 if weights is None else weights.get(seat.person, 1.0)
        mu, sigma = new
        if weight != 1.0:
            mu, sigma = before.mu + weight * (mu - before.mu), before.sigma + weight * (sigma - before.sigma)
        found[seat.person] = Rating(mu, sigma, before.games + 1, before.won + won)
    return found


def place_of(result: Result, seat: Finisher) -> int:
    """The place that counts for somebody: the last one for whoever left."""
    places = _places(result)
    return max(len(places), *places.values()) if seat.left else places[seat.side]


def _places(result: Result) -> dict[int, int]:
    """The place of every side. One that all its people have left comes last, whatever bots made of it."""
    sides = sorted({seat.side for seat in result.seats})
    places = {seat.side: seat.place for seat in result.seats}
    for side in sides:
        people = [seat for seat in result.seats if seat.side == side and seat.person is not None]
        if people and all(seat.left for seat in people):
            places[side] = len(result.seats) + 1
    # As places are counted: two who share the first are followed by the third.
    return {side: 1 + len([one for one in places.values() if one < places[side]]) for side in sides}


def _rated(result: Result, known: Mapping[str, Rating], places: Mapping[int, int]) -> list[tuple[float, float]]:
    """New mu and sigma of every seat."""
    sides = sorted(places)
    order = [[at for at, seat in enumerate(result.seats) if seat.side == side] for side in sides]
    teams = [[_model.create_rating(_now(result.seats[at], known)) for at in seats] for seats in order]
    rated = _model.rate(teams, ranks=[float(places[side]) for side in sides])
    found = {at: new for seats, team in zip(order, rated, strict=True) for at, new in zip(seats, team, strict=True)}
    return [(float(found[at].mu), float(found[at].sigma)) for at in range(len(result.seats))]


def _now(seat: Finisher, known: Mapping[str, Rating]) -> list[float]:
    if seat.person is None:
        assert seat.bot is not None
        return list(seat.bot)
    rating = known.get(seat.person, Rating())
    return [rating.mu, rating.sigma]
