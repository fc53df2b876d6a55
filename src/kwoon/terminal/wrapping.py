"""Line breaks for texts in Chinese, which has no spaces between words. Imported only to print on a terminal, because
Rich is slow to load."""

from __future__ import annotations

import re

from rich.cells import cell_len
from rich.console import Console, JustifyMethod, OverflowMethod
from rich.containers import Lines
from rich.text import Text

CLOSING = "，。、：；？！」』）》…"
"""Characters that do not begin a line."""
OPENING = "「『（《"
"""Characters that do not end a line."""
WIDE = "\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6"
_PIECE = re.compile(rf"[{OPENING}]*(?:[^\s{WIDE}]+|[^\s])?[{CLOSING}]*\s*")
"""What no line break may divide."""


class WrappedText(Text):
    """A text that also breaks lines between Chinese characters."""

    def wrap(
        self,
        console: Console,
        width: int,
        *,
        justify: JustifyMethod | None = None,
        overflow: OverflowMethod | None = None,
        tab_size: int = 8,
        no_wrap: bool | None = None,
    ) -> Lines:
        if not re.search(f"[{WIDE}]", self.plain) or no_wrap or width < 2:
            return super().wrap(console, width, justify=justify, overflow=overflow, tab_size=tab_size, no_wrap=no_wrap)
        lines = Lines()
        for line in self.split(allow_blank=True):
            for part in line.divide(line_breaks(line.plain, width)):
                part.rstrip_end(width)
                # A single word may still be too long.
                lines.extend(part.wrap(console, width, overflow="fold"))
        return lines


def line_breaks(text: str, width: int) -> list[int]:
    """Return the offsets at which lines of this width begin, except the first line."""
    offsets: list[int] = []
    used = 0
    for match in _PIECE.finditer(text):
        piece = match.group()
        if used and used + cell_len(piece.rstrip()) > width:
            offsets.append(match.start())
            used = 0
        used += cell_len(piece)
    return offsets
