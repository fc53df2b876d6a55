"""Auto-pass: the hall passes on optional prompts for people who want that."""

from __future__ import annotations

from kwoon.hall.tables.stored_rows import AutoPassChange

WHOLE_GAME = -1
"""Used instead of a turn number to auto-pass until the game is over."""


class AutoPasses:
    """Who auto-passes at a table."""

    def __init__(self) -> None:
        self.last_number = 0
        """Number of the latest change."""
        self.turns: dict[str, int | None] = {}
        """The turn in which each person auto-passes: a turn number, `WHOLE_GAME`, or None for off."""

    def apply(self, change: AutoPassChange) -> None:
        """Apply a change."""
        self.turns[change.person_id] = change.turn
        self.last_number = change.number
