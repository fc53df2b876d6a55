"""How each game is drawn as text. A game without its own board gets one that lists the contents of the view."""

from __future__ import annotations

from typing import cast

from kwoon.core.definition import LoadedGame
from kwoon.providers import find_provider
from kwoon.registry import find_game
from kwoon.terminal.boards.board import Board, GenericBoard


def make_board(game: str, loaded: LoadedGame, plain: bool) -> Board:
    """Return the board of the game with this id."""
    provider = find_provider(find_game(game), "board")
    return GenericBoard(loaded, plain) if provider is None else cast(Board, provider(loaded, plain))
