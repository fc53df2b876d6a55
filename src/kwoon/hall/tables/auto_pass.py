"""Auto-pass: the hall passes on optional prompts for people who want that."""

from __future__ import annotations

from typing import Literal

from kwoon.hall.tables.stored_rows import AutoPassChange

WHOLE_GAME = -1
"""In place of a turn number: auto-pass until the game is over."""


class AutoPasses:
    """Who auto-passes at a table."""

    def __init__(self) -> None:
        self.last_number = 0
        """Number of the latest change."""
        self._turns: dict[str, int | None] = {}
        """The turn in which each person auto-passes: a turn number, `WHOLE_GAME`, or None for off."""

    def apply(self, change: AutoPassChange) -> None:
        """Apply a change."""
        self._turns[change.person_id] = change.turn
        self.last_number = change.number

    def span(self, person_id: str, turn_number: int) -> Literal["", "turn", "game"]:
        """Return for how long a person auto-passes; empty if they do not."""
        turn = self._turns.get(person_id)
        if turn == WHOLE_GAME:
            return "game"
        return "turn" if turn is not None and turn == turn_number else ""
