"""Compacts lists of similar objects into tables, so that field names are written once instead of in every row.

A list of at least two objects with the same fields becomes `{"~": fields, "rows": [...]}`. A field is its name, or a
list of its name and its subfields if its value is always an object of one kind (or null). Everything else stays as it
is. The page restores the lists (web/src/report/data/compact_tables.ts).
"""

from __future__ import annotations

from typing import TypeAlias

JsonValue: TypeAlias = "dict[str, JsonValue] | list[JsonValue] | str | float | bool | None"
"""Any JSON value."""
FieldNames: TypeAlias = "list[str | list[str | FieldNames]]"
TABLE_KEY = "~"


def compact_object_lists(value: JsonValue) -> JsonValue:
    """Return the value with its lists of similar objects compacted."""
    if isinstance(value, dict):
        return {name: compact_object_lists(each) for name, each in value.items()}
    if not isinstance(value, list):
        return value
    fields = _shared_fields(value) if len(value) > 1 and None not in value else None
    if fields is None:
        return [compact_object_lists(each) for each in value]
    return {TABLE_KEY: fields, "rows": [_compact_row(each, fields) for each in value]}  # type: ignore[dict-item]


def _shared_fields(values: list[JsonValue]) -> FieldNames | None:
    """Return the fields that all values share if they are objects of one kind (or null), otherwise None."""
    items = [each for each in values if each is not None]
    first = items[0] if items else None
    if not isinstance(first, dict) or not first:
        return None
    if any(not isinstance(each, dict) or list(each) != list(first) for each in items):
        return None
    fields: FieldNames = []
    for name in first:
        inner = _shared_fields([each[name] for each in items if isinstance(each, dict)])
        fields.append(name if inner is None else [name, inner])
    return fields


def _compact_row(item: JsonValue, fields: FieldNames) -> JsonValue:
    if not isinstance(item, dict):
        return None
    row: list[JsonValue] = []
    for field, value in zip(fields, item.values(), strict=True):
        if isinstance(field, str):
            row.append(compact_object_lists(value))
        else:
            _, inner = field
            assert isinstance(inner, list)
            row.append(_compact_row(value, inner))
    return row
