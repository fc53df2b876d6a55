"""Whole games by random legal moves: the yardstick of speed, and the simplest way to imagine how a game may go on."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.contract import State
from kwoon.core.dice import Dice
from kwoon.core.endless import MOST_ANSWERS, endless


def playout(state: State, dice: Dice) -> i64:
    """Play a state to its end at random; how many moves that took. Needs no view: it looks at nothing but the asks."""
    decisions: i64 = 0
    state.brief = True
    state.asking = None
    asks = state.asks()
    while asks:
        for ask in asks:
            moves = state.onward(ask)
            state.accept(ask, moves[dice.roll(len(moves))], dice)
            decisions += 1
        if decisions > MOST_ANSWERS:
            raise endless()
        asks = state.asks()
    return decisions
