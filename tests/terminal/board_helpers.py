"""Helpers for board tests: deal known hands, make moves in notation, and read the rows of a sheet."""

from __future__ import annotations

from kwoon.core.definition import LoadedGame
from kwoon.core.dice import LiveDice, RiggedDice
from kwoon.core.game import State
from kwoon.core.game_text import Audience
from kwoon.terminal.boards.board import Board
from kwoon.terminal.screen import Spans

NAMES = ["Ann", "Bo", "Cleo", "Dee", "Eli", "Fay"]


def dealt(opened: LoadedGame, cards: list[str]) -> State:
    """Return a game with these cards dealt hand by hand; Ann begins."""
    ids = [face.id for face in opened.faces]
    return opened.game.deal(RiggedDice(LiveDice(1), [ids.index(name) for name in cards], [0]))


def play(opened: LoadedGame, state: State, *moves: str) -> None:
    """Make moves, each preceded by its seat counted from 1."""
    dice = LiveDice(1)
    for wrote in moves:
        state.apply(int(wrote[0]) - 1, opened.game.parse_move(wrote[2:]), dice)


def text(spans: Spans) -> str:
    """Return a line without its colors."""
    return "".join(piece for piece, _ in spans)


def rows(board: Board, state: State, seat: int) -> dict[str, str]:
    """Return a seat's sheet by label."""
    sheet = board.board_text(state.view(seat), Audience(NAMES, seat))
    return {label: text(spans) for label, spans in sheet.rows}
