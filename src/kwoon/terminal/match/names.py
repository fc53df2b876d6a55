"""Finds what somebody means by a name that is typed in part, in any case, without its commas and shouts."""

from __future__ import annotations

import re

EXACT = 3
BEGINNING = 2
PARTS = 1
NOT_AT_ALL = 0
SHORTEST = 3
"""Fewer letters than that are no part of a name: one slip of a finger would mean something."""


def words_of(text: str) -> list[str]:
    """The words of a text, bare: 'You Go That Way, I'll Go This Way!' has 'ill' in it.

    A suit is a word too: FIGHT draws its cards with one.
    """
    return re.findall(r"[^\W_]+|[♠♣♦♥]", text.casefold().replace("'", "").replace("’", ""))


def fit(said: list[str], name: str) -> int:
    """How well what was said fits a name: exactly, as its beginning, by parts of its words, or not at all."""
    words = words_of(name)
    if not said:
        return NOT_AT_ALL
    if said == words:
        return EXACT
    if " ".join(words).startswith(" ".join(said)):
        return BEGINNING
    left = list(words)
    for part in said:
        found = next((word for word in left if word == part or (len(part) >= SHORTEST and word.startswith(part))), "")
        if not found:
            return NOT_AT_ALL
        left.remove(found)
    return PARTS


def best_fits(text: str, names: list[tuple[str, ...]]) -> list[int]:
    """The places of those that fit best; each has several names, of which the best one counts."""
    said = words_of(text)
    fits = [max([fit(said, name) for name in each], default=NOT_AT_ALL) for each in names]
    best = max(fits, default=NOT_AT_ALL)
    return [] if best == NOT_AT_ALL else [place for place, each in enumerate(fits) if each == best]


def term_called(terms: dict[str, str], text: str) -> str:
    """The word of a game that is meant, in whatever form: 'passing', 'Weapons'; empty if it is none."""
    said = " ".join(words_of(text))
    for term in terms:
        word = " ".join(words_of(term))
        if said in (word, f"{word}s", f"{word}es", f"{word}ed", f"{word}ing"):
            return term
    # 'finishing' for 'finishing move'.
    longer = [term for term in terms if said and " ".join(words_of(term)).startswith(f"{said} ")]
    return longer[0] if len(longer) == 1 else ""


def called(text: str, names: list[str]) -> int:
    """The place of the one name that is meant, whole or by one of its first words; -1 if it is none or several."""
    said = words_of(text)
    bare = [words_of(name.removesuffix(" (bot)").removeprefix("Team ")) for name in names]
    found = [at for at, name in enumerate(bare) if said and said in (name, name[: len(said)], words_of(names[at]))]
    return found[0] if len(found) == 1 else -1
