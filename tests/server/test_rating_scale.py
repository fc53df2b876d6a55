"""The scale on which players see ratings."""

from __future__ import annotations

from typing import get_args

from openskill.models import PlackettLuce

from kwoon.games import GAMES
from kwoon.hall.ratings.bot_ratings import bot_ratings
from kwoon.hall.ratings.models import INITIAL_MU, INITIAL_SIGMA, RatingKind
from kwoon.rating_scale import (
    CENTER_MU,
    CENTER_POINTS,
    MIN_POINTS,
    POINTS_PER_MU,
    is_provisional,
    rating_points,
    uncertainty_points,
)


def test_new_players_start_at_1500_and_are_provisional() -> None:
    assert CENTER_MU == INITIAL_MU and rating_points(INITIAL_MU) == CENTER_POINTS == 1500
    assert is_provisional(INITIAL_SIGMA) and uncertainty_points(INITIAL_SIGMA) == 250


def test_points_keep_distances_and_stop_at_the_floor() -> None:
    assert [rating_points(mu) for mu in (24.98, 25.0, 31.0, 37.0)] == [1499, 1500, 1680, 1860]
    assert rating_points(-21.75) == rating_points(-1000.0) == MIN_POINTS
    assert rating_points(31.0) - rating_points(25.0) == 6 * POINTS_PER_MU
    points = [rating_points(mu / 10) for mu in range(-400, 900)]
    assert points == sorted(points) and min(points) > 0


def test_bots_have_established_ratings_in_the_order_of_their_strength() -> None:
    for definition in GAMES:
        for kind in get_args(RatingKind):
            ratings = bot_ratings(definition.id, kind)
            assert not any(is_provisional(sigma) for _, sigma in ratings.values()), (definition.id, kind)
            by_mu = sorted(ratings, key=lambda bot: ratings[bot][0])
            points = [rating_points(ratings[bot][0]) for bot in by_mu]
            assert points == sorted(points) and len(set(points)) == len({mu for mu, _ in ratings.values()})


def test_about_ten_duels_against_bots_end_the_provisional_time() -> None:
    model = PlackettLuce()
    rating, num_games = model.rating(), 0
    while is_provisional(rating.sigma):
        bot = model.create_rating([rating.mu, 1.6])
        ((rating,), _) = model.rate([[rating], [bot]], ranks=[num_games % 2, 1 - num_games % 2])
        num_games += 1
    assert 8 <= num_games <= 13
