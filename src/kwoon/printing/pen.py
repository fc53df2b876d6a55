"""Draws on a page in millimetres: boxes, pictures, and text that is made to fit."""

from __future__ import annotations

import logging
from functools import cache
from io import BytesIO
from tempfile import TemporaryDirectory
from textwrap import shorten
from typing import Any

from kwoon.extras import needs
from kwoon.printing import stock

with needs("print", "Printing cards"):
    from fontTools.ttLib import TTFont
    from fpdf import FPDF
    from fpdf.svg import SVGObject

# Letters that no font has are an error of ours (stock.MissingLetters), so fpdf's warnings add nothing.
logging.getLogger("fpdf").setLevel(logging.ERROR)
logging.getLogger("fontTools").setLevel(logging.ERROR)

SERIF = "fraunces"
SANS = "inter"
MAX_QUOTED = 40
"""How many characters of a text an error quotes."""
POINT = 25.4 / 72
"""Millimetres."""
Colour = tuple[int, int, int]
Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, width and height."""


class Pen:
    """One document."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self.pdf = FPDF(unit="mm", format=(width, height))
        self.pdf.set_auto_page_break(False)
        self.pdf.set_margin(0)
        self.pdf.c_margin = 0
        self.pdf.set_title(title)
        self.pdf.set_creator("kwoon")
        self._missing: dict[str, str] = {}
        fallback: list[str] = []
        with TemporaryDirectory() as folder:
            for file in stock.letters():
                name = file.stem.removesuffix("-normal")
                family, _, rest = name.partition("-latin")
                ready = f"{folder}/{name}.ttf"
                _plain(file.read_bytes(), ready)
                style = "B" if name.endswith("600") else ""
                if rest in ("-400", "-600"):
                    self.pdf.add_font(family, style, ready)
                else:
                    self.pdf.add_font(name.removesuffix("-400").removesuffix("-600"), style, ready)
                    fallback.append(name.removesuffix("-400").removesuffix("-600"))
        self.pdf.set_fallback_fonts(list(dict.fromkeys(fallback)), exact_match=False)

    def box(self, x: float, y: float, width: float, height: float, colour: Colour) -> None:
        """A filled box."""
        self.pdf.set_fill_color(*colour)
        self.pdf.rect(x, y, width, height, style="F")

    def frame(self, box: Box, colour: Colour, line: float, radius: float) -> None:
        """A line around something, with round corners."""
        x, y, width, height = box
        self.pdf.set_draw_color(*colour)
        self.pdf.set_line_width(line)
        self.pdf.rect(x, y, width, height, style="D", round_corners=True, corner_radius=radius)

    def line(self, start: Point, end: Point, colour: Colour, line: float) -> None:
        """A straight line."""
        self.pdf.set_draw_color(*colour)
        self.pdf.set_line_width(line)
        self.pdf.line(*start, *end)

    def disc(self, at: Point, size: float, fill: Colour, edge: Colour, line: float) -> None:
        """A filled circle with an edge; its place is that of its box."""
        self.pdf.set_fill_color(*fill)
        self.pdf.set_draw_color(*edge)
        self.pdf.set_line_width(line)
        self.pdf.ellipse(*at, size, size, style="FD")

    def icon(self, name: str, at: Point, size: float, colour: Colour) -> None:
        """A picture in a square."""
        _drawn(stock.icon(name), 512, size, colour).draw_to_page(self.pdf, *at)

    def path(self, path: str, drawn_in: int, at: Point, size: float, colour: Colour) -> None:
        """An outline that was drawn in a square of this size, filled."""
        if path:
            _drawn(f'<path fill="currentColor" d="{path}"/>', drawn_in, size, colour).draw_to_page(self.pdf, *at)

    def say(
        self,
        text: str,
        box: Box,
        *,
        size: float,
        least: float,
        font: str = SANS,
        bold: bool = False,
        colour: Colour = (34, 29, 23),
        align: str = "C",
        lines: int = 99,
    ) -> None:
        """Text in a box, as large as it fits between two sizes, in the middle of its height."""
        if not text:
            return
        x, y, width, height = box
        pdf = self.pdf
        pdf.set_text_color(*colour)
        pdf.set_font(font, "B" if bold else "", size)
        self._check_letters(text)
        points = size
        while True:
            pdf.set_font(font, "B" if bold else "", points)
            leading = points * POINT * (1.12 if font == SERIF else 1.26)
            rows = pdf.multi_cell(width, leading, text, align="L", dry_run=True, output="LINES")
            assert isinstance(rows, list)
            fits = len(rows) * leading <= height + 0.2 and len(rows) <= lines and not _broken(text, rows)
            if fits or points <= least:
                break
            points -= 0.25
        top = y + max(0.0, (height - len(rows) * leading) / 2)
        with pdf.rect_clip(x - 0.3, y - 0.6, width + 0.6, height + 1.2):
            pdf.set_xy(x, top)
            pdf.multi_cell(width, leading, text, align=align)

    def _check_letters(self, text: str) -> None:
        """Remember the letters that neither the present font nor a fallback has."""
        known = getattr(self.pdf.current_font, "cmap", {})
        for letter in text:
            if not letter.isspace() and ord(letter) not in known and self.pdf.get_fallback_font(letter) is None:
                self._missing.setdefault(letter, shorten(text, MAX_QUOTED, placeholder="…"))

    def turned(self, x: float, y: float, width: float, height: float) -> Any:
        """Upside down, around the middle of a box: for `with`."""
        return self.pdf.rotation(180, x + width / 2, y + height / 2)

    def done(self) -> bytes:
        """Return the document. Raise MissingLetters if a text could not be written in full."""
        if self._missing:
            raise stock.MissingLetters(self._missing)
        return bytes(self.pdf.output())


def _broken(text: str, rows: list[str]) -> bool:
    """Whether a word had to be broken."""
    return [word for row in rows for word in row.split()] != text.split()


@cache
def _drawn(body: str, box: int, size: float, colour: Colour) -> SVGObject:
    ink = "#{:02x}{:02x}{:02x}".format(*colour)
    inner = body.replace("currentColor", ink)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {box} {box}" width="{size:.3f}mm" height="{size:.3f}mm">'
    )
    return SVGObject(f"{head}{inner}</svg>")


def _plain(packed: bytes, ready: str) -> None:
    """A font for the web as one that a PDF takes."""
    font = TTFont(BytesIO(packed))
    font.flavor = None
    font.save(ready)
