"""A player who is out of the game and watches the bots continue, turn by turn or straight to the end."""

from __future__ import annotations

from kwoon.core.game import State
from kwoon.localization.formatter import Reader
from kwoon.terminal.screen import Screen

SKIP_WORDS = ("end", "e", "skip")
NO_TURN = -1


class SpectatingPlayer:
    """A single person's choices while watching a game that continues without them."""

    def __init__(self, seats: list[int], screen: Screen) -> None:
        self.seat = seats[0] if len(seats) == 1 else NO_TURN
        """The only person's seat. With several people it is -1, because another of them soon gets a prompt."""
        self.screen = screen
        self.turn = NO_TURN
        """The last turn that paused for input."""
        self.skips_to_end = False
        """Whether to play the rest without pauses."""

    def should_wait_for_enter(self, state: State) -> bool:
        """Return whether the person is out of the game and has not yet pressed Enter for the current turn."""
        if self.skips_to_end or self.seat < 0 or not self.screen.is_interactive:
            return False
        view = state.view(self.seat).as_dict()
        out = view.get("out")
        return isinstance(out, tuple) and bool(out[self.seat]) and view.get("turn") != self.turn

    def wait_for_input(self, state: State) -> str:
        """Ask whether to watch the next turn or skip to the end, and return the input."""
        question = Reader().t("terminal-out-watch" if self.turn == NO_TURN else "terminal-watch")
        turn = state.view(self.seat).as_dict().get("turn")
        self.turn = turn if isinstance(turn, int) else NO_TURN
        typed = self.screen.read_line(f"{question} ").lower()
        self.skips_to_end = typed in SKIP_WORDS
        return typed
