"""Automatic passes: at prompts whose only move is a pass, and for a seat that passes for the rest of a turn."""

from __future__ import annotations

from kwoon.core.definition import LoadedGame
from kwoon.core.dice import LiveDice
from kwoon.core.game import Prompt, State

IDLE_MOVES = ("pass", "done", "nobody")
"""The last words in the notation of moves that do nothing."""


def is_idle_move(loaded: LoadedGame, move: int) -> bool:
    """Return whether a move does nothing but let the game continue."""
    return loaded.game.format_move(move).split()[-1] in IDLE_MOVES


class TerminalAutoPass:
    """Tracks which seats pass optional prompts for the rest of a turn, and whether prompts may be skipped at all."""

    def __init__(self, loaded: LoadedGame, is_single_player: bool) -> None:
        self.loaded = loaded
        self.is_single_player = is_single_player
        """Whether one person plays here against bots only. With several people at one screen, a skipped prompt would
        reveal that a player has no card for it, so they always get the prompt."""
        self.passed_turns: dict[int, int] = {}
        """The turn in which each seat passes all optional prompts."""

    def passes_rest_of_turn(self, state: State, seat: int) -> bool:
        """Return whether this seat passes all optional prompts in this turn."""
        return self.passed_turns.get(seat) == state.turn_number()

    def toggle_passing(self, state: State, seat: int) -> bool:
        """Start or stop passing for the rest of the turn. Return whether the seat now passes."""
        if self.passes_rest_of_turn(state, seat):
            del self.passed_turns[seat]
            return False
        self.passed_turns[seat] = int(state.turn_number())
        return True

    def automatic_move(self, state: State, prompt: Prompt) -> int | None:
        """Return the move for a prompt that can be answered automatically, or None.

        A draft that a player has started is never completed automatically, because the player can still undo it before
        the final 'done'.
        """
        if state.draft(int(prompt.seat)):
            return None
        if state.is_optional() and self.passes_rest_of_turn(state, int(prompt.seat)):
            return state.default_move(prompt.seat, LiveDice(0))
        if self.is_single_player and len(prompt.moves) == 1 and is_idle_move(self.loaded, prompt.moves[0]):
            return prompt.moves[0]
        return None
