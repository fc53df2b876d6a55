"""Pack forms, parsers and serializers are derived from one schema and agree."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from kwoon import pack_editor, registry
from kwoon.core.message import to_json
from kwoon.core.schema.fields import ENTRIES, NUMBER, PackTableSchema, SchemaField
from kwoon.core.toml_reader import MAX_LINE, MAX_TEXT, PackError
from kwoon.games import GAMES
from tests.game_facts import FACTS
from tests.sample_game import SAMPLE_GAME

IDS = [definition.id for definition in GAMES]


def default_pack_data(game: str) -> dict[str, Any]:
    return pack_editor.parse_pack(game, registry.default_pack_text(game))


def problems(game: str, data: dict[str, Any]) -> list[PackError]:
    return pack_editor.find_pack_problems(game, pack_editor.pack_to_toml(game, data))


def all_tables(table_schema: PackTableSchema) -> Iterator[PackTableSchema]:
    yield table_schema
    for field in [*table_schema.fields, *[field for variant in table_schema.variants for field in variant.fields]]:
        if field.shape is not None:
            yield from all_tables(field.shape)


def fields(game: str) -> Iterator[SchemaField]:
    for table_schema in all_tables(registry.find_game(game).schema.top):
        yield from table_schema.fields
        for variant in table_schema.variants:
            yield from variant.fields


@pytest.mark.parametrize("game", IDS)
def test_default_packs_keep_their_fingerprints(game: str) -> None:
    assert (
        registry.load_game_from_text(game, registry.default_pack_text(game)).pack_fingerprint
        == FACTS[game].pack.fingerprint
    )


@pytest.mark.parametrize("game", IDS)
def test_pack_form_is_plain_json(game: str) -> None:
    form = pack_editor.pack_form(game)
    assert json.loads(json.dumps(form, default=to_json))["game"] == game
    icons = form["icons"]
    assert isinstance(icons, list) and len(icons) == len(set(icons)) > 200
    assert {face.icon for face in registry.load_game_from_text(game, registry.default_pack_text(game)).faces} <= set(
        icons
    )


@pytest.mark.parametrize("game", IDS)
def test_every_field_has_a_description(game: str) -> None:
    for field in fields(game):
        assert field.description.endswith("."), field.name
        assert field.kind != NUMBER or field.minimum <= field.maximum
        assert field.kind != ENTRIES or field.singular


@pytest.mark.parametrize("game", IDS)
def test_serialized_pack_parses_back_to_same_pack(game: str) -> None:
    data = default_pack_data(game)
    text = pack_editor.pack_to_toml(game, data)
    assert tomllib.loads(text) == data
    assert pack_editor.with_derived_values(game, data) == data
    assert registry.load_game_from_text(game, text).pack_fingerprint == FACTS[game].pack.fingerprint


@pytest.mark.parametrize("game", IDS)
def test_new_entry_of_every_kind_leaves_pack_without_problems(game: str) -> None:
    count = 0
    for field in pack_editor.pack_form(game)["top"]["fields"]:  # type: ignore[index]
        for blank in field.get("blanks", []):
            data, at = pack_editor.with_new_entry(game, default_pack_data(game), field["name"], blank["kind"])
            assert problems(game, data) == []
            assert data[field["name"]][at]["source"] == "designed"  # type: ignore[index]
            if field["name"] != "basic":  # the list of basic cards has room for only one more
                data, _ = pack_editor.with_new_entry(game, data, field["name"], blank["kind"])
                assert problems(game, data) == []
            count += 1
    assert count == FACTS[game].pack.num_new_entries


@pytest.mark.parametrize(
    ("game", "entries", "id", "disabled_key", "settings"),
    [(game, *disabled) for game, facts in FACTS.items() for disabled in facts.pack.disabled],
)
def test_disabled_card_keeps_its_face(
    game: str, entries: str, id: str, disabled_key: str, settings: dict[str, int]
) -> None:
    data = default_pack_data(game) | settings
    entry = next(entry for entry in data[entries] if entry["id"] == id)
    entry[disabled_key] = 0
    data = pack_editor.with_derived_values(game, data)
    assert problems(game, data) == []
    text = pack_editor.pack_to_toml(game, data)
    faces = {face.id: face for face in pack_editor.all_faces(game, text)}
    assert faces[id].copies == 0
    assert set(faces) == {face.id for face in pack_editor.all_faces(game, registry.default_pack_text(game))}


@pytest.mark.parametrize(
    ("game", "at", "value", "expected"),
    [(game, *problem) for game, facts in FACTS.items() for problem in facts.pack.problems],
)
def test_pack_problem_names_its_location(game: str, at: tuple[Any, ...], value: object, expected: str) -> None:
    data = default_pack_data(game)
    table: Any = data
    for step in at[:-1]:
        table = table[step]
    table[at[-1]] = value
    problems_found = problems(game, data)
    assert [problem.path for problem in problems_found] == [at]
    assert expected in str(problems_found[0])


def test_all_pack_problems_are_reported_at_once() -> None:
    data = default_pack_data("fight")
    data["row_size"] = 99
    data["card"][0]["value"] = "one"
    data["card"][1]["pionts"] = 1
    assert [problem.path for problem in problems("fight", data)] == [
        ("row_size",),
        ("card", 0, "value"),
        ("card", 1, "pionts"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "x" * (MAX_TEXT + 1),
        ".".join("a" * MAX_LINE) + " = 1",
        "a = " + "[" * (MAX_LINE - 10),
        "a = [\n" * 5000,
        "[[card]]\n" * 20_000,
        'game = "fight"\n[[card]]\nid = "' + "x" * 1000 + '"',
    ],
)
def test_oversized_pack_is_rejected_with_short_messages(text: str) -> None:
    problems_found = pack_editor.find_pack_problems(SAMPLE_GAME, text)
    assert problems_found
    assert all(len(str(problem)) < 1000 for problem in problems_found)
