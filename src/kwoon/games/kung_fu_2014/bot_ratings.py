"""Ratings of the bots of KungFu Fighting (2014), from the ladders in docs/research/bots.md."""

from __future__ import annotations

from typing import Final

from kwoon.hall.ratings.bot_ratings import MeasuredRatings

RATINGS: Final = MeasuredRatings(
    levels={
        "duel": {
            "random": (-21.7, 3.4),
            "novice": (8.4, 2.8),
            "greedy": (38.2, 1.8),
            "student": (39.5, 1.9),
            "master": (46.6, 2.6),
        },
        "several": {
            "random": (-11.3, 1.7),
            "novice": (15.2, 1.7),
            "greedy": (34.8, 1.8),
            "student": (37.6, 1.9),
            "master": (48.6, 1.9),
        },
    },
    interpolation={"random-50": 0.49, "novice-50": 0.4, "greedy-50": 0.4, "student-50": 0.46},
    personality_offsets={"bold": -4.3, "careful": -1.0},
)
