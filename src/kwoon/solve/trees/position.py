"""Positions in the middle of a game from which it can be solved: those in which no seat has anything to guess at."""

from __future__ import annotations

from kwoon.core.contract import Game, State, View
from kwoon.core.dice import AskingDice, LuckNeeded
from kwoon.solve.trees.manner import Manner, Told, manner_of


def hides_nothing(game: Game, state: State) -> bool:
    """Whether every seat knows all that matters, what was drafted included; false where nobody can say."""
    manner = manner_of(game, state)
    true = manner.same(state)
    if true is None:
        return False
    for seat in range(2):
        if state.draft(seat) or not _sure(game, manner, true, state.view(seat), []):
            return False
    return True


def _sure(game: Game, manner: Manner, true: Told, view: View, rolls: list[int]) -> bool:
    """Whether all guesses that fit a view are right; the first wrong one ends it."""
    try:
        guess = game.guess(view, AskingDice(rolls))
    except LuckNeeded as needed:
        for roll in range(needed.sides):
            if not _sure(game, manner, true, view, [*rolls, roll]):
                return False
        return True
    return manner.same(guess) == true
