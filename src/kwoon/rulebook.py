"""A ledger in the order in which people learn a game: chapters of short passages, each standing for some clauses.

The ledger says every rule once and exactly. A passage only orders it: where clauses read well they are its text; where
several dense ones make one thought, the passage says it in a sentence and the clauses lie folded below it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from kwoon.core.card_faces import Face
from kwoon.core.toml_reader import TomlEntry, open_pack


@dataclass(frozen=True)
class Passage:
    """A paragraph of the rules, or a few points in a row."""

    title: str
    """A heading of its own, or nothing."""
    text: str
    """What it says; nothing: its clauses, one after the other, say it themselves."""
    points: tuple[str, ...]
    clauses: tuple[str, ...]
    """The clauses that it stands for, by their ids."""
    details: tuple[str, ...]
    """Clauses about rarer cases that belong here too."""
    prompts: tuple[str, ...]
    """The words of the questions to which it is the first thing to read."""
    card_kinds: tuple[str, ...]
    """The kinds of cards that it is about."""


@dataclass(frozen=True)
class Chapter:
    """Some passages under one heading."""

    title: str
    passages: tuple[Passage, ...]


class Rulebook:
    """All chapters of a game, and what its clauses call the cards."""

    def __init__(self, text: str, place: str) -> None:
        top = open_pack(text, place)
        top.text("game")
        self.chapters = [_chapter(entry) for entry in top.entries("chapter")]
        self.words = _lists(top, "word", "texts")
        """What a word means, where it is not simply a card's name: cards by id or kind, or no card at all."""
        self.speaks = _lists(top, "speaks", "clauses")
        """The cards that a clause speaks of, where neither its text nor its id tells."""
        top.reject_unread()


class CardMentions:
    """Finds the cards that a clause speaks of: those that its id or its text names."""

    def __init__(self, reading: Rulebook, faces: list[Face]) -> None:
        self.places = {face.id: at for at, face in enumerate(faces)}
        self.kinds = [face.kind for face in faces]
        self.speaks = {clause: self._cards_by_id(cards) for clause, cards in reading.speaks.items()}
        self.words: dict[str, list[int]] = {}
        for at, face in enumerate(faces):
            self.words.setdefault(_plain(face.name), []).append(at)
        self.words.update({word: self._cards_by_id(cards) for word, cards in reading.words.items()})
        # The longest first: a Crouching Fireball is no Fireball.
        longest = sorted(self.words, key=len, reverse=True)
        self.named = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, longest))})s?(?![\w-])")

    def find(self, clause: str, text: str) -> list[int]:
        """The places of the cards in the list of faces."""
        if clause in self.speaks:
            return self.speaks[clause]
        found = {card for word in self.named.findall(text) for card in self.words[word]}
        return sorted(found | self._card_from_clause_id(clause.rpartition(".")[2]))

    def _cards_by_id(self, cards: list[str]) -> list[int]:
        """Cards by their ids, or all of a kind. A pack of one's own may lack some."""
        alone = [self.places[card] for card in cards if card in self.places]
        alike = [at for at, kind in enumerate(self.kinds) if kind in cards and kind not in self.places]
        return sorted({*alone, *alike})

    def _card_from_clause_id(self, name: str) -> set[int]:
        """The card that the end of an id begins with: `ban-steal` is about Ban."""
        ids = [card for card in self.places if name == card or name.startswith(f"{card}-")]
        return {self.places[max(ids, key=len)]} if ids else set()


def _chapter(entry: TomlEntry) -> Chapter:
    title = entry.text("title")
    passages = [_passage(each) for each in entry.entries("passage")]
    entry.reject_unread()
    return Chapter(title, tuple(passages))


def _passage(entry: TomlEntry) -> Passage:
    def optional(name: str) -> str:
        entry.read.add(name)
        return entry.text(name) if name in entry.table else ""

    def texts(name: str) -> tuple[str, ...]:
        return tuple(entry.texts(name))

    passage = Passage(
        title=optional("title"),
        text=optional("text"),
        points=texts("points"),
        clauses=texts("clauses"),
        details=texts("details"),
        prompts=texts("asks"),
        card_kinds=texts("kinds"),
    )
    entry.reject_unread()
    return passage


def _lists(top: TomlEntry, name: str, key: str) -> dict[str, list[str]]:
    """Entries that need not be there: the same cards for each of the things under a key."""
    top.read.add(name)
    found: dict[str, list[str]] = {}
    for entry in top.entries(name) if name in top.table else []:
        cards = entry.texts("cards")
        found.update(dict.fromkeys(entry.texts(key), cards))
        entry.reject_unread()
    return found


def _plain(name: str) -> str:
    """A card's name as a sentence has it: without a sign before it or an exclamation mark behind."""
    return re.sub(r"^[^\x00-\xff]+\s*", "", name).rstrip("!")
