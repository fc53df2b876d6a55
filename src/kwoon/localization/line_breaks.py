"""Line breaks for texts in Chinese, which has no spaces between words."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable

CLOSING = "，。、：；？！」』）》…"
"""Characters that do not begin a line."""
OPENING = "「『（《"
"""Characters that do not end a line."""
WIDE = "\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6"
"""Ranges of characters that take up two columns."""
_WIDE = re.compile(f"[{WIDE}]")
_PIECE = re.compile(rf"[{OPENING}]*(?:[^\s{WIDE}]+|[^\s])?[{CLOSING}]*\s*")
"""What no line break may divide."""


def has_wide_characters(text: str) -> bool:
    return _WIDE.search(text) is not None


def approximate_width(text: str) -> int:
    """Return the number of columns of a text without emoji and combining characters."""
    return len(text) + len(_WIDE.findall(text))


def line_breaks(text: str, width: int, width_of: Callable[[str], int] = approximate_width) -> list[int]:
    """Return the offsets at which lines of this width begin, except the first line."""
    offsets: list[int] = []
    used = 0
    for match in _PIECE.finditer(text):
        piece = match.group()
        if used and used + width_of(piece.rstrip()) > width:
            offsets.append(match.start())
            used = 0
        used += width_of(piece)
    return offsets


def wrap_text(text: str, width: int) -> list[str]:
    """Return a paragraph as lines of this width."""
    if not has_wide_characters(text):
        return textwrap.wrap(text, width)
    starts = [0, *line_breaks(text, width)]
    return [text[start:end].rstrip() for start, end in zip(starts, [*starts[1:], None], strict=True)]
