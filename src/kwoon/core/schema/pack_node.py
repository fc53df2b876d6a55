"""Typed access to a validated table of a pack, and errors for values that do not fit together."""

from __future__ import annotations

from typing import Final

from kwoon.core.message import Text
from kwoon.core.schema.fields import SOURCE
from kwoon.core.schema.labels import schema_word
from kwoon.core.toml_reader import PackError, ValuePath, located_error

MAX_QUOTED: Final = 40
"""Maximum number of characters of user text quoted in an error."""


class PackNode:
    """One validated table. A value of the wrong type is a bug in the schema."""

    def __init__(self, table: dict[str, object], location: str, path: ValuePath = ()) -> None:
        self.table = table
        self.location = location
        self.path = path

    def has_key(self, name: str) -> bool:
        return name in self.table

    def text(self, name: str, default: str = "") -> str:
        """Return a string, or `default` if the field is missing."""
        value = self.table.get(name, default)
        assert isinstance(value, str), name
        return value

    def number(self, name: str, default: int = 0) -> int:
        """Return an integer, or `default` if the field is missing."""
        value = self.table.get(name, default)
        assert isinstance(value, int), name
        return value

    def flag(self, name: str) -> bool:
        """Return a boolean, or false if the field is missing."""
        return self.table.get(name) is True

    def texts(self, name: str) -> list[str]:
        """Return a list of strings, or an empty list if the field is missing."""
        value = self.table.get(name, [])
        assert isinstance(value, list), name
        return [str(each) for each in value]

    def source(self, name: str) -> str:
        """Return the origin of the number `name`: its own `<name>_source` if present, otherwise the entry's `source`."""
        source_key = f"{name}_source"
        return self.text(source_key if source_key in self.table else SOURCE)

    def child(self, name: str) -> PackNode:
        """Return the table `name` inside this one."""
        table = self.table[name]
        assert isinstance(table, dict), name
        return PackNode(table, f"{self.location}: {name}", (*self.path, name))

    def children(self, name: str) -> list[PackNode]:
        """Return the entries of the list `name`, or an empty list if the field is missing."""
        value = self.table.get(name, [])
        assert isinstance(value, list), name
        return [
            PackNode(table, entry_label(self.location, name, index, table), (*self.path, name, index))
            for index, table in enumerate(value)
        ]

    def error(self, name: str, problem: Text) -> PackError:
        """Return a `PackError` for the value of `name`. The problem is a sentence that names the field."""
        return located_error(self.location, problem, (*self.path, name))


class ProblemCollector:
    """Collects the problems of a pack."""

    def __init__(self, top: dict[str, object], source_name: str, game: str) -> None:
        self.top = top
        self.source_name = source_name
        self.game = game
        self.problems: list[PackError] = []

    def word(self, word: str) -> Text:
        """Return a key or a value of the schema for an error."""
        return schema_word(self.game, word)

    def words(self, words: list[str]) -> list[Text]:
        """Return keys or values of the schema for an error."""
        return [self.word(each) for each in words]

    def field(self, path: ValuePath) -> Text:
        """Return the last key of a path for an error."""
        return self.word(str(path[-1]))

    def add_problem(self, path: ValuePath, problem: Text) -> None:
        """Add a problem with the value at a path. The problem is a sentence that names the field."""
        self.problems.append(self.error_at(path, problem))

    def error_at(self, path: ValuePath, problem: Text) -> PackError:
        """Return an error that names the tables and entries around the value at a path."""
        label = self.source_name
        value: object = self.top
        name = ""
        for step in path[:-1]:
            if isinstance(step, str):
                assert isinstance(value, dict)
                name = step
                value = value[step]
                if isinstance(value, dict):
                    label = f"{label}: {name}"
            else:
                assert isinstance(value, list)
                entry = value[step]
                label = entry_label(label, name, step, entry)
                value = entry
        return located_error(label, problem, path)


def entry_label(location: str, name: str, index: int, table: dict[str, object]) -> str:
    """Return the label that identifies a list entry in errors."""
    label = table.get("id")
    entry_name = f"'{shorten_text(label)}'" if isinstance(label, str) else f"number {index + 1}"
    return f"{location}: {name} {entry_name}"


def shorten_text(text: str) -> str:
    """Return user text for an error message, shortened and with unprintable characters replaced."""
    clean = "".join([char if char.isprintable() else "?" for char in text])
    return clean if len(clean) <= MAX_QUOTED else f"{clean[:MAX_QUOTED]}..."


def format_value_for_error(value: object) -> str:
    """Format a pack value for an error message: text is shortened and quoted, and booleans are lowercase."""
    if isinstance(value, str):
        return f"'{shorten_text(value)}'"
    return shorten_text(str(value).lower() if isinstance(value, bool) else str(value))
