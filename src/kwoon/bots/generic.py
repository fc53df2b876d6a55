"""Bots for a game without bots of its own. They know only its rules, and judge moves by playing on at random."""

from __future__ import annotations

from typing import Final

from kwoon.bots.bot_family import MAX_MILLISECONDS, BotFamily
from kwoon.bots.evaluator import Evaluator
from kwoon.bots.ismcts import IsmctsBot
from kwoon.bots.search_common import Budget
from kwoon.bots.successive_halving import SuccessiveHalvingBot
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player

GREEDY_GAMES: Final = 60
STUDENT_GAMES: Final = 150
MASTER_GAMES: Final = 600
"""Numbers of imagined games for each answer."""


class GenericBots(BotFamily):
    """Bots that imagine random games to the end: the greedy bot after each of its moves, the others in a search tree."""

    def __init__(self, game: str) -> None:
        super().__init__(game, "Tries each move a few times, playing on at random, and picks the one that won most.")

    def evaluator(self, game: Game) -> Evaluator:
        return Evaluator()

    def greedy(self, game: Game, dice: Dice) -> Player:
        return SuccessiveHalvingBot(game, Evaluator(), Budget(GREEDY_GAMES, MAX_MILLISECONDS), dice)

    def student(self, game: Game, dice: Dice) -> Player:
        return IsmctsBot(game, Evaluator(), Budget(STUDENT_GAMES, MAX_MILLISECONDS), dice)

    def master(self, game: Game, dice: Dice) -> Player:
        return IsmctsBot(game, Evaluator(), Budget(MASTER_GAMES, MAX_MILLISECONDS), dice)
