"""Questions that need no person: those that only a pass can answer, and those that somebody passes for a whole turn."""

from __future__ import annotations

from kwoon.core.definition import LoadedGame
from kwoon.core.dice import LiveDice
from kwoon.core.game import Prompt, State

IDLE_MOVES = ("pass", "done", "nobody")
"""How a move is written that does nothing."""


def is_idle(loaded: LoadedGame, move: int) -> bool:
    """Whether a move does nothing but let the game go on."""
    return loaded.game.format_move(move).split()[-1] in IDLE_MOVES


class TerminalAutoPass:
    """Who is asked nothing aside for the rest of a turn, and whether questions may be left out at all."""

    def __init__(self, loaded: LoadedGame, is_single_player: bool) -> None:
        self.loaded = loaded
        self.is_single_player = is_single_player
        """Whether one person sits here among bots. To others at the same screen a question that is left out would tell
        that somebody holds nothing for it, so they are asked whatever they hold."""
        self.passed_turns: dict[int, int] = {}
        """The turn in which a seat passes whatever is asked aside."""

    def is_passing(self, state: State, seat: int) -> bool:
        """Whether this seat wants to be asked nothing aside in this turn."""
        return self.passed_turns.get(seat) == state.turn_number()

    def toggle(self, state: State, seat: int) -> bool:
        """Begin or cease to pass for the rest of the turn; whether it began."""
        if self.is_passing(state, seat):
            del self.passed_turns[seat]
            return False
        self.passed_turns[seat] = int(state.turn_number())
        return True

    def automatic_move(self, state: State, prompt: Prompt) -> int | None:
        """The answer to a question that nobody needs to be asked, if it is such a one.

        What somebody has begun to lay out is left to them: a last 'done' can be undone until they say it.
        """
        if state.draft(int(prompt.seat)):
            return None
        if state.is_optional() and self.is_passing(state, int(prompt.seat)):
            return state.default_move(prompt.seat, LiveDice(0))
        if self.is_single_player and len(prompt.moves) == 1 and is_idle(self.loaded, prompt.moves[0]):
            return prompt.moves[0]
        return None
