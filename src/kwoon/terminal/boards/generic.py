"""The board of games that have none of their own: every field of the view by name."""

from __future__ import annotations

from kwoon.core.game import View
from kwoon.core.game_text import Audience
from kwoon.terminal.boards.board import Board
from kwoon.terminal.screen import BoardText


class GenericBoard(Board):
    """The view as a list."""

    def board_text(self, view: View, audience: Audience) -> BoardText:
        rows = [(name.replace("_", " "), [(str(value), "")]) for name, value in view.as_dict().items() if value != ()]
        return BoardText("The table", rows)
