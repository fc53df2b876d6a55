"""Random playouts, used as a speed benchmark and as the simplest estimate of how a game may continue."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.dice import Dice
from kwoon.core.game import State
from kwoon.core.game_length_limit import MAX_MOVES_PER_GAME, make_game_too_long_error


def play_randomly_and_count_moves(state: State, dice: Dice) -> i64:
    """Play a state to the end of the game with random moves and return the number of moves. Raise `GameTooLong` if the
    game exceeds `MAX_MOVES_PER_GAME`.

    The pending seats take turns adding one move to their drafts. No views are built, and the prompts are not stored in
    the state, because nothing else will read them.
    """
    decisions: i64 = 0
    seats = state.base_game.seats
    state.canonical_only = True
    state._prompts = None
    pending = state.seats_to_act()
    while pending:
        for seat in range(seats):
            if (pending >> seat) & 1:
                prompt = state.next_draft_prompt(seat)
                if prompt is None:
                    pending ^= 1 << seat
                else:
                    moves = state.canonical_moves(prompt)
                    state.add_to_draft(seat, moves[dice.roll(len(moves))])
                    decisions += 1
        if pending == 0:
            state.resolve_drafts(dice)
            pending = state.seats_to_act()
        if decisions > MAX_MOVES_PER_GAME:
            raise make_game_too_long_error()
    return decisions
