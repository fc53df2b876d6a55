"""The catalogs agree with the code, in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch

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


NOT_SHOWN_TEXTS = {
    # What people type, and words that the code compares.
    "games/*/rules/notation.py": r"[a-z0-9 -]+|play S3|take H2",
    "games/*/board.py": r"(done|pass) [a-z-]+",
    "games/kung_fur_fight/definition.py": r"oldest first|winner chooses",
    "terminal/match/*.py": r"pass turn|give up|not in your hand",
    "terminal/reports/rule_search.py": r"Move data",
    "terminal/reports/scenario_parser.py": r"Scenario (Outline|Template)",
    # Names of rate limits, of a rule for ties and of kinds of cards.
    "hall/*/routes.py": r"[a-z -]+",
    "hall/tables/message_handling.py": r"[a-z -]+",
    "server/server.py": r"[a-z -]+",
    "hall/tournaments/responses.py": r"direct encounter",
    "printing/colors.py": r"[a-z ]+",
    # A name that is stored, and reasons for the log.
    "hall/accounts/models.py": r"Deleted player",
    "hall/bot_jobs.py": r"no [a-z ]+",
    # Styles, a font, parts of seeds and of names of files.
    "terminal/screen.py": r"bold [a-z]+",
    "printing/fonts.py": r"LXGW WenKai TC",
    "terminal/commands.py": r"\{\} after a break",
    "lab/statistics/skill_and_luck.py": r"after the deal, time \{\}",
    "registry.py": r"\{\} card mentions",
}
"""Texts in code that need no translation, as patterns by the modules that have them."""
NOT_SHOWN = {
    # Words of files and protocols, which are the same in all languages.
    "learn/value_network.py": "the first line of a file",
    "hall/accounts/names.py": "words that names must not contain",
    "hall/guests.py": "words of guests' names",
    "hall/routing.py": "errors of msgspec, by which the hall chooses its own",
    "server/http/openapi.py": "the description of the API",
    "server/http/adapter.py": "headers",
    "server/http/http_protocol.py": "headers",
    "server/operations/logs.py": "the log",
    "server/workers/process_pool.py": "the log",
    "server/storage/*.py": "SQL, errors of databases by which the hall chooses its own, and a name that is stored",
    "lab/plot.py": "SVG",
    "printing/canvas.py": "SVG",
    "lab/report/compact_tables.py": "a type",
    "lab/report/html.py": "HTML, and errors of an incomplete installation",
    "cli/texts.py": "texts of argparse, by which the catalog is chosen",
    # What is translated by its English text: `test_texts_of_schemas_are_translated` requires it.
    "games/*/cards/*.py": "the fields of packs",
    "core/schema/fields.py": "the fields of packs",
    # What only people who write programs or games for Kwoon read.
    "providers.py": "the documentation of providers",
    "new_game/*": "the game that a new game begins with",
    "localization/catalogs.py": "an error for authors of games",
    "core/toml_reader.py": "errors in files of authors of games",
    "core/lesson.py": "errors in files of authors of games",
    "pack_editor.py": "an error for programs",
    "games/*/observation.py": "the documentation of observations",
    "games/*/invariants.py": "failures of tests",
    "hidden_info.py": "failures of tests",
    "lab/execution/runner.py": "an error in the rules of a game",
    "solve/trees/walk.py": "an error in the rules of a game",
    "core/dice.py": "a request for a roll that must be answered",
    "bots/bot_family.py": "an error for authors of bots",
    "envs/*": "the environments for Python",
    "learn/*": "the tools for training in Python",
    # What cannot be a message, because no page of the hall reads it.
    "server/http/static_files.py": "the page without a client, and errors for its files",
    "server/http/security_middleware.py": "the error for a wrong address of the hall",
    "server/http/websocket_protocol.py": "the reason for closing a socket",
    "server/http/socket.py": "the reason for closing a socket",
    "server/http/health.py": "the health check",
}
"""Modules whose texts need no translation, and what these texts are."""
NOT_TRANSLATED = {
    # The columns of studies, which `kwoon lab query --columns` lists.
    "games/*/statistics.py": 38,
    "stats/*.py": 4,
    "lab/study/manifest.py": 24,
    # Errors, progress and results of the laboratory.
    "lab/cards/*.py": 4,
    "lab/comparison/*.py": 3,
    "lab/execution/*.py": 8,
    "lab/experiment.py": 2,
    "lab/exploit.py": 1,
    "lab/ladder.py": 6,
    "lab/packs/*.py": 3,
    "lab/report/build.py": 4,
    "lab/study/*.py": 16,
    "lab/sweep/*.py": 2,
    "lab/tune/*.py": 24,
    # `kwoon cards --fields`, from which docs/design/pack-fields.md is made.
    "terminal/reports/pack_fields.py": 20,
}
"""Texts that are still only in English: the modules, and how many they have at most. Lower the number when you translate
one, and never raise it: put new texts into catalogs."""


def exception_for(line: str) -> str:
    """Return the entry of these tables that allows a text, or an empty string."""
    place, _, text = line.partition(": ")
    module = place.partition(":")[0]
    for pattern, texts in NOT_SHOWN_TEXTS.items():
        if fnmatch(module, pattern) and re.fullmatch(texts, text):
            return pattern
    return next((pattern for pattern in (*NOT_SHOWN, *NOT_TRANSLATED) if fnmatch(module, pattern)), "")


def test_texts_come_from_catalogs() -> None:
    unknown = [line for line in messages.literals(["."]) if not exception_for(line)]
    assert unknown == [], "Put these texts into a catalog (docs/develop/translate.md)."


def test_no_more_texts_are_only_in_english() -> None:
    exceptions = [exception_for(line) for line in messages.literals(["."])]
    raised = {pattern: count for pattern, most in NOT_TRANSLATED.items() if (count := exceptions.count(pattern)) > most}
    assert raised == {}, "Put new texts into a catalog (docs/develop/translate.md)."


def test_exceptions_are_needed() -> None:
    used = {exception_for(line) for line in messages.literals(["."])}
    assert {*NOT_SHOWN_TEXTS, *NOT_SHOWN, *NOT_TRANSLATED} - used == set()


def test_new_text_in_code_is_found() -> None:
    assert exception_for("terminal/match/commands.py:1: pass turn")
    assert not exception_for("terminal/match/commands.py:1: It is your turn.")
    assert not exception_for("hall/tables/table.py:1: It is your turn.")


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
    print(f"Good morning, {name}.", "kwoon play fight")
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
