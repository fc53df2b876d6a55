"""Ratings of the bots of Kung Fu Fighting! (2019), from the ladders in docs/research/bots.md."""

from __future__ import annotations

from typing import Final

from kwoon.hall.ratings.bot_ratings import MeasuredRatings

RATINGS: Final = MeasuredRatings(
    levels={
        "duel": {
            "random": (-6.9, 3.2),
            "novice": (20.4, 1.9),
            "greedy": (31.4, 1.7),
            "student": (36.1, 1.7),
            "master": (41.0, 2.1),
        },
        "several": {
            "random": (-1.6, 1.7),
            "novice": (23.4, 1.7),
            "greedy": (30.5, 1.7),
            "student": (32.7, 1.8),
            "master": (40.0, 1.8),
        },
        "teams": {
            "random": (8.4, 3.0),
            "novice": (21.1, 1.9),
            "greedy": (29.3, 1.7),
            "student": (32.0, 1.7),
            "master": (34.2, 1.9),
        },
    },
    interpolation={"random-50": 0.59, "novice-50": 0.46, "greedy-50": 0.56, "student-50": 0.59},
    personality_offsets={"bold": -3.1, "careful": -0.9},
)
