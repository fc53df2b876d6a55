"""Lists of things that are alike, as tables: what each thing is called is said once instead of in every row.

A list of at least two objects with the same fields becomes `{"~": fields, "rows": [...]}`. A field is its name, or a
list of its name and the fields of what it holds, where that is always an object of one kind (or nothing). All else
stays.
The page unpacks it (web/src/report/figures/packed.ts).
"""

from __future__ import annotations

from typing import TypeAlias

Plain: TypeAlias = "dict[str, Plain] | list[Plain] | str | float | bool | None"
"""What JSON can say."""
Fields: TypeAlias = "list[str | list[str | Fields]]"
MARK = "~"


def packed(value: Plain) -> Plain:
    """The same, shorter."""
    if isinstance(value, dict):
        return {name: packed(each) for name, each in value.items()}
    if not isinstance(value, list):
        return value
    fields = _fields(value) if len(value) > 1 and None not in value else None
    if fields is None:
        return [packed(each) for each in value]
    return {MARK: fields, "rows": [_row(each, fields) for each in value]}  # type: ignore[dict-item]


def _fields(values: list[Plain]) -> Fields | None:
    """What all of these have, if they are objects of one kind."""
    things = [each for each in values if each is not None]
    first = things[0] if things else None
    if not isinstance(first, dict) or not first:
        return None
    if any(not isinstance(each, dict) or list(each) != list(first) for each in things):
        return None
    fields: Fields = []
    for name in first:
        inner = _fields([each[name] for each in things if isinstance(each, dict)])
        fields.append(name if inner is None else [name, inner])
    return fields


def _row(thing: Plain, fields: Fields) -> Plain:
    if not isinstance(thing, dict):
        return None
    row: list[Plain] = []
    for field, value in zip(fields, thing.values(), strict=True):
        if isinstance(field, str):
            row.append(packed(value))
        else:
            _, inner = field
            assert isinstance(inner, list)
            row.append(_row(value, inner))
    return row
