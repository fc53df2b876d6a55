"""Front of a printed card: name, picture, numbers in shapes that show their meaning, and the full text."""

from __future__ import annotations

from kwoon.core.card_faces import NumberOnCard
from kwoon.localization.faces import FormattedFace
from kwoon.printing import assets
from kwoon.printing.canvas import Canvas, Point
from kwoon.printing.colors import (
    GOLD,
    INK,
    JADE,
    LIGHT,
    PAPER,
    PAPER_SHADE,
    RED,
    SOFT_INK,
    Color,
    kind_color,
    mix_colors,
)
from kwoon.printing.fonts import SERIF
from kwoon.printing.line_breaks import is_wide

CARD_WIDTH = 63.0
CARD_HEIGHT = 88.0
MARGIN = 3.5
"""Margin in millimeters between the content and the card's edge, because cutting is inexact."""
TITLE_STRIP_HEIGHT = 15.0
NUMBER_SHAPES = {
    "attack": "attack",
    "bonus": "attack",
    "defence": "defence",
    "reduce": "defence",
    "heal": "chi",
    "spirit": "spirit",
    "points": "points",
    "value": "",
    "AP": "",
    "time": "speed",
}
"""Shape of each number drawn on a card; an empty string means a disc. Other numbers appear only in the card's text."""
SHAPE_COLORS: dict[str, tuple[Color, Color]] = {
    "attack": (RED, LIGHT),
    "defence": (JADE, LIGHT),
    "chi": (JADE, LIGHT),
    "spirit": (GOLD, INK),
    "points": (GOLD, INK),
    "speed": (mix_colors(GOLD, PAPER, 0.5), INK),
    "": (PAPER, INK),
}
PLUS_SIGN_NUMBERS = ("bonus", "heal")


def draw_front(canvas: Canvas, face: FormattedFace, x: float, y: float) -> None:
    """Draw one card with its upper left corner at (x, y)."""
    color = kind_color(face.kind)
    canvas.fill_rect(x, y, CARD_WIDTH, CARD_HEIGHT, PAPER)
    canvas.fill_rect(x, y, CARD_WIDTH, TITLE_STRIP_HEIGHT, mix_colors(color, INK, 0.92))
    numbers = numbers_with_shape(face)
    left = MARGIN + 16.5 if numbers else MARGIN
    sign, name = _split_chinese_character(face)
    # Two lines of a name fit between the frame and the end of the strip.
    strip = (x + left, y + 3.0, CARD_WIDTH - left - MARGIN, TITLE_STRIP_HEIGHT - 4.2)
    align = "L" if numbers else "C"
    canvas.draw_text(name, strip, size=16, min_size=7.5, font=SERIF, bold=True, color=LIGHT, align=align, max_lines=2)
    text_height = _text_height(face.text)
    picture = CARD_HEIGHT - TITLE_STRIP_HEIGHT - text_height - 15
    size = min(picture, CARD_WIDTH - 2 * MARGIN - 4, 38.0)
    position = (x + (CARD_WIDTH - size) / 2, y + TITLE_STRIP_HEIGHT + 2.5 + (picture - size) / 2)
    if sign:
        _draw_chinese_character(canvas, sign, position, size)
    else:
        canvas.draw_icon(face.icon, position, size, mix_colors(color, (18, 13, 8), 0.6))
    if numbers:
        draw_number(canvas, numbers[0], x + MARGIN - 0.5, y + 2.2, 15.5)
        for row, number in enumerate(numbers[1:4]):
            draw_number(canvas, number, x + MARGIN, y + TITLE_STRIP_HEIGHT + 4.5 + 14.5 * row, 12.5)
    if face.text:
        top = y + CARD_HEIGHT - 9 - text_height
        canvas.fill_rect(
            x + MARGIN, top - 1.2, CARD_WIDTH - 2 * MARGIN, text_height + 1.6, mix_colors(PAPER_SHADE, PAPER, 0.55)
        )
        canvas.draw_text(
            face.text,
            (x + MARGIN + 1.5, top - 0.4, CARD_WIDTH - 2 * MARGIN - 3, text_height),
            size=9,
            min_size=5.5,
            align="L",
        )
    _draw_footer(canvas, face, x, y)


