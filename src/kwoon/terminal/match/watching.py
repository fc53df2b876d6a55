"""Somebody who is out of the game and only watches the bots go on: turn by turn, or quickly to the end."""

from __future__ import annotations

from kwoon.core.contract import State
from kwoon.terminal.screen import Screen

TO_THE_END = ("end", "e", "skip")
NOT_YET = -1


class Watching:
    """What one person alone among bots wants to see of a game that goes on without them."""

    def __init__(self, seats: list[int], screen: Screen) -> None:
        self.seat = seats[0] if len(seats) == 1 else NOT_YET
        """Where several sit at the keyboard, somebody else is asked soon enough."""
        self.screen = screen
        self.turn = NOT_YET
        """The turn that was waited for last."""
        self.hurried = False
        """Whether the rest is not to be told turn by turn."""

    def waits(self, state: State) -> bool:
        """Whether a turn of others begins that the watcher has not said to go on with."""
        if self.hurried or self.seat < 0 or not self.screen.interactive:
            return False
        facts = state.view(self.seat).facts()
        out = facts.get("out")
        return isinstance(out, tuple) and bool(out[self.seat]) and facts.get("turn") != self.turn

    def ask(self, state: State) -> str:
        """Wait; what was typed."""
        first = "You are out, and the others fight on. " if self.turn == NOT_YET else ""
        turn = state.view(self.seat).facts().get("turn")
        self.turn = turn if isinstance(turn, int) else NOT_YET
        said = self.screen.ask(f"{first}Press Enter to see the next turn, or type end to go to the end: ").lower()
        self.hurried = said in TO_THE_END
        return said
