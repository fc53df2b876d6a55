"""Ratings of the bots of Kung Fur Fight, from the ladders in docs/research/bots.md."""

from __future__ import annotations

from typing import Final

from kwoon.hall.ratings.bot_ratings import MeasuredRatings

RATINGS: Final = MeasuredRatings(
    levels={
        "duel": {
            "random": (6.0, 2.1),
            "novice": (23.4, 1.7),
            "greedy": (26.8, 1.6),
            "student": (31.0, 1.6),
            "master": (39.4, 1.8),
        },
    },
    interpolation={"random-50": 0.44, "novice-50": 0.5, "greedy-50": 0.5, "student-50": 0.52},
    personality_offsets={},
)
