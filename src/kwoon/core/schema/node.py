"""A checked table of a pack: its values by name, and how to say that they do not fit together."""

from __future__ import annotations

from typing import Final

from kwoon.core.schema.fields import SOURCE
from kwoon.core.toml_reader import PackError, ValuePath

MAX_QUOTED: Final = 40
"""How much of a text from outside is repeated where it is refused."""


class PackNode:
    """One table. What is asked of it has been checked, so that an answer of the wrong type is a slip of the schema."""

    def __init__(self, table: dict[str, object], place: str, at: ValuePath = ()) -> None:
        self.table = table
        self.place = place
        self.at = at

    def has(self, name: str) -> bool:
        """Whether it is there."""
        return name in self.table

    def text(self, name: str, default: str = "") -> str:
        """A piece of text."""
        value = self.table.get(name, default)
        assert isinstance(value, str), name
        return value

    def number(self, name: str, default: int = 0) -> int:
        """A whole number; where it may be left out, `otherwise` stands for that."""
        value = self.table.get(name, default)
        assert isinstance(value, int), name
        return value

    def flag(self, name: str) -> bool:
        """True or false; false when it is left out."""
        return self.table.get(name) is True

    def texts(self, name: str) -> list[str]:
        """A list of pieces of text, empty when it is left out."""
        value = self.table.get(name, [])
        assert isinstance(value, list), name
        return [str(each) for each in value]

    def source(self, name: str) -> str:
        """Where the number `name` comes from: its own `name_source`, or the entry's `source`."""
        own = f"{name}_source"
        return self.text(own if own in self.table else SOURCE)

    def child(self, name: str) -> PackNode:
        """The table called `name` inside this one."""
        table = self.table[name]
        assert isinstance(table, dict), name
        return PackNode(table, f"{self.place}: {name}", (*self.at, name))

    def children(self, name: str) -> list[PackNode]:
        """The entries called `name`."""
        value = self.table.get(name, [])
        assert isinstance(value, list), name
        return [
            PackNode(table, entry_label(self.place, name, at, table), (*self.at, name, at))
            for at, table in enumerate(value)
        ]

    def error(self, name: str, problem: str) -> PackError:
        """The error for one value."""
        return PackError(f"{self.place}: '{name}' {problem}.", (*self.at, name))


def entry_label(place: str, name: str, at: int, table: dict[str, object]) -> str:
    """How an entry of a list is called in errors."""
    label = table.get("id")
    called = f"'{quoted(label)}'" if isinstance(label, str) else f"number {at + 1}"
    return f"{place}: {name} {called}"


def quoted(text: str) -> str:
    """A text from outside as it is repeated in a sentence."""
    clean = "".join([sign if sign.isprintable() else "?" for sign in text])
    return clean if len(clean) <= MAX_QUOTED else f"{clean[:MAX_QUOTED]}..."
