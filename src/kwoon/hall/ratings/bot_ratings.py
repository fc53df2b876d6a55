"""Bot ratings: OpenSkill mu and sigma for each game and rating kind, from docs/research/bot-strength.md.

Duel ratings come from the ladders under "Duels" or, in some games, from earlier ladders. The other ratings are computed
from ladders with more seats by `python -m bench.ratings_from_ladder`. See "Ratings at rated tables" on that page. The
numbers are in the provider `bot_ratings` of each game. A bot that is missing there has no rating and cannot sit at a
rated table.
"""

from __future__ import annotations

import logging
from functools import cache
from typing import NamedTuple

from kwoon.core.definition import GameDefinition
from kwoon.hall.ratings.models import DUEL, RatingKind
from kwoon.providers import ProviderError, find_provider
from kwoon.registry import all_games

BotRatings = dict[str, tuple[float, float]]


class MeasuredRatings(NamedTuple):
    """The measured ratings of a game's bots: the type of `RATINGS` in its provider `bot_ratings`."""

    levels: dict[RatingKind, BotRatings]
    """The ratings of the levels, weakest first, for each rating kind."""
    interpolation: dict[str, float]
    """Position of each half level between the level below (0) and the level above (1), derived from duel scores against
    the lower level (docs/research/bot-strength.md). The position is one half if the half level was not significantly
    weaker than the level above."""
    personality_offsets: dict[str, float]
    """Rating difference between each personality and the greedy bot, measured in duels
    (docs/research/bot-strength.md)."""


def bot_ratings(game: str, kind: RatingKind) -> BotRatings:
    """Return mu and sigma for every rated bot. Half levels are interpolated between their neighbors. Personalities have
    ratings only for duels."""
    measured = _measured_ratings(game)
    if measured is None or kind not in measured.levels:
        return {}
    levels = measured.levels[kind]
    ratings = dict(levels)
    names = list(levels)
    for bot_id, fraction in measured.interpolation.items():
        lower_level = bot_id.rpartition("-")[0]
        (lower_mu, lower_sigma), (upper_mu, upper_sigma) = (
            levels[lower_level],
            levels[names[names.index(lower_level) + 1]],
        )
        ratings[bot_id] = (round(lower_mu + fraction * (upper_mu - lower_mu), 1), max(lower_sigma, upper_sigma))
    if kind == DUEL:
        for personality, offset in measured.personality_offsets.items():
            ratings[personality] = (round(levels["greedy"][0] + offset, 1), levels["greedy"][1])
    return ratings


def _measured_ratings(game: str) -> MeasuredRatings | None:
    """Return the ratings of a game; None if it has none or is no longer installed."""
    for definition in all_games():
        if definition.id == game:
            return _load_ratings(definition)
    return None


@cache
def _load_ratings(definition: GameDefinition) -> MeasuredRatings | None:
    """Return the ratings of a game. If they cannot be loaded, log the reason once and return None."""
    try:
        ratings = find_provider(definition, "bot_ratings")
        if ratings is None or isinstance(ratings, MeasuredRatings):
            return ratings
        raise ProviderError(f"RATINGS in {definition.package}.bot_ratings is not a MeasuredRatings.")
    except ProviderError as error:
        logging.getLogger("kwoon").warning("The bots of the game '%s' have no ratings: %s", definition.id, error)
    return None
