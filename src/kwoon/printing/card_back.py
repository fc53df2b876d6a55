"""Back of a printed card: a lattice in the game's color, and an emblem."""

from __future__ import annotations

from math import ceil

from kwoon.printing import assets
from kwoon.printing.canvas import Canvas, Point, Rect
from kwoon.printing.card_front import CARD_HEIGHT, CARD_WIDTH
from kwoon.printing.colors import BACK_PATTERN, Color, mix_colors

LATTICE_STEP = 7.0
EMBLEM_COLOR: Color = (231, 194, 124)
EMBLEM_SIZE = 26.0


def draw_back(canvas: Canvas, color: Color, x: float, y: float) -> None:
    """Draw a card's back with its upper left corner at (x, y)."""
    inside = (x + 3, y + 3, CARD_WIDTH - 6, CARD_HEIGHT - 6)
    draw_lattice(canvas, color, inside)
    canvas.draw_frame(inside, mix_colors(BACK_PATTERN, color, 0.75), 0.6, 2.5)
    draw_emblem(canvas, color, (x + CARD_WIDTH / 2, y + CARD_HEIGHT / 2), EMBLEM_SIZE)


def draw_lattice(canvas: Canvas, color: Color, rect: Rect) -> None:
    x, y, width, height = rect
    line_color = mix_colors(BACK_PATTERN, color, 0.34)
    with canvas.pdf.rect_clip(x, y, width, height):
        for index in range(-ceil(height / LATTICE_STEP), ceil(width / LATTICE_STEP)):
            left = x + index * LATTICE_STEP
            canvas.draw_line((left, y), (left + height, y + height), line_color, 0.4)
            canvas.draw_line((left + height, y), (left, y + height), line_color, 0.4)


def draw_emblem(canvas: Canvas, color: Color, center: Point, size: float) -> None:
    left, top = center[0] - size / 2, center[1] - size / 2
    margin = size * 0.19
    canvas.draw_disc((left, top), size, color, BACK_PATTERN, 0.7)
    canvas.fill_path(assets.back_emblem_svg_path(), 256, (left + margin, top + margin), size - 2 * margin, EMBLEM_COLOR)
