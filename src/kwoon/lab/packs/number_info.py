"""Schema information about a pack's numbers: their sources, bounds, and which are derived from others."""

from __future__ import annotations

from typing import Any

from kwoon import registry
from kwoon.core.schema.constraints import derived_values, number_bounds
from kwoon.core.schema.fields import PackTableSchema, SchemaField

NumberPath = tuple[str | int, ...]
"""Path to a number: names of tables and indices in lists."""
UNKNOWN_SOURCE = "unknown"


def derived_numbers(game: str, data: dict[str, Any]) -> dict[NumberPath, int]:
    """Return, by path, the numbers that a pack states although they follow from others, such as the size of its deck."""
    found = derived_values(data, registry.find_game(game).schema.top, data)
    return {path: value for path, value in found if isinstance(value, int)}


def field_at(game: str, data: dict[str, Any], path: NumberPath) -> tuple[SchemaField, list[dict[str, Any]]]:
    """Return the field at this path and the tables that contain it, the innermost last."""
    shape: PackTableSchema | None = registry.find_game(game).schema.top
    tables: list[dict[str, Any]] = [data]
    node: Any = data
    field: SchemaField | None = None
    for step in path:
        if isinstance(step, str):
            assert shape is not None
            field = shape.find_field(step, tables[-1])
            assert field is not None, path
            shape = field.shape
        node = node[step]
        if isinstance(node, dict):
            tables.append(node)
    assert field is not None
    return field, tables


def source_of_number(game: str, data: dict[str, Any], path: NumberPath) -> str:
    """Return the source of the number at this path: the innermost one stated in its own or an enclosing table."""
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
    """Return the minimum and maximum allowed at this path, given the other numbers."""
    field, tables = field_at(game, data, path)
    return number_bounds(field, tables[-1], data)
