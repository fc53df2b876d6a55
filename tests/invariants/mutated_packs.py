"""Implausible packs: printed packs with random changes, and entries generated from the schema."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

from kwoon import pack_editor, registry
from kwoon.core.schema.constraints import tables_in_list
from kwoon.core.schema.fields import ENTRIES, TABLE, PackTableSchema, SchemaField

Data = dict[str, Any]
ODD_VALUES: tuple[Any, ...] = (
    None,
    -1,
    0,
    1,
    10**9,
    2.5,
    True,
    "",
    " ",
    "x",
    "a b",
    "a:b",
    "\u202e",
    "\n",
    "x" * 70,
    [],
    [1],
    {},
    {"a": 1},
    "any",
)
STRAY_TEXT = (
    '"',
    "'",
    "=",
    "[",
    "]]",
    "{",
    "#",
    "\\",
    "\n",
    "\r",
    "\0",
    "\u202e",
    "\ufeff",
    "-",
    ".",
    "0x",
    "1e999",
    "nan",
    "1979-05-27",
    "<b>",
    "=1+1",
)
"""Characters and fragments that do not belong in a pack."""
LETTERS = "abcXYZ019-_'!?.,+>/é功 "


def mutated_pack(game: str, random: Random) -> Data:
    """Return a pack with one or more random changes, and sometimes with entries generated from the schema."""
    data = copy.deepcopy(pack_editor.parse_pack(game, registry.default_pack_text(game)))
    schema = registry.find_game(game).schema
    choice = random.random()
    if choice < 0.25:
        _generate_entries(data, schema.top, random)
    for _ in range(random.choice((1, 1, 2, 3, 8, 30))):
        _change(data, schema.top, data, random)
    if random.random() < 0.5:
        _set_all_to_same_value(data, random)
    if random.random() < 0.9:
        data = _with_derived_values(game, data)
    return data


def with_typos(text: str, random: Random) -> str:
    """Return the text after a few typos: pieces of up to a line are lost, doubled, inserted or replaced."""
    for _ in range(random.choice((1, 1, 2, 5))):
        at = random.randrange(len(text))
        end = random.choice((at + 1, at + 9, text.find("\n", at) + 1 or len(text)))
        choice = random.randrange(4)
        if choice == 0:
            text = text[:at] + text[end:]
        elif choice == 1:
            text = text[:at] + random.choice(STRAY_TEXT) + text[at:]
        elif choice == 2:
            text = text[:end] + text[at:]
        else:
            text = text[:at] + random.choice(STRAY_TEXT) + text[end:]
        text = text or "\n"
    return text


def _with_derived_values(game: str, data: Data) -> Data:
    try:
        return pack_editor.with_derived_values(game, data)
    except (AssertionError, AttributeError, KeyError, TypeError, IndexError):
        return data  # the data is too malformed to derive values from


def _set_all_to_same_value(data: Any, random: Random) -> None:
    """Set all numbers with one random name to the same value: for example, no attack deals damage."""
    name = random.choice(
        ("attack", "strength", "ap", "points", "value", "defence", "bonus", "heal", "n", "time", "copies")
    )
    value = random.choice((0, 0, 1, 20))
    stack = [data]
    while stack:
        table = stack.pop()
        for key, below in table.items():
            if key == name and type(below) is int:
                table[key] = value
            elif isinstance(below, dict):
                stack.append(below)
            elif isinstance(below, list):
                stack.extend(each for each in below if isinstance(each, dict))


def _generate_entries(data: Data, top: PackTableSchema, random: Random) -> None:
    """Replace some entries with random ones from the schema. References between entries may be invalid."""
    for field in top.fields:
        if field.kind == ENTRIES and field.shape is not None and field.shape.addable:
            retained = [entry for entry in data[field.name] if random.random() < 0.4]
            count = random.randint(0, min(field.maximum, 40) - min(len(retained), field.maximum, 40))
            generated = [_entry(field.shape, data, random, at) for at in range(count)]
            data[field.name] = sorted(retained + generated, key=_sort_key)


def _sort_key(entry: Data) -> int:
    return entry.get("kind") in ("item", "achievement")


def _entry(shape: PackTableSchema, top: Data, random: Random, at: int, kind: str = "") -> Data:
    """Return a random entry; `kind` is the kind of the enclosing entry."""
    entry: Data = {}
    if shape.variant_key:
        variant_fields = [field for field in shape.fields if field.name == shape.variant_key]
        valid = _valid_choices(variant_fields[0], kind) if variant_fields else []
        entry[shape.variant_key] = random.choice(valid or [variant.value for variant in shape.variants])
    below = str(entry.get(shape.variant_key) or kind)
    for field in shape.fields_of(entry):
        if field.name not in entry and (field.required or random.random() < 0.5):
            entry[field.name] = (
                f"made-{at}-{random.randint(0, 10**6)}"
                if field.name == "id"
                else _valid_value(field, top, random, below)
            )
    if shape.sources:
        entry["source"] = "designed"
    return entry


def _valid_choices(field: SchemaField, kind: str) -> list[str]:
    return [each.value for each in field.choices if not each.within or not kind or kind in each.within]


def _valid_value(field: SchemaField, top: Data, random: Random, kind: str = "") -> Any:
    """Return a value that is valid for the field as far as the schema can tell."""
    match field.kind:
        case "number":
            max_value = field.maximum if random.random() < 0.2 else min(field.maximum, field.minimum + 6)
            return random.randint(field.minimum, max_value)
        case "flag":
            return random.random() < 0.5
        case "source":
            return "designed"
        case "choice" | "words":
            return _choose_values(field, top, random, kind)
        case "table":
            assert field.shape is not None
            return _entry(field.shape, top, random, random.randint(0, 99), kind)
        case "entries":
            assert field.shape is not None
            count = random.randint(field.minimum, min(field.maximum, field.minimum + 3))
            return [_entry(field.shape, top, random, at, kind) for at in range(count)]
        case "icon":
            return random.choice(("fist", "punch", "no-such-picture"))
    length = random.randint(1, field.max_length)
    return "".join(random.choice(LETTERS) for _ in range(length)).strip() or "x"


def _choose_values(field: SchemaField, top: Data, random: Random, kind: str) -> Any:
    words = _valid_choices(field, kind) if random.random() < 0.95 else [each.value for each in field.choices]
    if field.names is not None:
        listed = tables_in_list(top.get(field.names.entries))
        words = [str(entry.get("id")) for entry in listed] + list(field.names.extra)
    if field.kind == "choice":
        return random.choice(words) if words else "none"
    count = random.randint(field.minimum, max(field.minimum, min(len(words), 3)))
    return random.sample(words, min(count, len(words)))


def _change(table: Data, shape: PackTableSchema, top: Data, random: Random, kind: str = "") -> None:
    """Make one random change; `kind` is the kind of the enclosing entry."""
    own_kind = table.get(shape.variant_key)
    below_kind = own_kind if isinstance(own_kind, str) else kind
    fields = [field for field in shape.fields_of(table) if field.name in table or random.random() < 0.1]
    nested = [field for field in fields if field.shape is not None and table.get(field.name)]
    if nested and random.random() < 0.85:
        field = random.choice(nested)
        below = table[field.name]
        assert field.shape is not None
        if field.kind == TABLE and isinstance(below, dict):
            _change(below, field.shape, top, random, below_kind)
        elif isinstance(below, list):
            _change_list(below, field, top, random, below_kind)
    elif fields:
        field = random.choice(fields)
        if random.random() < 0.04:
            table[field.name] = random.choice(ODD_VALUES)
        elif random.random() < 0.04:
            table.pop(field.name, None)
        elif random.random() < 0.02:
            table[f"{field.name}s"] = 1
        else:
            table[field.name] = _valid_value(field, top, random, kind)


def _change_list(entries: list[Any], field: SchemaField, top: Data, random: Random, kind: str) -> None:
    assert field.shape is not None
    at = random.randrange(len(entries))
    choice = random.random()
    if choice < 0.06:
        entries.pop(at)
    elif choice < 0.1:
        entries.insert(at, copy.deepcopy(entries[at]))
    elif choice < 0.16:
        entries.insert(at, _entry(field.shape, top, random, at, kind))
    elif choice < 0.22:
        entries[at] = _entry(field.shape, top, random, at, kind)
    elif isinstance(entries[at], dict):
        if choice < 0.4 and field.disabled_note:
            entries[at][field.disabled_note] = random.choice((0, 0, 1, 2, 20))
        else:
            _change(entries[at], field.shape, top, random, kind)
