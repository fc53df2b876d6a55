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


def break_lines(texts: Iterable[StyledText], width: float, measure: Measure) -> tuple[list[Line], bool]:
    """Return the lines of a paragraph, and whether every word fits into the width. Words that do not fit are broken."""
    lines: list[Line] = []
    fits = True
    for paragraph in _paragraphs(texts):
        words, all_fit = _fitting_words(_words(paragraph), width, measure)
        lines.extend(_fill(words, width, measure))
        fits = fits and all_fit
    return lines, fits


def _paragraphs(texts: Iterable[StyledText]) -> Iterator[list[StyledText]]:
    paragraph: list[StyledText] = []
    for each in texts:
        first, *others = each.text.split("\n")
        paragraph.append(each._replace(text=first))
        for other in others:
            yield paragraph
            paragraph = [each._replace(text=other)]
    yield paragraph


def _fill(words: Iterable[list[StyledText]], width: float, measure: Measure) -> Iterator[Line]:
    line: Line = []
    used = 0.0
    for word in words:
        word_width = sum(measure(each) for each in word)
        visible = word_width - measure(word[-1]) + measure(word[-1]._replace(text=word[-1].text.rstrip()))
        if line and used + visible > width + 0.01:
            yield _joined(line)
            line, used = [], 0.0
        line += word
        used += word_width
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


def _fitting_words(
    words: Iterable[list[StyledText]], width: float, measure: Measure
) -> tuple[list[list[StyledText]], bool]:
    """Return the words, broken between letters where they are too wide, and whether none is."""
    fitting: list[list[StyledText]] = []
    fits = True
    for word in words:
        if sum(measure(each._replace(text=each.text.rstrip())) for each in word) <= width:
            fitting.append(word)
        else:
            fits = False
            fitting.extend([each._replace(text=letter)] for each in word for letter in each.text)
    return fitting, fits