def draw_bleed(canvas: Canvas, kind: str, position: Point, margin: Point) -> None:
    """Extend a card's colors beyond its edges. `margin` is the horizontal and vertical distance in millimeters."""
    x, y = position[0] - margin[0], position[1] - margin[1]
    width, height = CARD_WIDTH + 2 * margin[0], CARD_HEIGHT + 2 * margin[1]
    canvas.fill_rect(x, y, width, height, PAPER)
    canvas.fill_rect(x, y, width, TITLE_STRIP_HEIGHT + margin[1], mix_colors(kind_color(kind), INK, 0.92))


def _draw_footer(canvas: Canvas, face: FormattedFace, x: float, y: float) -> None:
    color = kind_color(face.kind)
    foot = y + CARD_HEIGHT - 7.6
    canvas.draw_text(
        face.label, (x + MARGIN, foot, 36, 4.2), size=7.5, min_size=5.5, bold=True, color=color, align="L", max_lines=1
    )
    canvas.draw_text(
        face.id,
        (x + CARD_WIDTH - MARGIN - 20, foot, 20, 4.2),
        size=5,
        min_size=3.5,
        color=SOFT_INK,
        align="R",
        max_lines=1,
    )
    canvas.draw_frame(
        (x + 1.6, y + 1.6, CARD_WIDTH - 3.2, CARD_HEIGHT - 3.2), mix_colors(color, PAPER, 0.75), 0.35, 2.2
    )


def _text_height(text: str) -> float:
    """Return the height of the text area; short texts leave more room for the picture."""
    length = sum(2 if is_wide(letter) else 1 for letter in text)
    return 0.0 if not text else min(34.0, max(8.0, 4.0 * (1 + length // 38)))


def _split_chinese_character(face: FormattedFace) -> tuple[str, str]:
    """Return the Chinese characters to draw as the picture, or an empty string, and the name. They are a name of one
    character, or stand before an English name."""
    first, _, rest = face.name.partition(" ")
    if len(first) == 1 and not first.isascii():
        return first, rest or first
    return (first, rest) if len(first) == 2 and not first.isascii() and rest.isalpha() else ("", face.name)


def _draw_chinese_character(canvas: Canvas, sign: str, position: Point, size: float) -> None:
    """Draw a Chinese character in place of the picture."""
    points = size / len(sign) * 0.92 * 72 / 25.4
    rect = (position[0] - 5, position[1], size + 10, size)
    canvas.draw_text(sign, rect, size=points, min_size=points / 2, font=SERIF, color=(138, 28, 19))


def numbers_with_shape(face: FormattedFace) -> list[NumberOnCard]:
    """Return the card's numbers that have a shape, at most one per name."""
    numbers: list[NumberOnCard] = []
    for number in face.numbers:
        if number.name in NUMBER_SHAPES and number.name not in [each.name for each in numbers]:
            numbers.append(number)
    return numbers


def draw_number(canvas: Canvas, number: NumberOnCard, x: float, y: float, size: float) -> None:
    """Draw a number in the shape that shows its meaning."""
    shape = NUMBER_SHAPES[number.name]
    fill, ink = SHAPE_COLORS[shape]
    if shape:
        canvas.fill_path(assets.shape_svg_path(shape), 100, (x - 0.5, y - 0.5), size + 1, PAPER)
        canvas.fill_path(assets.shape_svg_path(shape), 100, (x, y), size, fill)
    else:
        canvas.draw_disc((x + 0.6, y + 0.6), size - 1.2, fill, INK, 0.7)
    if shape == "spirit":
        return
    text = f"+{number.value}" if number.name in PLUS_SIGN_NUMBERS else str(number.value)
    points = size * (1.55 if len(text) < 2 else 1.2 if len(text) < 3 else 0.95)
    y_shift = size * 0.1 if shape == "chi" else size * 0.02
    canvas.draw_text(text, (x, y + y_shift, size, size), size=points, min_size=points, font=SERIF, bold=True, color=ink)
