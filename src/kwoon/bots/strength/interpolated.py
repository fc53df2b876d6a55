"""Strengths between the levels: a bot that gives some of its answers like one level and the others like the next.

The level is rolled for each answer, so the strength lies between the two. Measurements in docs/research/bot-strength.md
show that every step is stronger than the one below. A step exists only where it differs measurably from its neighbors.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kwoon.bots.level import Level
from kwoon.bots.random import RandomBot
from kwoon.bots.registry import BOT_FAMILIES, bot_family_of
from kwoon.bots.weakened_bots import MixedBot
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player

LEVEL_NAMES: Final = (
    ("random", "Gentle"),
    ("novice", "Easy"),
    ("greedy", "Steady"),
    ("student", "Strong"),
    ("master", "Master"),
)
UPPER_PERCENTAGES: Final = ((50,), (50,), (50,), (50,))
"""For the steps above each level: percentages of answers given by the next level."""
PERCENT_WORDS: Final = {25: "a quarter", 50: "half", 75: "three quarters"}


def make_level_bot(id: str, game: Game, dice: Dice) -> Player:
    bot_family = bot_family_of(game)
    match id:
        case "random":
            return RandomBot(dice)
        case "novice":
            return bot_family.novice_bot(game, dice)
        case "greedy":
            return bot_family.greedy_bot(game, dice)
        case "student":
            return bot_family.student_bot(game, dice)
    return bot_family.master_bot(game, dice)


def interpolated_factory(lower: str, upper: str, upper_percent: int) -> Callable[[Game, Dice], Player]:
    """Return a factory for a bot that gives `upper_percent` percent of its answers like the upper level."""

    def make_interpolated_bot(game: Game, dice: Dice) -> Player:
        return MixedBot(make_level_bot(upper, game, dice), make_level_bot(lower, game, dice), dice, 100 - upper_percent)

    return make_interpolated_bot


def make_interpolated_levels() -> tuple[Level, ...]:
    """Return the interpolated levels, weakest first."""
    games = tuple([bot_family.game for bot_family in BOT_FAMILIES])
    found: list[Level] = []
    for at, shares in enumerate(UPPER_PERCENTAGES):
        (lower, below), (upper, above) = LEVEL_NAMES[at], LEVEL_NAMES[at + 1]
        for share in shares:
            name = f"{below} to {above}, {PERCENT_WORDS[share]}"
            description = f"Makes {PERCENT_WORDS[share]} of its moves like {above} and the others like {below}."
            level = Level(f"{lower}-{share}", name, description, interpolated_factory(lower, upper, share), games)
            level.strength = at + 1 + share / 100
            found.append(level)
    return tuple(found)


INTERPOLATED_LEVELS: Final[tuple[Level, ...]] = make_interpolated_levels()
