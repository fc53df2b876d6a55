"""Constraints between the values of a pack: references to entries, bounds given by other values, and derived numbers."""

from __future__ import annotations

from kwoon.core.schema.fields import ENTRIES, TABLE, DerivedValue, EntryNames, Field, SumTerm, TableSchema
from kwoon.core.schema.node import entry_label, quoted
from kwoon.core.toml_reader import PackError, ValuePath


class ConstraintValidator:
    """Validates a pack whose individual values are valid, and collects violated constraints."""

    def __init__(self, top: dict[str, object]) -> None:
        self.top = top
        self.found: list[PackError] = []
        self.last: list[PackError] = []
        """Wrong sums, reported last because they usually follow from another problem."""

    def table(
        self, table: dict[str, object], shape: TableSchema, place: str, at: ValuePath, entry: dict[str, object]
    ) -> None:
        """Validate a table and those inside it; `entry` is the list entry that contains it."""
        for field in shape.fields_of(table):
            if field.name not in table:
                continue
            here: ValuePath = (*at, field.name)
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

    def _entries(
        self, field: Field, shape: TableSchema, entries: list[dict[str, object]], place: str, here: ValuePath
    ) -> None:
        for name, noun in ((field.key, "entry"), (field.distinct, "card")):
            if not name:
                continue
            seen: list[str] = []
            for at, entry in enumerate(entries):
                word = str(entry.get(name, ""))
                # Ids are typed by people, so case does not distinguish them.
                same = word.upper() if name == field.key else word
                if same in seen:
                    problem = f"is '{quoted(word)}', which is already the {name} of another {noun}"
                    self._add_problem(entry_label(place, field.name, at, entry), (*here, at, name), problem)
                seen.append(same)
        for at, entry in enumerate(entries):
            self.table(entry, shape, entry_label(place, field.name, at, entry), (*here, at), entry)

    def _value(
        self, field: Field, table: dict[str, object], place: str, here: ValuePath, entry: dict[str, object]
    ) -> None:
        value = table[field.name]
        if field.names is not None:
            for name in value if isinstance(value, list) else [value]:
                self._name(str(name), field.names, place, here, isinstance(value, list))
        if isinstance(value, int) and not isinstance(value, bool):
            least, most = bounds(field, table, self.top)
            if not least <= value <= most:
                self._add_problem(place, here, f"is {value}, but should be from {least} to {most}")
            if field.derived is not None:
                right = derived_value(field.derived, table, self.top)
                if value != right:
                    sentence = f"{place}: '{field.name}' {field.derived.explanation.format(right)}."
                    self.last.append(PackError(sentence, here))
        if field.copied_from[2]:
            other = copy_source(field, table, self.top)
            if other is not None and other.get(field.copied_from[2]) != value:
                called = other.get("name", other.get("id"))
                self._add_problem(
                    place, here, f"should be {other.get(field.copied_from[2])}, the {field.copied_from[2]} of {called}"
                )

    def _name(self, name: str, names: EntryNames, place: str, here: ValuePath, several: bool) -> None:
        if name in names.extra:
            return
        entries = tables(self.top.get(names.entries))
        for entry in entries:
            if entry.get("id") == name:
                kind = entry.get(names.where)
                if names.where and kind not in names.among:
                    problem = f"names '{quoted(name)}', whose {names.where} is '{kind}', not '{names.among[0]}'"
                    self._add_problem(place, here, problem)
                return
        if several or names.where or names.extra:
            self._add_problem(place, here, f"names '{quoted(name)}', but the pack has no such {names.entries}")
        else:
            known = ", ".join([str(entry.get("id")) for entry in entries])
            self._add_problem(place, here, f"is '{quoted(name)}', but should be one of: {known}")

    def _add_problem(self, place: str, here: ValuePath, problem: str) -> None:
        self.found.append(PackError(f"{place}: '{here[-1]}' {problem}.", here))


def bounds(field: Field, table: dict[str, object], top: dict[str, object]) -> tuple[int, int]:
    """Return the bounds of a number, including those given by other values."""
    least, most = field.minimum, field.maximum
    if field.minimum_address:
        least = max(least, number_at(field.minimum_address, table, top, least))
    if field.maximum_address:
        most = min(most, number_at(field.maximum_address, table, top, most))
    return least, most


def derived_value(follows: DerivedValue, table: dict[str, object], top: dict[str, object]) -> int:
    """Return the value of a derived number that is in `table`."""
    total = follows.constant
    for term in follows.terms:
        total += term.factor * _term(term, table, top)
    return total


def _term(term: SumTerm, table: dict[str, object], top: dict[str, object]) -> int:
    if not term.column and not term.count:
        return number_at(term.address, table, top, 0)
    total = 0
    for entry in tables(top.get(term.address)):
        held = entry.get(term.where, "")
        if (term.among and held not in term.among) or (term.same_entry and held != table.get("id")):
            continue
        value = 1 if term.count else entry.get(term.column, 0)
        total += value if isinstance(value, int) else 0
    return total


def number_at(address: str, table: dict[str, object], top: dict[str, object], default: int) -> int:
    """Return the number at an address; `.name` refers to `table` itself."""
    value: object = table if address.startswith(".") else top
    for name in address.strip(".").split("."):
        value = value.get(name) if isinstance(value, dict) else None
    return value if isinstance(value, int) and not isinstance(value, bool) else default


def copy_source(field: Field, table: dict[str, object], top: dict[str, object]) -> dict[str, object] | None:
    """Return the entry or sibling table from which a text must be copied."""
    if not field.copied_from[0]:
        beside = table.get(field.copied_from[1])
        return beside if isinstance(beside, dict) else None
    for entry in tables(top.get(field.copied_from[0])):
        if entry.get("id") == table.get(field.copied_from[1]):
            return entry
    return None


def tables(value: object) -> list[dict[str, object]]:
    """Return the tables in a list; empty for any other value."""
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


def derived_values(
    table: dict[str, object], shape: TableSchema, top: dict[str, object], at: ValuePath = ()
) -> list[tuple[ValuePath, object]]:
    """Return the path and required value of every derived or copied field. None of them depends on another."""
    found: list[tuple[ValuePath, object]] = []
    for field in shape.fields_of(table):
        if field.name not in table:
            continue
        here: ValuePath = (*at, field.name)
        if field.shape is not None and field.kind == TABLE:
            below = table[field.name]
            if isinstance(below, dict):
                found.extend(derived_values(below, field.shape, top, here))
        elif field.shape is not None:
            for place, entry in enumerate(tables(table[field.name])):
                found.extend(derived_values(entry, field.shape, top, (*here, place)))
        elif field.derived is not None:
            found.append((here, derived_value(field.derived, table, top)))
        elif field.copied_from[2]:
            other = copy_source(field, table, top)
            if other is not None:
                found.append((here, other.get(field.copied_from[2])))
    return found
