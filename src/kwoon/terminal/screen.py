"""Terminal input and output: lines of text, in color on a terminal, plain in a pipe or for a screen reader."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TextIO

from kwoon.localization.formatter import Reader
from kwoon.terminal.match.fuzzy_match import normalized_words

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

Span = tuple[str, str]
Spans = list[Span]
"""Pieces of one line, each with a style name. Styles only emphasize what the text already says."""

STYLES = {
    "title": "bold",
    "name": "bold",
    "attack": "bold cyan",
    "defence": "bold yellow",
    "good": "bold green",
    "quiet": "dim",
    "number": "bold",
    "": "",
}
WIDTH = 80
HEADING_PADDING = 4
"""Width that a heading needs in addition to its text: a dash and a space on each side."""
MIN_TEXT_WIDTH_BESIDE = 26
"""Minimum width for text beside a picture, including the gap."""


@dataclass
class BoardText:
    """A board as text: a title and labeled rows."""

    title: str
    rows: list[tuple[str, Spans]] = field(default_factory=list)


class InputTimeout(Exception):
    """No line was typed in time."""


class Screen:
    """The input and output of one session."""

    def __init__(self, input_stream: TextIO, output_stream: TextIO, plain: bool = False) -> None:
        self.input_stream = input_stream
        self.output_stream = output_stream
        self.is_terminal = output_stream.isatty()
        self.is_interactive = self.is_terminal and input_stream.isatty()
        self.plain = plain or not self.is_terminal or not _supports_unicode(output_stream)
        self.console: Console | None = None if self.plain else _make_console(output_stream)

    def print_line(self, text: str = "", style: str = "") -> None:
        self.print_spans([(text, style)])

    def print_spans(self, spans: Spans, indent: int = 0) -> None:
        """Print one line made of styled pieces."""
        if self.console is None:
            self.output_stream.write(" " * indent + "".join(text for text, _ in spans) + "\n")
            return
        from rich.padding import Padding  # noqa: PLC0415

        self.console.print(Padding(_to_rich_text(spans), (0, 0, 0, indent)))

    def print_unwrapped(self, text: str) -> None:
        """Print a line that is meant to be copied and must not wrap."""
        if self.console is None:
            self.output_stream.write(f"{text}\n")
        else:
            self.console.print(_to_rich_text([(text, "")]), soft_wrap=True)

    def print_markdown(self, text: str) -> None:
        if self.console is None:
            self.output_stream.write(text)
            return
        from rich.markdown import Markdown  # noqa: PLC0415

        self.console.print(Markdown(text))

    def print_heading(self, text: str) -> None:
        if self.console is None:
            self.output_stream.write(f"\n{text}\n")
            return
        from rich.rule import Rule  # noqa: PLC0415

        title = _to_rich_text([(text, "title")])
        if title.cell_len + HEADING_PADDING <= self.console.width:
            self.console.print(Rule(title, style="dim"))
        else:
            self.console.print(Rule(style="dim"))
            self.console.print(title)

    def print_board(self, board: BoardText) -> None:
        self.print_heading(board.title)
        if self.console is None:
            for label, spans in board.rows:
                self.output_stream.write(
                    f"{Reader().t('terminal-label', label=label)}{''.join(text for text, _ in spans)}\n"
                )
            return
        self.print_columns([([(label, "name")], spans) for label, spans in board.rows])

    def print_columns(self, rows: list[tuple[Spans, ...]]) -> None:
        """Print rows with aligned columns. In plain text, two spaces separate the columns."""
        if self.console is None:
            for row in rows:
                self.output_stream.write("  ".join("".join(text for text, _ in spans) for spans in row).rstrip() + "\n")
            return
        from rich.padding import Padding  # noqa: PLC0415
        from rich.table import Table  # noqa: PLC0415

        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in max(rows, key=len, default=()):
            # A move wider than its column is folded rather than cut off, because the player must type it in full.
            grid.add_column(overflow="fold")
        for row in rows:
            grid.add_row(*[_to_rich_text(spans) for spans in row])
        self.console.print(Padding(grid, (0, 0, 0, 1)))

    def print_choices(self, rows: list[tuple[Spans, ...]]) -> None:
        """Print numbered moves. Notes get a separate column if every row fits on one line."""
        if self.console is not None and _natural_width(rows) > self.console.width:
            rows = [(*row[:2], _join_columns(row[1], row[2:])) if len(row) > 2 else row for row in rows]
        self.print_columns(rows)

    def print_bullets(self, lines: list[str]) -> None:
        """Print sentences as a bulleted list, or as plain lines on a plain screen."""
        if self.console is None:
            for line in lines:
                self.print_line(line)
        else:
            self.print_columns([([("•", "quiet")], [(line, "")]) for line in lines])

    def print_beside_picture(self, picture: list[Spans], lines: list[Spans]) -> None:
        """Print a picture with text to its right, or below it if there is no room. On a plain screen, print only the
        text."""
        if self.console is None or not picture:
            for spans in lines:
                self.print_spans(spans)
            return
        drawn_lines = [_to_rich_text(spans) for spans in picture]
        if max(line.cell_len for line in drawn_lines) + MIN_TEXT_WIDTH_BESIDE > self.console.width:
            self.console.print(*drawn_lines, sep="\n")
            for spans in lines:
                self.print_spans(spans, indent=1)
            return
        from rich.console import Group  # noqa: PLC0415
        from rich.table import Table  # noqa: PLC0415

        grid = Table.grid(padding=(0, 3, 0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(vertical="middle")
        grid.add_row(Group(*drawn_lines), Group(*[_to_rich_text(spans) for spans in lines]))
        self.console.print(grid)

    def clear(self) -> None:
        """Clear the screen, so that the next person does not see its contents."""
        if self.console is not None:
            # 3J also clears the scrollback.
            self.output_stream.write("\x1b[H\x1b[2J\x1b[3J")
        else:
            self.output_stream.write("\n" * (60 if self.is_terminal else 1) + "----\n")
        self.output_stream.flush()

    def read_line(self, prompt: str, timeout: float | None = None) -> str:
        """Return a typed line without surrounding whitespace. Raise `EOFError` at the end of the input.

        On a terminal, raise `InputTimeout` after `timeout` seconds without a complete line.
        """
        if self.console is None:
            self.output_stream.write(prompt)
        else:
            self.console.print(_to_rich_text([(prompt, "title")]), end="")
        self.output_stream.flush()
        if timeout is not None and self.input_stream.isatty() and not _wait_for_line(self.input_stream, timeout):
            self.output_stream.write("\n")
            raise InputTimeout
        line = self.input_stream.readline()
        if not line.endswith("\n") and not line:
            raise EOFError
        if not self.input_stream.isatty():
            self.output_stream.write("\n")
        return line.strip()

    def width(self) -> int:
        """Return the number of characters that fit on a line."""
        return WIDTH if self.console is None else self.console.width


def text_width(text: str) -> int:
    """Return the number of columns that a text takes up. Chinese characters take up two."""
    from rich.cells import cell_len  # noqa: PLC0415

    return cell_len(text)


def center(text: str, width: int) -> str:
    """Return a text centered in this number of columns. A longer text is cut off."""
    from rich.cells import set_cell_size  # noqa: PLC0415

    space = max(0, width - text_width(text))
    return set_cell_size(" " * (space // 2) + text, width)


def replace_unprintable(text: str) -> str:
    """Replace unprintable characters, such as terminal control codes, with question marks."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _natural_width(rows: list[tuple[Spans, ...]]) -> int:
    """Return the width that rows need without line breaks."""
    num_columns = max([len(row) for row in rows], default=0)
    widest = [max(_spans_width(row[column]) for row in rows if column < len(row)) for column in range(num_columns)]
    return 1 + sum(widest) + 2 * len(widest)


