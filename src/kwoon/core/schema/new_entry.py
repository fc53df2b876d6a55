"""Templates for new entries: the minimal valid content, for people to fill in."""

from __future__ import annotations

from kwoon.core.schema.constraints import tables_in_list
from kwoon.core.schema.fields import ENTRIES, FLAG, ICON, ID, NUMBER, SOURCE, TABLE, WORDS, PackTableSchema, SchemaField
from kwoon.core.toml_reader import ValuePath


def new_entry(shape: PackTableSchema, kind: str, pack: dict[str, object]) -> dict[str, object]:
    """Return a new entry of the given kind. Its ids and names may clash with the pack's; see `with_unique_names`."""
    entry: dict[str, object] = {}
    variant = shape.find_variant(kind)
    defaults = dict(variant.defaults) if variant is not None else {}
    for field in shape.fields_of({shape.variant_key: kind}):
        if field.name == shape.variant_key:
            entry[field.name] = kind
        elif field.name in defaults:
            entry[field.name] = defaults[field.name]
        elif field.required:
            entry[field.name] = _default_value(field, pack)
    if shape.sources and not shape.allows_unknown:
        entry[SOURCE] = "designed"
    return entry


def _default_value(field: SchemaField, pack: dict[str, object]) -> object:
    if field.kind == NUMBER:
        return int(field.default) if field.default else field.minimum
    if field.kind == FLAG:
        return False
    if field.kind == SOURCE:
        return "designed"
    if field.kind == WORDS:
        return [each.value for each in field.choices[: field.minimum]]
    if field.kind == TABLE:
        assert field.shape is not None
        return new_entry(field.shape, _first_variant_value(field.shape), pack)
    if field.kind == ENTRIES:
        assert field.shape is not None
        return [new_entry(field.shape, _first_variant_value(field.shape), pack) for _ in range(field.minimum)]
    if field.default or field.kind in (ID, ICON):
        return field.default
    if field.names is not None:
        return _first_entry_id(field, pack)
    return field.choices[0].value if field.choices else "New"


def _first_variant_value(shape: PackTableSchema) -> str:
    return shape.variants[0].value if shape.variants else ""


def _first_entry_id(field: SchemaField, pack: dict[str, object]) -> str:
    assert field.names is not None
    for entry in tables_in_list(pack.get(field.names.entries)):
        if not field.names.where or entry.get(field.names.where) in field.names.among:
            return str(entry.get("id"))
    return ""


def with_unique_names(entry: dict[str, object], pack: dict[str, object]) -> dict[str, object]:
    """Return the entry with ids and names that the pack does not use yet."""
    ids: list[str] = []
    names: list[str] = []
    _collect_used_names(pack, ids, names)
    changed = _with_unused_names(entry, ids, names)
    assert isinstance(changed, dict)
    return changed


def _collect_used_names(value: object, ids: list[str], names: list[str]) -> None:
    if isinstance(value, dict):
        for name, child in value.items():
            if name in ("id", "name") and isinstance(child, str):
                (ids if name == "id" else names).append(child.upper())
            else:
                _collect_used_names(child, ids, names)
    elif isinstance(value, list):
        for child in value:
            _collect_used_names(child, ids, names)


def _with_unused_names(value: object, ids: list[str], names: list[str]) -> object:
    if isinstance(value, list):
        return [_with_unused_names(each, ids, names) for each in value]
    if not isinstance(value, dict):
        return value
    renamed: dict[str, object] = {}
    for name, child in value.items():
        if name in ("id", "name") and isinstance(child, str):
            renamed[name] = (
                _claim_unused_name(child, "-", ids) if name == "id" else _claim_unused_name(child, " ", names)
            )
        else:
            renamed[name] = _with_unused_names(child, ids, names)
    return renamed


def _claim_unused_name(base_name: str, separator: str, used: list[str]) -> str:
    candidate = base_name
    number = 1
    while candidate.upper() in used:
        number += 1
        candidate = f"{base_name}{separator}{number}"
    used.append(candidate.upper())
    return candidate


def set_pack_value(table: object, path: ValuePath, value: object) -> None:
    """Set the value at a path, whose last step must be a key."""
    for step in path[:-1]:
        if isinstance(step, str):
            assert isinstance(table, dict)
            table = table[step]
        else:
            assert isinstance(table, list)
            table = table[step]
    last = path[-1]
    assert isinstance(table, dict) and isinstance(last, str)
    table[last] = value
