"""A school: how one game is played at each level. Every game has its own, in the folder of its bots."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from kwoon.bots.evaluator import Evaluator
from kwoon.bots.novice import Novice
from kwoon.bots.strength.best_response import BotFactory, make_best_response_bot
from kwoon.core.dice import Dice
from kwoon.core.fast_policy import FastPolicy
from kwoon.core.game import Game, Player, View

MAX_MILLISECONDS: Final = 900
"""Milliseconds after which a search stops on a slow machine, however much it still had to think: now and then a bot is
asked twice in a row before anybody hears of it, and even then nobody should wait for two seconds."""
NOVICE_RANDOM_PERCENT: Final = 35
"""How many moves of a hundred a novice makes without a thought."""
STUDENT_FALLBACK_PERCENT: Final = 50
"""How many answers of a hundred a student gives at first sight."""


class BotFamily(ABC):
    """What the bots of one game have learnt."""

    def __init__(self, game: str, description: str) -> None:
        self.game = game
        """The id of the game."""
        self.description = description
        """What its greedy bot is like to play against, in one sentence."""

    @abstractmethod
    def supports(self, game: Game) -> bool:
        """Whether this is the game that it teaches."""

    @abstractmethod
    def evaluator(self, game: Game) -> Evaluator:
        """Who judges the positions where an imagined game rests."""

    @abstractmethod
    def greedy(self, game: Game, dice: Dice) -> Player:
        """Looks no further than this turn."""

    def fast_policy(self, game: Game) -> FastPolicy:
        """Plays about as well as greedy, many times as fast: for studies of many games."""
        raise LookupError(f"There is no quick bot for {self.game} yet.")

    def network_bot(self, game: Game, dice: Dice) -> Player:
        """What a network found out by itself."""
        raise LookupError(f"No network was taught {self.game} yet.")

    def novice(self, game: Game, dice: Dice) -> Player:
        """Greedy, with mistakes."""
        return Novice(self.greedy(game, dice), dice, NOVICE_RANDOM_PERCENT)

    def has_tablebase(self) -> bool:
        """Whether parts of its game may have been solved by somebody."""
        return False

    def win_chance_lost(self, game: Game, views: list[View], seat: int, moves: list[int]) -> float:
        """What an answer gave away of the chance to win the round, by all seats' views of a game that is over; below 0
        where nobody has solved it."""
        return -1.0

    @abstractmethod
    def student(self, game: Game, dice: Dice) -> Player:
        """Searches a little; where little is nearly as good as much, only now and then."""

    @abstractmethod
    def master(self, game: Game, dice: Dice) -> Player:
        """Searches as long as a person likes to wait."""

    def best_response(self, game: Game, make_opponent: BotFactory, dice: Dice) -> Player:
        """Search that knows how another bot plays, and takes everybody else for it: to find out how far it can be
        exploited, and for nothing else."""
        return make_best_response_bot(game, self.evaluator(game), make_opponent, dice)
