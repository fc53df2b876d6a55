"""The front of a printed card of Dragon Punch: two moves, one upside down, since a card is turned to switch it."""

from __future__ import annotations

from kwoon.core.faces import Face, Number
from kwoon.printing.fronts import HEIGHT, MARGIN, WIDTH, draw_number
from kwoon.printing.looks import INK, JADE, LIGHT, PAPER, RED, SOFT, Colour, mixed, tint
from kwoon.printing.pen import SERIF, Pen, Point

HALF = HEIGHT / 2
STRIP = 8.5
PLACES = ("high", "low")


def draw_halves(pen: Pen, moves: tuple[Face, ...], called: str, at: Point) -> None:
    """Both moves of a card; `called` is the name of the character whose they are, if any."""
    x, y = at
    upper, lower = moves
    pen.box(x, y, WIDTH, HEIGHT, PAPER)
    _half(pen, upper, called, x, y)
    with pen.turned(x, y, WIDTH, HEIGHT):
        _half(pen, lower, called, x, y)
    pen.frame((x + 1.6, y + 1.6, WIDTH - 3.2, HEIGHT - 3.2), mixed(tint(lower.kind), PAPER, 0.6), 0.3, 2.2)
    pen.line((x + 4, y + HALF), (x + WIDTH - 4, y + HALF), mixed(SOFT, PAPER, 0.6), 0.3)


def bleed_halves(pen: Pen, moves: tuple[Face, ...], at: Point, beyond: Point) -> None:
    """The colours of a card beyond its edges, to the sides and above and below."""
    x, y = at[0] - beyond[0], at[1] - beyond[1]
    width, height = WIDTH + 2 * beyond[0], HEIGHT + 2 * beyond[1]
    strip = STRIP + 2 + beyond[1]
    pen.box(x, y, width, height, PAPER)
    pen.box(x, y, width, strip, _band(moves[0]))
    pen.box(x, y + height - strip, width, strip, _band(moves[1]))


def _band(face: Face) -> Colour:
    colour = tint(face.kind)
    return mixed(PAPER, colour, 0.8) if face.kind == "white" else colour


def _half(pen: Pen, face: Face, called: str, x: float, y: float) -> None:
    pen.box(x, y, WIDTH, STRIP + 2, _band(face))
    ink = INK if face.kind == "white" else LIGHT
    name = (x + MARGIN + 0.5, y + 2.6, 38, STRIP - 1.5)
    pen.say(face.name, name, size=13, least=7, font=SERIF, bold=True, colour=ink, align="L", lines=1)
    side = (x + 43, y + 2.6, WIDTH - 43 - MARGIN, STRIP - 1.5)
    pen.say(called or face.kind, side, size=7, least=4.5, colour=ink, align="R", lines=1)
    top = y + STRIP + 3.2
    numbers = {number.name: number for number in face.numbers}
    for at, place in enumerate(PLACES):
        _place(pen, place, numbers, x + MARGIN, top + 9.6 * at)
    pen.icon(face.icon, (x + WIDTH - MARGIN - 15.5, top + 1), 15.5, mixed(tint(face.kind), (18, 13, 8), 0.6))
    room = HALF - STRIP - 3.2 - 19.6 - 1.6
    pen.say(_effects(face), (x + MARGIN, top + 19.6, WIDTH - 2 * MARGIN, room), size=7, least=5, align="L")


def _place(pen: Pen, place: str, numbers: dict[str, Number], x: float, y: float) -> None:
    """What the move does at one height."""
    attack = numbers.get(f"{place} attack")
    time = numbers.get(f"{place} time")
    guards = [word for word in ("block", "evade") if f"{place} {word}" in numbers]
    back = RED if attack and not guards else JADE if guards else SOFT
    pen.box(x, y, 38.5, 9, mixed(back, PAPER, 0.14))
    pen.say(place, (x + 0.8, y, 8, 9), size=7.5, least=6, bold=True, colour=SOFT, align="L", lines=1)
    if attack and time:
        draw_number(pen, Number("attack", attack.value, attack.source), x + 9.5, y + 0.2, 8.6)
        draw_number(pen, Number("time", time.value, time.source), x + 18.8, y + 0.8, 7.6)
    at = 27.3 if attack else 10.0
    said = ", ".join(guards) if guards else "" if attack else "nothing"
    colour = JADE if guards else SOFT
    size = 7 if attack else 8
    pen.say(said, (x + at, y, 38 - at, 9), size=size, least=5, bold=bool(guards), colour=colour, align="L")


def _effects(face: Face) -> str:
    """What the pictures do not say: everything after the two heights."""
    sentences = face.text.split(". ")
    return ". ".join(sentences[2:])
