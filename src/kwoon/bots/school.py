"""A school: how one game is played at each level. Every game has its own, in the folder of its bots."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from kwoon.bots.judge import Judge
from kwoon.bots.novice import Novice
from kwoon.bots.strength.informed import Make, informed
from kwoon.core.contract import Game, Player, View
from kwoon.core.dice import Dice
from kwoon.core.quick import Quick

PATIENCE: Final = 900
"""Milliseconds after which a search stops on a slow machine, however much it still had to think: now and then a bot is
asked twice in a row before anybody hears of it, and even then nobody should wait for two seconds."""
SLIPS: Final = 35
"""How many moves of a hundred a novice makes without a thought."""
LAPSES: Final = 50
"""How many answers of a hundred a student gives at first sight."""


class School(ABC):
    """What the bots of one game have learnt."""

    def __init__(self, game: str, about: str) -> None:
        self.game = game
        """The id of the game."""
        self.about = about
        """What its greedy bot is like to play against, in one sentence."""

    @abstractmethod
    def knows(self, game: Game) -> bool:
        """Whether this is the game that it teaches."""

    @abstractmethod
    def judge(self, game: Game) -> Judge:
        """Who judges the positions where an imagined game rests."""

    @abstractmethod
    def greedy(self, game: Game, dice: Dice) -> Player:
        """Looks no further than this turn."""

    def quick(self, game: Game) -> Quick:
        """Plays about as well as greedy, many times as fast: for studies of many games."""
        raise LookupError(f"There is no quick bot for {self.game} yet.")

    def learned(self, game: Game, dice: Dice) -> Player:
        """What a network found out by itself."""
        raise LookupError(f"No network was taught {self.game} yet.")

    def novice(self, game: Game, dice: Dice) -> Player:
        """Greedy, with mistakes."""
        return Novice(self.greedy(game, dice), dice, SLIPS)

    def solves(self) -> bool:
        """Whether parts of its game may have been solved by somebody."""
        return False

    def given_away(self, game: Game, views: list[View], seat: int, moves: list[int]) -> float:
        """What an answer gave away of the chance to win the round, by all seats' views of a game that is over; below 0
        where nobody has solved it."""
        return -1.0

    @abstractmethod
    def student(self, game: Game, dice: Dice) -> Player:
        """Searches a little; where little is nearly as good as much, only now and then."""

    @abstractmethod
    def master(self, game: Game, dice: Dice) -> Player:
        """Searches as long as a person likes to wait."""

    def against(self, game: Game, make: Make, dice: Dice) -> Player:
        """Search that knows how another bot plays, and takes everybody else for it: to find out how far it can be
        exploited, and for nothing else."""
        return informed(game, self.judge(game), make, dice)
