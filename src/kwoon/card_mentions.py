"""Finds the cards that the clauses of a game refer to.

Most clauses name a card, or have its id in their own. `card_mentions.toml` in the game's folder lists the other terms
for cards, and the clauses that are about cards without naming them.
"""

from __future__ import annotations

import re

from kwoon.core.card_faces import Face
from kwoon.core.toml_reader import TomlEntry, parse_pack_toml


class CardMentions:
    """What `card_mentions.toml` says."""

    def __init__(self, text: str, place: str) -> None:
        top = parse_pack_toml(text, place)
        top.text("game")
        self.cards_by_term = _cards_by_item(top, "term", "texts")
        """Card ids or kinds for each term that is not simply a card's name; an empty list if the term means no card."""
        self.cards_by_clause = _cards_by_item(top, "clause", "ids")
        """Card ids or kinds for each clause whose text and id do not name the cards."""
        top.reject_unread_keys()


class CardMentionFinder:
    """Finds the cards that a clause refers to."""

    def __init__(self, mentions: CardMentions, faces: list[Face]) -> None:
        self.indexes = {face.id: index for index, face in enumerate(faces)}
        self.kinds = [face.kind for face in faces]
        self.cards_by_clause = {clause: self._find_cards(cards) for clause, cards in mentions.cards_by_clause.items()}
        self.cards_by_term: dict[str, list[int]] = {}
        for index, face in enumerate(faces):
            self.cards_by_term.setdefault(_name_in_sentence(str(face.name)), []).append(index)
        self.cards_by_term.update({term: self._find_cards(cards) for term, cards in mentions.cards_by_term.items()})
        # Longest first: a Crouching Fireball is not a Fireball.
        terms = sorted(self.cards_by_term, key=len, reverse=True)
        self.term_pattern = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, terms))})s?(?![\w-])")

    def find_cards(self, clause: str, text: str) -> list[int]:
        """Return the indexes in `faces` of the cards that a clause refers to."""
        if clause in self.cards_by_clause:
            return self.cards_by_clause[clause]
        mentioned = {card for term in self.term_pattern.findall(text) for card in self.cards_by_term[term]}
        return sorted(mentioned | self._card_from_clause_id(clause.rpartition(".")[2]))

    def _find_cards(self, ids_or_kinds: list[str]) -> list[int]:
        """Return the indexes of the cards with these ids or kinds. A custom pack may lack some of them."""
        by_id = [self.indexes[card] for card in ids_or_kinds if card in self.indexes]
        by_kind = [index for index, kind in enumerate(self.kinds) if kind in ids_or_kinds and kind not in self.indexes]
        return sorted({*by_id, *by_kind})

    def _card_from_clause_id(self, name: str) -> set[int]:
        """Return the card whose id begins the last part of a clause id: `ban-steal` refers to Ban."""
        ids = [card for card in self.indexes if name == card or name.startswith(f"{card}-")]
        return {self.indexes[max(ids, key=len)]} if ids else set()


def _cards_by_item(top: TomlEntry, name: str, key: str) -> dict[str, list[str]]:
    """Return the cards for each item under `key` in the optional entries `name`."""
    top.read_fields.add(name)
    cards_by_item: dict[str, list[str]] = {}
    for entry in top.entries(name) if name in top.table else []:
        cards = entry.texts("cards")
        cards_by_item.update(dict.fromkeys(entry.texts(key), cards))
        entry.reject_unread_keys()
    return cards_by_item


def _name_in_sentence(name: str) -> str:
    """Return a card's name as used in a sentence, without a leading symbol or trailing exclamation mark."""
    return re.sub(r"^[^\x00-\xff]+\s*", "", name).rstrip("!")
