"""Bot ratings: OpenSkill mu and sigma for each game and rating kind, from docs/research/bot-strength.md.

Duel ratings come from the ladders under "Duels" or, in some games, from earlier ladders. The other ratings are computed
from ladders with more seats by `python -m bench.ratings_from_ladder`. See "Ratings at rated tables" on that page. A bot
that is missing here has no rating and cannot sit at a rated table.
"""

from __future__ import annotations

from typing import Final

from kwoon.hall.people.models import DUEL, RatingKind

BotRatings = dict[str, tuple[float, float]]

LEVEL_RATINGS: Final[dict[tuple[str, RatingKind], BotRatings]] = {
    ("fight", "duel"): {
        "random": (17.7, 1.6),
        "novice": (21.3, 1.5),
        "greedy": (25.2, 1.5),
        "student": (27.8, 1.5),
        "master": (29.7, 1.6),
    },
    ("dragon-punch", "duel"): {
        "random": (10.0, 1.9),
        "novice": (21.4, 1.6),
        "greedy": (27.6, 1.6),
        "student": (31.5, 1.7),
        "master": (35.8, 1.8),
    },
    ("kung-fur-fight", "duel"): {
        "random": (6.0, 2.1),
        "novice": (23.4, 1.7),
        "greedy": (26.8, 1.6),
        "student": (31.0, 1.6),
        "master": (39.4, 1.8),
    },
    ("kung-fu-2014", "duel"): {
        "random": (-21.7, 3.4),
        "novice": (8.4, 2.8),
        "greedy": (38.2, 1.8),
        "student": (39.5, 1.9),
        "master": (46.6, 2.6),
    },
    ("kung-fu-2019", "duel"): {
        "random": (-6.9, 3.2),
        "novice": (20.4, 1.9),
        "greedy": (31.4, 1.7),
        "student": (36.1, 1.7),
        "master": (41.0, 2.1),
    },
    ("kung-fu-2014", "several"): {
        "random": (-11.3, 1.7),
        "novice": (15.2, 1.7),
        "greedy": (34.8, 1.8),
        "student": (37.6, 1.9),
        "master": (48.6, 1.9),
    },
    ("kung-fu-2019", "several"): {
        "random": (-1.6, 1.7),
        "novice": (23.4, 1.7),
        "greedy": (30.5, 1.7),
        "student": (32.7, 1.8),
        "master": (40.0, 1.8),
    },
    ("kung-fu-2019", "teams"): {
        "random": (8.4, 3.0),
        "novice": (21.1, 1.9),
        "greedy": (29.3, 1.7),
        "student": (32.0, 1.7),
        "master": (34.2, 1.9),
    },
}


INTERPOLATION: Final[dict[str, dict[str, float]]] = {
    "fight": {"random-50": 0.47, "novice-50": 0.54, "greedy-50": 0.44, "student-50": 0.44},
    "dragon-punch": {"random-50": 0.4, "novice-50": 0.27, "greedy-50": 0.56, "student-50": 0.29},
    "kung-fur-fight": {"random-50": 0.44, "novice-50": 0.5, "greedy-50": 0.5, "student-50": 0.52},
    "kung-fu-2014": {"random-50": 0.49, "novice-50": 0.4, "greedy-50": 0.4, "student-50": 0.46},
    "kung-fu-2019": {"random-50": 0.59, "novice-50": 0.46, "greedy-50": 0.56, "student-50": 0.59},
}
"""Position of each half level between the level below (0) and the level above (1), derived from duel scores against the
lower level (docs/research/bot-strength.md). The position is one half if the half level was not significantly weaker
than the level above."""
PERSONALITY_OFFSETS: Final[dict[str, dict[str, float]]] = {
    "fight": {"bold": -2.1, "careful": -0.8, "tricky": -0.2},
    "dragon-punch": {"bold": -4.2, "careful": -2.8, "tricky": 0.0},
    "kung-fu-2014": {"bold": -4.3, "careful": -1.0},
    "kung-fu-2019": {"bold": -3.1, "careful": -0.9},
}
"""Rating difference between each personality and the greedy bot, measured in duels (docs/research/bot-strength.md)."""


def bot_ratings(game: str, kind: RatingKind) -> BotRatings:
    """Return mu and sigma for every rated bot. Half levels are interpolated between their neighbors."""
    levels = LEVEL_RATINGS.get((game, kind), {})
    if not levels:
        return {}
    ratings = dict(levels)
    names = list(levels)
    for bot_id, fraction in INTERPOLATION.get(game, {}).items():
        lower_level = bot_id.rpartition("-")[0]
        (lower_mu, lower_sigma), (upper_mu, upper_sigma) = (
            levels[lower_level],
            levels[names[names.index(lower_level) + 1]],
        )
        ratings[bot_id] = (round(lower_mu + fraction * (upper_mu - lower_mu), 1), max(lower_sigma, upper_sigma))
    if kind == DUEL:
        for personality, offset in PERSONALITY_OFFSETS.get(game, {}).items():
            ratings[personality] = (round(levels["greedy"][0] + offset, 1), levels["greedy"][1])
    return ratings
