"""Sheets of cards to cut out: nine on a page, crop marks around them, and backs that lie behind their fronts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kwoon import shelf, workshop
from kwoon.core.faces import Face
from kwoon.printing import stock
from kwoon.printing.fronts import HEIGHT, WIDTH, bleed, draw_front
from kwoon.printing.halves import bleed_halves, draw_halves
from kwoon.printing.looks import GREY, LACQUER, THREAD, mixed
from kwoon.printing.pen import Pen, Point

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
ACROSS = 3
DOWN = 3
BLEED = 2.5
"""A card goes on so far beyond its edge, so that a cut that is a little off shows no white."""
MARK = 4.0
GAP = 1.0


@dataclass(frozen=True)
class Card:
    """One piece of cardboard: its face, or its two moves and whose they are."""

    face: Face
    moves: tuple[Face, ...] = ()


def print_pack(game: str, text: str = "", paper: str = "a4", one_each: bool = False) -> bytes:
    """A pack as a PDF: pages of fronts, each with its page of backs after it, to be printed on both sides.

    Without a text, the pack that the game is played with. Takes seconds: a server does it in another process. Raise
    MissingLetters if the fonts do not have all letters of the pack.
    """
    box = shelf.find(game)
    cards = list(_copies(workshop.drawn(game, text or shelf.pack_text(game)), one_each))
    width, height = PAPERS[paper]
    pen = Pen(width, height, f"{box.title}: cards to cut out")
    left, top = (width - ACROSS * WIDTH) / 2, (height - DOWN * HEIGHT) / 2
    for first in range(0, len(cards), ACROSS * DOWN):
        page = cards[first : first + ACROSS * DOWN]
        pen.pdf.add_page()
        # What goes beyond the edges of one card is covered by its neighbours, first above and below, then beside.
        for beyond in ((BLEED, BLEED), (BLEED, 0.0), None):
            for at, card in enumerate(page):
                _front(pen, card, (left + at % ACROSS * WIDTH, top + at // ACROSS * HEIGHT), beyond)
        _crop_marks(pen, left, top, width, height)
        pen.pdf.add_page()
        _backs(pen, game, len(page), left, top)
        _crop_marks(pen, left, top, width, height)
    return pen.done()


def _copies(faces: list[Face], one_each: bool) -> Iterator[Card]:
    """Every copy, or each card once; what is switched off is not printed."""
    for card in _cards(faces):
        yield from [card] * (1 if one_each and card.face.copies else card.face.copies)


def _cards(faces: list[Face]) -> Iterator[Card]:
    """Faces that belong together are one card."""
    for face in faces:
        if face.part_of:
            continue
        parts = [each for each in faces if each.part_of == face.id]
        if len(parts) == 1:
            yield Card(face, (face, parts[0]))
        else:
            yield Card(face, tuple(parts))


def _front(pen: Pen, card: Card, at: Point, beyond: Point | None) -> None:
    """A front, or only what of it goes on beyond its edges."""
    halves = len(card.moves) == 2
    if beyond is not None:
        if halves:
            bleed_halves(pen, card.moves, at, beyond)
        else:
            bleed(pen, card.face.kind, at, beyond)
    elif halves:
        draw_halves(pen, card.moves, card.face.name if card.face.kind == "character" else "", at)
    else:
        draw_front(pen, card.face, *at)


def _backs(pen: Pen, game: str, count: int, left: float, top: float) -> None:
    """The other side of the sheet, turned over its long edge: the first card of a row is the last one there."""
    for at in range(count):
        x, y = left + (ACROSS - 1 - at % ACROSS) * WIDTH, top + at // ACROSS * HEIGHT
        pen.box(x - BLEED, y - BLEED, WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED, LACQUER[game])
    for at in range(count):
        _back(pen, game, left + (ACROSS - 1 - at % ACROSS) * WIDTH, top + at // ACROSS * HEIGHT)


def _back(pen: Pen, game: str, x: float, y: float) -> None:
    lacquer = LACQUER[game]
    thread = mixed(THREAD, lacquer, 0.34)
    with pen.pdf.rect_clip(x + 3, y + 3, WIDTH - 6, HEIGHT - 6):
        step = 7.0
        for at in range(-14, 24):
            pen.line((x + at * step, y), (x + at * step + HEIGHT, y + HEIGHT), thread, 0.4)
            pen.line((x + at * step, y + HEIGHT), (x + at * step + HEIGHT, y), thread, 0.4)
    pen.frame((x + 3, y + 3, WIDTH - 6, HEIGHT - 6), mixed(THREAD, lacquer, 0.75), 0.6, 2.5)
    size = 26.0
    middle_x, middle_y = x + (WIDTH - size) / 2, y + (HEIGHT - size) / 2
    pen.disc((middle_x, middle_y), size, lacquer, THREAD, 0.7)
    pen.path(stock.back(), 256, (middle_x + 5, middle_y + 5), size - 10, (231, 194, 124))


def _crop_marks(pen: Pen, left: float, top: float, width: float, height: float) -> None:
    """Where to cut, outside of the cards."""
    right, bottom = left + ACROSS * WIDTH, top + DOWN * HEIGHT
    gap = BLEED + GAP
    for at in range(ACROSS + 1):
        x = left + at * WIDTH
        pen.line((x, max(1, top - gap - MARK)), (x, top - gap), GREY, 0.15)
        pen.line((x, bottom + gap), (x, min(height - 1, bottom + gap + MARK)), GREY, 0.15)
    for at in range(DOWN + 1):
        y = top + at * HEIGHT
        pen.line((max(1, left - gap - MARK), y), (left - gap, y), GREY, 0.15)
        pen.line((right + gap, y), (min(width - 1, right + gap + MARK), y), GREY, 0.15)
