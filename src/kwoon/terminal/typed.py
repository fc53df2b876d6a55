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


def ways_to_type(opened: Opened, moves: list[int]) -> list[str]:
    """One of the moves in every way that is understood: as it is written, then the shortest ends of that and its name.

    The move is the one that gains most by that, for somebody who wants to learn how to type less.
    """
    best: list[str] = []
    for move in moves:
        written = opened.game.write(move)
        short = [_shortest(text, move, opened, moves) for text in (written, opened.words.move(move).lower())]
        ways = list(dict.fromkeys([written, *[each for each in short if each and len(each) < len(written)]]))
        if not best or len(ways) > len(best):
            best = ways
    return best


def _shortest(text: str, move: int, opened: Opened, moves: list[int]) -> str:
    """The shortest end of a text that means this move and no other; empty if only the whole of it does, or nothing."""
    words = text.split()
    for start in range(len(words) - 1, 0, -1):
        end = " ".join(words[start:])
        # A number is the place of a move in the list.
        if not end.isdigit() and named(end, opened, moves) == [move]:
            return end
    return ""


def _simple(text: str) -> str:
    return " ".join(text.lower().split())
