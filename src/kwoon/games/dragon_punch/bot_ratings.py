"""Ratings of the bots of Dragon Punch, from the ladders in docs/research/bots.md."""

from __future__ import annotations

from typing import Final

from kwoon.hall.ratings.bot_ratings import MeasuredRatings

RATINGS: Final = MeasuredRatings(
    levels={
        "duel": {
            "random": (10.0, 1.9),
            "novice": (21.4, 1.6),
            "greedy": (27.6, 1.6),
            "student": (31.5, 1.7),
            "master": (35.8, 1.8),
        },
    },
    interpolation={"random-50": 0.4, "novice-50": 0.27, "greedy-50": 0.56, "student-50": 0.29},
    personality_offsets={"bold": -4.2, "careful": -2.8, "tricky": 0.0},
)
