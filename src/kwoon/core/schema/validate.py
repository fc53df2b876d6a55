"""Validates a pack against its schema and reports the problems, each with its path and reason."""

from __future__ import annotations

from typing import Final

from kwoon.core.schema.constraints import ConstraintValidator
from kwoon.core.schema.fields import ENTRIES, FLAG, ID, NUMBER, SOURCE, TABLE, PackTableSchema, Schema, SchemaField
from kwoon.core.schema.pack_node import PackNode, ProblemCollector, format_value_for_error, shorten_text
from kwoon.core.toml_reader import SOURCES, PackError, ValuePath, parse_toml

MAX_PROBLEMS: Final = 100


def load_valid_pack(text: str, location: str, schema: Schema) -> PackNode:
    """Return the top table of a valid pack. Raise `PackError` for the first problem."""
    table = parse_toml(text, location)
    problems = find_problems(table, location, schema)
    if problems:
        raise problems[0]
    return PackNode(table, location)


def find_problems(table: dict[str, object], location: str, schema: Schema) -> list[PackError]:
    """Return the problems with individual values or, if there are none, the violated constraints between values. Return
    at most `MAX_PROBLEMS`."""
    values = ValueValidator(table, location)
    values.validate_table(table, schema.top, (), "")
    if values.problems:
        return values.problems[:MAX_PROBLEMS]
    constraints = ConstraintValidator(table, location)
    constraints.validate_table(table, schema.top, (), table)
    return constraints.problems[:MAX_PROBLEMS]


