"""The bots of the hall, gentlest first: views in, moves out."""

from __future__ import annotations

from typing import Final

from kwoon.bots.dragon_punch import GreedyDragonPunch
from kwoon.bots.level import Level, NoSuchBot
from kwoon.bots.random import RandomBot
from kwoon.core.contract import Game, Player
from kwoon.core.dice import Dice


def make_random(game: Game, dice: Dice) -> Player:
    """A bot that plays at random."""
    return RandomBot(dice)


def make_greedy_dragon_punch(game: Game, dice: Dice) -> Player:
    """A bot that works out each turn of Dragon Punch."""
    return GreedyDragonPunch(game, dice)


BOTS: Final[tuple[Level, ...]] = (
    Level("random", "Random", "Plays any card that is allowed, without a thought.", make_random),
    Level(
        "greedy",
        "Greedy",
        "Weighs every move of the turn against every answer, and mixes its own so that it cannot be read.",
        make_greedy_dragon_punch,
        ("dragon-punch",),
    ),
)


def bots_for(game: str) -> list[Level]:
    """The bots that can play the game with this id, gentlest first."""
    return [level for level in BOTS if level.plays(game)]


def find_bot(id: str, game: str) -> Level:
    """The bot with this id, for this game."""
    for level in bots_for(game):
        if level.id == id:
            return level
    known = ", ".join([level.id for level in bots_for(game)])
    raise NoSuchBot(f"There is no bot called '{id}' for {game}. There is: {known}.")
