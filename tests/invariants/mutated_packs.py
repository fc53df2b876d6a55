"""Implausible packs: mutated printed packs, and packs generated from the schema alone."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

from kwoon import pack_editor, registry
from kwoon.core.schema.constraints import tables
from kwoon.core.schema.fields import ENTRIES, TABLE, Field, TableSchema

Data = dict[str, Any]
ODD: tuple[Any, ...] = (
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
SLIPS = (
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


def odd_pack(game: str, random: Random) -> Data:
    """Return a pack with a few changes, with many changes, or generated from the schema."""
    data = copy.deepcopy(pack_editor.parse_pack(game, registry.default_pack_text(game)))
    schema = registry.find_game(game).schema
    way = random.random()
    if way < 0.25:
        _make_anew(data, schema.top, random)
    for _ in range(random.choice((1, 1, 2, 3, 8, 30))):
        _change(data, schema.top, data, random)
    if random.random() < 0.5:
        _all_alike(data, random)
    if random.random() < 0.9:
        data = _settled(game, data)
    return data


def garbled(text: str, random: Random) -> str:
    """Return the text after one or two typos: characters lost, inserted or doubled, lines lost, doubled or split."""
    for _ in range(random.choice((1, 1, 2, 5))):
        at = random.randrange(len(text))
        end = random.choice((at + 1, at + 9, text.find("\n", at) + 1 or len(text)))
        way = random.randrange(4)
        if way == 0:
            text = text[:at] + text[end:]
        elif way == 1:
            text = text[:at] + random.choice(SLIPS) + text[at:]
        elif way == 2:
            text = text[:end] + text[at:]
        else:
            text = text[:at] + random.choice(SLIPS) + text[end:]
        text = text or "\n"
    return text


def _settled(game: str, data: Data) -> Data:
    try:
        return pack_editor.with_derived_values(game, data)
    except (AssertionError, AttributeError, KeyError, TypeError, IndexError):
        return data  # Too odd to be summed up.


def _all_alike(data: Any, random: Random) -> None:
    """Set every number to the same value, such as zero damage everywhere."""
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


def _make_anew(data: Data, top: TableSchema, random: Random) -> None:
    """Replace lists of entries by random ones from the schema; references between them may fail."""
    for field in top.fields:
        if field.kind == ENTRIES and field.shape is not None and field.shape.addable:
            kept = [entry for entry in data[field.name] if random.random() < 0.4]
            count = random.randint(0, min(field.maximum, 40) - min(len(kept), field.maximum, 40))
            made = [_entry(field.shape, data, random, at) for at in range(count)]
            data[field.name] = sorted(kept + made, key=_order)


def _order(entry: Data) -> int:
    return entry.get("kind") in ("item", "achievement")


def _entry(shape: TableSchema, top: Data, random: Random, at: int, kind: str = "") -> Data:
    """Return one entry; `kind` is that of its enclosing entry."""
    entry: Data = {}
    if shape.variant_key:
        known = [field for field in shape.fields if field.name == shape.variant_key]
        fitting = _fitting(known[0], kind) if known else []
        entry[shape.variant_key] = random.choice(fitting or [variant.value for variant in shape.variants])
    below = str(entry.get(shape.variant_key) or kind)
    for field in shape.fields_of(entry):
        if field.name not in entry and (field.required or random.random() < 0.5):
            entry[field.name] = (
                f"made-{at}-{random.randint(0, 10**6)}" if field.name == "id" else _good(field, top, random, below)
            )
    if shape.sources:
        entry["source"] = "designed"
    return entry


def _fitting(field: Field, kind: str) -> list[str]:
    """Return the choices that an entry of this kind may have."""
    return [each.value for each in field.choices if not each.within or not kind or kind in each.within]


def _good(field: Field, top: Data, random: Random, kind: str = "") -> Any:
    """Return a value that is valid for the field as far as the schema tells."""
    match field.kind:
        case "number":
            most = field.maximum if random.random() < 0.2 else min(field.maximum, field.minimum + 6)
            return random.randint(field.minimum, most)
        case "flag":
            return random.random() < 0.5
        case "source":
            return "designed"
        case "choice" | "words":
            return _chosen(field, top, random, kind)
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


def _chosen(field: Field, top: Data, random: Random, kind: str) -> Any:
    words = _fitting(field, kind) if random.random() < 0.95 else [each.value for each in field.choices]
    if field.names is not None:
        listed = tables(top.get(field.names.entries))
        words = [str(entry.get("id")) for entry in listed] + list(field.names.extra)
    if field.kind == "choice":
        return random.choice(words) if words else "none"
    count = random.randint(field.minimum, max(field.minimum, min(len(words), 3)))
    return random.sample(words, min(count, len(words)))


def _change(table: Data, shape: TableSchema, top: Data, random: Random, kind: str = "") -> None:
    """Change one random thing; `kind` is that of the enclosing entry."""
    own = table.get(shape.variant_key)
    below_kind = own if isinstance(own, str) else kind
    fields = [field for field in shape.fields_of(table) if field.name in table or random.random() < 0.1]
    deep = [field for field in fields if field.shape is not None and table.get(field.name)]
    if deep and random.random() < 0.85:
        field = random.choice(deep)
        below = table[field.name]
        assert field.shape is not None
        if field.kind == TABLE and isinstance(below, dict):
            _change(below, field.shape, top, random, below_kind)
        elif isinstance(below, list):
            _change_list(below, field, top, random, below_kind)
    elif fields:
        field = random.choice(fields)
        if random.random() < 0.04:
            table[field.name] = random.choice(ODD)
        elif random.random() < 0.04:
            table.pop(field.name, None)
        elif random.random() < 0.02:
            table[f"{field.name}s"] = 1
        else:
            table[field.name] = _good(field, top, random, kind)


def _change_list(entries: list[Any], field: Field, top: Data, random: Random, kind: str) -> None:
    assert field.shape is not None
    at = random.randrange(len(entries))
    way = random.random()
    if way < 0.06:
        entries.pop(at)
    elif way < 0.1:
        entries.insert(at, copy.deepcopy(entries[at]))
    elif way < 0.16:
        entries.insert(at, _entry(field.shape, top, random, at, kind))
    elif way < 0.22:
        entries[at] = _entry(field.shape, top, random, at, kind)
    elif isinstance(entries[at], dict):
        if way < 0.4 and field.disabled_note:
            entries[at][field.disabled_note] = random.choice((0, 0, 1, 2, 20))
        else:
            _change(entries[at], field.shape, top, random, kind)
