"""Validates a pack against its schema and reports the problems, each with its path and reason."""

from __future__ import annotations

from typing import Final

from kwoon.core.message import msg
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
    values = ValueValidator(table, location, schema.game)
    values.validate_table(table, schema.top, (), "")
    if values.problems:
        return values.problems[:MAX_PROBLEMS]
    constraints = ConstraintValidator(table, location, schema.game)
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
                wrong_kind = self.word(str(table.get(shape.variant_key)))
                problem = msg("core-schema-not-on-kind", field=self.word(name), kind=wrong_kind)
                self.add_problem((*parent_path, name), problem)
            else:
                problem = msg("core-schema-unknown-field", field=shorten_text(name), known=sorted(known))
                self.add_problem((*parent_path, name), problem)

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
            self.add_problem((*parent_path, SOURCE), msg("core-schema-missing", field=self.word(SOURCE)))

    def _validate_value(self, value: object, field: SchemaField, path: ValuePath, kind: str) -> None:
        match field.kind:
            case "number":
                self._validate_number(value, field, path)
            case "flag":
                if not isinstance(value, bool):
                    shown = format_value_for_error(value)
                    self.add_problem(path, msg("core-schema-not-flag", field=self.field(path), value=shown))
            case "choice" | "source":
                allowed = list(SOURCES) if field.kind == SOURCE else [each.value for each in field.choices]
                if self._validate_choice(value, allowed, path):
                    self._validate_allowed_for_kind(value, field, path, kind)
            case "words":
                self._validate_words(value, field, path)
            case _:
                self._validate_text(value, field, path)

    def _report_missing_field(self, field: SchemaField, kind: object, shape: PackTableSchema, path: ValuePath) -> None:
        name = self.field(path)
        if field.kind == FLAG:
            self.add_problem(path, msg("core-schema-missing-flag", field=name))
        elif field.kind == TABLE:
            self.add_problem(path, msg("core-schema-missing-table", field=name, key=field.name))
        elif field.kind == NUMBER and shape.variant_key == "kind" and shape.is_variant_field(field.name):
            self.add_problem(path, msg("core-schema-missing-for-kind", field=name, kind=self.word(str(kind))))
        else:
            self.add_problem(path, msg("core-schema-missing", field=name))

    def _validate_number(self, value: object, field: SchemaField, path: ValuePath) -> None:
        name = self.field(path)
        if not isinstance(value, int) or isinstance(value, bool):
            self.add_problem(path, msg("core-schema-not-number", field=name, value=format_value_for_error(value)))
        elif not field.minimum <= value <= field.maximum:
            shown = shorten_text(str(value))
            least, most = str(field.minimum), str(field.maximum)
            problem = msg("core-schema-range", field=name, value=shown, min=least, max=most)
            self.add_problem(path, problem)

    def _validate_text(self, value: object, field: SchemaField, path: ValuePath) -> None:
        name = self.field(path)
        if not isinstance(value, str) or not value.strip():
            self.add_problem(path, msg("core-schema-not-text", field=name, value=format_value_for_error(value)))
        elif field.kind == ID and (not value.isprintable() or " " in value or ":" in value):
            self.add_problem(path, msg("core-schema-not-word", field=name, value=shorten_text(value)))
        elif field.kind == ID and field.lowercase and value != value.lower():
            self.add_problem(path, msg("core-schema-not-lowercase", field=name, value=shorten_text(value)))
        elif not value.isprintable():
            self.add_problem(path, msg("core-schema-unprintable", field=name))
        elif len(value) > field.max_length:
            self.add_problem(path, msg("core-schema-too-long", field=name, length=len(value), max=field.max_length))

    def _validate_choice(self, value: object, allowed: list[str], path: ValuePath) -> bool:
        """Report a problem and return False unless the value is one of `allowed`. An empty `allowed` accepts any text:
        ids of the pack's own entries are checked later."""
        name = self.field(path)
        if not isinstance(value, str) or not value.strip():
            self.add_problem(path, msg("core-schema-not-text", field=name, value=format_value_for_error(value)))
        elif allowed and value not in allowed:
            shown = shorten_text(value)
            self.add_problem(path, msg("core-schema-choice", field=name, value=shown, allowed=self.words(allowed)))
        else:
            return True
        return False

    def _validate_allowed_for_kind(self, value: object, field: SchemaField, path: ValuePath, kind: str) -> None:
        """Report a problem if an entry of this kind may not have the value."""
        for each in field.choices:
            if each.value == value and each.within and kind and kind not in each.within:
                problem = msg(
                    "core-schema-value-not-on-kind",
                    field=self.field(path),
                    value=self.word(each.value),
                    kind=self.word(kind),
                    allowed=self.words(list(each.within)),
                )
                self.add_problem(path, problem)

    def _validate_words(self, value: object, field: SchemaField, path: ValuePath) -> None:
        name = self.field(path)
        if not isinstance(value, list):
            self.add_problem(path, msg("core-schema-not-texts", field=name, value=format_value_for_error(value)))
            return
        allowed = [each.value for each in field.choices]
        if len(value) < field.minimum:
            self.add_problem(path, msg("core-schema-too-few", field=name, count=len(value), min=field.minimum))
        if field.maximum and len(value) > field.maximum:
            self.add_problem(path, msg("core-schema-too-many", field=name, count=len(value), max=field.maximum))
            return
        for index, each in enumerate(value):
            if not isinstance(each, str):
                self.add_problem(path, msg("core-schema-not-texts", field=name, value=format_value_for_error(value)))
                return
            if allowed and each not in allowed:
                shown = shorten_text(each)
                problem = msg("core-schema-names-unknown-choice", field=name, value=shown, allowed=self.words(allowed))
                self.add_problem(path, problem)
            elif each in value[:index]:
                self.add_problem(path, msg("core-schema-names-twice", field=name, value=shorten_text(each)))

    def _validate_nested(self, value: object, field: SchemaField, path: ValuePath, kind: str) -> None:
        assert field.shape is not None
        name = self.field(path)
        if field.kind == TABLE:
            if isinstance(value, dict):
                self.validate_table(value, field.shape, path, kind)
            else:
                self.add_problem(path, msg("core-schema-not-table", field=name, key=field.name))
            return
        if not isinstance(value, list) or not value:
            self.add_problem(path, msg("core-schema-no-entries", field=name, key=field.name))
            return
        if not field.minimum <= len(value) <= field.maximum:
            problem = msg("core-schema-num-entries", field=name, count=len(value), min=field.minimum, max=field.maximum)
            if field.minimum == field.maximum:
                problem = msg("core-schema-exact-entries", field=name, count=len(value), number=field.minimum)
            self.add_problem(path, problem)
            return
        for index, table in enumerate(value):
            if not isinstance(table, dict):
                self.add_problem(path, msg("core-schema-not-entries", field=name, key=field.name))
                return
            self.validate_table(table, field.shape, (*path, index), kind)


def _entry_kind(shape: PackTableSchema, table: dict[str, object]) -> str:
    variant = shape.find_variant(table.get(shape.variant_key)) if shape.variant_key else None
    return "" if variant is None else variant.value
