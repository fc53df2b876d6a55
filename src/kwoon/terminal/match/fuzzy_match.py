"""Matches partial names, ignoring case and punctuation."""

from __future__ import annotations

import re
from collections.abc import Sequence

EXACT = 3
PREFIX = 2
WORD_PREFIXES = 1
NO_MATCH = 0
MIN_PREFIX_LENGTH = 3
"""Minimum length of a name prefix. With fewer letters, a typo could match a name by accident."""


def normalized_words(text: str) -> list[str]:
    """Return a text's words in lower case, without punctuation: 'I'll Go This Way!' contains 'ill'.

    A suit symbol counts as a word, because FIGHT shows suits as symbols on its cards.
    """
    return re.findall(r"[^\W_]+|[♠♣♦♥]", text.casefold().replace("'", "").replace("’", ""))


def is_long_enough(text: str) -> bool:
    """Return whether a text is long enough to stand for a longer name."""
    return any(len(word) >= MIN_PREFIX_LENGTH or not word.isascii() for word in normalized_words(text))


def match_quality(typed_words: list[str], name: str) -> int:
    """Return how well the typed words match a name: `EXACT`, `PREFIX`, `WORD_PREFIXES` or `NO_MATCH`."""
    words = normalized_words(name)
    if not typed_words:
        return NO_MATCH
    if typed_words == words:
        return EXACT
    if " ".join(words).startswith(" ".join(typed_words)):
        return PREFIX
    if any(not word.isascii() for word in typed_words) and "".join(typed_words) in "".join(words):
        # Chinese has no spaces between words.
        return WORD_PREFIXES
    remaining = list(words)
    for part in typed_words:
        found = next(
            (word for word in remaining if word == part or (len(part) >= MIN_PREFIX_LENGTH and word.startswith(part))),
            "",
        )
        if not found:
            return NO_MATCH
        remaining.remove(found)
    return WORD_PREFIXES


def best_matches(text: str, names: list[tuple[str, ...]]) -> list[int]:
    """Return the indexes of the entries that match best. If an entry has several names, its best-matching name counts."""
    typed_words = normalized_words(text)
    qualities = [max([match_quality(typed_words, name) for name in quality], default=NO_MATCH) for quality in names]
    best = max(qualities, default=NO_MATCH)
    return [] if best == NO_MATCH else [index for index, quality in enumerate(qualities) if quality == best]


def find_term(terms: list[str], text: str) -> str:
    """Return the term that the text refers to, in any form such as 'passing' or 'Weapons'; empty if there is none."""
    typed = " ".join(normalized_words(text))
    for term in terms:
        word = " ".join(normalized_words(term))
        if typed in (word, f"{word}s", f"{word}es", f"{word}ed", f"{word}ing"):
            return term
    # Accept 'finishing' for 'finishing move'.
    longer = [term for term in terms if typed and " ".join(normalized_words(term)).startswith(f"{typed} ")]
    return longer[0] if len(longer) == 1 else ""


def find_name(text: str, names: Sequence[str]) -> int:
    """Return the index of the only name that equals or begins with the typed words; -1 if none or several match."""
    typed_words = normalized_words(text)
    name_words = [normalized_words(name.removesuffix(" (bot)").removeprefix("Team ")) for name in names]
    found = [
        index
        for index, name in enumerate(name_words)
        if typed_words and typed_words in (name, name[: len(typed_words)], normalized_words(names[index]))
    ]
    return found[0] if len(found) == 1 else -1
