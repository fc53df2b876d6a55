"""A board for a game that has none of its own: every fact of the view by its name."""

from __future__ import annotations

from kwoon.core.contract import View
from kwoon.core.words import Reader
from kwoon.terminal.boards.board import Board
from kwoon.terminal.screen import Sheet


class ListingBoard(Board):
    """The view as a list."""

    def sheet(self, view: View, reader: Reader) -> Sheet:
        rows = [(name.replace("_", " "), [(str(value), "")]) for name, value in view.facts().items() if value != ()]
        return Sheet("The table", rows)
