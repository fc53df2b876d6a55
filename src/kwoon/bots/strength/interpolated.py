"""Strengths between the levels: a bot that gives some of its answers like one level and the others like the next.

Which of two levels gives an answer is rolled for each answer anew, so that the strength lies between theirs; that every
step is above the one below is measured (docs/research/bot-strength.md). There is a step only where it can be told
from its neighbours.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kwoon.bots.level import Level
from kwoon.bots.novice import Student
from kwoon.bots.random import RandomBot
from kwoon.bots.registry import BOT_FAMILIES, bot_family_of
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
"""How many answers of a hundred are those of the next level, for the steps above each level."""
PERCENT_WORDS: Final = {25: "a quarter", 50: "half", 75: "three quarters"}


def make_level_bot(id: str, game: Game, dice: Dice) -> Player:
    """A bot of one of the five levels."""
    school = bot_family_of(game)
    match id:
        case "random":
            return RandomBot(dice)
        case "novice":
            return school.novice(game, dice)
        case "greedy":
            return school.greedy(game, dice)
        case "student":
            return school.student(game, dice)
    return school.master(game, dice)


def interpolated_factory(lower: str, upper: str, upper_percent: int) -> Callable[[Game, Dice], Player]:
    """How to make a bot of which so many answers of a hundred are the upper level's."""

    def make(game: Game, dice: Dice) -> Player:
        return Student(make_level_bot(upper, game, dice), make_level_bot(lower, game, dice), dice, 100 - upper_percent)

    return make


def make_interpolated_levels() -> tuple[Level, ...]:
    """The gentlest first."""
    games = tuple([school.game for school in BOT_FAMILIES])
    found: list[Level] = []
    for at, shares in enumerate(UPPER_PERCENTAGES):
        (lower, below), (upper, above) = LEVEL_NAMES[at], LEVEL_NAMES[at + 1]
        for share in shares:
            name = f"{below} to {above}, {PERCENT_WORDS[share]}"
            about = f"Gives {PERCENT_WORDS[share]} of its answers as {above} would, and the others as {below}."
            level = Level(f"{lower}-{share}", name, about, interpolated_factory(lower, upper, share), games)
            level.strength = at + 1 + share / 100
            found.append(level)
    return tuple(found)


INTERPOLATED_LEVELS: Final[tuple[Level, ...]] = make_interpolated_levels()
