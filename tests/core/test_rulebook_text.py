"""The rulebooks that people learn a game from."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from kwoon.core.definition import GameDefinition
from kwoon.games import GAMES
from kwoon.localization.languages import LANGUAGES
from kwoon.registry import load_clauses, load_game, load_rulebook
from kwoon.rulebook_text import (
    clauses_by_section,
    pictured_cards,
    readable_markdown,
    rulebook_markdown,
    rulebook_sections,
)

MIN_WORDS, MAX_WORDS = 800, 3500

for_every_game = pytest.mark.parametrize("definition", GAMES, ids=[definition.id for definition in GAMES])


def markdown_of(definition: GameDefinition) -> str:
    text = rulebook_markdown(definition)
    assert text is not None
    return text


@for_every_game
def test_every_clause_has_its_place_in_one_section(definition: GameDefinition) -> None:
    known = [clause.id for clause in load_clauses(definition)]
    headings = clauses_by_section(rulebook_sections(markdown_of(definition)), known)
    assert set(headings) == set(known), "The game has no such clauses."
    assert [clause for clause in known if len(headings[clause]) != 1] == []


@for_every_game
def test_every_prompt_and_card_kind_has_one_section(definition: GameDefinition) -> None:
    sections = rulebook_sections(markdown_of(definition))
    passages = [passage for chapter in load_rulebook(definition).chapters for passage in chapter.passages]
    assert Counter(prompt for section in sections for prompt in section.prompts) == Counter(
        prompt for passage in passages for prompt in passage.prompts
    )
    assert Counter(kind.replace("-", " ") for section in sections for kind in section.card_kinds) == Counter(
        kind for passage in passages for kind in passage.card_kinds
    )


@for_every_game
def test_rulebook_is_as_long_as_a_printed_one(definition: GameDefinition) -> None:
    assert MIN_WORDS <= len(readable_markdown(markdown_of(definition)).split()) <= MAX_WORDS


@for_every_game
def test_pictures_show_cards_of_the_game(definition: GameDefinition) -> None:
    assert set(pictured_cards(markdown_of(definition))) <= {face.id for face in load_game(definition.id).faces}


@for_every_game
def test_readable_text_has_no_comments_or_pictures(definition: GameDefinition) -> None:
    text = readable_markdown(markdown_of(definition))
    assert "<!--" not in text
    assert "](card:" not in text


@for_every_game
@pytest.mark.parametrize("language", [tag for tag in LANGUAGES if tag != "en"])
def test_translation_has_same_sections_and_pictures(definition: GameDefinition, language: str) -> None:
    translation = rulebook_markdown(definition, language)
    if translation is None:
        pytest.skip("This rulebook is not translated.")
    pattern = re.compile(r"^(?:#+(?= )|<!--.*-->$|!\[.*)", re.MULTILINE)
    assert pattern.findall(translation) == pattern.findall(markdown_of(definition))


def test_pattern_covers_only_clauses_that_no_section_names() -> None:
    sections = rulebook_sections("# A\n<!-- clauses: x.card.* -->\n## B\n<!-- clauses: x.card.fu -->\n")
    assert clauses_by_section(sections, ["x.card.fu", "x.card.ban", "x.end"]) == {
        "x.card.fu": ["B"],
        "x.card.ban": ["A"],
        "x.end": [],
    }


def test_comment_with_unknown_field_is_refused() -> None:
    with pytest.raises(ValueError, match=r"below 'A' names 'clause'"):
        rulebook_sections("# A\n<!-- clause: x -->\n")
