"""Text boards for each game. A game without its own board gets the generic one."""

from __future__ import annotations

from typing import cast

from kwoon.core.definition import LoadedGame
from kwoon.providers import find_provider
from kwoon.registry import find_game
from kwoon.terminal.boards.board import TerminalBoard
from kwoon.terminal.boards.generic_board import GenericBoard


def make_board(game: str, loaded: LoadedGame, plain: bool) -> TerminalBoard:
    """Return the text board for the game with this id."""
    definition = find_game(game)
    provider = find_provider(definition, "board")
    if provider is None:
        return GenericBoard(loaded, plain, definition)
    return cast(TerminalBoard, provider(loaded, plain))
