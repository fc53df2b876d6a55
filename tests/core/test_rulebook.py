"""The ledgers as readers see them: complete, plain and short."""

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
from kwoon.rulebook import CardMentions, Passage, Rulebook

MOST_WORDS = 2000
"""About ten minutes of reading."""
SOURCE = Path(__file__).parents[2] / "src/kwoon/games"

at_every_box = pytest.mark.parametrize("box", GAMES, ids=[box.id for box in GAMES])


def passages(box: GameDefinition) -> list[Passage]:
    return [passage for chapter in load_rulebook(box).chapters for passage in chapter.passages]


def asked(box: GameDefinition) -> set[str]:
    """Return all prompt kinds in the sources of the rules."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in (SOURCE / box.folder).rglob("*.py"))
    asks = re.findall(r"def \w*prompt\w*\(.*?(?=\n    def |\ndef |\Z)", text, re.DOTALL)
    lines = [line for each in asks for line in re.findall(r"case (.*):", each)]
    cases = {word for line in lines for word in re.findall(r'"([\w-]+)"', line)}
    return cases | set(re.findall(r'Prompt\([\w.]+, "([\w-]+)"', text))


@at_every_box
def test_every_clause_has_exactly_one_place(box: GameDefinition) -> None:
    places = Counter(clause for each in passages(box) for clause in (*each.clauses, *each.details))
    known = {clause.id for clause in load_clauses(box)}
    assert known - set(places) == set(), "Give each of these a place in rulebook.toml."
    assert set(places) - known == set(), "The ledger has no such clauses."
    assert [clause for clause, count in places.items() if count > 1] == [], "These stand in several places."


@at_every_box
def test_headings_are_words_for_people(box: GameDefinition) -> None:
    chapters = [chapter.title for chapter in load_rulebook(box).chapters]
    assert len(set(chapters)) == len(chapters)
    for title in [*chapters, *[each.title for each in passages(box) if each.title]]:
        assert re.fullmatch(r"[A-Z][\w' ,!-]{2,39}", title), title
        assert not re.search(r"silent|missing|ruling|clause|ledger", title, re.IGNORECASE), title


@at_every_box
def test_it_is_read_in_ten_minutes(box: GameDefinition) -> None:
    texts = {clause.id: clause.text for clause in load_clauses(box)}
    said = [each.text or " ".join(texts[clause] for clause in each.clauses) for each in passages(box)]
    points = [point for each in passages(box) for point in each.points]
    words = len(" ".join([*said, *points]).split())
    assert 500 < words < MOST_WORDS


@at_every_box
def test_a_passage_says_something(box: GameDefinition) -> None:
    for each in passages(box):
        assert each.text or each.clauses or each.card_kinds
        assert not (each.details and not (each.clauses or each.card_kinds))
        assert not each.points or each.text, "Points need a sentence that leads to them."


@at_every_box
def test_nothing_is_said_twice(box: GameDefinition) -> None:
    texts = {clause.text for clause in load_clauses(box)}
    own = [each.text for each in passages(box) if each.text]
    assert [text for text in own if text in texts] == [], "Leave these texts out: the clauses say them."
    assert len(set(own)) == len(own)


@at_every_box
def test_every_question_has_its_passage(box: GameDefinition) -> None:
    words = asked(box)
    assert len(words) > 1
    assert Counter(word for each in passages(box) for word in each.prompts) == Counter(words)


@at_every_box
def test_every_kind_of_card_has_its_passage(box: GameDefinition) -> None:
    kinds = Counter(kind for each in passages(box) for kind in each.card_kinds)
    assert kinds == Counter({face.kind for face in load_game(box.id).faces})


@at_every_box
def test_every_card_is_spoken_of(box: GameDefinition) -> None:
    faces = load_game(box.id).faces
    book = load_rulebook(box)
    mentions = CardMentions(book, faces)
    spoken = {card for clause in load_clauses(box) for card in mentions.find(clause.id, clause.text)}
    assert spoken == set(range(len(faces)))
    named = {card for cards in (*book.cards_by_term.values(), *book.cards_by_clause.values()) for card in cards}
    assert named <= {face.id for face in faces} | {face.kind for face in faces}
    assert set(book.cards_by_clause) <= {clause.id for clause in load_clauses(box)}


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
def test_the_cards_that_a_clause_speaks_of(clause: str, text: str, cards: list[int]) -> None:
    assert CardMentions(Rulebook(BOOK, "x"), FACES).find(clause, text) == cards


def test_a_pack_may_lack_a_card_that_the_book_names() -> None:
    assert CardMentions(Rulebook(BOOK, "x"), FACES[1:2]).find("x.all", "About nobody.") == [0]


def test_a_slip_of_the_pen_is_found() -> None:
    with pytest.raises(PackError, match=r"chapter number 1: passage number 1: 'txt' is not a known field"):
        Rulebook(BOOK.replace("text = ", "txt = "), "x")
