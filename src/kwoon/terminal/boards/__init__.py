"""Text boards for each game. A game without its own board gets a generic one that lists the view's fields."""

from __future__ import annotations

from typing import cast

from kwoon.core.definition import LoadedGame
from kwoon.providers import find_provider
from kwoon.registry import find_game
from kwoon.terminal.boards.board import GenericBoard, TerminalBoard


def make_board(game: str, loaded: LoadedGame, plain: bool) -> TerminalBoard:
    """Return the text board for the game with this id."""
    provider = find_provider(find_game(game), "board")
    return GenericBoard(loaded, plain) if provider is None else cast(TerminalBoard, provider(loaded, plain))
