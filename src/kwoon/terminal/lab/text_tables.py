"""Plain-text tables."""

from __future__ import annotations

from collections.abc import Sequence

from kwoon.localization.width import display_width, padded_left, padded_right


def format_table(columns: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Return a table with aligned columns. Columns of numbers are right-aligned."""
    cells = [[_format_cell(value) for value in row] for row in rows]
    widths = [
        max([display_width(name), *(display_width(row[column]) for row in cells)])
        for column, name in enumerate(columns)
    ]
    align_right = [
        bool(rows) and all(isinstance(row[column], int | float) for row in rows) for column in range(len(columns))
    ]
    lines = [
        _format_row(columns, widths, align_right),
        _format_row(["-" * width for width in widths], widths, align_right),
    ]
    lines += [_format_row(row, widths, align_right) for row in cells]
    return "\n".join(lines)


def _format_cell(value: object) -> str:
    if value is None:
        return ""
    return f"{value:.4f}" if isinstance(value, float) else str(value)


def _format_row(cells: Sequence[str], widths: list[int], align_right: list[bool]) -> str:
    padded = [
        padded_left(cell, width) if to_right else padded_right(cell, width)
        for cell, width, to_right in zip(cells, widths, align_right, strict=True)
    ]
    return "  ".join(padded).rstrip()
