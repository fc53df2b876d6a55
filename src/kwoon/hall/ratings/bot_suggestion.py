"""Suggests a bot that a person would beat about half the time, based on the person's games.

People with enough rated games are matched by rating. For others, the rating is estimated from their latest duels with
bots: the maximum of the posterior, with the initial rating as prior. The suggested bot is then at most one level above
the strongest bot they have beaten. People with too few duels get no suggestion.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from kwoon.bots import STRENGTH_BY_LEVEL
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.ratings.bot_ratings import bot_ratings
from kwoon.hall.ratings.models import DUEL, INITIAL_MU, INITIAL_SIGMA
from kwoon.hall.ratings.responses import OpponentSuggestionResponse
from kwoon.hall.tables.table_state import OVER, TableState
from kwoon.registry import all_games

MAX_GAMES = 100
"""Number of latest games that are examined."""
MAX_DUELS = 20
"""Number of latest duels that count. Older duels are ignored, because people improve."""
MIN_DUELS = 3
"""People with fewer duels against bots than this get no suggestion."""
MIN_RATED_GAMES = 5
"""The rating is used for people with at least this many rated games."""
RATING_SCALE = 6.0
"""A lead of this many points wins 73 of 100 duels (docs/research/ratings.md)."""
CANDIDATE_RATINGS = [height / 2 for height in range(-60, 141)]


class FinishedBotDuel(NamedTuple):
    bot_id: str
    score: float


async def suggest_bot_opponents(hall: Hall, guest: Guest) -> list[OpponentSuggestionResponse]:
    """Return a suggested bot for each game with enough data."""
    table_states = await hall.storage.table_states(OVER, person_id=guest.id, limit=MAX_GAMES)
    standings = await hall.storage.people.all_ratings(guest.id)
    ratings = {
        each.game: each.rating.mu
        for each in standings
        if each.kind == DUEL and each.rating.num_games >= MIN_RATED_GAMES
    }
    suggestions: list[OpponentSuggestionResponse] = []
    for definition in all_games():
        duels = [
            duel
            for table_state in table_states
            if table_state.game == definition.id and (duel := duel_against_bot(table_state, guest.id)) is not None
        ]
        bot = suggest_bot(definition.id, duels[:MAX_DUELS], ratings.get(definition.id))
        if bot:
            suggestions.append(OpponentSuggestionResponse(definition.id, bot))
    return suggestions


def duel_against_bot(table_state: TableState, person_id: str) -> FinishedBotDuel | None:
    """Return the person's game if it was a duel with a rated bot; otherwise None."""
    if len(table_state.seats) != 2 or table_state.lesson or table_state.stopped or not table_state.winners:
        return None
    for seat, table_seat in enumerate(table_state.seats):
        if table_seat.person_id == person_id:
            bot = table_state.seats[1 - seat].bot_id or ""
            score = 0.5 if len(table_state.winners) > 1 else 1.0 if table_state.winners == [seat] else 0.0
            return FinishedBotDuel(bot, score) if bot in bot_ratings(table_state.game, DUEL) else None
    return None


def suggest_bot(game: str, duels: Sequence[FinishedBotDuel], rating: float | None = None) -> str:
    """Return the bot nearest to this rating or, without a rating, to the rating estimated from these duels. Return an
    empty string if there are too few duels."""
    ratings = bot_ratings(game, DUEL)
    ceiling = max(STRENGTH_BY_LEVEL.values())
    if rating is None:
        if len(duels) < MIN_DUELS:
            return ""
        rating = most_likely_rating([(ratings[duel.bot_id][0], duel.score) for duel in duels])
        ceiling = 1.0 + max(
            [STRENGTH_BY_LEVEL.get(duel.bot_id, 0.0) for duel in duels if duel.score == 1.0], default=0.0
        )
    target = rating
    candidates = [bot for bot in ratings if 0.0 < STRENGTH_BY_LEVEL.get(bot, 0.0) <= ceiling]
    return min(candidates, key=lambda bot: abs(ratings[bot][0] - target), default="")


def most_likely_rating(results: Sequence[tuple[float, float]]) -> float:
    """Return the rating that makes these results most likely, given the initial rating as prior. Each result is the
    opponent's rating and the person's score."""

    def log_posterior(rating: float) -> float:
        log_likelihood = -(((rating - INITIAL_MU) / INITIAL_SIGMA) ** 2) / 2
        for other, score in results:
            gap = (rating - other) / RATING_SCALE
            log_loss = math.log1p(math.exp(-abs(gap))) + max(0.0, gap)
            log_likelihood -= log_loss - score * gap
        return log_likelihood

    return max(CANDIDATE_RATINGS, key=log_posterior)
