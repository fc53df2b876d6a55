"""Understands what a person types as one of the moves on offer: its number, its notation, or just the card."""

from __future__ import annotations

from kwoon.core.box import Opened
from kwoon.core.contract import Refused


def read_typed(text: str, opened: Opened, moves: list[int]) -> int:
    """The move that was meant, which may be one that is not on offer; Refused if it cannot be understood.

    `moves` are numbered as they stand there.
    """
    if text.isascii() and text.isdigit():
        number = int(text) if len(text) < 9 else 0
        if not 1 <= number <= len(moves):
            raise Refused(f"Choose a number from 1 to {len(moves)}.")
        return moves[number - 1]
    meant = named(text, opened, moves)
    if len(meant) == 1:
        return meant[0]
    if len(meant) > 1:
        said = ", ".join(opened.game.write(move) for move in meant)
        raise Refused(f"'{text}' could mean: {said}. Type one of these.")
    return opened.game.read(text)


def named(text: str, opened: Opened, moves: list[int]) -> list[int]:
    """The moves on offer that this text names."""
    said = _simple(text)
    written = [move for move in moves if said in (_simple(opened.game.write(move)), _simple(opened.words.move(move)))]
    if written or not said:
        return written
    # `S3` for `play S3`, `punch 3` for `Play Punch 3`.
    return [
        move
        for move in moves
        if _simple(opened.game.write(move)).endswith(f" {said}")
        or _simple(opened.words.move(move)).endswith(f" {said}")
    ]


def _simple(text: str) -> str:
    return " ".join(text.lower().split())
