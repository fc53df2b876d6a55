"""Card packs: data read from TOML into typed values, with errors that name the place and what is wrong."""

from __future__ import annotations

import hashlib
import tomllib
from typing import Final

SOURCES = ("printed", "inferred", "found", "designed")
"""Where a number comes from: the rulebook, an example in it, a public description, or us because it is lost."""


ValuePath = tuple[str | int, ...]
"""The way to a value of a pack: names of tables, and places in lists."""
MAX_TEXT: Final = 200_000
MAX_LINE: Final = 2_000
"""Letters of a pack and of one of its lines. Reading TOML takes long where a name has thousands of parts."""


class PackError(ValueError):
    """A pack that cannot be played: a sentence that names the file, the entry and what is wrong."""

    def __init__(self, message: str, path: ValuePath = ()) -> None:
        super().__init__(message)
        self.at = path
        """The way to what is wrong, as far as it is known: a form shows it there."""


class TomlEntry:
    """One table of a pack. Reads values by name and remembers which were read, so that a misspelt name is found."""

    def __init__(self, table: dict[str, object], source_name: str) -> None:
        self.table = table
        self.place = source_name
        self.read: set[str] = set()

    def text(self, name: str) -> str:
        """A piece of text that must be there."""
        value = self._get(name)
        if not isinstance(value, str) or not value.strip():
            raise self.error(name, "should be a piece of text")
        return value

    def number(self, name: str, minimum: int, maximum: int) -> int:
        """A whole number within bounds."""
        value = self._get(name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(name, "should be a whole number")
        if not minimum <= value <= maximum:
            raise self.error(name, f"is {value}, but should be from {minimum} to {maximum}")
        return value

    def choice(self, name: str, allowed: list[str]) -> str:
        """One of a few words."""
        value = self.text(name)
        if value not in allowed:
            raise self.error(name, f"is '{value}', but should be one of: {', '.join(allowed)}")
        return value

    def texts(self, name: str) -> list[str]:
        """A list of pieces of text, empty when it is not there."""
        self.read.add(name)
        value = self.table.get(name, [])
        if not isinstance(value, list):
            raise self.error(name, "should be a list of pieces of text")
        found: list[str] = []
        for each in value:
            if not isinstance(each, str):
                raise self.error(name, "should be a list of pieces of text")
            found.append(each)
        return found

    def flag(self, name: str, needed: bool = False) -> bool:
        """True or false; false when it is not there, unless it is needed."""
        self.read.add(name)
        value = self.table.get(name, None if needed else False)
        if not isinstance(value, bool):
            raise self.error(name, "should be true or false")
        return value

    def source(self, name: str) -> str:
        """Where the number `name` comes from: its own `name_source`, or the entry's `source`."""
        own = f"{name}_source"
        return self.choice(own if own in self.table else "source", list(SOURCES))

    def entries(self, name: str) -> list[TomlEntry]:
        """The `[[name]]` tables below this one, of which there must be at least one."""
        value = self._get(name)
        if not isinstance(value, list) or not value:
            raise self.error(name, f"should be one or more [[{name}]] entries")
        below: list[TomlEntry] = []
        for at, table in enumerate(value):
            if not isinstance(table, dict):
                raise self.error(name, f"should be [[{name}]] entries")
            label = table.get("id")
            called = f"'{label}'" if isinstance(label, str) else f"number {at + 1}"
            below.append(TomlEntry(table, f"{self.place}: {name} {called}"))
        return below

    def subtable(self, name: str) -> TomlEntry:
        """The table called `name` inside this one."""
        self.read.add(name)
        table = self.table.get(name)
        if not isinstance(table, dict):
            raise self.error(name, f"should be a table, [{name}] or {name} = {{...}}")
        return TomlEntry(table, f"{self.place}: {name}")

    def reject_unread(self) -> None:
        """Refuse names that nobody read: they are slips of the pen."""
        for name in self.table:
            if name not in self.read:
                known = ", ".join(sorted(self.read))
                raise PackError(f"{self.place}: '{name}' is not known here. Known are: {known}.")

    def error(self, name: str, problem: str) -> PackError:
        """The error for one value."""
        return PackError(f"{self.place}: '{name}' {problem}.")

    def _get(self, name: str) -> object:
        self.read.add(name)
        if name not in self.table:
            raise PackError(f"{self.place}: '{name}' is missing.")
        return self.table[name]


def open_pack(text: str, source_name: str) -> TomlEntry:
    """The top of a pack, from its text; `place` names it in errors."""
    return TomlEntry(parse_toml(text, source_name), source_name)


def parse_toml(text: str, source_name: str) -> dict[str, object]:
    """What a text of TOML holds, if it is short enough to be read."""
    if len(text) > MAX_TEXT:
        raise PackError(f"{source_name}: not readable: it has {len(text)} letters, but {MAX_TEXT} are the most.")
    for at, line in enumerate(text.split("\n"), 1):
        if len(line) > MAX_LINE:
            said = f"line {at} has {len(line)} letters, but {MAX_LINE} are the most"
            raise PackError(f"{source_name}: not readable as TOML: {said}.")
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        # Besides what is no TOML: numbers of thousands of digits, lists in lists without an end.
        raise PackError(f"{source_name}: not readable as TOML: {error}.") from None


def unique_ids(entries: list[TomlEntry], name: str = "id") -> list[str]:
    """The names of the entries, all different and such that they can be typed as one word of a move."""
    seen: list[str] = []
    for entry in entries:
        label = entry.text(name)
        if not label.isprintable() or " " in label or ":" in label:
            raise entry.error(name, f"is '{label}', but should be one word without spaces or colons")
        if label.upper() in [other.upper() for other in seen]:
            raise entry.error(name, f"is '{label}', which another entry is called already")
        seen.append(label)
    return seen


def pack_fingerprint(table: dict[str, object]) -> str:
    """A fingerprint of a pack's content: comments and order of names do not change it, any value does."""
    return hashlib.sha256(_canonical(table).encode()).hexdigest()[:16]


def _canonical(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ",".join([f"{name!r}:{_canonical(value[name])}" for name in sorted(value)]) + "}"
    if isinstance(value, list):
        return "[" + ",".join([_canonical(each) for each in value]) + "]"
    return repr(value)
