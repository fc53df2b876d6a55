"""A schema as plain data, for the editing form in the browser, for documentation and for programs in other languages.

Omitted keys are false, zero or empty.
"""

from __future__ import annotations

from kwoon.core.message import Message, Text
from kwoon.core.schema.fields import (
    CHOICE,
    ENTRIES,
    ICON,
    ID,
    NUMBER,
    SOURCE,
    TEXT,
    WORDS,
    EntryIdChoices,
    FieldChoice,
    PackTableSchema,
    Schema,
    SchemaField,
    SumTerm,
)
from kwoon.core.schema.labels import readable_name, schema_text
from kwoon.core.schema.new_entry import new_entry
from kwoon.core.toml_reader import MAX_LINE, MAX_TEXT, SOURCES

PlainData = dict[str, object]


def schema_to_plain_data(schema: Schema, default_pack: dict[str, object]) -> PlainData:
    """Return the whole schema as plain data. Templates for new entries refer to entries in `default_pack`."""
    return {
        "game": schema.game,
        "limits": {"letters": MAX_TEXT, "line": MAX_LINE},
        "sources": list(SOURCES),
        "notes": list(schema.extra_rules),
        "top": _FormWriter(schema.game, default_pack).table_schema_data(schema.top),
    }


class _FormWriter:
    def __init__(self, game: str, default_pack: dict[str, object]) -> None:
        self.game = game
        self.default_pack = default_pack

    def table_schema_data(self, shape: PackTableSchema) -> PlainData:
        data: PlainData = {"fields": [self._field_data(field) for field in shape.fields]}
        if shape.sources:
            data["sources"] = shape.source_keys()
            data["source_labels"] = {f"{name}_source": self._label(name) for name in shape.sources}
            if shape.allows_unknown:
                data["sources_optional"] = True
        if shape.variant_key:
            data["by"] = shape.variant_key
            variants: PlainData = {}
            for variant in shape.variants:
                variants[variant.value] = [self._field_data(field) for field in variant.fields]
            data["variants"] = variants
        return data

    def _field_data(self, field: SchemaField) -> PlainData:
        data: PlainData = {"name": field.name, "kind": field.kind}
        if field.kind == SOURCE:
            # The form lists sources by their names only.
            data["label"] = self._label(field.name.removesuffix("_source"))
            data["about"] = field.description
        else:
            data["label"] = self._label(field.name)
            data["about"] = self._text(field.description)
        if not field.required:
            data["optional"] = True
        if field.kind == NUMBER:
            _add_number_data(field, data)
        elif field.kind in (TEXT, ID, ICON):
            data["length"] = field.max_length
            if field.lowercase:
                data["small"] = True
            if field.copied_from[2]:
                data["copied"] = {
                    "entries": field.copied_from[0],
                    "by": field.copied_from[1],
                    "of": field.copied_from[2],
                }
        elif field.kind in (CHOICE, WORDS):
            self._add_choices_data(field, data)
        elif field.shape is not None:
            data["shape"] = self.table_schema_data(field.shape)
            if field.kind == ENTRIES:
                self._add_entries_data(field, field.shape, data)
        return data

    def _add_choices_data(self, field: SchemaField, data: PlainData) -> None:
        choices = list(field.choices)
        if field.names is not None:
            data["names"] = _entry_names_data(field.names)
            choices += [FieldChoice(value) for value in field.names.extra]
        if choices:
            has_labels = len(choices) > 1 or field.names is not None
            data["choices"] = [self._choice_data(each, has_labels) for each in choices]
        if field.kind == WORDS:
            data["least"] = field.minimum
            data["most"] = field.maximum

    def _choice_data(self, choice: FieldChoice, has_label: bool) -> PlainData:
        data: PlainData = {"value": choice.value}
        if isinstance(choice.description, Message):
            # The text on the card stands for the choice.
            data["about"] = choice.description
        elif has_label:
            data["label"] = self._label(choice.value)
            if choice.description:
                data["about"] = self._text(choice.description)
        if choice.within:
            data["for"] = list(choice.within)
        return data

    def _add_entries_data(self, field: SchemaField, shape: PackTableSchema, data: PlainData) -> None:
        data["one"] = self._text(field.singular)
        data["many"] = self._label(f"{field.singular}s")
        data["least"] = field.minimum
        data["most"] = field.maximum
        for name, value in (("key", field.key), ("apart", field.distinct), ("off", field.disabled_note)):
            if value:
                data[name] = value
        if not shape.addable or field.minimum == field.maximum:
            return
        kinds = [variant.value for variant in shape.variants] if shape.variant_key else [""]
        data["blanks"] = [
            {"kind": kind, "entry": self._with_translated_names(new_entry(shape, kind, self.default_pack))}
            for kind in kinds
        ]

    def _with_translated_names(self, value: object) -> object:
        """Return a new entry whose names, such as 'New card', can be translated."""
        if isinstance(value, list):
            return [self._with_translated_names(each) for each in value]
        if not isinstance(value, dict):
            return value
        return {
            name: self._text(each) if name == "name" and isinstance(each, str) else self._with_translated_names(each)
            for name, each in value.items()
        }

    def _label(self, name: str) -> Text:
        return self._text(readable_name(name))

    def _text(self, english: str) -> Text:
        return schema_text(self.game, english)


def _add_number_data(field: SchemaField, data: PlainData) -> None:
    data["least"] = field.minimum
    data["most"] = field.maximum
    if field.minimum_address:
        data["least_at"] = field.minimum_address
    if field.maximum_address:
        data["most_at"] = field.maximum_address
    if field.derived is not None:
        data["follows"] = {"plus": field.derived.constant, "terms": [_term_data(term) for term in field.derived.terms]}
    data["sources"] = list(field.sources)
    if not field.tunable:
        data["fixed"] = True


def _term_data(term: SumTerm) -> PlainData:
    data: PlainData = {"at": term.address, "times": term.factor}
    if term.column:
        data["of"] = term.column
    if term.among:
        data["where"] = term.where
        data["among"] = list(term.among)
    if term.same_entry:
        data["where"] = term.where
        data["own"] = True
    return data


def _entry_names_data(names: EntryIdChoices) -> PlainData:
    data: PlainData = {"entries": names.entries}
    if names.where:
        data["where"] = names.where
        data["among"] = list(names.among)
    if names.extra:
        data["besides"] = list(names.extra)
    return data
