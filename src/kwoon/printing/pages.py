"""Distributes what is below each other over pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple


class Piece(NamedTuple):
    """A part of a page that is not divided, such as a line."""

    height: float
    """In millimeters."""
    draw: Callable[[float], None]
    """Draws the piece at a vertical position."""
    space: float = 0.0
    """Space above the piece, unless it is the first on its page."""
    keeps_next: bool = False
    """Whether the next piece must be on the same page."""
    repeated: tuple[Piece, ...] = ()
    """Pieces to repeat above this one if it begins a page, such as the head of a table."""


Page = list[tuple[float, Piece]]
"""The pieces on a page and their vertical positions."""


def split_into_pages(pieces: Sequence[Piece], first_height: float, height: float) -> Iterator[Page]:
    """Yield the pages. A group of pieces that is higher than a page is divided."""
    page: Page = []
    used, room = 0.0, first_height
    for group in _groups(pieces):
        if page and used + _height(group) > room:
            yield page
            page, used, room = [], 0.0, height
        for piece in group:
            if page and used + piece.space + piece.height > room:
                yield page
                page, used, room = [], 0.0, height
            for each in (piece,) if page else (*piece.repeated, piece):
                used += each.space if page else 0.0
                page.append((used, each))
                used += each.height
    if page:
        yield page


def _groups(pieces: Sequence[Piece]) -> Iterator[list[Piece]]:
    group: list[Piece] = []
    for piece in pieces:
        group.append(piece)
        if not piece.keeps_next:
            yield group
            group = []
    if group:
        yield group


def _height(group: Sequence[Piece]) -> float:
    return sum(piece.space + piece.height for piece in group)
