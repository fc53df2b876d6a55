"""Packs for those who change them: the form that they fill in, what is wrong with what they wrote, and its text."""

from __future__ import annotations

import copy
import json
from importlib.resources import files

from kwoon import shelf
from kwoon.core.box import OptionError
from kwoon.core.faces import Face
from kwoon.core.packs import PackError, load
from kwoon.core.schema.blank import blank_entry, fresh, put
from kwoon.core.schema.check import problems
from kwoon.core.schema.fields import ENTRIES, Field
from kwoon.core.schema.form import form
from kwoon.core.schema.meaning import restate, tables
from kwoon.core.schema.write import write

Data = dict[str, object]
"""A pack as TOML reads it: tables, lists, texts, numbers, true and false."""


def pack_form(game: str) -> Data:
    """What a pack of this game may hold, as plain data for a form: see docs/design/pack-fields.md."""
    box = shelf.find(game)
    found = form(box.schema, load(shelf.pack_text(game), game))
    found["icons"] = icons(game)
    return found


def icons(game: str) -> list[str]:
    """The pictures to choose from, those of the game's own cards first."""
    drawn = json.loads(files("kwoon").joinpath("icons.json").read_text(encoding="utf-8"))
    first = list(dict.fromkeys(drawn[game]))
    return first + sorted({name for names in drawn.values() for name in names} - set(first))


def read(game: str, text: str) -> Data:
    """A text as data; PackError if it is no TOML."""
    return load(text, f"{shelf.find(game).id} pack")


def faults(game: str, text: str) -> list[PackError]:
    """All that is wrong with a pack, each with the way to it (`at`); none if it can be played."""
    box = shelf.find(game)
    place = f"{box.id} pack"
    try:
        found = problems(load(text, place), place, box.schema)
        if not found:
            shelf.open_text(game, text)
    except PackError as error:
        return [error]
    except OptionError as error:
        return [PackError(f"{place}: {error}")]
    return found


def settled(game: str, data: Data) -> Data:
    """The same pack with every number and word that must be what others say."""
    changed = copy.deepcopy(data)
    for path, value in restate(changed, shelf.find(game).schema.top, changed):
        put(changed, path, value)
    return changed


def added(game: str, data: Data, entries: str, kind: str = "") -> tuple[Data, int]:
    """The pack with a blank entry more in this list, after the last of its kind, and where it stands now."""
    field = _list(game, entries)
    assert field.shape is not None
    blank = fresh(blank_entry(field.shape, kind, data), data)
    changed = copy.deepcopy(data)
    listed = changed.setdefault(entries, [])
    assert isinstance(listed, list)
    alike = [at for at, entry in enumerate(tables(listed)) if not kind or entry.get(field.shape.by) == kind]
    place = alike[-1] + 1 if alike else len(listed)
    listed.insert(place, blank)
    return settled(game, changed), place


def _list(game: str, entries: str) -> Field:
    for field in shelf.find(game).schema.top.fields:
        if field.name == entries and field.kind == ENTRIES and field.shape is not None and field.shape.addable:
            return field
    raise PackError(f"{game} pack: there is no list '{entries}' to add to.", (entries,))


def written(game: str, data: Data) -> str:
    """A pack as TOML."""
    return write(data, shelf.find(game).schema)


def drawn(game: str, text: str) -> list[Face]:
    """The faces of all cards of a pack, also of those that are switched off: their copies are 0."""
    box = shelf.find(game)
    data = read(game, text)
    faces = {face.id: face for face in shelf.open_text(game, text).faces}
    for field in box.schema.top.fields:
        off = [entry for entry in tables(data.get(field.name)) if field.off and entry.get(field.off) == 0]
        hidden = [entry for entry in off if entry.get("id") not in faces]
        if hidden:
            for entry in hidden:
                entry[field.off] = 1
            opened = shelf.open_text(game, written(game, settled(game, data)))
            missing = [face for face in opened.faces if face.id not in faces]
            return [*faces.values(), *[_off(face) for face in missing]]
    return list(faces.values())


def _off(face: Face) -> Face:
    return Face(face.id, face.name, face.kind, face.icon, face.text, face.numbers, 0, (), face.part_of)
