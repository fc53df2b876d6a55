"""Front of a printed card with two moves, one of them upside down, because players turn the card to switch moves."""

from __future__ import annotations

from kwoon.core.card_faces import NumberOnCard
from kwoon.localization.faces import FormattedFace
from kwoon.localization.formatter import Reader
from kwoon.printing.canvas import Canvas, Point
from kwoon.printing.card_front import CARD_HEIGHT, CARD_WIDTH, MARGIN, draw_number
from kwoon.printing.colors import INK, JADE, LIGHT, PAPER, RED, SOFT_INK, Color, kind_color, mix_colors
from kwoon.printing.fonts import SERIF

HALF_HEIGHT = CARD_HEIGHT / 2
HALF_STRIP_HEIGHT = 8.5
HEIGHTS = ("high", "low")
HEIGHT_IDS = {"high": "printing-high", "low": "printing-low"}
DEFENSE_IDS = {"block": "printing-block", "evade": "printing-evade"}


def labels_of_moves(reader: Reader) -> list[str]:
    """Return the words that cards with two moves show besides the texts of their faces."""
    labels = [reader.t(HEIGHT_IDS[height]) for height in HEIGHTS]
    labels += [reader.t(DEFENSE_IDS[defense]) for defense in DEFENSE_IDS]
    return [*labels, reader.t("printing-neither"), reader.t("core-list-separator")]


def draw_two_moves(
    canvas: Canvas, moves: tuple[FormattedFace, ...], character_name: str, position: Point, reader: Reader
) -> None:
    """Draw both moves of a card; `character_name` names the character who owns them, if any."""
    x, y = position
    upper, lower = moves
    canvas.fill_rect(x, y, CARD_WIDTH, CARD_HEIGHT, PAPER)
    _draw_move(canvas, upper, character_name, (x, y), reader)
    with canvas.upside_down(x, y, CARD_WIDTH, CARD_HEIGHT):
        _draw_move(canvas, lower, character_name, (x, y), reader)
    canvas.draw_frame(
        (x + 1.6, y + 1.6, CARD_WIDTH - 3.2, CARD_HEIGHT - 3.2),
        mix_colors(kind_color(lower.kind), PAPER, 0.6),
        0.3,
        2.2,
    )
    canvas.draw_line(
        (x + 4, y + HALF_HEIGHT), (x + CARD_WIDTH - 4, y + HALF_HEIGHT), mix_colors(SOFT_INK, PAPER, 0.6), 0.3
    )


def draw_two_moves_bleed(canvas: Canvas, moves: tuple[FormattedFace, ...], position: Point, margin: Point) -> None:
    """Extend a card's colors beyond its edges. `margin` is the horizontal and vertical distance in millimeters."""
    x, y = position[0] - margin[0], position[1] - margin[1]
    width, height = CARD_WIDTH + 2 * margin[0], CARD_HEIGHT + 2 * margin[1]
    strip = HALF_STRIP_HEIGHT + 2 + margin[1]
    canvas.fill_rect(x, y, width, height, PAPER)
    canvas.fill_rect(x, y, width, strip, _band_color(moves[0]))
    canvas.fill_rect(x, y + height - strip, width, strip, _band_color(moves[1]))


def _band_color(face: FormattedFace) -> Color:
    color = kind_color(face.kind)
    return mix_colors(PAPER, color, 0.8) if face.kind == "white" else color


def _draw_move(canvas: Canvas, face: FormattedFace, character_name: str, position: Point, reader: Reader) -> None:
    x, y = position
    canvas.fill_rect(x, y, CARD_WIDTH, HALF_STRIP_HEIGHT + 2, _band_color(face))
    ink = INK if face.kind == "white" else LIGHT
    name = (x + MARGIN + 0.5, y + 2.6, 38, HALF_STRIP_HEIGHT - 1.5)
    canvas.draw_text(face.name, name, size=13, min_size=7, font=SERIF, bold=True, color=ink, align="L", max_lines=1)
    side = (x + 43, y + 2.6, CARD_WIDTH - 43 - MARGIN, HALF_STRIP_HEIGHT - 1.5)
    canvas.draw_text(character_name or face.label, side, size=7, min_size=4.5, color=ink, align="R", max_lines=1)
    top = y + HALF_STRIP_HEIGHT + 3.2
    numbers = {number.name: number for number in face.numbers}
    for index, height_name in enumerate(HEIGHTS):
        _draw_move_at_height(canvas, height_name, numbers, (x + MARGIN, top + 9.6 * index), reader)
    canvas.draw_icon(
        face.icon, (x + CARD_WIDTH - MARGIN - 15.5, top + 1), 15.5, mix_colors(kind_color(face.kind), (18, 13, 8), 0.6)
    )
    room = HALF_HEIGHT - HALF_STRIP_HEIGHT - 3.2 - 19.6 - 1.6
    canvas.draw_text(
        face.short_text, (x + MARGIN, top + 19.6, CARD_WIDTH - 2 * MARGIN, room), size=7, min_size=5, align="L"
    )


def _draw_move_at_height(
    canvas: Canvas, height_name: str, numbers: dict[str, NumberOnCard], position: Point, reader: Reader
) -> None:
    x, y = position
    attack = numbers.get(f"{height_name} attack")
    time = numbers.get(f"{height_name} time")
    defenses = [defense for defense in DEFENSE_IDS if f"{height_name} {defense}" in numbers]
    background = RED if attack and not defenses else JADE if defenses else SOFT_INK
    canvas.fill_rect(x, y, 38.5, 9, mix_colors(background, PAPER, 0.14))
    label = (x + 0.8, y, 8, 9)
    canvas.draw_text(
        reader.t(HEIGHT_IDS[height_name]),
        label,
        size=7.5,
        min_size=5,
        bold=True,
        color=SOFT_INK,
        align="L",
        max_lines=1,
    )
    if attack and time:
        draw_number(canvas, NumberOnCard("attack", attack.value, attack.source), x + 9.5, y + 0.2, 8.6)
        draw_number(canvas, NumberOnCard("time", time.value, time.source), x + 18.8, y + 0.8, 7.6)
    x_offset = 27.3 if attack else 10.0
    labels = [reader.t(DEFENSE_IDS[defense]) for defense in defenses]
    text = reader.t("core-list-separator").join(labels) if labels else "" if attack else reader.t("printing-neither")
    color = JADE if defenses else SOFT_INK
    size = 7 if attack else 8
    canvas.draw_text(
        text, (x + x_offset, y, 38 - x_offset, 9), size=size, min_size=5, bold=bool(defenses), color=color, align="L"
    )
