"""Strengths between the levels: a bot that gives some of its answers like one level and the others like the next.

The level is rolled for each answer, so the strength lies between the two. Measurements in docs/research/bot-strength.md
show that every step is stronger than the one below. A step exists only where it differs measurably from its neighbors.
"""

from __future__ import annotations

from typing import Final

from kwoon.bots.level import Level
from kwoon.bots.registry import bot_family_of
from kwoon.bots.weakened_bots import MixedBot
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player
from kwoon.core.message import Text, msg

LEVEL_NAMES: Final = (
    ("random", msg("bots-random")),
    ("novice", msg("bots-novice")),
    ("greedy", msg("bots-greedy")),
    ("student", msg("bots-student")),
    ("master", msg("bots-master")),
)
FALLBACK_PERCENT: Final = 50
"""Percentage of answers given by the lower level."""


def make_interpolated_level(lower: str, below: Text, upper: str, above: Text) -> Level:
    """Return the level between two others, given by their ids and names."""

    def make_interpolated_bot(game: Game, dice: Dice) -> Player:
        bot_family = bot_family_of(game)
        mentor = bot_family.bot_of_level(upper, game, dice)
        return MixedBot(mentor, bot_family.bot_of_level(lower, game, dice), dice, FALLBACK_PERCENT)

    name, description = (
        msg("bots-between", lower=below, upper=above),
        msg("bots-between-about", lower=below, upper=above),
    )
    return Level(f"{lower}-50", name, description, make_interpolated_bot)


def make_interpolated_levels() -> tuple[Level, ...]:
    """Return the interpolated levels, weakest first."""
    found: list[Level] = []
    for at in range(len(LEVEL_NAMES) - 1):
        level = make_interpolated_level(*LEVEL_NAMES[at], *LEVEL_NAMES[at + 1])
        level.strength = at + 1.5
        found.append(level)
    return tuple(found)


INTERPOLATED_LEVELS: Final[tuple[Level, ...]] = make_interpolated_levels()
