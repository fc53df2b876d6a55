"""Questions that need no person: those that only a pass can answer, and those that somebody passes for a whole turn."""

from __future__ import annotations

from kwoon.core.box import Opened
from kwoon.core.contract import Ask, State
from kwoon.core.dice import LiveDice

IDLE = ("pass", "done", "nobody")
"""How a move is written that does nothing."""


def is_idle(opened: Opened, move: int) -> bool:
    """Whether a move does nothing but let the game go on."""
    return opened.game.write(move).split()[-1] in IDLE


class Passing:
    """Who is asked nothing aside for the rest of a turn, and whether questions may be left out at all."""

    def __init__(self, opened: Opened, alone: bool) -> None:
        self.opened = opened
        self.alone = alone
        """Whether one person sits here among bots. To others at the same screen a question that is left out would tell
        that somebody holds nothing for it, so they are asked whatever they hold."""
        self.turns: dict[int, int] = {}
        """The turn in which a seat passes whatever is asked aside."""

    def passes(self, state: State, seat: int) -> bool:
        """Whether this seat wants to be asked nothing aside in this turn."""
        return self.turns.get(seat) == state.turns()

    def change(self, state: State, seat: int) -> bool:
        """Begin or cease to pass for the rest of the turn; whether it began."""
        if self.passes(state, seat):
            del self.turns[seat]
            return False
        self.turns[seat] = int(state.turns())
        return True

    def answer(self, state: State, ask: Ask) -> int | None:
        """The answer to a question that nobody needs to be asked, if it is such a one.

        What somebody has begun to lay out is left to them: a last 'done' can be undone until they say it.
        """
        if state.draft(int(ask.seat)):
            return None
        if state.asks_aside() and self.passes(state, int(ask.seat)):
            return state.default(ask.seat, LiveDice(0))
        if self.alone and len(ask.moves) == 1 and is_idle(self.opened, ask.moves[0]):
            return ask.moves[0]
        return None
