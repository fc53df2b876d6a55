"""Whole games by random legal moves: the yardstick of speed, and the simplest way to imagine how a game may go on."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.contract import State
from kwoon.core.dice import Dice
from kwoon.core.endless import MOST_ANSWERS, endless


def playout(state: State, dice: Dice) -> i64:
    """Play a state to its end at random; how many moves that took. Needs no view: it looks at nothing but the asks.

    The seats draft in turn, one move each, as they would if they all answered their asks; but nobody else will ever see
    these, so that none is kept.
    """
    decisions: i64 = 0
    seats = state.box.seats
    state.brief = True
    state.asking = None
    owing = state.asked()
    while owing:
        for seat in range(seats):
            if (owing >> seat) & 1:
                ask = state.ask_next(seat)
                if ask is None:
                    owing ^= 1 << seat
                else:
                    moves = state.onward(ask)
                    state.add_to_draft(seat, moves[dice.roll(len(moves))])
                    decisions += 1
        if owing == 0:
            state.settle_drafts(dice)
            owing = state.asked()
        if decisions > MOST_ANSWERS:
            raise endless()
    return decisions
