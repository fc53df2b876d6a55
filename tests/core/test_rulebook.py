"""The rulebooks that people learn a game from."""

from __future__ import annotations

import re
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from kwoon.core.definition import GameDefinition
from kwoon.games import GAMES
from kwoon.localization.languages import ENGLISH, LANGUAGES
from kwoon.registry import load_clauses, load_game, load_rulebook, rulebook_markdown
from kwoon.rulebook import RulebookBlock, RulebookSection, parse_rulebook, readable_markdown, rulebook_from_clauses

MIN_WORDS, MAX_WORDS = 800, 3500
SOURCE = Path(__file__).parents[2] / "src/kwoon/games"

for_every_game = pytest.mark.parametrize("definition", GAMES, ids=[definition.id for definition in GAMES])
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def markdown_of(definition: GameDefinition, language: str = ENGLISH) -> str:
    text = rulebook_markdown(definition, language)
    assert text is not None
    return text


def prompt_kinds(definition: GameDefinition) -> set[str]:
    """Return all prompt kinds in the sources of the rules, and in their tables of messages for prompts."""
    files = (SOURCE / definition.package.rpartition(".")[2]).rglob("*.py")
    sources = {file: file.read_text(encoding="utf-8") for file in files}
    text = "\n".join(sources.values())
    functions = re.findall(r"def \w*prompt\w*\(.*?(?=\n    def |\ndef |\Z)", text, re.DOTALL)
    lines = [line for each in functions for line in re.findall(r"case (.*):", each)]
    cases = {word for line in lines for word in re.findall(r'"([\w-]+)"', line)}
    for file, source in sources.items():
        if "PROMPT_IDS" in source:
            name = ".".join(file.relative_to(SOURCE.parents[1]).with_suffix("").parts)
            tables = [value for key, value in vars(import_module(name)).items() if key.endswith("PROMPT_IDS")]
            cases |= {word for table in tables for word in table}
    return cases | set(re.findall(r'Prompt\([\w.]+, "([\w-]+)"', text))


@for_every_game
def test_every_clause_has_its_place_in_one_section(definition: GameDefinition) -> None:
    places = Counter(clause for section in load_rulebook(definition) for clause in section.clauses)
    assert places == Counter(clause.id for clause in load_clauses(definition))


@for_every_game
def test_every_prompt_kind_has_one_section(definition: GameDefinition) -> None:
    kinds = prompt_kinds(definition)
    assert len(kinds) > 1
    assert Counter(prompt for section in load_rulebook(definition) for prompt in section.prompts) == Counter(kinds)


@for_every_game
def test_every_card_kind_has_one_section(definition: GameDefinition) -> None:
    kinds = Counter(kind for section in load_rulebook(definition) for kind in section.card_kinds)
    assert kinds == Counter({face.kind for face in load_game(definition.id).faces})


@for_every_game
def test_rulebook_is_as_long_as_a_printed_one(definition: GameDefinition) -> None:
    assert MIN_WORDS <= len(readable_markdown(markdown_of(definition)).split()) <= MAX_WORDS


@for_every_game
def test_headings_are_short_and_plain(definition: GameDefinition) -> None:
    for section in load_rulebook(definition):
        assert len(section.heading) < 40, section.heading
        assert not re.search(r"silent|missing|ruling|clause|ledger", section.heading, re.IGNORECASE), section.heading


@for_every_game
@in_every_language
def test_pictures_show_cards_of_the_game(definition: GameDefinition, language: str) -> None:
    blocks = [block for section in load_rulebook(definition, language) for block in section.blocks]
    pictured = {card for block in blocks if block.kind == "cards" for card in block.items}
    assert pictured
    assert pictured <= {face.id for face in load_game(definition.id).faces}


@for_every_game
@in_every_language
def test_translated_rulebook_has_the_sections_of_the_english_one(definition: GameDefinition, language: str) -> None:
    def outline(section: RulebookSection) -> tuple[object, ...]:
        blocks = [
            (
                block.kind,
                len(block.items),
                [len(row) for row in block.rows],
                block.items if block.kind == "cards" else (),
            )
            for block in section.blocks
            if block.kind not in ("paragraph", "quote")
        ]
        return section.level, blocks, section.clauses, section.prompts, section.card_kinds

    assert (SOURCE / definition.package.rpartition(".")[2] / f"rulebook/{language}.md").exists()
    translated = [outline(section) for section in load_rulebook(definition, language)]
    assert translated == [outline(section) for section in load_rulebook(definition)]


@for_every_game
@in_every_language
def test_readable_text_has_no_comments_or_pictures(definition: GameDefinition, language: str) -> None:
    text = readable_markdown(markdown_of(definition, language))
    assert "<!--" not in text
    assert "](card:" not in text


@for_every_game
@in_every_language
def test_blocks_have_no_other_marks_than_bold_and_italics(definition: GameDefinition, language: str) -> None:
    for section in load_rulebook(definition, language):
        for block in section.blocks:
            for text in block.texts():
                plain = re.sub(r"\*\*[^*]+\*\*|\*[^*]+\*", "", text)
                assert not re.search(r"[*`]|<!--|!\[|\]\(|^[|>#-]\s", plain), (section.heading, text)


def test_markdown_is_parsed_into_blocks() -> None:
    text = """# Game

A **short** text
in two lines.

## Turn
<!-- clauses: a b; prompts: play; cards: big-card -->

![](card:S4) ![](card:H2)

Do this:
1. First.
2. Then
   more.

- One.

> Quoted
> twice.

| A | B |
|---|---|
| 1 | |
"""
    first, turn = parse_rulebook(text)
    assert (first.level, first.heading) == (1, "Game")
    assert first.blocks == [RulebookBlock("paragraph", "A **short** text in two lines.")]
    assert first.plain_text() == "A short text in two lines."
    assert (turn.level, turn.clauses, turn.prompts, turn.card_kinds) == (2, ["a", "b"], ["play"], ["big card"])
    assert turn.blocks == [
        RulebookBlock("cards", items=["S4", "H2"]),
        RulebookBlock("paragraph", "Do this:"),
        RulebookBlock("steps", items=["First.", "Then more."]),
        RulebookBlock("list", items=["One."]),
        RulebookBlock("quote", "Quoted twice."),
        RulebookBlock("table", rows=[["A", "B"], ["1", ""]]),
    ]


def test_pattern_covers_only_clauses_that_no_section_names() -> None:
    text = "# A\n<!-- clauses: x.card.* -->\n## B\n<!-- clauses: x.card.fu -->\n"
    sections = parse_rulebook(text, ["x.card.fu", "x.card.ban", "x.end"])
    assert [section.clauses for section in sections] == [["x.card.ban"], ["x.card.fu"]]


def test_comment_with_unknown_field_is_refused() -> None:
    with pytest.raises(ValueError, match=r"below 'A' names 'clause'"):
        parse_rulebook("# A\n<!-- clause: x -->\n")


def test_game_without_rulebook_gets_sections_of_its_clauses() -> None:
    sections = rulebook_from_clauses([("Setup", "x.a"), ("A turn", "x.b"), ("Setup", "x.c")])
    assert [(section.heading, section.clauses) for section in sections] == [
        ("Setup", ["x.a", "x.c"]),
        ("A turn", ["x.b"]),
    ]
