"""The rulebooks that players read are complete, plain and short."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from kwoon.core.card_faces import Face
from kwoon.core.definition import GameDefinition
from kwoon.core.toml_reader import PackError
from kwoon.games import GAMES
from kwoon.registry import load_clauses, load_game, load_rulebook
from kwoon.rulebook import CardMentionFinder, Rulebook, RulebookPassage

MAX_WORDS = 2000
"""Number of words that take about ten minutes to read."""
SOURCE = Path(__file__).parents[2] / "src/kwoon/games"

for_every_game = pytest.mark.parametrize("definition", GAMES, ids=[definition.id for definition in GAMES])


def passages(definition: GameDefinition) -> list[RulebookPassage]:
    return [passage for chapter in load_rulebook(definition).chapters for passage in chapter.passages]


def prompt_kinds(definition: GameDefinition) -> set[str]:
    """Return all prompt kinds in the sources of the rules."""
    text = "\n".join(
        file.read_text(encoding="utf-8") for file in (SOURCE / definition.package.rpartition(".")[2]).rglob("*.py")
    )
    functions = re.findall(r"def \w*prompt\w*\(.*?(?=\n    def |\ndef |\Z)", text, re.DOTALL)
    lines = [line for each in functions for line in re.findall(r"case (.*):", each)]
    cases = {word for line in lines for word in re.findall(r'"([\w-]+)"', line)}
    tables = re.findall(r"PROMPT_IDS[^=]*= \{(.*?)\}", text, re.DOTALL)
    cases |= {word for table in tables for word in re.findall(r'"([\w-]+)":', table)}
    return cases | set(re.findall(r'Prompt\([\w.]+, "([\w-]+)"', text))


@for_every_game
def test_every_clause_appears_in_exactly_one_passage(definition: GameDefinition) -> None:
    places = Counter(clause for each in passages(definition) for clause in (*each.clauses, *each.details))
    known = {clause.id for clause in load_clauses(definition)}
    assert known - set(places) == set(), "Add each of these clauses to rulebook.toml."
    assert set(places) - known == set(), "The game has no such clauses."
    assert [clause for clause, count in places.items() if count > 1] == [], "These clauses appear in several passages."


@for_every_game
def test_headings_are_short_and_readable(definition: GameDefinition) -> None:
    chapters = [chapter.title for chapter in load_rulebook(definition).chapters]
    assert len(set(chapters)) == len(chapters)
    for title in [*chapters, *[each.title for each in passages(definition) if each.title]]:
        assert re.fullmatch(r"[A-Z][\w' ,!-]{2,39}", title), title
        assert not re.search(r"silent|missing|ruling|clause|ledger", title, re.IGNORECASE), title


@for_every_game
def test_rulebook_can_be_read_in_ten_minutes(definition: GameDefinition) -> None:
    texts = {clause.id: clause.text for clause in load_clauses(definition)}
    texts_shown = [each.text or " ".join(texts[clause] for clause in each.clauses) for each in passages(definition)]
    points = [point for each in passages(definition) for point in each.points]
    words = len(" ".join([*texts_shown, *points]).split())
    assert 500 < words < MAX_WORDS


@for_every_game
def test_every_passage_has_content(definition: GameDefinition) -> None:
    for each in passages(definition):
        assert each.text or each.clauses or each.card_kinds
        assert not (each.details and not (each.clauses or each.card_kinds))
        assert not each.points or each.text, "A list of points needs an introductory sentence."


@for_every_game
def test_passage_texts_do_not_repeat_clauses(definition: GameDefinition) -> None:
    texts = {clause.text for clause in load_clauses(definition)}
    passage_texts = [each.text for each in passages(definition) if each.text]
    assert [text for text in passage_texts if text in texts] == [], "Remove these texts: they repeat clauses."
    assert len(set(passage_texts)) == len(passage_texts)


@for_every_game
def test_every_prompt_kind_has_one_passage(definition: GameDefinition) -> None:
    words = prompt_kinds(definition)
    assert len(words) > 1
    assert Counter(word for each in passages(definition) for word in each.prompts) == Counter(words)


@for_every_game
def test_every_card_kind_has_one_passage(definition: GameDefinition) -> None:
    kinds = Counter(kind for each in passages(definition) for kind in each.card_kinds)
    assert kinds == Counter({face.kind for face in load_game(definition.id).faces})


@for_every_game
def test_every_card_is_mentioned_in_a_clause(definition: GameDefinition) -> None:
    faces = load_game(definition.id).faces
    rulebook = load_rulebook(definition)
    mentions = CardMentionFinder(rulebook, faces)
    mentioned = {card for clause in load_clauses(definition) for card in mentions.find_cards(clause.id, clause.text)}
    assert mentioned == set(range(len(faces)))
    named = {card for cards in (*rulebook.cards_by_term.values(), *rulebook.cards_by_clause.values()) for card in cards}
    assert named <= {face.id for face in faces} | {face.kind for face in faces}
    assert set(rulebook.cards_by_clause) <= {clause.id for clause in load_clauses(definition)}


def face(id: str, name: str, kind: str = "animal") -> Face:
    return Face(id, name, kind, "paw", "", (), 1)


BOOK = """
game = "x"
[[chapter]]
title = "One"
[[chapter.passage]]
text = "It."
[[word]]
texts = ["Chef"]
cards = ["fu"]
[[word]]
texts = ["Block"]
cards = []
[[speaks]]
clauses = ["x.all"]
cards = ["animal", "fire"]
"""
FACES = [
    face("fu", "Fu"),
    face("ban", "Ban"),
    face("fire", "Fireball", "move"),
    face("low-fire", "Low Fireball", "move"),
    face("block", "Block", "move"),
    face("boom", "轟 BOOM!", "move"),
]


@pytest.mark.parametrize(
    ("clause", "text", "cards"),
    [
        ("x.a", "Ban's Banner meets Ban.", [1]),
        ("x.a", "Two Fireballs.", [2]),
        ("x.a", "A Low Fireball is another.", [3]),
        ("x.a", "The chef is no Chef.", [0]),
        ("x.a", "A Block icon; Banning; Fu-ban.", []),
        ("x.a", "Each BOOM counts.", [5]),
        ("x.card.ban-steal", "It takes two.", [1]),
        ("x.card.low-fire-twice", "It burns.", [3]),
        ("x.all", "About nobody.", [0, 1, 2]),
    ],
)
def test_card_mentions_in_clause_are_found(clause: str, text: str, cards: list[int]) -> None:
    assert CardMentionFinder(Rulebook(BOOK, "x"), FACES).find_cards(clause, text) == cards


def test_mention_of_card_missing_from_pack_is_ignored() -> None:
    assert CardMentionFinder(Rulebook(BOOK, "x"), FACES[1:2]).find_cards("x.all", "About nobody.") == [0]


def test_misspelled_rulebook_field_is_rejected() -> None:
    with pytest.raises(PackError, match=r"chapter number 1: passage number 1: 'txt' is not a known field"):
        Rulebook(BOOK.replace("text = ", "txt = "), "x")
