"""Counsel: how a seat's chances look from what it can see, for whoever wonders during a game or after it."""

from __future__ import annotations

from kwoon.bots.schools import judge_for
from kwoon.bots.search import Search, Style
from kwoon.bots.thinking import Budget, have_ideas
from kwoon.core.contract import Ask, Game, View
from kwoon.core.dice import Dice


class Weighed:
    """An answer, weighed against the best of some others."""

    def __init__(self, other: list[int], gain: float, sealed: bool) -> None:
        self.other = other
        """The best of the others; empty if there were none."""
        self.gain = gain
        """By how much the chances are better with the answer than with that one."""
        self.sealed = sealed
        """Whether others answer at the same time."""


def prospects(game: Game, view: View, budget: Budget, dice: Dice) -> list[float]:
    """Each seat's winning chances as the view's seat must judge them; of a game that is over, who has won."""
    search = Search(game, judge_for(game), Style(), dice)
    search.think(view, budget)
    return search.chances()


def others(game: Game, view: View, ask: Ask, answer: list[int], dice: Dice) -> list[list[int]]:
    """What else could be answered: what the game's judge thinks of, or every other move where one move is an answer."""
    state = game.guess(view, dice)
    judge = judge_for(game)
    judge.begin(view)
    moves = state.onward(ask)
    found = [idea for idea in have_ideas(judge, state, view, dice) if sorted(idea) != sorted(answer)]
    if not found and len(answer) == 1:
        found = [[int(move)] for move in moves if move != answer[0]]
    return found


def weigh(game: Game, view: View, answers: list[list[int]], budget: Budget, dice: Dice) -> Weighed:
    """The first of some answers beside the best of the others. Which one that is comes from one search and what it is
    worth from another: whatever looks best of many looks better than it is."""
    if len(answers) < 2:
        return Weighed([], 0.0, False)
    other = answers[1]
    if len(answers) > 2:
        root = among(game, view, answers, budget, dice).root
        high = -1.0
        for place, move in enumerate(root.moves):
            if move > 0 and root.tries[place] > 0.0 and root.worth[place] > high:
                high = root.worth[place]
                other = answers[move]
    search = among(game, view, [answers[0], other], budget, dice)
    root = search.root
    gain = 0.0
    for place, move in enumerate(root.moves):
        gain += root.worth[place] if move == 0 else -root.worth[place]
    return Weighed(other, gain, search.sealed)


def among(game: Game, view: View, answers: list[list[int]], budget: Budget, dice: Dice) -> Search:
    """A search that thinks about these answers and about no others."""
    search = Search(game, judge_for(game), Style(), dice)
    search.prepare(view)
    search.ideas = answers
    search.think(view, budget)
    return search
