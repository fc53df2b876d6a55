"""What a pack's schema says of its numbers: where each comes from, its bounds, and which follow from others."""

from __future__ import annotations

from typing import Any

from kwoon import registry
from kwoon.core.schema.constraints import bounds, derived_values
from kwoon.core.schema.fields import Field, TableSchema

NumberPath = tuple[str | int, ...]
"""How to get to a number: names of tables, and places in lists."""
UNKNOWN_SOURCE = "unknown"


def derived_numbers(game: str, data: dict[str, Any]) -> dict[NumberPath, int]:
    """Numbers that a pack states although they follow from others, such as the size of its deck: worked out anew."""
    found = derived_values(data, registry.find_game(game).schema.top, data)
    return {path: value for path, value in found if isinstance(value, int)}


def field_at(game: str, data: dict[str, Any], path: NumberPath) -> tuple[Field, list[dict[str, Any]]]:
    """The field at this path, and the tables in which it lies, the innermost last."""
    shape: TableSchema | None = registry.find_game(game).schema.top
    tables: list[dict[str, Any]] = [data]
    node: Any = data
    field: Field | None = None
    for step in path:
        if isinstance(step, str):
            assert shape is not None
            field = shape.field(step, tables[-1])
            assert field is not None, path
            shape = field.shape
        node = node[step]
        if isinstance(node, dict):
            tables.append(node)
    assert field is not None
    return field, tables


def source_of(game: str, data: dict[str, Any], path: NumberPath) -> str:
    """The source of the number at this path: the first that is named, in its own table or one around it."""
    field, tables = field_at(game, data, path)
    for table in reversed(tables):
        for name in field.sources:
            value: Any = table
            for part in name.split("."):
                value = value.get(part) if isinstance(value, dict) else None
            if value is not None:
                return str(value)
    return UNKNOWN_SOURCE


def bounds_at(game: str, data: dict[str, Any], path: NumberPath) -> tuple[int, int]:
    """What may stand there, the others being as they are."""
    field, tables = field_at(game, data, path)
    return bounds(field, tables[-1], data)
