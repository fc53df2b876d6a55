"""Text boards for each game. A game without its own board gets a generic one that lists the view's fields."""

from __future__ import annotations

from kwoon.core.definition import LoadedGame
from kwoon.terminal.boards.board import GenericBoard, TerminalBoard
from kwoon.terminal.boards.dragon_punch import DragonPunchBoard
from kwoon.terminal.boards.fight import FightBoard
from kwoon.terminal.boards.kung_fu_2014 import KungFu2014Board
from kwoon.terminal.boards.kung_fu_2019 import KungFu2019Board
from kwoon.terminal.boards.kung_fur_fight import KungFurFightBoard


def make_board(game: str, loaded: LoadedGame, plain: bool) -> TerminalBoard:
    """Return the text board for the game with this id."""
    match game:
        case "fight":
            return FightBoard(loaded, plain)
        case "dragon-punch":
            return DragonPunchBoard(loaded, plain)
        case "kung-fur-fight":
            return KungFurFightBoard(loaded, plain)
        case "kung-fu-2014":
            return KungFu2014Board(loaded, plain)
        case "kung-fu-2019":
            return KungFu2019Board(loaded, plain)
    return GenericBoard(loaded, plain)
