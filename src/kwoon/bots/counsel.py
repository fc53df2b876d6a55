"""Counsel: how a seat's chances look from what it can see, for whoever wonders during a game or after it."""

from __future__ import annotations

from kwoon.bots.schools import judge_for
from kwoon.bots.search import Search, Style
from kwoon.bots.thinking import Budget
from kwoon.core.contract import Game, View
from kwoon.core.dice import Dice


def prospects(game: Game, view: View, budget: Budget, dice: Dice) -> list[float]:
    """Each seat's winning chances as the view's seat must judge them; of a game that is over, who has won."""
    search = Search(game, judge_for(game), Style(), dice)
    search.think(view, budget)
    return search.chances()
