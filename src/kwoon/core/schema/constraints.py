"""Constraints between the values of a pack: references to entries, bounds given by other values, and derived numbers."""

from __future__ import annotations

from kwoon.core.message import Message, msg
from kwoon.core.schema.fields import (
    ENTRIES,
    TABLE,
    DerivedValueFormula,
    EntryIdChoices,
    PackTableSchema,
    SchemaField,
    SumTerm,
)
from kwoon.core.schema.pack_node import ProblemCollector, shorten_text
from kwoon.core.toml_reader import PackError, ValuePath


class ConstraintValidator(ProblemCollector):
    """Validates a pack whose individual values are valid, and collects violated constraints."""

    def __init__(self, top: dict[str, object], source_name: str, game: str) -> None:
        super().__init__(top, source_name, game)
        self.sum_problems: list[PackError] = []
        """Wrong sums, reported last because they usually follow from another problem."""

    def validate_table(
        self,
        table: dict[str, object],
        shape: PackTableSchema,
        parent_path: ValuePath,
        entry: dict[str, object],
    ) -> None:
        """Validate a table and the tables inside it. `entry` is the list entry that contains the table, or the top
        table."""
        for field in shape.fields_of(table):
            if field.name not in table:
                continue
            path: ValuePath = (*parent_path, field.name)
            if field.kind == ENTRIES and field.shape is not None:
                self._validate_entries(field, field.shape, tables_in_list(table[field.name]), path)
            elif field.kind == TABLE and field.shape is not None:
                subtable = table[field.name]
                if isinstance(subtable, dict):
                    self.validate_table(subtable, field.shape, path, entry)
            else:
                self._validate_value(field, table, path, entry)
        if not parent_path:
            self.problems.extend(self.sum_problems)

    def _validate_entries(
        self,
        field: SchemaField,
        shape: PackTableSchema,
        entries: list[dict[str, object]],
        path: ValuePath,
    ) -> None:
        for name in (field.key, field.distinct):
            if not name:
                continue
            seen: list[str] = []
            for index, entry in enumerate(entries):
                value = str(entry.get(name, ""))
                # People type ids, so ids that differ only in case count as the same.
                normalized = value.upper() if name == field.key else value
                if normalized in seen:
                    shown = shorten_text(value)
                    problem = (
                        msg("core-schema-same-as-entry", field=self.word(name), value=shown, key=name)
                        if name == field.key
                        else msg("core-schema-same-as-card", field=self.word(name), value=shown, key=name)
                    )
                    self.add_problem((*path, index, name), problem)
                seen.append(normalized)
        for index, entry in enumerate(entries):
            self.validate_table(entry, shape, (*path, index), entry)

    def _validate_value(
        self, field: SchemaField, table: dict[str, object], path: ValuePath, entry: dict[str, object]
    ) -> None:
        value, label = table[field.name], self.word(field.name)
        if field.names is not None:
            for name in value if isinstance(value, list) else [value]:
                self._validate_entry_name(str(name), field.names, path, isinstance(value, list))
        if isinstance(value, int) and not isinstance(value, bool):
            minimum, maximum = number_bounds(field, table, self.top)
            if not minimum <= value <= maximum:
                problem = msg("core-schema-range", field=label, value=str(value), min=str(minimum), max=str(maximum))
                self.add_problem(path, problem)
            if field.derived is not None:
                expected = derived_value(field.derived, table, self.top)
                if value != expected:
                    explanation = field.derived.explanation
                    problem = Message(explanation.id, {"field": label, "value": str(expected)})
                    self.sum_problems.append(self.error_at(path, problem))
        if field.copied_from[2]:
            other = copy_source(field, table, self.top)
            if other is not None and other.get(field.copied_from[2]) != value:
                problem = msg(
                    "core-schema-copied",
                    field=label,
                    value=str(other.get(field.copied_from[2])),
                    key=self.word(field.copied_from[2]),
                    entry=str(other.get("name", other.get("id"))),
                )
                self.add_problem(path, problem)

    def _validate_entry_name(self, name: str, names: EntryIdChoices, path: ValuePath, is_list: bool) -> None:
        if name in names.extra:
            return
        label, shown = self.field(path), shorten_text(name)
        entries = tables_in_list(self.top.get(names.entries))
        for entry in entries:
            if entry.get("id") == name:
                kind = entry.get(names.where)
                if names.where and kind not in names.among:
                    problem = msg(
                        "core-schema-names-wrong-kind",
                        field=label,
                        value=shown,
                        key=self.word(names.where),
                        kind=self.word(str(kind)),
                        expected=self.word(names.among[0]),
                    )
                    self.add_problem(path, problem)
                return
        if is_list or names.where or names.extra:
            problem = msg("core-schema-names-missing", field=label, value=shown, list=self.word(names.entries))
            self.add_problem(path, problem)
        else:
            known = [str(entry.get("id")) for entry in entries]
            self.add_problem(path, msg("core-schema-choice", field=label, value=shown, allowed=known))


