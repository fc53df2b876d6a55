"""How the values of a pack go together: names that must be there, bounds that others give, and numbers that follow."""

from __future__ import annotations

from kwoon.core.packs import PackError, Path
from kwoon.core.schema.fields import ENTRIES, TABLE, Field, Follows, Names, Shape, Term
from kwoon.core.schema.part import place_of, shown


class Meaning:
    """Looks at a pack whose single values are right, and collects what does not fit."""

    def __init__(self, top: dict[str, object]) -> None:
        self.top = top
        self.found: list[PackError] = []
        self.last: list[PackError] = []
        """Sums: what is wrong with them is mostly that something else is wrong."""

    def table(self, table: dict[str, object], shape: Shape, place: str, at: Path, entry: dict[str, object]) -> None:
        """One table, and those below; `entry` is the entry of a list in which it lies."""
        for field in shape.fields_of(table):
            if field.name not in table:
                continue
            here: Path = (*at, field.name)
            if field.kind == ENTRIES and field.shape is not None:
                self._entries(field, field.shape, tables(table[field.name]), place, here)
            elif field.kind == TABLE and field.shape is not None:
                below = table[field.name]
                if isinstance(below, dict):
                    self.table(below, field.shape, f"{place}: {field.name}", here, entry)
            else:
                self._value(field, table, place, here, entry)
        if not at:
            self.found.extend(self.last)

    def _entries(self, field: Field, shape: Shape, entries: list[dict[str, object]], place: str, here: Path) -> None:
        for name, called in ((field.key, "entry"), (field.apart, "card")):
            if not name:
                continue
            seen: list[str] = []
            for at, entry in enumerate(entries):
                word = str(entry.get(name, ""))
                # An id is typed, by some in capitals.
                same = word.upper() if name == field.key else word
                if same in seen:
                    said = f"is '{shown(word)}', which another {called} is called already"
                    self._wrong(place_of(place, field.name, at, entry), (*here, at, name), said)
                seen.append(same)
        for at, entry in enumerate(entries):
            self.table(entry, shape, place_of(place, field.name, at, entry), (*here, at), entry)

    def _value(self, field: Field, table: dict[str, object], place: str, here: Path, entry: dict[str, object]) -> None:
        value = table[field.name]
        if field.names is not None:
            for name in value if isinstance(value, list) else [value]:
                self._name(str(name), field.names, place, here, isinstance(value, list))
        if isinstance(value, int) and not isinstance(value, bool):
            least, most = bounds(field, table, self.top)
            if not least <= value <= most:
                self._wrong(place, here, f"is {value}, but should be from {least} to {most}")
            if field.follows is not None:
                right = worked_out(field.follows, table, self.top)
                if value != right:
                    sentence = f"{place}: '{field.name}' {field.follows.says.format(right)}."
                    self.last.append(PackError(sentence, here))
        if field.copied[2]:
            other = copied_from(field, table, self.top)
            if other is not None and other.get(field.copied[2]) != value:
                called = other.get("name", other.get("id"))
                self._wrong(place, here, f"should be {other.get(field.copied[2])}, the {field.copied[2]} of {called}")

    def _name(self, name: str, names: Names, place: str, here: Path, several: bool) -> None:
        if name in names.besides:
            return
        entries = tables(self.top.get(names.entries))
        for entry in entries:
            if entry.get("id") == name:
                kind = entry.get(names.where)
                if names.where and kind not in names.among:
                    said = f"names '{shown(name)}', which is of the kind '{kind}', not '{names.among[0]}'"
                    self._wrong(place, here, said)
                return
        if several or names.where or names.besides:
            self._wrong(place, here, f"names '{shown(name)}', but there is no such {names.entries}")
        else:
            known = ", ".join([str(entry.get("id")) for entry in entries])
            self._wrong(place, here, f"is '{shown(name)}', but should be one of: {known}")

    def _wrong(self, place: str, here: Path, problem: str) -> None:
        self.found.append(PackError(f"{place}: '{here[-1]}' {problem}.", here))


def bounds(field: Field, table: dict[str, object], top: dict[str, object]) -> tuple[int, int]:
    """The bounds of a number, those that other numbers give included."""
    least, most = field.least, field.most
    if field.least_at:
        least = max(least, number_at(field.least_at, table, top, least))
    if field.most_at:
        most = min(most, number_at(field.most_at, table, top, most))
    return least, most


def worked_out(follows: Follows, table: dict[str, object], top: dict[str, object]) -> int:
    """What a number must be that follows from others; `table` is the one in which it stands."""
    total = follows.plus
    for term in follows.terms:
        total += term.times * _term(term, table, top)
    return total


def _term(term: Term, table: dict[str, object], top: dict[str, object]) -> int:
    if not term.of and not term.count:
        return number_at(term.at, table, top, 0)
    total = 0
    for entry in tables(top.get(term.at)):
        held = entry.get(term.where, "")
        if (term.among and held not in term.among) or (term.own and held != table.get("id")):
            continue
        value = 1 if term.count else entry.get(term.of, 0)
        total += value if isinstance(value, int) else 0
    return total


def number_at(address: str, table: dict[str, object], top: dict[str, object], otherwise: int) -> int:
    """The number at an address; `.name` is one of the same table."""
    value: object = table if address.startswith(".") else top
    for name in address.strip(".").split("."):
        value = value.get(name) if isinstance(value, dict) else None
    return value if isinstance(value, int) and not isinstance(value, bool) else otherwise


def copied_from(field: Field, table: dict[str, object], top: dict[str, object]) -> dict[str, object] | None:
    """The entry, or the table beside it, from which a text must be copied."""
    if not field.copied[0]:
        beside = table.get(field.copied[1])
        return beside if isinstance(beside, dict) else None
    for entry in tables(top.get(field.copied[0])):
        if entry.get("id") == table.get(field.copied[1]):
            return entry
    return None


def tables(value: object) -> list[dict[str, object]]:
    """The entries of a list."""
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


def restate(table: dict[str, object], shape: Shape, top: dict[str, object], at: Path = ()) -> list[tuple[Path, object]]:
    """Every value that must be what others say, and what that is. None of them follows from another such."""
    found: list[tuple[Path, object]] = []
    for field in shape.fields_of(table):
        if field.name not in table:
            continue
        here: Path = (*at, field.name)
        if field.shape is not None and field.kind == TABLE:
            below = table[field.name]
            if isinstance(below, dict):
                found.extend(restate(below, field.shape, top, here))
        elif field.shape is not None:
            for place, entry in enumerate(tables(table[field.name])):
                found.extend(restate(entry, field.shape, top, (*here, place)))
        elif field.follows is not None:
            found.append((here, worked_out(field.follows, table, top)))
        elif field.copied[2]:
            other = copied_from(field, table, top)
            if other is not None:
                found.append((here, other.get(field.copied[2])))
    return found
