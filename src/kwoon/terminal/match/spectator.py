"""Somebody who is out of the game and only watches the bots go on: turn by turn, or quickly to the end."""

from __future__ import annotations

from kwoon.core.game import State
from kwoon.terminal.screen import Screen

SKIP_WORDS = ("end", "e", "skip")
NO_TURN = -1


class SpectatingPlayer:
    """What one person alone among bots wants to see of a game that goes on without them."""

    def __init__(self, seats: list[int], screen: Screen) -> None:
        self.seat = seats[0] if len(seats) == 1 else NO_TURN
        """Where several sit at the keyboard, somebody else is asked soon enough."""
        self.screen = screen
        self.turn = NO_TURN
        """The turn that was waited for last."""
        self.skips_to_end = False
        """Whether the rest is not to be told turn by turn."""

    def should_wait(self, state: State) -> bool:
        """Whether a turn of others begins that the watcher has not said to go on with."""
        if self.skips_to_end or self.seat < 0 or not self.screen.is_interactive:
            return False
        facts = state.view(self.seat).as_dict()
        out = facts.get("out")
        return isinstance(out, tuple) and bool(out[self.seat]) and facts.get("turn") != self.turn

    def wait_for_input(self, state: State) -> str:
        """Wait; what was typed."""
        intro = "You are out, and the others fight on. " if self.turn == NO_TURN else ""
        turn = state.view(self.seat).as_dict().get("turn")
        self.turn = turn if isinstance(turn, int) else NO_TURN
        typed = self.screen.read_line(
            f"{intro}Press Enter to see the next turn, or type end to go to the end: "
        ).lower()
        self.skips_to_end = typed in SKIP_WORDS
        return typed
