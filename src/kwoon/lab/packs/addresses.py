"""The numbers in a pack: their addresses, sources and bounds. An address consists of names of tables and ids of entries, such as
`character.reed.move.twin-herons.low.attack.strength`.

A list entry is named by its `id`, an effect by its `word`; if two effects of a card share a word, they are `word-1` and
`word-2`. Values that are not numbers, such as flags and names, have no address.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from kwoon import registry
from kwoon.core.schema.constraints import derived_values, number_bounds
from kwoon.core.schema.fields import PackTableSchema, SchemaField
from kwoon.lab.errors import LabError

NumberPath = tuple[str | int, ...]
"""Path to a number: names of tables and indices in lists."""
UNKNOWN_SOURCE = "unknown"
DESIGNED_SOURCE = "designed"


@dataclass(frozen=True)
class PackNumber:
    """A number in a pack."""

    address: str
    value: int
    source: str
    path: NumberPath
    is_derived: bool = False
    """Whether it is the sum of other numbers and cannot be set directly."""

    @property
    def is_adjustable(self) -> bool:
        """Return whether the number was chosen by this project and may be changed."""
        return self.source == DESIGNED_SOURCE and not self.is_derived


def pack_numbers(game: str, text: str) -> dict[str, PackNumber]:
    """Return the tunable numbers of a valid pack by address, in the order of the pack."""
    registry.load_game_from_text(game, text)
    data = tomllib.loads(text)
    derived = derived_numbers(game, data)
    found: dict[str, PackNumber] = {}
    for at, path, value in _walk_numbers(data, "", ()):
        if field_at(game, data, path)[0].tunable:
            found[at] = PackNumber(at, value, source_of_number(game, data, path), path, path in derived)
    return found


def find_number(numbers: dict[str, PackNumber], address: str) -> PackNumber:
    """Return the number at this address; raise LabError with similar addresses if there is none."""
    if address in numbers:
        return numbers[address]
    beginning = address
    while beginning:
        beginning = beginning.rpartition(".")[0]
        near = [other for other in numbers if other.startswith(f"{beginning}." if beginning else "")]
        if near:
            shown = ", ".join(near[:6]) + (", ..." if len(near) > 6 else "")
            raise LabError(f"The pack has no number at '{address}'. Similar addresses: {shown}.")
    raise LabError(f"The pack has no number at '{address}'.")


def _walk_numbers(value: object, address: str, path: NumberPath) -> Iterator[tuple[str, NumberPath, int]]:
    if isinstance(value, dict):
        for name, below in value.items():
            yield from _walk_numbers(below, f"{address}.{name}" if address else name, (*path, name))
    elif isinstance(value, list):
        for place, (name, below) in enumerate(zip(_entry_names(value), value, strict=True)):
            yield from _walk_numbers(below, f"{address}.{name}", (*path, place))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield address, path, value


def _entry_names(entries: list[Any]) -> list[str]:
    """Return the names of list entries: their ids or words if they are tables, otherwise their positions."""
    if not all(isinstance(entry, dict) for entry in entries):
        return [str(place) for place in range(len(entries))]
    names = [str(entry.get("id", entry.get("word", place))) for place, entry in enumerate(entries)]
    return [
        f"{word}-{names[: place + 1].count(word)}" if names.count(word) > 1 else word
        for place, word in enumerate(names)
    ]


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
