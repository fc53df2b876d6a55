"""Every number of a pack by its address: names of tables and ids of entries, such as
`character.reed.move.twin-herons.low.attack.strength`.

An entry of a list is named by its `id`, an effect by its `word`; where two effects of a card share a word, they are
`word-1` and `word-2`. What holds no number, such as a flag or a name, has no address.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from kwoon import shelf
from kwoon.lab.packs.fields import Path, field_at, restated, source_of
from kwoon.lab.problem import PlanError

DESIGNED = "designed"


@dataclass(frozen=True)
class PackNumber:
    """One number."""

    at: str
    value: int
    source: str
    path: Path
    follows: bool = False
    """Whether it is a sum of others, and so never set by itself."""

    @property
    def designed(self) -> bool:
        """Whether it is ours to change."""
        return self.source == DESIGNED and not self.follows


def numbers_of(game: str, text: str) -> dict[str, PackNumber]:
    """All numbers of a pack that can be played, by address, in the pack's own order."""
    shelf.open_text(game, text)
    data = tomllib.loads(text)
    sums = restated(game, data)
    found: dict[str, PackNumber] = {}
    for at, path, value in _walk(data, "", ()):
        if field_at(game, data, path)[0].tuned:
            found[at] = PackNumber(at, value, source_of(game, data, path), path, path in sums)
    return found


def find_number(numbers: dict[str, PackNumber], at: str) -> PackNumber:
    """The one at this address; a sentence that names near ones if there is none."""
    if at in numbers:
        return numbers[at]
    beginning = at
    while beginning:
        beginning = beginning.rpartition(".")[0]
        near = [other for other in numbers if other.startswith(f"{beginning}." if beginning else "")]
        if near:
            shown = ", ".join(near[:6]) + (", ..." if len(near) > 6 else "")
            raise PlanError(f"The pack has no number at '{at}'. Near it are: {shown}.")
    raise PlanError(f"The pack has no number at '{at}'.")


def _walk(value: object, at: str, path: Path) -> Iterator[tuple[str, Path, int]]:
    if isinstance(value, dict):
        for name, below in value.items():
            yield from _walk(below, f"{at}.{name}" if at else name, (*path, name))
    elif isinstance(value, list):
        for place, (name, below) in enumerate(zip(_names(value), value, strict=True)):
            yield from _walk(below, f"{at}.{name}", (*path, place))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield at, path, value


def _names(entries: list[Any]) -> list[str]:
    """What the entries of a list are called; pieces of text hold no numbers, so any name will do."""
    words = [str(entry.get("id", entry.get("word", place))) for place, entry in _tables(entries)]
    if len(words) != len(entries):
        return [str(place) for place in range(len(entries))]
    return [
        f"{word}-{words[: place + 1].count(word)}" if words.count(word) > 1 else word
        for place, word in enumerate(words)
    ]


def _tables(entries: list[Any]) -> list[tuple[int, dict[str, Any]]]:
    return [(place, entry) for place, entry in enumerate(entries) if isinstance(entry, dict)]
