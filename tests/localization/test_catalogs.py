"""The catalogs agree with the code, in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource

from kwoon.core.message import Message, SeatRef, msg
from kwoon.games import GAMES
from kwoon.localization.formatter import Reader
from kwoon.pack_editor import pack_form
from kwoon.registry import all_games, archived_packs, load_game, load_game_from_text
from tools import messages, simplify
from tools.messages import LANGUAGES, PACKAGE, CatalogMessage, Catalogs, Use

CATALOGS = messages.read_catalogs(PACKAGE)
COUNTS = (0, 1, 2, 5)


def test_catalogs_and_code_agree() -> None:
    assert messages.python_problems() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    for id, message in CATALOGS.messages[language].items():
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(message.text))
        pattern = bundle.get_message(id).value
        assert pattern is not None
        for count in COUNTS:
            values: dict[str, object] = {}
            for name in message.arguments:
                values |= {name: count, f"{name}-count": count, f"{name}-is": "you" if count % 2 else "other"}
            text, errors = bundle.format_pattern(pattern, values)
            assert not errors, f"{id}: {errors}"
            assert isinstance(text, str)


def test_simplified_catalogs_are_up_to_date() -> None:
    assert [path.name for path, _ in simplify.outdated()] == [], "Run: python -m tools.simplify"


def texts_of_schema(value: object) -> Iterator[Message]:
    if isinstance(value, Message):
        if value.fallback:
            yield value
    elif isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from texts_of_schema(each)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", [definition.id for definition in GAMES])
def test_texts_of_schemas_are_translated(game: str, language: str) -> None:
    texts = {message.id: message.fallback for message in texts_of_schema(pack_form(game))}
    area = f"{game}-schema-"
    own = {id for id in CATALOGS.messages[language] if id.startswith(area) and id not in CATALOGS.messages["en"]}
    assert {id: text for id, text in texts.items() if id not in own} == {}
    assert own - texts.keys() == set(), "No schema has these texts."


def names_of_printed_cards() -> Iterator[Message]:
    for definition in all_games():
        packs = [
            load_game(definition.id),
            *(load_game_from_text(definition.id, pack.text) for pack in archived_packs(definition.id)),
        ]
        for loaded in packs:
            for face in (*loaded.faces, *loaded.tokens):
                yield from named_parts(face.name)


def named_parts(text: object) -> Iterator[Message]:
    """Yield the names from a pack in a text."""
    if isinstance(text, Message):
        if text.fallback:
            yield text
        for value in text.args.values():
            yield from named_parts(value)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_names_of_printed_cards_are_translated(language: str) -> None:
    names = {message.id for message in names_of_printed_cards()}
    assert sorted(names - CATALOGS.messages[language].keys()) == []


def test_name_of_a_new_card_is_shown_as_written() -> None:
    text = Message("fight-cards-headbutt", {}, "Headbutt")
    assert Reader(language="zh-Hant").say(text) == "Headbutt"


NOT_TRANSLATED = ("pass turn", "give up", "kwoon replay {}", "not in your hand")
"""What players type, and texts that are only compared."""


def test_texts_of_matches_in_the_terminal_come_from_catalogs() -> None:
    found = messages.literals(["terminal/match", "terminal/boards"])
    assert [line for line in found if not line.endswith(NOT_TRANSLATED)] == []


# The laws can fail.


def catalogs_with(english: dict[str, CatalogMessage], chinese: dict[str, CatalogMessage]) -> Catalogs:
    return Catalogs({"en": english, "zh-Hant": chinese, "zh-Hans": chinese})


def test_planted_faults_are_found() -> None:
    message = CatalogMessage("a-draw = { $player } draws.", {"player"})
    fine = Use("x.py:1", ["a-draw"], {"player"})
    assert messages.compare(catalogs_with({"a-draw": message}, {"a-draw": message}), [fine], set(), set()) == []
    assert messages.compare(catalogs_with({}, {}), [fine], set(), set()) == [
        "x.py:1: no catalog has the message 'a-draw'."
    ]
    (unused,) = messages.compare(catalogs_with({"a-draw": message}, {"a-draw": message}), [], set(), set())
    assert unused == "'a-draw' is not used."
    (wrong,) = messages.compare(
        catalogs_with({"a-draw": message}, {"a-draw": message}), [Use("x.py:1", ["a-draw"], {"seat"})], set(), set()
    )
    assert "has the arguments player, but the code passes seat" in wrong
    missing = messages.compare(catalogs_with({"a-draw": message}, {}), [fine], set(), set())
    assert missing == ["zh-Hant lacks 'a-draw'.", "zh-Hans lacks 'a-draw'."]
    other = CatalogMessage("a-draw = { $seat }", {"seat"})
    assert len(messages.compare(catalogs_with({"a-draw": message}, {"a-draw": other}), [fine], set(), set())) == 2


def test_texts_written_out_in_code_are_found() -> None:
    code = '''
"""A docstring is not a text."""
def f(name):
    """Nor is this one."""
    log_info("a game ended", table=name)
    print(f"Good morning, {name}.")
    return "It is your turn."
'''
    assert [line.partition(": ")[2] for line in messages.literals_in("x.py", ast.parse(code))] == [
        "Good morning, {}.",
        "It is your turn.",
    ]


def test_latin_names_stand_off_from_chinese_characters() -> None:
    attack = msg("core-target", player=SeatRef(0), target=SeatRef(1))
    assert Reader(["Ann", "小明"], language="zh-Hant").say(attack) == "Ann 攻擊小明。"
    assert Reader(["小明", "Ann"], language="zh-Hant").say(attack) == "小明攻擊 Ann。"
