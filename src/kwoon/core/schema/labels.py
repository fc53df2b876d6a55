"""Texts of schemas. The schema has them in English; languages translate them in the game's `locales/schema`, under ids
made from the English text."""

from __future__ import annotations

from typing import Final

from kwoon.core.message import Message, Text, named

LABEL_WORDS: Final = {
    "ap": "AP",
    "chi": "Chi",
    "colour": "color",
    "defence": "defense",
    "id": "ID",
    "n": "number",
    "sp": "SP",
    "vp": "VP",
}
"""Words of keys that labels write differently."""


def schema_text(game: str, english: str) -> Text:
    """Return a text of a game's schema, which languages may translate."""
    return named(f"{game}-schema", english)


def readable_name(name: str) -> str:
    """Return a key or a value of a pack as a label."""
    words = name.replace("_", " ").replace("-", " ").split(" ")
    label = " ".join([LABEL_WORDS.get(word, word) for word in words])
    return label[:1].upper() + label[1:]


def schema_word(game: str, word: str) -> Text:
    """Return a key or a value for an error: as the pack writes it, or the label that a language has for it."""
    label = schema_text(game, readable_name(word))
    return Message(label.id, {}, word) if isinstance(label, Message) else word
