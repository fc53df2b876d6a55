"""Ratings of the bots of FIGHT, from the ladders in docs/research/bots.md."""

from __future__ import annotations

from typing import Final

from kwoon.hall.ratings.bot_ratings import MeasuredRatings

RATINGS: Final = MeasuredRatings(
    levels={
        "duel": {
            "random": (17.7, 1.6),
            "novice": (21.3, 1.5),
            "greedy": (25.2, 1.5),
            "student": (27.8, 1.5),
            "master": (29.7, 1.6),
        },
    },
    interpolation={"random-50": 0.47, "novice-50": 0.54, "greedy-50": 0.44, "student-50": 0.44},
    personality_offsets={"bold": -2.1, "careful": -0.8, "tricky": -0.2},
)