def _spans_width(spans: Spans) -> int:
    return max([line.cell_len for line in _to_rich_text(spans).split()], default=0)


def _join_columns(notation: Spans, parts: tuple[Spans, ...]) -> Spans:
    """Return a move's name and notes in one column. Omit a name that only repeats the notation."""
    label, *more = parts
    if not more or normalized_words(_to_rich_text(label).plain) == normalized_words(_to_rich_text(notation).plain):
        return [span for part in more or [label] for span in part]
    spans = [span for part in more for span in part]
    return [*label, ("\n" if any("\n" in text for text, _ in spans) else ": ", "quiet"), *spans]


def _wait_for_line(source: TextIO, timeout: float) -> bool:
    """Wait for a typed line on a terminal. On timeout, discard partial input and return False.

    Where waiting is impossible, as on Windows, return True at once; the caller then notices the delay only after
    reading.
    """
    try:
        import select  # noqa: PLC0415
        import termios  # noqa: PLC0415
    except ImportError:
        return True
    ready, _, _ = select.select([source], [], [], max(0.0, timeout))
    if not ready:
        termios.tcflush(source, termios.TCIFLUSH)
    return bool(ready)


def _supports_unicode(target: TextIO) -> bool:
    encoding = (getattr(target, "encoding", "") or "").lower().replace("-", "")
    return encoding == "utf8" and os.environ.get("TERM", "") != "dumb"


def _make_console(target: TextIO) -> Console:
    from rich.console import Console  # noqa: PLC0415

    return Console(file=target, markup=False, highlight=False, emoji=False)


def _to_rich_text(spans: Spans) -> Text:
    from kwoon.terminal.wrapping import WrappedText  # noqa: PLC0415

    line = WrappedText()
    for text, style in spans:
        line.append(text, STYLES[style])
    return line
