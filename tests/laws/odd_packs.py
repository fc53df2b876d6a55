"""Packs as nobody would make them: those in the boxes, mutated, and others that are made from the schema alone."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

from kwoon import shelf, workshop
from kwoon.core.schema.fields import ENTRIES, TABLE, Field, Shape
from kwoon.core.schema.meaning import tables

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
LETTERS = "abcXYZ019-_'!?.,+>/é功 "


def odd_pack(game: str, random: Random) -> Data:
    """A pack of one of three sorts: a few things changed, many, or made anew."""
    data = copy.deepcopy(workshop.read(game, shelf.pack_text(game)))
    schema = shelf.find(game).schema
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


def _settled(game: str, data: Data) -> Data:
    try:
        return workshop.settled(game, data)
    except (AssertionError, AttributeError, KeyError, TypeError, IndexError):
        return data  # Too odd to be added up.


def _all_alike(data: Any, random: Random) -> None:
    """One number everywhere, such as no damage at all."""
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


def _make_anew(data: Data, top: Shape, random: Random) -> None:
    """Lists of entries that come from the schema; what they need of others is left to luck."""
    for field in top.fields:
        if field.kind == ENTRIES and field.shape is not None and field.shape.addable:
            kept = [entry for entry in data[field.name] if random.random() < 0.4]
            count = random.randint(0, min(field.most, 40) - min(len(kept), field.most, 40))
            made = [_entry(field.shape, data, random, at) for at in range(count)]
            data[field.name] = sorted(kept + made, key=_order)


def _order(entry: Data) -> int:
    return entry.get("kind") in ("item", "achievement")


def _entry(shape: Shape, top: Data, random: Random, at: int) -> Data:
    entry: Data = {}
    if shape.by:
        entry[shape.by] = random.choice([variant.value for variant in shape.variants])
    for field in shape.fields_of(entry):
        if field.name not in entry and (field.needed or random.random() < 0.5):
            entry[field.name] = (
                f"made-{at}-{random.randint(0, 10**6)}" if field.name == "id" else _good(field, top, random)
            )
    if shape.sources:
        entry["source"] = "designed"
    return entry


def _good(field: Field, top: Data, random: Random) -> Any:
    """A value that the field takes, as far as it can be known."""
    match field.kind:
        case "number":
            most = field.most if random.random() < 0.2 else min(field.most, field.least + 6)
            return random.randint(field.least, most)
        case "flag":
            return random.random() < 0.5
        case "source":
            return "designed"
        case "choice" | "words":
            return _chosen(field, top, random)
        case "table":
            assert field.shape is not None
            return _entry(field.shape, top, random, random.randint(0, 99))
        case "entries":
            assert field.shape is not None
            count = random.randint(field.least, min(field.most, field.least + 3))
            return [_entry(field.shape, top, random, at) for at in range(count)]
        case "icon":
            return random.choice(("fist", "punch", "no-such-picture"))
    length = random.randint(1, field.length)
    return "".join(random.choice(LETTERS) for _ in range(length)).strip() or "x"


def _chosen(field: Field, top: Data, random: Random) -> Any:
    words = [each.value for each in field.choices]
    if field.names is not None:
        listed = tables(top.get(field.names.entries))
        words = [str(entry.get("id")) for entry in listed] + list(field.names.besides)
    if field.kind == "choice":
        return random.choice(words) if words else "none"
    count = random.randint(field.least, max(field.least, min(len(words), 3)))
    return random.sample(words, min(count, len(words)))


def _change(table: Data, shape: Shape, top: Data, random: Random) -> None:
    """One thing, anywhere."""
    fields = [field for field in shape.fields_of(table) if field.name in table or random.random() < 0.1]
    deep = [field for field in fields if field.shape is not None and table.get(field.name)]
    if deep and random.random() < 0.85:
        field = random.choice(deep)
        below = table[field.name]
        assert field.shape is not None
        if field.kind == TABLE and isinstance(below, dict):
            _change(below, field.shape, top, random)
        elif isinstance(below, list):
            _change_list(below, field, top, random)
    elif fields:
        field = random.choice(fields)
        if random.random() < 0.04:
            table[field.name] = random.choice(ODD)
        elif random.random() < 0.04:
            table.pop(field.name, None)
        elif random.random() < 0.02:
            table[f"{field.name}s"] = 1
        else:
            table[field.name] = _good(field, top, random)


def _change_list(entries: list[Any], field: Field, top: Data, random: Random) -> None:
    assert field.shape is not None
    at = random.randrange(len(entries))
    way = random.random()
    if way < 0.06:
        entries.pop(at)
    elif way < 0.1:
        entries.insert(at, copy.deepcopy(entries[at]))
    elif way < 0.16:
        entries.insert(at, _entry(field.shape, top, random, at))
    elif way < 0.22:
        entries[at] = _entry(field.shape, top, random, at)
    elif isinstance(entries[at], dict):
        if way < 0.4 and field.off:
            entries[at][field.off] = random.choice((0, 0, 1, 2, 20))
        else:
            _change(entries[at], field.shape, top, random)
