"""Fonts of printed pages: those of the browser client's build, and one for Chinese that is made from its parts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any

from kwoon.core.message import msg
from kwoon.localization.formatter import Reader
from kwoon.localization.languages import ENGLISH
from kwoon.optional_deps import requires
from kwoon.printing import assets

with requires("print", msg("terminal-reports-needs-printing")):
    from fontTools.fontBuilder import FontBuilder
    from fontTools.pens.filterPen import DecomposingFilterPen
    from fontTools.pens.ttGlyphPen import TTGlyphPen
    from fontTools.ttLib import TTFont

SERIF = "fraunces"
SANS = "inter"
BOLD = "600"
SHARED_MARKS = "“”…—"
"""Punctuation marks of both Latin and Chinese fonts, in different widths."""
SPARE_GLYPH = ".notdef"
UNITS_PER_EM = 1000
"""Of the font for Chinese."""


def latin_fonts() -> Iterator[tuple[str, str, Path]]:
    """Yield the name, style and file of each font with Latin letters: `fraunces`, and `fraunces-latin-ext` for letters
    that it lacks."""
    for file in assets.font_files():
        name, _, weight = file.stem.removesuffix("-normal").rpartition("-")
        if _is_latin(file):
            yield name.removesuffix("-latin"), "B" if weight == BOLD else "", file


def missing_letters(texts: Iterable[str]) -> dict[str, str]:
    """Return the characters that no font has, each with a text that contains it."""
    missing: dict[str, str] = {}
    for text in texts:
        for letter in text:
            if not letter.isspace() and letter not in missing and not has_letter(letter):
                missing[letter] = text
    return missing


def printable_language(language: str, texts: Callable[[Reader], Iterable[str]]) -> str:
    """Return the language in which texts can be printed: `language`, or English if the fonts lack characters that they
    need only in `language`."""
    missing = missing_letters(texts(Reader(language=language)))
    if language == ENGLISH or not missing:
        return language
    return language if missing.keys() <= missing_letters(texts(Reader(language=ENGLISH))).keys() else ENGLISH


def has_letter(letter: str) -> bool:
    return ord(letter) in _latin_letters() or ord(letter) in _chinese_files()


def is_chinese_letter(letter: str) -> bool:
    """Return whether only the font for Chinese has a character."""
    return ord(letter) not in _latin_letters() and ord(letter) in _chinese_files()


@lru_cache(maxsize=4)
def chinese_font(letters: frozenset[str]) -> bytes | None:
    """Return a font with these characters of the font for Chinese; None if it has none of them.

    The build splits the font into more than a hundred files. A PDF needs one font, and only with the characters that
    it shows.
    """
    chinese = set(filter(is_chinese_letter, letters))
    if not chinese:
        return None
    files: dict[Path, list[int]] = {}
    for code in sorted(map(ord, chinese.union(SHARED_MARKS))):
        if code in _chinese_files():
            files.setdefault(_chinese_files()[code], []).append(code)
    builder = FontBuilder(UNITS_PER_EM, isTTF=True)
    names: dict[int, str] = {}
    outlines = {SPARE_GLYPH: TTGlyphPen(None).glyph()}
    widths = {SPARE_GLYPH: (0, 0)}
    for file, codes in files.items():
        part = TTFont(file)
        for code in codes:
            glyph = part.getBestCmap()[code]
            names[code] = f"u{code:04X}"
            outlines[names[code]] = _outline(part, glyph)
            widths[names[code]] = part["hmtx"][glyph]
    builder.setupGlyphOrder(list(outlines))
    builder.setupCharacterMap(names)
    builder.setupGlyf(outlines)
    builder.setupHorizontalMetrics(widths)
    builder.setupHorizontalHeader(ascent=part["hhea"].ascent, descent=part["hhea"].descent)
    builder.setupNameTable({"familyName": "LXGW WenKai TC", "styleName": "Regular", "psName": "LXGWWenKaiTC-Regular"})
    builder.setupOS2(sTypoAscender=part["hhea"].ascent, sTypoDescender=part["hhea"].descent)
    builder.setupPost()
    return _font_bytes(builder.font)


def read_font(file: Path) -> bytes:
    """Return a web font in the format that a PDF can embed."""
    return _font_bytes(TTFont(file))


def _font_bytes(font: TTFont) -> bytes:
    font.flavor = None
    target = BytesIO()
    font.save(target)
    return target.getvalue()


def _outline(font: TTFont, glyph: str) -> Any:
    """Return a glyph's outline. It refers neither to other glyphs nor to the font's programs."""
    outline = font["glyf"][glyph]
    if outline.isComposite():
        pen = TTGlyphPen(None)
        font.getGlyphSet()[glyph].draw(DecomposingFilterPen(pen, font.getGlyphSet()))
        return pen.glyph()
    outline.removeHinting()
    return outline


def _is_latin(file: Path) -> bool:
    return "-latin-" in file.name


def _latin_letters() -> frozenset[int]:
    return _read_latin_letters(str(assets.drawings_folder()))


def _chinese_files() -> dict[int, Path]:
    """Return the file of each Chinese character."""
    return _read_chinese_files(str(assets.drawings_folder()))


@cache
def _read_latin_letters(folder: str) -> frozenset[int]:
    """`folder` identifies the client's build, which a test or a worker may replace."""
    return frozenset(code for _, _, file in latin_fonts() for code in _character_codes(file))


@cache
def _read_chinese_files(folder: str) -> dict[int, Path]:
    files: dict[int, Path] = {}
    for file in (*[each for each in assets.font_files() if not _is_latin(each)], *assets.web_font_files()):
        for code in _character_codes(file):
            files.setdefault(code, file)
    return files


def _character_codes(file: Path) -> Iterable[int]:
    return TTFont(file).getBestCmap() or ()
