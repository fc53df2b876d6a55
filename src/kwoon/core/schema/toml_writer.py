"""Writes a pack as TOML in the order of its schema: plain values first, then tables and entries."""

from __future__ import annotations

from typing import Final

from kwoon.core.schema.constraints import tables_in_list
from kwoon.core.schema.fields import TABLE, PackTableSchema, Schema, SchemaField

ESCAPES: Final = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t"}


def to_toml(data: dict[str, object], schema: Schema) -> str:
    """Return the TOML text. Parsing it gives the same values and therefore the same fingerprint."""
    lines: list[str] = []
    _write_table(data, schema.top, "", lines)
    return "\n".join(lines).strip("\n") + "\n"


def _write_table(table: dict[str, object], shape: PackTableSchema | None, prefix: str, lines: list[str]) -> None:
    fields = {field.name: field for field in shape.fields_of(table)} if shape is not None else {}
    ordered = [name for name in fields if name in table] + sorted([name for name in table if name not in fields])
    for name in ordered:
        if not _needs_own_table(fields.get(name), table[name]):
            lines.append(f"{_format_key(name)} = {_format_inline_value(table[name])}")
    for name in ordered:
        field = fields.get(name)
        value = table[name]
        if field is None or not _needs_own_table(field, value):
            continue
        header = f"{prefix}{_format_key(name)}"
        if isinstance(value, dict):
            lines.extend(["", f"[{header}]"])
            _write_table(value, field.shape, f"{header}.", lines)
        else:
            for entry in tables_in_list(value):
                lines.extend(["", f"[[{header}]]"])
                _write_table(entry, field.shape, f"{header}.", lines)


def _needs_own_table(field: SchemaField | None, value: object) -> bool:
    """Whether a value is written as `[table]` or `[[entries]]` rather than inline. Only values whose schema has sources
    need this."""
    if field is None or field.shape is None or not field.shape.sources:
        return False
    if field.kind == TABLE:
        return isinstance(value, dict)
    # A list that contains anything but tables is written inline, so reading it back reports the problem.
    return isinstance(value, list) and len(value) > 0 and len(tables_in_list(value)) == len(value)


def _format_inline_value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return repr(value)
    if isinstance(value, list):
        return "[" + ", ".join([_format_inline_value(each) for each in value]) + "]"
    if isinstance(value, dict):
        inner = ", ".join([f"{_format_key(name)} = {_format_inline_value(item)}" for name, item in value.items()])
        return "{ " + inner + " }" if inner else "{}"
    return _quote_string(str(value))


def _format_key(name: str) -> str:
    special_chars = [char for char in name if not char.isascii() or not (char.isalnum() or char in "-_")]
    return _quote_string(name) if special_chars or not name else name


def _quote_string(text: str) -> str:
    escaped: list[str] = []
    for char in text:
        if char in ESCAPES:
            escaped.append(ESCAPES[char])
        elif ord(char) < 32 or ord(char) == 127:
            escaped.append(f"\\u{ord(char):04x}")
        else:
            escaped.append(char)
    return '"' + "".join(escaped) + '"'
