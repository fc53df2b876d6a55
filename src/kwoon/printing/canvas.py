"""Drawing on PDF pages in millimeters: boxes, pictures, and text that is fitted into a box."""

from __future__ import annotations

import logging
from functools import cache
from io import BytesIO
from tempfile import TemporaryDirectory
from textwrap import shorten
from typing import Any

from kwoon.optional_deps import requires
from kwoon.printing import assets

with requires("print", "Printing cards"):
    from fontTools.ttLib import TTFont
    from fpdf import FPDF
    from fpdf.svg import SVGObject

# Missing characters raise our own error (assets.MissingLetters), so fpdf's warnings add nothing.
logging.getLogger("fpdf").setLevel(logging.ERROR)
logging.getLogger("fontTools").setLevel(logging.ERROR)

SERIF = "fraunces"
SANS = "inter"
MAX_QUOTED = 40
"""Maximum length of a text quoted in an error."""
MM_PER_POINT = 25.4 / 72
Color = tuple[int, int, int]
Point = tuple[float, float]
Rect = tuple[float, float, float, float]
"""Left, top, width and height in millimeters."""


class Canvas:
    """A PDF document drawn in millimeters."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self.pdf = FPDF(unit="mm", format=(width, height))
        self.pdf.set_auto_page_break(False)
        self.pdf.set_margin(0)
        self.pdf.c_margin = 0
        self.pdf.set_title(title)
        self.pdf.set_creator("kwoon")
        self._missing: dict[str, str] = {}
        fallback_fonts: list[str] = []
        with TemporaryDirectory() as folder:
            for file in assets.font_files():
                name = file.stem.removesuffix("-normal")
                family, _, rest = name.partition("-latin")
                font_path = f"{folder}/{name}.ttf"
                _convert_font(file.read_bytes(), font_path)
                style = "B" if name.endswith("600") else ""
                if rest in ("-400", "-600"):
                    self.pdf.add_font(family, style, font_path)
                else:
                    self.pdf.add_font(name.removesuffix("-400").removesuffix("-600"), style, font_path)
                    fallback_fonts.append(name.removesuffix("-400").removesuffix("-600"))
        self.pdf.set_fallback_fonts(list(dict.fromkeys(fallback_fonts)), exact_match=False)

    def fill_rect(self, x: float, y: float, width: float, height: float, color: Color) -> None:
        self.pdf.set_fill_color(*color)
        self.pdf.rect(x, y, width, height, style="F")

    def draw_frame(self, rect: Rect, color: Color, line_width: float, radius: float) -> None:
        x, y, width, height = rect
        self.pdf.set_draw_color(*color)
        self.pdf.set_line_width(line_width)
        self.pdf.rect(x, y, width, height, style="D", round_corners=True, corner_radius=radius)

    def draw_line(self, start: Point, end: Point, color: Color, line_width: float) -> None:
        self.pdf.set_draw_color(*color)
        self.pdf.set_line_width(line_width)
        self.pdf.line(*start, *end)

    def draw_disc(self, position: Point, size: float, fill: Color, edge: Color, line_width: float) -> None:
        """Draw a filled circle with an edge; `position` is the top left corner of its bounding box."""
        self.pdf.set_fill_color(*fill)
        self.pdf.set_draw_color(*edge)
        self.pdf.set_line_width(line_width)
        self.pdf.ellipse(*position, size, size, style="FD")

    def draw_icon(self, name: str, position: Point, size: float, color: Color) -> None:
        _make_svg(assets.icon_svg(name), 512, size, color).draw_to_page(self.pdf, *position)

    def fill_path(self, path: str, view_box: int, position: Point, size: float, color: Color) -> None:
        """Fill an outline that was drawn in a square of `view_box` units."""
        if path:
            _make_svg(f'<path fill="currentColor" d="{path}"/>', view_box, size, color).draw_to_page(
                self.pdf, *position
            )

    def draw_text(
        self,
        text: str,
        rect: Rect,
        *,
        size: float,
        min_size: float,
        font: str = SANS,
        bold: bool = False,
        color: Color = (34, 29, 23),
        align: str = "C",
        max_lines: int = 99,
    ) -> None:
        """Draw text in a box, vertically centered, at the largest font size that fits. `size` and `min_size` are the
        maximum and minimum in points. Text that does not fit at `min_size` is clipped."""
        if not text:
            return
        x, y, width, height = rect
        pdf = self.pdf
        pdf.set_text_color(*color)
        pdf.set_font(font, "B" if bold else "", size)
        self._note_missing_letters(text)
        points = size
        while True:
            pdf.set_font(font, "B" if bold else "", points)
            leading = points * MM_PER_POINT * (1.12 if font == SERIF else 1.26)
            rows = pdf.multi_cell(width, leading, text, align="L", dry_run=True, output="LINES")
            assert isinstance(rows, list)
            fits = len(rows) * leading <= height + 0.2 and len(rows) <= max_lines and not _breaks_word(text, rows)
            if fits or points <= min_size:
                break
            points -= 0.25
        top = y + max(0.0, (height - len(rows) * leading) / 2)
        with pdf.rect_clip(x - 0.3, y - 0.6, width + 0.6, height + 1.2):
            pdf.set_xy(x, top)
            pdf.multi_cell(width, leading, text, align=align)

    def _note_missing_letters(self, text: str) -> None:
        """Record the characters that neither the current font nor a fallback has."""
        known = getattr(self.pdf.current_font, "cmap", {})
        for letter in text:
            if not letter.isspace() and ord(letter) not in known and self.pdf.get_fallback_font(letter) is None:
                self._missing.setdefault(letter, shorten(text, MAX_QUOTED, placeholder="…"))

    def upside_down(self, x: float, y: float, width: float, height: float) -> Any:
        """Return a context manager that draws upside down, rotated about the center of a box."""
        return self.pdf.rotation(180, x + width / 2, y + height / 2)

    def finish(self) -> bytes:
        """Return the PDF file's contents. Raise `MissingLetters` if the fonts lack a character."""
        if self._missing:
            raise assets.MissingLetters(self._missing)
        return bytes(self.pdf.output())


def _breaks_word(text: str, rows: list[str]) -> bool:
    return [word for row in rows for word in row.split()] != text.split()


@cache
def _make_svg(body: str, view_box: int, size: float, color: Color) -> SVGObject:
    hex_color = "#{:02x}{:02x}{:02x}".format(*color)
    inner = body.replace("currentColor", hex_color)
    svg_tag = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {view_box} {view_box}" width="{size:.3f}mm" height="{size:.3f}mm">'
    return SVGObject(f"{svg_tag}{inner}</svg>")


def _convert_font(web_font: bytes, target: str) -> None:
    """Convert a web font to a format that a PDF can embed."""
    font = TTFont(BytesIO(web_font))
    font.flavor = None
    font.save(target)
