"""Helpers for board tests: deal known hands, make moves in notation, and read the rows of a board."""

from __future__ import annotations

from kwoon.core.definition import LoadedGame
from kwoon.core.dice import LiveDice, RiggedDice
from kwoon.core.game import State
from kwoon.localization.formatter import Reader
from kwoon.terminal.boards.board import TerminalBoard
from kwoon.terminal.screen import Spans

NAMES = ["Ann", "Bo", "Cleo", "Dee", "Eli", "Fay"]


def deal_hands(loaded: LoadedGame, cards: list[str]) -> State:
    """Deal these cards hand by hand; Ann begins."""
    ids = [face.id for face in loaded.faces]
    return loaded.game.deal(RiggedDice(LiveDice(1), [ids.index(name) for name in cards], [0]))


def play(loaded: LoadedGame, state: State, *moves: str) -> None:
    """Make moves in notation, each preceded by its seat, counted from 1."""
    dice = LiveDice(1)
    for notated_move in moves:
        state.apply(int(notated_move[0]) - 1, loaded.game.parse_move(notated_move[2:]), dice)


def text(spans: Spans) -> str:
    return "".join(piece for piece, _ in spans)


def rows(board: TerminalBoard, state: State, seat: int) -> dict[str, str]:
    """Return the rows of the board that a seat sees, by label."""
    board_text = board.board_text(state.view(seat), Reader(NAMES, seat))
    return {label: text(spans) for label, spans in board_text.rows}
