"""Pack editing: form schema, validation and TOML output."""

from __future__ import annotations

import copy
import json
from importlib.resources import files

from kwoon import registry
from kwoon.core.card_faces import Face
from kwoon.core.definition import OptionError
from kwoon.core.schema.constraints import derived_values, tables_in_list
from kwoon.core.schema.fields import ENTRIES, SchemaField
from kwoon.core.schema.form import schema_to_plain_data
from kwoon.core.schema.new_entry import new_entry, set_pack_value, with_unique_names
from kwoon.core.schema.toml_writer import to_toml
from kwoon.core.schema.validate import find_problems
from kwoon.core.toml_reader import PackError, located_error, parse_toml
from kwoon.games import GAMES

Data = dict[str, object]
"""A parsed TOML pack: tables, lists, strings, numbers and booleans."""


def pack_form(game: str) -> Data:
    """Return the schema of the game's packs as plain data for a form; see docs/design/cards.md."""
    definition = registry.find_game(game)
    fields = schema_to_plain_data(definition.schema, parse_toml(registry.default_pack_text(game), game))
    fields["icons"] = all_icons(game)
    return fields


def all_icons(game: str) -> list[str]:
    """Return the names of all icons, with those of the game's own cards first."""
    known = known_icons()
    own_icons = [name for name in dict.fromkeys(_icons_of(registry.find_game(game).package)) if name in known]
    return own_icons + sorted(known - set(own_icons))


def known_icons() -> set[str]:
    """Return the names of the icons that Kwoon can draw. The `icons.json` of an installed game adds none, because icons
    are drawn by the browser client, which was built without that game."""
    shared = json.loads(files("kwoon").joinpath("icons.json").read_text(encoding="utf-8"))
    lists = [*shared.values(), *[_icons_of(definition.package) for definition in GAMES]]
    return {name for names in lists for name in names}


def _icons_of(package: str) -> list[str]:
    """Return the icons in a game's `icons.json`; none if it has no such file."""
    file = files(package).joinpath("icons.json")
    return list(json.loads(file.read_text(encoding="utf-8"))) if file.is_file() else []


def parse_pack(game: str, text: str) -> Data:
    """Parse a pack. Raise `PackError` if it is not valid TOML."""
    return parse_toml(text, f"{registry.find_game(game).id} pack")


def find_pack_problems(game: str, text: str) -> list[PackError]:
    """Return all problems in a pack; an empty list means that the pack is playable."""
    definition = registry.find_game(game)
    source = f"{definition.id} pack"
    try:
        problems = find_problems(parse_toml(text, source), source, definition.schema)
        if not problems:
            registry.load_game_from_text(game, text)
    except PackError as error:
        return [error]
    except OptionError as error:
        return [located_error(source, error.text)]
    return problems


def with_derived_values(game: str, data: Data) -> Data:
    """Return a copy of the pack with all derived numbers and copied texts updated."""
    changed = copy.deepcopy(data)
    for path, value in derived_values(changed, registry.find_game(game).schema.top, changed):
        set_pack_value(changed, path, value)
    return changed


def with_new_entry(game: str, data: Data, entries: str, kind: str = "") -> tuple[Data, int]:
    """Return a copy of the pack with a new entry, and the entry's index. The entry is inserted after the last one of
    its kind. Raise `PackError` if `entries` is not a list that accepts new entries."""
    field = _find_extensible_list(game, entries)
    assert field.shape is not None
    entry = with_unique_names(new_entry(field.shape, kind, data), data)
    changed = copy.deepcopy(data)
    listed = changed.setdefault(entries, [])
    assert isinstance(listed, list)
    same_kind = [
        index
        for index, other in enumerate(tables_in_list(listed))
        if not kind or other.get(field.shape.variant_key) == kind
    ]
    index = same_kind[-1] + 1 if same_kind else len(listed)
    listed.insert(index, entry)
    return with_derived_values(game, changed), index


def _find_extensible_list(game: str, field_name: str) -> SchemaField:
    for field in registry.find_game(game).schema.top.fields:
        if field.name == field_name and field.kind == ENTRIES and field.shape is not None and field.shape.addable:
            return field
    raise PackError(f"{game} pack: '{field_name}' is not a list that accepts new entries.", (field_name,))


def pack_to_toml(game: str, data: Data) -> str:
    return to_toml(data, registry.find_game(game).schema)


def all_faces(game: str, text: str) -> list[Face]:
    """Return the faces of all cards in a pack. Disabled cards are included, with 0 copies."""
    definition = registry.find_game(game)
    data = parse_pack(game, text)
    faces = {face.id: face for face in registry.load_game_from_text(game, text).faces}
    for field in definition.schema.top.fields:
        disabled = [
            entry
            for entry in tables_in_list(data.get(field.name))
            if field.disabled_note and entry.get(field.disabled_note) == 0 and entry.get("id") not in faces
        ]
        if disabled:
            for entry in disabled:
                entry[field.disabled_note] = 1
            loaded = registry.load_game_from_text(game, pack_to_toml(game, with_derived_values(game, data)))
            missing = [face for face in loaded.faces if face.id not in faces]
            return [*faces.values(), *[_disabled_face(face) for face in missing]]
    return list(faces.values())


def _disabled_face(face: Face) -> Face:
    return Face(face.id, face.name, face.kind, face.icon, face.text, face.numbers, 0, (), face.part_of)
