"""Tables in plain text."""

from __future__ import annotations

from collections.abc import Sequence


def printed(columns: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Columns side by side, numbers to the right."""
    cells = [[_cell(value) for value in row] for row in rows]
    widths = [max([len(name), *(len(row[at]) for row in cells)]) for at, name in enumerate(columns)]
    right = [bool(rows) and all(isinstance(row[at], int | float) for row in rows) for at in range(len(columns))]
    lines = [_line(columns, widths, right), _line(["-" * width for width in widths], widths, right)]
    lines += [_line(row, widths, right) for row in cells]
    return "\n".join(lines)


def _cell(value: object) -> str:
    if value is None:
        return ""
    return f"{value:.4f}" if isinstance(value, float) else str(value)


def _line(cells: Sequence[str], widths: list[int], right: list[bool]) -> str:
    shown = [
        cell.rjust(width) if to_right else cell.ljust(width)
        for cell, width, to_right in zip(cells, widths, right, strict=True)
    ]
    return "  ".join(shown).rstrip()
