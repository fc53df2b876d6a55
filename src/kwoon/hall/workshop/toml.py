"""A draft as TOML: what a form holds, written as a pack that the reader takes."""

from __future__ import annotations

import json
import math
import re

BARE = re.compile(r"^[A-Za-z0-9_-]+$")
DEEP = 8
"""So many tables lie in each other at most."""
WIDE = 110
"""Entries of entries stand on one line, if it is no longer than this."""


class Unwritable(ValueError):
    """Something that TOML cannot hold: a sentence that says what."""


def written(draft: object) -> str:
    """The text of a draft; raises Unwritable."""
    if not isinstance(draft, dict):
        raise Unwritable("A draft is an object, with a name for everything in it.")
    return "\n".join(_table(draft, (), 0)).strip("\n") + "\n"


def _table(table: dict[str, object], path: tuple[str, ...], depth: int) -> list[str]:
    """Values first, then the lists of entries: what follows a heading belongs to it."""
    if depth > DEEP:
        raise Unwritable("The draft is nested too deeply.")
    lines: list[str] = []
    below: list[str] = []
    for name, value in table.items():
        line = f"{_name(name)} = {_value(value, 0)}"
        if _entries(value) and (depth == 0 or len(line) > WIDE):
            here = (*path, name)
            for entry in value:  # type: ignore[attr-defined]
                below += ["", f"[[{'.'.join(_name(each) for each in here)}]]", *_table(entry, here, depth + 1)]
        else:
            lines.append(line)
    return lines + below


def _entries(value: object) -> bool:
    """Whether it is a list of tables, which has headings of its own."""
    return isinstance(value, list) and bool(value) and all(isinstance(each, dict) for each in value)


def _value(value: object, depth: int) -> str:
    if depth > DEEP:
        raise Unwritable("The draft is nested too deeply.")
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        if not math.isfinite(value):
            raise Unwritable("There is a number in the draft that is none.")
        return repr(value)
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list):
        return "[" + ", ".join(_value(each, depth + 1) for each in value) + "]"
    if isinstance(value, dict):
        inside = ", ".join(f"{_name(name)} = {_value(each, depth + 1)}" for name, each in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    raise Unwritable("There is something empty in the draft: leave out what is not there.")


def _name(name: str) -> str:
    return name if BARE.match(name) else _text(name)


def _text(text: str) -> str:
    """JSON's way of writing text is TOML's, but for the one sign that TOML wants to be escaped as well."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
