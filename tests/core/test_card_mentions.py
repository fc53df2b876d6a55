"""Clauses are linked with the cards that they refer to."""

from __future__ import annotations

import pytest

from kwoon.card_mentions import CardMentionFinder, CardMentions
from kwoon.core.card_faces import Face
from kwoon.core.definition import GameDefinition
from kwoon.core.toml_reader import PackError
from kwoon.games import GAMES
from kwoon.registry import load_card_mentions, load_clauses, load_game

for_every_game = pytest.mark.parametrize("definition", GAMES, ids=[definition.id for definition in GAMES])


@for_every_game
def test_every_card_is_mentioned_in_a_clause(definition: GameDefinition) -> None:
    faces = load_game(definition.id).faces
    mentions = load_card_mentions(definition)
    finder = CardMentionFinder(mentions, faces)
    mentioned = {card for clause in load_clauses(definition) for card in finder.find_cards(clause.id, clause.text)}
    assert mentioned == set(range(len(faces)))
    named = {card for cards in (*mentions.cards_by_term.values(), *mentions.cards_by_clause.values()) for card in cards}
    assert named <= {face.id for face in faces} | {face.kind for face in faces}
    assert set(mentions.cards_by_clause) <= {clause.id for clause in load_clauses(definition)}


def face(id: str, name: str, kind: str = "animal") -> Face:
    return Face(id, name, kind, "paw", "", (), 1)


MENTIONS = """
game = "x"
[[term]]
texts = ["Chef"]
cards = ["fu"]
[[term]]
texts = ["Block"]
cards = []
[[clause]]
ids = ["x.all"]
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
    assert CardMentionFinder(CardMentions(MENTIONS, "x"), FACES).find_cards(clause, text) == cards


def test_mention_of_card_missing_from_pack_is_ignored() -> None:
    assert CardMentionFinder(CardMentions(MENTIONS, "x"), FACES[1:2]).find_cards("x.all", "About nobody.") == [0]


def test_misspelled_field_is_rejected() -> None:
    with pytest.raises(PackError, match=r"'cardz' is not a known field|'cards' is missing"):
        CardMentions(MENTIONS.replace('cards = ["fu"]', 'cardz = ["fu"]'), "x")
