"""How each game is drawn as text. A game without a board of its own gets one that lists what the view holds."""

from __future__ import annotations

from kwoon.core.box import Opened
from kwoon.terminal.boards.board import Board
from kwoon.terminal.boards.dragon_punch import DragonPunchBoard
from kwoon.terminal.boards.fight import FightBoard
from kwoon.terminal.boards.kung_fu_2014 import KungFu2014Board
from kwoon.terminal.boards.kung_fu_2019 import KungFu2019Board
from kwoon.terminal.boards.kung_fur_fight import FurBoard
from kwoon.terminal.boards.listing import ListingBoard


def board_for(game: str, opened: Opened, plain: bool) -> Board:
    """The board of the game with this id."""
    match game:
        case "fight":
            return FightBoard(opened, plain)
        case "dragon-punch":
            return DragonPunchBoard(opened, plain)
        case "kung-fur-fight":
            return FurBoard(opened, plain)
        case "kung-fu-2014":
            return KungFu2014Board(opened, plain)
        case "kung-fu-2019":
            return KungFu2019Board(opened, plain)
    return ListingBoard(opened, plain)
