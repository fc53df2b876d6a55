"""What people see and type: lines of text, in colour on a terminal, bare in a pipe or for a screen reader."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TextIO

from kwoon.terminal.match.fuzzy_match import normalized_words

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

Spans = list[tuple[str, str]]
"""Pieces of one line, each with the name of its style. A style only underlines what the words say already."""

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
"""What a heading needs besides its words: a piece of line and a space on each side."""
MIN_TEXT_WIDTH_BESIDE = 26
"""Room for a few words beside a picture, and for the space between."""


@dataclass
class BoardText:
    """A board as text: a title, and rows with a label each."""

    title: str
    rows: list[tuple[str, Spans]] = field(default_factory=list)


class InputTimeout(Exception):
    """Nobody typed a line in time."""


class Screen:
    """Where one session reads and writes."""

    def __init__(self, input_stream: TextIO, output_stream: TextIO, plain: bool = False) -> None:
        self.input_stream = input_stream
        self.output_stream = output_stream
        self.is_terminal = output_stream.isatty()
        self.is_interactive = self.is_terminal and input_stream.isatty()
        self.plain = plain or not self.is_terminal or not _can_draw(output_stream)
        self.console: Console | None = None if self.plain else _console(output_stream)

    def print_line(self, text: str = "", style: str = "") -> None:
        """One line."""
        self.print_spans([(text, style)])

    def print_spans(self, spans: Spans, indent: int = 0) -> None:
        """One line in pieces."""
        if self.console is None:
            self.output_stream.write(" " * indent + "".join(text for text, _ in spans) + "\n")
            return
        from rich.padding import Padding  # noqa: PLC0415

        self.console.print(Padding(_text(spans), (0, 0, 0, indent)))

    def print_command(self, text: str) -> None:
        """A line that somebody may copy, so it must stay one line."""
        if self.console is None:
            self.output_stream.write(f"{text}\n")
        else:
            self.console.print(_text([(text, "")]), soft_wrap=True)

    def print_heading(self, text: str) -> None:
        """A line that starts something new."""
        if self.console is None:
            self.output_stream.write(f"\n{text}\n")
            return
        from rich.rule import Rule  # noqa: PLC0415

        title = _text([(text, "title")])
        if title.cell_len + HEADING_PADDING <= self.console.width:
            self.console.print(Rule(title, style="dim"))
        else:
            self.console.print(Rule(style="dim"))
            self.console.print(title)

    def print_board(self, board: BoardText) -> None:
        """A board."""
        self.print_heading(board.title)
        if self.console is None:
            for label, spans in board.rows:
                self.output_stream.write(f"{label}: {''.join(text for text, _ in spans)}\n")
            return
        self.print_columns([([(label, "name")], spans) for label, spans in board.rows])

    def print_columns(self, rows: list[tuple[Spans, ...]]) -> None:
        """Rows whose parts stand below each other; in plain text they follow each other."""
        if self.console is None:
            for row in rows:
                self.output_stream.write("  ".join("".join(text for text, _ in spans) for spans in row).rstrip() + "\n")
            return
        from rich.padding import Padding  # noqa: PLC0415
        from rich.table import Table  # noqa: PLC0415

        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in max(rows, key=len, default=()):
            # A move must stay whole where it is wider than its column, or nobody could type it.
            grid.add_column(overflow="fold")
        for row in rows:
            grid.add_row(*[_text(spans) for spans in row])
        self.console.print(Padding(grid, (0, 0, 0, 1)))

    def print_choices(self, rows: list[tuple[Spans, ...]]) -> None:
        """Moves with their numbers. What is said about them has a column of its own where all of it fits on a line."""
        if self.console is not None and _natural_width(rows) > self.console.width:
            rows = [(*row[:2], _join_columns(row[1], row[2:])) for row in rows]
        self.print_columns(rows)

    def print_bullets(self, lines: list[str]) -> None:
        """Sentences below each other."""
        if self.console is None:
            for line in lines:
                self.print_line(line)
        else:
            self.print_columns([([("•", "quiet")], [(line, "")]) for line in lines])

    def print_beside(self, picture: list[Spans], lines: list[Spans]) -> None:
        """A picture with lines of text to its right, or below it where it leaves them no room."""
        if self.console is None or not picture:
            for spans in lines:
                self.print_spans(spans)
            return
        drawn_lines = [_text(spans) for spans in picture]
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
        grid.add_row(Group(*drawn_lines), Group(*[_text(spans) for spans in lines]))
        self.console.print(grid)

    def clear(self) -> None:
        """Take everything off the screen, so that the next person does not see it."""
        if self.console is not None:
            # 3J forgets what has scrolled away as well.
            self.output_stream.write("\x1b[H\x1b[2J\x1b[3J")
        else:
            self.output_stream.write("\n" * (60 if self.is_terminal else 1) + "----\n")
        self.output_stream.flush()

    def read_line(self, prompt: str, timeout: float | None = None) -> str:
        """What somebody types, without spaces around it. EOFError when nobody will type any more.

        On a terminal, TooLate is raised after `seconds` without a whole line.
        """
        if self.console is None:
            self.output_stream.write(prompt)
        else:
            self.console.print(_text([(prompt, "title")]), end="")
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
        """How many characters fit on a line."""
        return WIDTH if self.console is None else self.console.width


def strip_control_characters(text: str) -> str:
    """Text from a file or a person without anything that would steer the terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _natural_width(rows: list[tuple[Spans, ...]]) -> int:
    """How wide rows are in columns if nothing is broken into lines."""
    num_columns = max([len(row) for row in rows], default=0)
    widest = [max(_width(row[column]) for row in rows if column < len(row)) for column in range(num_columns)]
    return 1 + sum(widest) + 2 * len(widest)


def _width(spans: Spans) -> int:
    return max([line.cell_len for line in _text(spans).split()], default=0)


def _join_columns(notation: Spans, parts: tuple[Spans, ...]) -> Spans:
    """What a move is called and what is good to know about it; not the first if it only says again what is written."""
    label, *more = parts
    if not more or normalized_words(_text(label).plain) == normalized_words(_text(notation).plain):
        return [span for part in more or [label] for span in part]
    spans = [span for part in more for span in part]
    return [*label, ("\n" if any("\n" in text for text, _ in spans) else ": ", "quiet"), *spans]


def _wait_for_line(source: TextIO, timeout: float) -> bool:
    """Wait until a line was typed on a terminal; False if that takes too long, and then drop what was half typed.

    Where a terminal cannot be waited for (Windows), return True at once: the reader sees afterwards that it was late.
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


def _can_draw(target: TextIO) -> bool:
    encoding = (getattr(target, "encoding", "") or "").lower().replace("-", "")
    return encoding == "utf8" and os.environ.get("TERM", "") != "dumb"


def _console(target: TextIO) -> Console:
    from rich.console import Console  # noqa: PLC0415

    return Console(file=target, markup=False, highlight=False, emoji=False)


def _text(spans: Spans) -> Text:
    from rich.text import Text  # noqa: PLC0415

    line = Text()
    for text, style in spans:
        line.append(text, STYLES[style])
    return line
