"""A schema as plain data, for the editing form in the browser, for documentation and for programs in other languages.

Omitted keys are false, zero or empty.
"""

from __future__ import annotations

from kwoon.core.schema.fields import (
    CHOICE,
    ENTRIES,
    ICON,
    ID,
    NUMBER,
    TEXT,
    WORDS,
    DerivedValueFormula,
    EntryIdChoices,
    FieldChoice,
    PackTableSchema,
    Schema,
    SchemaField,
    SumTerm,
)
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
        "top": _table_schema_data(schema.top, default_pack),
    }


def _table_schema_data(shape: PackTableSchema, default_pack: dict[str, object]) -> PlainData:
    data: PlainData = {"fields": [_field_data(field, default_pack) for field in shape.fields]}
    if shape.sources:
        data["sources"] = shape.source_keys()
        if shape.allows_unknown:
            data["sources_optional"] = True
    if shape.variant_key:
        data["by"] = shape.variant_key
        variants: PlainData = {}
        for variant in shape.variants:
            variants[variant.value] = [_field_data(field, default_pack) for field in variant.fields]
        data["variants"] = variants
    return data


def _field_data(field: SchemaField, default_pack: dict[str, object]) -> PlainData:
    data: PlainData = {"name": field.name, "kind": field.kind, "about": field.description}
    if not field.required:
        data["optional"] = True
    if field.kind == NUMBER:
        _add_number_data(field, data)
    elif field.kind in (TEXT, ID, ICON):
        data["length"] = field.max_length
        if field.lowercase:
            data["small"] = True
        if field.copied_from[2]:
            data["copied"] = {"entries": field.copied_from[0], "by": field.copied_from[1], "of": field.copied_from[2]}
    elif field.kind in (CHOICE, WORDS):
        if field.choices:
            data["choices"] = [_choice_data(each) for each in field.choices]
        if field.names is not None:
            data["names"] = _entry_names_data(field.names)
        if field.kind == WORDS:
            data["least"] = field.minimum
            data["most"] = field.maximum
    elif field.shape is not None:
        data["shape"] = _table_schema_data(field.shape, default_pack)
        if field.kind == ENTRIES:
            _add_entries_data(field, field.shape, data, default_pack)
    return data


def _add_number_data(field: SchemaField, data: PlainData) -> None:
    data["least"] = field.minimum
    data["most"] = field.maximum
    if field.minimum_address:
        data["least_at"] = field.minimum_address
    if field.maximum_address:
        data["most_at"] = field.maximum_address
    if field.derived is not None:
        data["follows"] = _derived_data(field.derived)
    data["sources"] = list(field.sources)
    if not field.tunable:
        data["fixed"] = True


def _derived_data(derived: DerivedValueFormula) -> PlainData:
    return {"plus": derived.constant, "terms": [_term_data(term) for term in derived.terms]}


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


def _choice_data(choice: FieldChoice) -> PlainData:
    data: PlainData = {"value": choice.value}
    if choice.description:
        data["about"] = choice.description
    if choice.within:
        data["for"] = list(choice.within)
    return data


def _entry_names_data(names: EntryIdChoices) -> PlainData:
    data: PlainData = {"entries": names.entries}
    if names.where:
        data["where"] = names.where
        data["among"] = list(names.among)
    if names.extra:
        data["besides"] = list(names.extra)
    return data


def _add_entries_data(
    field: SchemaField, shape: PackTableSchema, data: PlainData, default_pack: dict[str, object]
) -> None:
    data["one"] = field.singular
    data["least"] = field.minimum
    data["most"] = field.maximum
    for name, value in (("key", field.key), ("apart", field.distinct), ("off", field.disabled_note)):
        if value:
            data[name] = value
    if not shape.addable or field.minimum == field.maximum:
        return
    kinds = [variant.value for variant in shape.variants] if shape.variant_key else [""]
    data["blanks"] = [{"kind": kind, "entry": new_entry(shape, kind, default_pack)} for kind in kinds]
