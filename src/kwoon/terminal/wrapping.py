"""Line breaks for texts in Chinese on a terminal. Imported only to print there, because Rich is slow to load."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Console, JustifyMethod, OverflowMethod
from rich.containers import Lines
from rich.text import Text

from kwoon.localization.line_breaks import has_wide_characters, line_breaks


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
        if not has_wide_characters(self.plain) or no_wrap or width < 2:
            return super().wrap(console, width, justify=justify, overflow=overflow, tab_size=tab_size, no_wrap=no_wrap)
        lines = Lines()
        for line in self.split(allow_blank=True):
            for part in line.divide(line_breaks(line.plain, width, cell_len)):
                part.rstrip_end(width)
                # A single word may still be too long.
                lines.extend(part.wrap(console, width, overflow="fold"))
        return lines
