"""The master of FIGHT: search and what a network was taught, together.

Search uses the habits of whoever thinks no further than this turn, and can be caught by whoever has none; the network
was taught by itself and knows of no habits. A sealed card is rolled on what lies between both. What to take from the
row the network knows better.
"""

from __future__ import annotations

from typing import Final

from kwoon.bots.judge import Judge
from kwoon.bots.mixing.odds import roll
from kwoon.bots.search import Search, SearchBot
from kwoon.bots.thinking import Budget
from kwoon.core.contract import Ask, Game, View
from kwoon.core.dice import Dice
from kwoon.learn.player import LearnedBot

SAY: Final = 0.7
"""How much of a sealed card is the network's say."""


class AdvisedSearch(SearchBot):
    """Rolls sealed cards on what search and a network find, and takes cards as the network does."""

    def __init__(self, game: Game, judge: Judge, budget: Budget, dice: Dice, learned: LearnedBot) -> None:
        super().__init__(game, judge, budget, dice)
        self.learned = learned

    def think(self, view: View, ask: Ask) -> list[int]:
        if ask.word != "play":
            return [self.learned.choose(view, ask)]
        return [ask.moves[roll(self.mixture(view, ask), self.dice)]]

    def mixture(self, view: View, ask: Ask) -> list[float]:
        """How likely it plays each card."""
        search = Search(self.game, self.judge, self.style, self.dice)
        search.think(view, self.budget)
        found = search.strategy()
        odds = [SAY * each for each in self.learned.odds(view, ask)]
        for at, move in enumerate(search.root.moves):
            odds[ask.moves.index(move)] += (1.0 - SAY) * found[at]
        return odds
