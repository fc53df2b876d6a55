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
from kwoon.bots.schools import SCHOOLS, school_of
from kwoon.core.contract import Game, Player
from kwoon.core.dice import Dice

LEVELS: Final = (
    ("random", "Gentle"),
    ("novice", "Easy"),
    ("greedy", "Steady"),
    ("student", "Strong"),
    ("master", "Master"),
)
SHARES: Final = ((50,), (50,), (50,), (50,))
"""How many answers of a hundred are those of the next level, for the steps above each level."""
SPOKEN: Final = {25: "a quarter", 50: "half", 75: "three quarters"}


def of_level(id: str, game: Game, dice: Dice) -> Player:
    """A bot of one of the five levels."""
    school = school_of(game)
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


def between(lower: str, upper: str, share: int) -> Callable[[Game, Dice], Player]:
    """How to make a bot of which so many answers of a hundred are the upper level's."""

    def make(game: Game, dice: Dice) -> Player:
        return Student(of_level(upper, game, dice), of_level(lower, game, dice), dice, 100 - share)

    return make


def all_steps() -> tuple[Level, ...]:
    """The gentlest first."""
    games = tuple([school.game for school in SCHOOLS])
    found: list[Level] = []
    for at, shares in enumerate(SHARES):
        (lower, below), (upper, above) = LEVELS[at], LEVELS[at + 1]
        for share in shares:
            name = f"{below} to {above}, {SPOKEN[share]}"
            about = f"Gives {SPOKEN[share]} of its answers as {above} would, and the others as {below}."
            level = Level(f"{lower}-{share}", name, about, between(lower, upper, share), games)
            level.strength = at + 1 + share / 100
            found.append(level)
    return tuple(found)


STEPS: Final[tuple[Level, ...]] = all_steps()