def number_bounds(field: SchemaField, table: dict[str, object], top: dict[str, object]) -> tuple[int, int]:
    """Return the bounds of a number, including those given by other values."""
    minimum, maximum = field.minimum, field.maximum
    if field.minimum_address:
        minimum = max(minimum, number_at(field.minimum_address, table, top, minimum))
    if field.maximum_address:
        maximum = min(maximum, number_at(field.maximum_address, table, top, maximum))
    return minimum, maximum


def derived_value(formula: DerivedValueFormula, table: dict[str, object], top: dict[str, object]) -> int:
    """Return the value that a derived number in `table` must have."""
    total = formula.constant
    for term in formula.terms:
        total += term.factor * _term_value(term, table, top)
    return total


def _term_value(term: SumTerm, table: dict[str, object], top: dict[str, object]) -> int:
    if not term.column and not term.count:
        return number_at(term.address, table, top, 0)
    total = 0
    for entry in tables_in_list(top.get(term.address)):
        selector = entry.get(term.where, "")
        if (term.among and selector not in term.among) or (term.same_entry and selector != table.get("id")):
            continue
        value = 1 if term.count else entry.get(term.column, 0)
        total += value if isinstance(value, int) else 0
    return total


def number_at(address: str, table: dict[str, object], top: dict[str, object], default: int) -> int:
    """Return the number at an address, or `default` if there is none. An address starts at `top`, or at `table` if its
    first character is a dot."""
    value: object = table if address.startswith(".") else top
    for name in address.strip(".").split("."):
        value = value.get(name) if isinstance(value, dict) else None
    return value if isinstance(value, int) and not isinstance(value, bool) else default


def copy_source(field: SchemaField, table: dict[str, object], top: dict[str, object]) -> dict[str, object] | None:
    """Return the entry or sibling table from which a text must be copied, or None if it is missing."""
    if not field.copied_from[0]:
        sibling = table.get(field.copied_from[1])
        return sibling if isinstance(sibling, dict) else None
    for entry in tables_in_list(top.get(field.copied_from[0])):
        if entry.get("id") == table.get(field.copied_from[1]):
            return entry
    return None


def tables_in_list(value: object) -> list[dict[str, object]]:
    """Return the tables in a list, or an empty list for any other value."""
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


def derived_values(
    table: dict[str, object], shape: PackTableSchema, top: dict[str, object], parent_path: ValuePath = ()
) -> list[tuple[ValuePath, object]]:
    """Return the path and required value of every derived or copied field. None of these values depends on another."""
    values: list[tuple[ValuePath, object]] = []
    for field in shape.fields_of(table):
        if field.name not in table:
            continue
        path: ValuePath = (*parent_path, field.name)
        if field.shape is not None and field.kind == TABLE:
            subtable = table[field.name]
            if isinstance(subtable, dict):
                values.extend(derived_values(subtable, field.shape, top, path))
        elif field.shape is not None:
            for index, entry in enumerate(tables_in_list(table[field.name])):
                values.extend(derived_values(entry, field.shape, top, (*path, index)))
        elif field.derived is not None:
            values.append((path, derived_value(field.derived, table, top)))
        elif field.copied_from[2]:
            other = copy_source(field, table, top)
            if other is not None:
                values.append((path, other.get(field.copied_from[2])))
    return values
