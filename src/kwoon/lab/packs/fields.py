"""What a pack's schema says of its numbers: where each comes from, its bounds, and which follow from others."""

from __future__ import annotations

from typing import Any

from kwoon import shelf
from kwoon.core.schema.fields import Field, Shape
from kwoon.core.schema.meaning import bounds, restate

Path = tuple[str | int, ...]
"""How to get to a number: names of tables, and places in lists."""
UNKNOWN = "unknown"


def restated(game: str, data: dict[str, Any]) -> dict[Path, int]:
    """Numbers that a pack states although they follow from others, such as the size of its deck: worked out anew."""
    found = restate(data, shelf.find(game).schema.top, data)
    return {path: value for path, value in found if isinstance(value, int)}


def field_at(game: str, data: dict[str, Any], path: Path) -> tuple[Field, list[dict[str, Any]]]:
    """The field at this path, and the tables in which it lies, the innermost last."""
    shape: Shape | None = shelf.find(game).schema.top
    tables: list[dict[str, Any]] = [data]
    here: Any = data
    field: Field | None = None
    for step in path:
        if isinstance(step, str):
            assert shape is not None
            field = shape.field(step, tables[-1])
            assert field is not None, path
            shape = field.shape
        here = here[step]
        if isinstance(here, dict):
            tables.append(here)
    assert field is not None
    return field, tables


def source_of(game: str, data: dict[str, Any], path: Path) -> str:
    """The source of the number at this path: the first that is named, in its own table or one around it."""
    field, tables = field_at(game, data, path)
    for table in reversed(tables):
        for name in field.sources:
            said: Any = table
            for part in name.split("."):
                said = said.get(part) if isinstance(said, dict) else None
            if said is not None:
                return str(said)
    return UNKNOWN


def bounds_at(game: str, data: dict[str, Any], path: Path) -> tuple[int, int]:
    """What may stand there, the others being as they are."""
    field, tables = field_at(game, data, path)
    return bounds(field, tables[-1], data)
