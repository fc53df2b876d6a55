"""The width of texts in a terminal, where Chinese characters take two columns."""

from __future__ import annotations

import re
import unicodedata

WIDE = ("W", "F")
_CLOSING = "，。、：；？！」』）》…"
_OPENING = "「『（《"
_PIECE = re.compile(rf"[{_OPENING}]*(?:[!-\u024f–—±−×→]+|\S)?[{_CLOSING}]*\s*")
"""What no line break may divide: a word, or a Chinese character with its punctuation."""


def display_width(text: str) -> int:
    """Return the number of columns that a text takes."""
    return len(text) + sum(1 for letter in text if unicodedata.east_asian_width(letter) in WIDE)


def padded_right(text: str, width: int) -> str:
    """Return a text followed by spaces up to this width."""
    return text + " " * (width - display_width(text))


def padded_left(text: str, width: int) -> str:
    """Return a text after spaces up to this width."""
    return " " * (width - display_width(text)) + text


def truncated(text: str, width: int) -> str:
    """Return a text, shortened with an ellipsis if it is wider than this."""
    if display_width(text) <= width:
        return text
    while display_width(text) > width - 1:
        text = text[:-1]
    return f"{text}…"


def wrapped_chinese(text: str, width: int, indent: str = "") -> str:
    """Return a text in lines of at most this width, which may also break between Chinese characters."""
    lines: list[str] = []
    line = ""
    for piece in _PIECE.findall(text):
        if line.strip() and display_width(line) + display_width(piece.rstrip()) > width:
            lines.append(line.rstrip())
            line = indent
        line += piece
    return "\n".join([*lines, line.rstrip()])
