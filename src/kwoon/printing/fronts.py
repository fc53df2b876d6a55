"""The front of a printed card: name, picture, numbers whose shape tells what they are, and all of its text."""

from __future__ import annotations

from kwoon.core.faces import Face, Number
from kwoon.printing import stock
from kwoon.printing.looks import GOLD, INK, JADE, LIGHT, PAPER, PAPER_LOW, RED, SOFT, Colour, mixed, tint
from kwoon.printing.pen import SERIF, Pen, Point

WIDTH = 63.0
HEIGHT = 88.0
MARGIN = 3.5
"""Nothing that matters is nearer to the edge: scissors are not exact."""
STRIP = 15.0
SHAPES = {
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
"""The numbers that are drawn, and by which shape; what others mean stands in the text."""
FILLS: dict[str, tuple[Colour, Colour]] = {
    "attack": (RED, LIGHT),
    "defence": (JADE, LIGHT),
    "chi": (JADE, LIGHT),
    "spirit": (GOLD, INK),
    "points": (GOLD, INK),
    "speed": (mixed(GOLD, PAPER, 0.5), INK),
    "": (PAPER, INK),
}
SIGNED = ("bonus", "heal")


def draw_front(pen: Pen, face: Face, x: float, y: float) -> None:
    """One card; x and y are of its upper left corner."""
    colour = tint(face.kind)
    pen.box(x, y, WIDTH, HEIGHT, PAPER)
    pen.box(x, y, WIDTH, STRIP, mixed(colour, INK, 0.92))
    numbers = drawn_numbers(face)
    left = MARGIN + 16.5 if numbers else MARGIN
    sign, name = _signed(face)
    # Two lines of a name fit between the frame and the end of the strip.
    strip = (x + left, y + 3.0, WIDTH - left - MARGIN, STRIP - 4.2)
    align = "L" if numbers else "C"
    pen.say(name, strip, size=16, least=7.5, font=SERIF, bold=True, colour=LIGHT, align=align, lines=2)
    room = _text_height(face.text)
    picture = HEIGHT - STRIP - room - 15
    size = min(picture, WIDTH - 2 * MARGIN - 4, 38.0)
    at = (x + (WIDTH - size) / 2, y + STRIP + 2.5 + (picture - size) / 2)
    if sign:
        _sign(pen, sign, at, size)
    else:
        pen.icon(face.icon, at, size, mixed(colour, (18, 13, 8), 0.6))
    if numbers:
        draw_number(pen, numbers[0], x + MARGIN - 0.5, y + 2.2, 15.5)
        for row, number in enumerate(numbers[1:4]):
            draw_number(pen, number, x + MARGIN, y + STRIP + 4.5 + 14.5 * row, 12.5)
    if face.text:
        top = y + HEIGHT - 9 - room
        pen.box(x + MARGIN, top - 1.2, WIDTH - 2 * MARGIN, room + 1.6, mixed(PAPER_LOW, PAPER, 0.55))
        pen.say(face.text, (x + MARGIN + 1.5, top - 0.4, WIDTH - 2 * MARGIN - 3, room), size=9, least=5.5, align="L")
    _foot(pen, face, x, y)


def bleed(pen: Pen, kind: str, at: Point, beyond: Point) -> None:
    """The colours of a card beyond its edges, to the sides and above and below."""
    x, y = at[0] - beyond[0], at[1] - beyond[1]
    width, height = WIDTH + 2 * beyond[0], HEIGHT + 2 * beyond[1]
    pen.box(x, y, width, height, PAPER)
    pen.box(x, y, width, STRIP + beyond[1], mixed(tint(kind), INK, 0.92))


def _foot(pen: Pen, face: Face, x: float, y: float) -> None:
    """What sort of card it is, and how records call it."""
    colour = tint(face.kind)
    foot = y + HEIGHT - 7.6
    pen.say(face.kind, (x + MARGIN, foot, 36, 4.2), size=7.5, least=5.5, bold=True, colour=colour, align="L", lines=1)
    pen.say(face.id, (x + WIDTH - MARGIN - 20, foot, 20, 4.2), size=5, least=3.5, colour=SOFT, align="R", lines=1)
    pen.frame((x + 1.6, y + 1.6, WIDTH - 3.2, HEIGHT - 3.2), mixed(colour, PAPER, 0.75), 0.35, 2.2)


def _text_height(text: str) -> float:
    """How much room a text gets: short ones leave it to the picture."""
    return 0.0 if not text else min(34.0, max(8.0, 4.0 * (1 + len(text) // 38)))


def _signed(face: Face) -> tuple[str, str]:
    """The sign before a name, if there is one, and the name."""
    first, _, rest = face.name.partition(" ")
    return (first, rest) if rest and len(first) <= 2 and not first.isascii() else ("", face.name)


def _sign(pen: Pen, sign: str, at: Point, size: float) -> None:
    """A Chinese sign in place of the picture."""
    points = size / len(sign) * 0.92 * 72 / 25.4
    box = (at[0] - 5, at[1], size + 10, size)
    pen.say(sign, box, size=points, least=points / 2, font=SERIF, colour=(138, 28, 19))


def drawn_numbers(face: Face) -> list[Number]:
    """Those that have a shape, each once."""
    found: list[Number] = []
    for number in face.numbers:
        if number.name in SHAPES and number.name not in [each.name for each in found]:
            found.append(number)
    return found


def draw_number(pen: Pen, number: Number, x: float, y: float, size: float) -> None:
    """A number in the shape that tells what it is."""
    shape = SHAPES[number.name]
    fill, ink = FILLS[shape]
    if shape:
        pen.path(stock.shape(shape), 100, (x - 0.5, y - 0.5), size + 1, PAPER)
        pen.path(stock.shape(shape), 100, (x, y), size, fill)
    else:
        pen.disc((x + 0.6, y + 0.6), size - 1.2, fill, INK, 0.7)
    if shape == "spirit":
        return
    said = f"+{number.value}" if number.name in SIGNED else str(number.value)
    points = size * (1.55 if len(said) < 2 else 1.2 if len(said) < 3 else 0.95)
    drop = size * 0.1 if shape == "chi" else size * 0.02
    pen.say(said, (x, y + drop, size, size), size=points, least=points, font=SERIF, bold=True, colour=ink)
