"""Sheets of cards to cut out: nine per page with crop marks, and backs aligned with their fronts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kwoon import pack_editor, registry
from kwoon.localization.faces import FormattedFace, format_faces
from kwoon.printing import assets
from kwoon.printing.canvas import Canvas, Point
from kwoon.printing.card_front import CARD_HEIGHT, CARD_WIDTH, draw_bleed, draw_front
from kwoon.printing.colors import BACK_PATTERN, GREY, Color, mix_colors
from kwoon.printing.two_move_front import draw_two_moves, draw_two_moves_bleed

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
COLUMNS = 3
ROWS = 3
BLEED = 2.5
"""Width in millimeters of the bleed beyond a card's edge. It prevents an inexact cut from showing white."""
CROP_MARK_LENGTH = 4.0
CROP_MARK_GAP = 1.0


@dataclass(frozen=True)
class PrintedCard:
    """A printed card. If there are two `moves`, the front shows them instead of `face`."""

    face: FormattedFace
    moves: tuple[FormattedFace, ...] = ()


def render_pack_pdf(game: str, text: str = "", paper: str = "a4", one_each: bool = False) -> bytes:
    """Return a pack as a PDF for duplex printing: each page of fronts is followed by its page of backs.

    Without `text`, print the game's default pack. With `one_each`, print one copy of each card. Rendering takes
    seconds, so the server runs it in a separate process. Raise `MissingLetters` if the fonts lack a character used in
    the pack.
    """
    definition = registry.find_game(game)
    cards = list(_copies(format_faces(pack_editor.all_faces(game, text or registry.default_pack_text(game))), one_each))
    width, height = PAPERS[paper]
    canvas = Canvas(width, height, f"{definition.title}: cards to cut out")
    left, top = (width - COLUMNS * CARD_WIDTH) / 2, (height - ROWS * CARD_HEIGHT) / 2
    for first in range(0, len(cards), COLUMNS * ROWS):
        page = cards[first : first + COLUMNS * ROWS]
        canvas.pdf.add_page()
        # Neighboring cards cover each other's bleed, so draw the full bleed first, then the horizontal bleed, then the
        # fronts.
        for margin in ((BLEED, BLEED), (BLEED, 0.0), None):
            for index, card in enumerate(page):
                _draw_front_or_bleed(
                    canvas, card, (left + index % COLUMNS * CARD_WIDTH, top + index // COLUMNS * CARD_HEIGHT), margin
                )
        _draw_crop_marks(canvas, left, top, width, height)
        canvas.pdf.add_page()
        _draw_backs(canvas, definition.back_color, len(page), left, top)
        _draw_crop_marks(canvas, left, top, width, height)
    return canvas.finish()


def _copies(faces: list[FormattedFace], one_each: bool) -> Iterator[PrintedCard]:
    """Yield every copy, or one copy of each card if `one_each` is set. Skip disabled cards."""
    for card in _combine_faces(faces):
        yield from [card] * (1 if one_each and card.face.copies else card.face.copies)


def _combine_faces(faces: list[FormattedFace]) -> Iterator[PrintedCard]:
    """Yield the cards, combining faces that belong to the same card."""
    for face in faces:
        if face.part_of:
            continue
        parts = [each for each in faces if each.part_of == face.id]
        if len(parts) == 1:
            yield PrintedCard(face, (face, parts[0]))
        else:
            yield PrintedCard(face, tuple(parts))


def _draw_front_or_bleed(canvas: Canvas, card: PrintedCard, position: Point, margin: Point | None) -> None:
    has_two_moves = len(card.moves) == 2
    if margin is not None:
        if has_two_moves:
            draw_two_moves_bleed(canvas, card.moves, position, margin)
        else:
            draw_bleed(canvas, card.face.kind, position, margin)
    elif has_two_moves:
        draw_two_moves(canvas, card.moves, card.face.name if card.face.kind == "character" else "", position)
    else:
        draw_front(canvas, card.face, *position)


def _draw_backs(canvas: Canvas, color: Color, count: int, left: float, top: float) -> None:
    """Draw a page of backs, mirrored for flipping on the long edge: the first card in a row becomes the last."""
    for at in range(count):
        x, y = left + (COLUMNS - 1 - at % COLUMNS) * CARD_WIDTH, top + at // COLUMNS * CARD_HEIGHT
        canvas.fill_rect(x - BLEED, y - BLEED, CARD_WIDTH + 2 * BLEED, CARD_HEIGHT + 2 * BLEED, color)
    for at in range(count):
        _draw_back(canvas, color, left + (COLUMNS - 1 - at % COLUMNS) * CARD_WIDTH, top + at // COLUMNS * CARD_HEIGHT)


def _draw_back(canvas: Canvas, back_color: Color, x: float, y: float) -> None:
    line_color = mix_colors(BACK_PATTERN, back_color, 0.34)
    with canvas.pdf.rect_clip(x + 3, y + 3, CARD_WIDTH - 6, CARD_HEIGHT - 6):
        step = 7.0
        for index in range(-14, 24):
            canvas.draw_line((x + index * step, y), (x + index * step + CARD_HEIGHT, y + CARD_HEIGHT), line_color, 0.4)
            canvas.draw_line((x + index * step, y + CARD_HEIGHT), (x + index * step + CARD_HEIGHT, y), line_color, 0.4)
    canvas.draw_frame(
        (x + 3, y + 3, CARD_WIDTH - 6, CARD_HEIGHT - 6), mix_colors(BACK_PATTERN, back_color, 0.75), 0.6, 2.5
    )
    size = 26.0
    middle_x, middle_y = x + (CARD_WIDTH - size) / 2, y + (CARD_HEIGHT - size) / 2
    canvas.draw_disc((middle_x, middle_y), size, back_color, BACK_PATTERN, 0.7)
    canvas.fill_path(assets.back_emblem_svg_path(), 256, (middle_x + 5, middle_y + 5), size - 10, (231, 194, 124))


def _draw_crop_marks(canvas: Canvas, left: float, top: float, width: float, height: float) -> None:
    right, bottom = left + COLUMNS * CARD_WIDTH, top + ROWS * CARD_HEIGHT
    gap = BLEED + CROP_MARK_GAP
    for at in range(COLUMNS + 1):
        x = left + at * CARD_WIDTH
        canvas.draw_line((x, max(1, top - gap - CROP_MARK_LENGTH)), (x, top - gap), GREY, 0.15)
        canvas.draw_line((x, bottom + gap), (x, min(height - 1, bottom + gap + CROP_MARK_LENGTH)), GREY, 0.15)
    for at in range(ROWS + 1):
        y = top + at * CARD_HEIGHT
        canvas.draw_line((max(1, left - gap - CROP_MARK_LENGTH), y), (left - gap, y), GREY, 0.15)
        canvas.draw_line((right + gap, y), (min(width - 1, right + gap + CROP_MARK_LENGTH), y), GREY, 0.15)
