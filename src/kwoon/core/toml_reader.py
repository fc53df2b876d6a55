"""Reads TOML packs into typed values, with errors that name the location and the problem."""

from __future__ import annotations

import hashlib
import tomllib
from typing import Final

from kwoon.core.message import MessageError, Text, msg

SOURCES = ("printed", "inferred", "found", "designed")
"""Origins of a number: the rulebook, an example in it, a public description, or our own design where the original is
lost."""


ValuePath = tuple[str | int, ...]
"""Path to a value in a pack: table names and list indexes."""
MAX_TEXT: Final = 200_000
MAX_LINE: Final = 2_000
"""Maximum lengths of a pack (`MAX_TEXT`) and of one line, in characters. They matter because parsing a key with
thousands of parts is slow."""


class PackError(MessageError):
    """An invalid pack; the message names the file, the entry and the problem."""

    def __init__(self, message: Text, path: ValuePath = (), problem: Text = "") -> None:
        super().__init__(message)
        self.path = path
        """Path to the invalid value as far as it is known, so a form can highlight it."""
        self.problem: Text = problem or message
        """The message without the location, for a form that shows it there."""


def located_error(location: str, problem: Text, path: ValuePath = ()) -> PackError:
    """Return an error that says where the problem is."""
    return PackError(msg("core-schema-located", location=location, problem=problem), path, problem)


class TomlEntry:
    """One table in a pack. Records which keys were read, so misspelled keys can be found."""

    def __init__(self, table: dict[str, object], source_name: str) -> None:
        self.table = table
        self.location = source_name
        self.read_fields: set[str] = set()

    def text(self, name: str) -> str:
        """Return a required, non-empty string."""
        value = self._read_key(name)
        if not isinstance(value, str) or not value.strip():
            raise self.error(name, "should be nonempty text in quotes")
        return value

    def number(self, name: str, minimum: int, maximum: int) -> int:
        """Return a required integer within bounds."""
        value = self._read_key(name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(name, "should be a whole number")
        if not minimum <= value <= maximum:
            raise self.error(name, f"is {value}, but should be from {minimum} to {maximum}")
        return value

    def choice(self, name: str, allowed: list[str]) -> str:
        """Return a required string that is one of `allowed`."""
        value = self.text(name)
        if value not in allowed:
            raise self.error(name, f"is '{value}', but should be one of: {', '.join(allowed)}")
        return value

    def texts(self, name: str) -> list[str]:
        """Return a list of strings, or an empty list if the key is missing."""
        self.read_fields.add(name)
        value = self.table.get(name, [])
        if not isinstance(value, list):
            raise self.error(name, "should be a list of strings in quotes")
        texts: list[str] = []
        for each in value:
            if not isinstance(each, str):
                raise self.error(name, "should be a list of strings in quotes")
            texts.append(each)
        return texts

    def entries(self, name: str) -> list[TomlEntry]:
        """Return the `[[name]]` tables, of which there must be at least one."""
        value = self._read_key(name)
        if not isinstance(value, list) or not value:
            raise self.error(name, f"should be one or more [[{name}]] entries")
        entries: list[TomlEntry] = []
        for index, table in enumerate(value):
            if not isinstance(table, dict):
                raise self.error(name, f"should be [[{name}]] entries")
            label = table.get("id")
            entry_name = f"'{label}'" if isinstance(label, str) else f"number {index + 1}"
            entries.append(TomlEntry(table, f"{self.location}: {name} {entry_name}"))
        return entries

    def subtable(self, name: str) -> TomlEntry:
        """Return the table `name` inside this one."""
        self.read_fields.add(name)
        table = self.table.get(name)
        if not isinstance(table, dict):
            raise self.error(name, f"should be a table, [{name}] or {name} = {{...}}")
        return TomlEntry(table, f"{self.location}: {name}")

    def reject_unread_keys(self) -> None:
        """Raise `PackError` if the table has a key that was never read and is therefore probably misspelled."""
        for name in self.table:
            if name not in self.read_fields:
                known = ", ".join(sorted(self.read_fields))
                raise PackError(f"{self.location}: '{name}' is not a known field. Known fields: {known}.")

    def error(self, name: str, problem: str) -> PackError:
        """Return a `PackError` that names the location, the key and the problem."""
        return PackError(f"{self.location}: '{name}' {problem}.")

    def _read_key(self, name: str) -> object:
        self.read_fields.add(name)
        if name not in self.table:
            raise PackError(f"{self.location}: '{name}' is missing.")
        return self.table[name]


def parse_pack_toml(text: str, source_name: str) -> TomlEntry:
    """Return the top table of a pack; `source_name` identifies the pack in errors."""
    return TomlEntry(parse_toml(text, source_name), source_name)


def parse_toml(text: str, source_name: str) -> dict[str, object]:
    """Parse TOML. Raise `PackError` if the text is invalid or too long."""
    if len(text) > MAX_TEXT:
        raise located_error(source_name, msg("core-schema-text-too-long", length=len(text), max=MAX_TEXT))
    for line_number, line in enumerate(text.split("\n"), 1):
        if len(line) > MAX_LINE:
            problem = msg("core-schema-line-too-long", line=line_number, length=len(line), max=MAX_LINE)
            raise located_error(source_name, problem)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        # ValueError also covers integers with thousands of digits; RecursionError covers deeply nested lists.
        raise located_error(source_name, msg("core-schema-not-toml", reason=str(error))) from None


def pack_fingerprint(table: dict[str, object]) -> str:
    """Return the fingerprint of a pack's content. Comments and key order do not affect it; every value does."""
    return hashlib.sha256(_canonical_text(table).encode()).hexdigest()[:16]


def _canonical_text(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ",".join([f"{name!r}:{_canonical_text(value[name])}" for name in sorted(value)]) + "}"
    if isinstance(value, list):
        return "[" + ",".join([_canonical_text(each) for each in value]) + "]"
    return repr(value)
