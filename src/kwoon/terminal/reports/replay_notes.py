"""The interface of a game's provider `replay_notes`: remarks on the turns of a replayed match."""

from __future__ import annotations

from kwoon.core.game import Game, State
from kwoon.core.record import Match


class ReplayNotes:
    """The default: no remarks. Games with remarks provide a subclass."""

    def __init__(self, game: Game, names: list[str]) -> None:
        self.names = names

    def observe(self, state: State) -> None:
        """Record a position of the replay."""

    def notes_on_last_turn(self, match: Match) -> list[str]:
        """Return the remarks on the turn that was just played."""
        return []