class ValueValidator(ProblemCollector):
    """Validates each value on its own and collects the problems."""

    def validate_table(
        self, table: dict[str, object], shape: PackTableSchema, parent_path: ValuePath, kind: str
    ) -> None:
        """Validate one table; `kind` is the kind of the entry that contains the table."""
        fields = shape.fields_of(table)
        for field in fields:
            path: ValuePath = (*parent_path, field.name)
            if field.name not in table:
                if field.required:
                    self._report_missing_field(field, table.get(shape.variant_key), shape, path)
            elif field.kind in (TABLE, ENTRIES):
                self._validate_nested(table[field.name], field, path, _entry_kind(shape, table) or kind)
            else:
                self._validate_value(table[field.name], field, path, kind)
        self._validate_sources(table, shape, parent_path)
        known = [field.name for field in fields] + shape.source_keys()
        for name in table:
            if name in known:
                continue
            other = shape.variant_key != "" and shape.is_variant_field(name)
            if other and shape.find_variant(table.get(shape.variant_key)) is None:
                continue  # may be valid once the kind is valid
            if other and shape.variant_key == "kind":
                self.add_problem(
                    (*parent_path, name), f"is not allowed on a card of kind '{table.get(shape.variant_key)}'"
                )
            else:
                known_text = ", ".join(sorted(known))
                problem = f"'{shorten_text(name)}' is not a known field. Known fields: {known_text}"
                self.problems.append(self.error_at((*parent_path, name), problem))

    def _validate_sources(self, table: dict[str, object], shape: PackTableSchema, parent_path: ValuePath) -> None:
        missing = False
        for name in shape.sources:
            source_key = f"{name}_source"
            if source_key in table:
                self._validate_choice(table[source_key], list(SOURCES), (*parent_path, source_key))
            elif SOURCE not in table:
                missing = True
        if SOURCE in table and shape.sources:
            self._validate_choice(table[SOURCE], list(SOURCES), (*parent_path, SOURCE))
        elif missing and not shape.allows_unknown:
            self.add_problem((*parent_path, SOURCE), "is missing")

    def _validate_value(self, value: object, field: SchemaField, path: ValuePath, kind: str) -> None:
        match field.kind:
            case "number":
                self._validate_number(value, field, path)
            case "flag":
                if not isinstance(value, bool):
                    self.add_problem(path, f"is {format_value_for_error(value)}, but should be true or false")
            case "choice" | "source":
                allowed = list(SOURCES) if field.kind == SOURCE else [each.value for each in field.choices]
                if self._validate_choice(value, allowed, path):
                    self._validate_allowed_for_kind(value, field, path, kind)
            case "words":
                self._validate_words(value, field, path)
            case _:
                self._validate_text(value, field, path)

    def _report_missing_field(self, field: SchemaField, kind: object, shape: PackTableSchema, path: ValuePath) -> None:
        if field.kind == FLAG:
            self.add_problem(path, "is missing; it should be true or false")
        elif field.kind == TABLE:
            self.add_problem(path, f"is missing; it should be a table, [{field.name}] or {field.name} = {{...}}")
        elif field.kind == NUMBER and shape.variant_key == "kind" and shape.is_variant_field(field.name):
            self.add_problem(path, f"is missing; a card of kind '{kind}' needs it")
        else:
            self.add_problem(path, "is missing")

    def _validate_number(self, value: object, field: SchemaField, path: ValuePath) -> None:
        if not isinstance(value, int) or isinstance(value, bool):
            self.add_problem(path, f"is {format_value_for_error(value)}, but should be a whole number")
        elif not field.minimum <= value <= field.maximum:
            self.add_problem(
                path, f"is {shorten_text(str(value))}, but should be from {field.minimum} to {field.maximum}"
            )

    def _validate_text(self, value: object, field: SchemaField, path: ValuePath) -> None:
        if not isinstance(value, str) or not value.strip():
            self.add_problem(path, f"is {format_value_for_error(value)}, but should be nonempty text in quotes")
        elif field.kind == ID and (not value.isprintable() or " " in value or ":" in value):
            self.add_problem(path, f"is '{shorten_text(value)}', but should be one word without spaces or colons")
        elif field.kind == ID and field.lowercase and value != value.lower():
            self.add_problem(path, f"is '{shorten_text(value)}', but should be one word in lower case")
        elif not value.isprintable():
            self.add_problem(path, "contains a character that cannot be printed, such as a line break")
        elif len(value) > field.max_length:
            self.add_problem(path, f"has {len(value)} characters, but at most {field.max_length} are allowed")

    def _validate_choice(self, value: object, allowed: list[str], path: ValuePath) -> bool:
        """Report a problem and return False unless the value is one of `allowed`. An empty `allowed` accepts any text:
        ids of the pack's own entries are checked later."""
        if not isinstance(value, str) or not value.strip():
            self.add_problem(path, f"is {format_value_for_error(value)}, but should be nonempty text in quotes")
        elif allowed and value not in allowed:
            self.add_problem(path, f"is '{shorten_text(value)}', but should be one of: {', '.join(allowed)}")
        else:
            return True
        return False

    def _validate_allowed_for_kind(self, value: object, field: SchemaField, path: ValuePath, kind: str) -> None:
        """Report a problem if an entry of this kind may not have the value."""
        for each in field.choices:
            if each.value == value and each.within and kind and kind not in each.within:
                allowed_on = _with_article(" or ".join(each.within))
                problem = f"is '{value}', which is allowed on {allowed_on}, but not on {_with_article(kind)}"
                self.add_problem(path, problem)

    def _validate_words(self, value: object, field: SchemaField, path: ValuePath) -> None:
        if not isinstance(value, list):
            self.add_problem(path, f"is {format_value_for_error(value)}, but should be a list of strings in quotes")
            return
        allowed = [each.value for each in field.choices]
        if len(value) < field.minimum:
            self.add_problem(path, f"has {len(value)} values, but should have at least {field.minimum}")
        if field.maximum and len(value) > field.maximum:
            self.add_problem(path, f"has {len(value)} values, but at most {field.maximum} are allowed")
            return
        for index, each in enumerate(value):
            if not isinstance(each, str):
                self.add_problem(path, f"is {format_value_for_error(value)}, but should be a list of strings in quotes")
                return
            if allowed and each not in allowed:
                self.add_problem(path, f"names '{shorten_text(each)}', which is not one of: {', '.join(allowed)}")
            elif each in value[:index]:
                self.add_problem(path, f"names '{shorten_text(each)}' twice")

    def _validate_nested(self, value: object, field: SchemaField, path: ValuePath, kind: str) -> None:
        assert field.shape is not None
        if field.kind == TABLE:
            if isinstance(value, dict):
                self.validate_table(value, field.shape, path, kind)
            else:
                self.add_problem(path, f"should be a table, [{field.name}] or {field.name} = {{...}}")
            return
        if not isinstance(value, list) or not value:
            self.add_problem(path, f"should be one or more [[{field.name}]] entries")
            return
        if not field.minimum <= len(value) <= field.maximum:
            bounds = (
                f"{field.minimum}" if field.minimum == field.maximum else f"from {field.minimum} to {field.maximum}"
            )
            self.add_problem(path, f"has {len(value)} entries, but should have {bounds}")
            return
        for index, table in enumerate(value):
            if not isinstance(table, dict):
                self.add_problem(path, f"should be [[{field.name}]] entries")
                return
            self.validate_table(table, field.shape, (*path, index), kind)


def _entry_kind(shape: PackTableSchema, table: dict[str, object]) -> str:
    variant = shape.find_variant(table.get(shape.variant_key)) if shape.variant_key else None
    return "" if variant is None else variant.value


def _with_article(noun: str) -> str:
    return f"an {noun}" if noun[:1] in "aei" else f"a {noun}"
