"""Breaks texts into lines: between words, and between Chinese characters unless a punctuation mark would begin or end
a line."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

MUST_NOT_END_LINE = "（「『《〈【“‘([{"
MUST_NOT_BEGIN_LINE = "，。、；：？！）」』》〉】”’…—～·,.;:?!)]}%"

NON_BREAKING_SPACE = "\u00a0"


class StyledText(NamedTuple):
    """A text in one style."""

    text: str
    bold: bool = False
    italic: bool = False


Line = list[StyledText]
Measure = Callable[[StyledText], float]


def is_wide(letter: str) -> bool:
    """Return whether a character is as wide as a Chinese one."""
    return unicodedata.east_asian_width(letter) in "WF"


class _Word(NamedTuple):
    """A part that is not broken, with the spaces after it. It may have several styles."""

    parts: list[StyledText]
    width: float
    visible_width: float
    """Without the spaces after it."""


class BreakableText:
    """A text to be broken into lines, whose words are measured once."""

    def __init__(self, texts: Iterable[StyledText], measure: Measure) -> None:
        self._measure = measure
        self._paragraphs = [[self._measured(word) for word in _words(paragraph)] for paragraph in _paragraphs(texts)]

    def lines(self, width: float) -> tuple[list[Line], bool]:
        """Return the lines, and whether every word fits into the width. Words that do not fit are broken."""
        lines: list[Line] = []
        fits = True
        for words in self._paragraphs:
            if any(word.visible_width > width for word in words):
                fits = False
                lines.extend(_fill(self._broken(words, width), width))
            else:
                lines.extend(_fill(words, width))
        return lines, fits

    def _measured(self, parts: list[StyledText]) -> _Word:
        last = parts[-1]
        before = sum(map(self._measure, parts[:-1]))
        visible = self._measure(last._replace(text=last.text.rstrip()))
        return _Word(parts, before + self._measure(last), before + visible)

    def _broken(self, words: Iterable[_Word], width: float) -> Iterator[_Word]:
        for word in words:
            if word.visible_width <= width:
                yield word
            else:
                for part in word.parts:
                    yield from (self._measured([part._replace(text=letter)]) for letter in part.text)


def break_lines(texts: Iterable[StyledText], width: float, measure: Measure) -> list[Line]:
    """Return the lines of a text."""
    return BreakableText(texts, measure).lines(width)[0]


def _paragraphs(texts: Iterable[StyledText]) -> Iterator[list[StyledText]]:
    paragraph: list[StyledText] = []
    for each in texts:
        first, *others = each.text.split("\n")
        paragraph.append(each._replace(text=first))
        for other in others:
            yield paragraph
            paragraph = [each._replace(text=other)]
    yield paragraph


def _fill(words: Iterable[_Word], width: float) -> Iterator[Line]:
    line: Line = []
    used = 0.0
    for word in words:
        if line and used + word.visible_width > width + 0.01:
            yield _joined(line)
            line, used = [], 0.0
        line += word.parts
        used += word.width
    yield _joined(line)


def _joined(line: Line) -> Line:
    """Join neighbors of the same style, without the space at the end of the line."""
    joined: Line = []
    for each in line:
        if joined and joined[-1][1:] == each[1:]:
            joined[-1] = each._replace(text=joined[-1].text + each.text)
        else:
            joined.append(each)
    if joined:
        joined[-1] = joined[-1]._replace(text=joined[-1].text.rstrip())
    return joined


def _words(texts: Iterable[StyledText]) -> Iterator[list[StyledText]]:
    """Yield the parts that must not be broken, each with the spaces after it. A part may have several styles."""
    word: list[StyledText] = []
    previous = ""
    for each in texts:
        for letter in each.text:
            if previous and _may_break(previous, letter):
                yield word
                word = []
            if word and word[-1][1:] == each[1:]:
                word[-1] = each._replace(text=word[-1].text + letter)
            else:
                word.append(each._replace(text=letter))
            previous = letter
    if word:
        yield word


def _may_break(before: str, after: str) -> bool:
    if after.isspace() or before in MUST_NOT_END_LINE:
        return False
    if before.isspace() and before != NON_BREAKING_SPACE:
        return True
    return (is_wide(before) or is_wide(after)) and after not in MUST_NOT_BEGIN_LINE
