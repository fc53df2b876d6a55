"""Drawing on PDF pages in millimeters: boxes, pictures, and text that is fitted into a box."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack
from functools import cache
from itertools import groupby
from tempfile import TemporaryDirectory

from kwoon.core.message import msg
from kwoon.optional_deps import requires
from kwoon.printing import assets
from kwoon.printing.colors import INK, Color
from kwoon.printing.fonts import (
    SANS,
    SERIF,
    SHARED_MARKS,
    chinese_font,
    has_letter,
    is_chinese_letter,
    latin_fonts,
    missing_letters,
    read_font,
)
from kwoon.printing.line_breaks import BreakableText, Line, StyledText

with requires("print", msg("terminal-reports-needs-printing")):
    from fpdf import FPDF
    from fpdf.drawing_primitives import Transform
    from fpdf.enums import TextMode
    from fpdf.svg import SVGObject

# Missing characters raise our own error (assets.MissingLetters), so fpdf's warnings add nothing.
logging.getLogger("fpdf").setLevel(logging.ERROR)
logging.getLogger("fontTools").setLevel(logging.ERROR)

CHINESE = "chinese"
MM_PER_POINT = 25.4 / 72
MEASURED_SIZE = 100.0
"""Font size in points at which texts are measured. Widths are proportional to it."""
BOLD_STROKE = 0.03
"""Width of the outline that makes Chinese characters bold, as a share of the font size."""
SLANT = 10.0
"""Angle of italics in degrees."""
Point = tuple[float, float]
Rect = tuple[float, float, float, float]
"""Left, top, width and height in millimeters."""


class Canvas:
    """A PDF document drawn in millimeters."""

    def __init__(self, width: float, height: float, title: str, texts: Iterable[str]) -> None:
        """`texts` are all texts that will be drawn; the document's fonts have only their characters. Raise
        `MissingLetters` if no font has one of them."""
        all_texts = list(texts)
        missing = missing_letters(all_texts)
        if missing:
            raise assets.MissingLetters(missing)
        self.pdf = FPDF(unit="mm", format=(width, height))
        self.pdf.set_auto_page_break(False)
        self.pdf.set_margin(0)
        self.pdf.c_margin = 0
        self.pdf.set_title(title)
        self.pdf.set_creator("kwoon")
        self._letters = frozenset(letter for text in all_texts for letter in text)
        self._missing: dict[str, str] = {}
        self._widths: dict[tuple[str, StyledText], float] = {}
        self._add_fonts()

    def _add_fonts(self) -> None:
        names: list[str] = []
        with TemporaryDirectory() as folder:
            for name, style, file in latin_fonts():
                self._add_font(folder, name, style, read_font(file))
                names.append(name)
            chinese = chinese_font(self._letters)
            if chinese is not None:
                self._add_font(folder, CHINESE, "", chinese)
        self.pdf.set_fallback_fonts(list(dict.fromkeys(names)), exact_match=False)

    def _add_font(self, folder: str, name: str, style: str, font: bytes) -> None:
        path = f"{folder}/{name}{style}.ttf"
        with open(path, "wb") as file:
            file.write(font)
        self.pdf.add_font(name, style, path)

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
        color: Color = INK,
        align: str = "C",
        max_lines: int = 99,
    ) -> None:
        """Draw text in a box, vertically centered, at the largest font size that fits. `size` and `min_size` are the
        maximum and minimum in points. Text that does not fit at `min_size` is clipped."""
        if not text:
            return
        x, y, width, height = rect
        self.note_missing_letters(text)
        breakable = BreakableText([StyledText(text, bold)], self.measure(font, MEASURED_SIZE))
        points = size
        while True:
            leading = points * MM_PER_POINT * (1.12 if font == SERIF else 1.26)
            lines, fits = breakable.lines(width * MEASURED_SIZE / points)
            fits = fits and len(lines) * leading <= height + 0.2 and len(lines) <= max_lines
            if fits or points <= min_size:
                break
            points -= 0.25
        top = y + max(0.0, (height - len(lines) * leading) / 2)
        with self.pdf.rect_clip(x - 0.3, y - 0.6, width + 0.6, height + 1.2):
            for line in lines:
                if top > y + height:
                    break
                free = width - sum(map(self.measure(font, points), line))
                start = x + free * {"L": 0.0, "C": 0.5, "R": 1.0}[align]
                self.draw_line_of_text(line, (start, top), leading, font=font, size=points, color=color)
                top += leading

    def measure(self, font: str, size: float) -> Callable[[StyledText], float]:
        """Return a function that returns the width of a text in a font."""
        return lambda text: self._width(font, text) * size / MEASURED_SIZE

    def _width(self, font: str, text: StyledText) -> float:
        """Return the width of a text at `MEASURED_SIZE`."""
        width = self._widths.get((font, text))
        if width is None:
            width = 0.0
            for is_chinese, part in _parts_by_font(text.text):
                self._set_font(font, text.bold, is_chinese, MEASURED_SIZE)
                width += self.pdf.get_string_width(part)
            self._widths[font, text] = width
        return width

    def draw_line_of_text(
        self, line: Line, position: Point, leading: float, *, font: str, size: float, color: Color
    ) -> None:
        """Draw texts one after the other. `leading` is the height of the line, which begins at `position`."""
        x, y = position
        pdf = self.pdf
        pdf.set_text_color(*color)
        for text in line:
            self.note_missing_letters(text.text)
            for is_chinese, part in _parts_by_font(text.text):
                width = self._width(font, text._replace(text=part)) * size / MEASURED_SIZE
                self._set_font(font, text.bold, is_chinese, size)
                with ExitStack() as styles:
                    if text.italic and not is_chinese:
                        styles.enter_context(pdf.skew(SLANT, 0, x, y + leading * 0.7))
                    if text.bold and is_chinese:
                        stroke = size * MM_PER_POINT * BOLD_STROKE
                        mode = TextMode.FILL_STROKE
                        styles.enter_context(pdf.local_context(text_mode=mode, line_width=stroke, draw_color=color))
                    pdf.set_xy(x, y)
                    pdf.cell(width, leading, part)
                x += width

    def _set_font(self, font: str, bold: bool, is_chinese: bool, size: float) -> None:
        self.pdf.set_font(CHINESE if is_chinese else font, "B" if bold and not is_chinese else "", size)

    def note_missing_letters(self, text: str) -> None:
        """Record the characters that no font has."""
        for letter in text:
            if not letter.isspace() and (letter not in self._letters or not has_letter(letter)):
                self._missing.setdefault(letter, text)

    def scaled(self, position: Point, scale: float) -> AbstractContextManager[None]:
        """Return a context manager that moves the origin to a position and scales all that is drawn."""
        return self.pdf.transform(Transform.scaling(scale, scale).translate(*position))

    def upside_down(self, x: float, y: float, width: float, height: float) -> AbstractContextManager[None]:
        """Return a context manager that draws upside down, rotated about the center of a box."""
        return self.pdf.rotation(180, x + width / 2, y + height / 2)

    def finish(self) -> bytes:
        """Return the PDF file's contents. Raise `MissingLetters` if the fonts lack a character."""
        if self._missing:
            raise assets.MissingLetters(self._missing)
        return bytes(self.pdf.output())


def _parts_by_font(text: str) -> Iterator[tuple[bool, str]]:
    """Yield the parts of a text, and whether each is printed in the font for Chinese."""
    is_chinese = [is_chinese_letter(letter) for letter in text]
    for at, letter in enumerate(text):
        # Marks that both fonts have are Chinese beside a Chinese character.
        if letter in SHARED_MARKS:
            is_chinese[at] = any(is_chinese[max(0, at - 1) : at]) or any(map(is_chinese_letter, text[at + 1 : at + 2]))
    for flag, part in groupby(zip(is_chinese, text, strict=True), lambda pair: pair[0]):
        yield flag, "".join(letter for _, letter in part)


@cache
def _make_svg(body: str, view_box: int, size: float, color: Color) -> SVGObject:
    hex_color = "#{:02x}{:02x}{:02x}".format(*color)
    inner = body.replace("currentColor", hex_color)
    svg_tag = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {view_box} {view_box}" width="{size:.3f}mm" height="{size:.3f}mm">'
    return SVGObject(f"{svg_tag}{inner}</svg>")
