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
    DerivedValue,
    EntryNames,
    Field,
    FieldChoice,
    Schema,
    SumTerm,
    TableSchema,
)
from kwoon.core.schema.templates import new_entry
from kwoon.core.toml_reader import MAX_LINE, MAX_TEXT, SOURCES

PlainData = dict[str, object]


def form(schema: Schema, default_pack: dict[str, object]) -> PlainData:
    """Return the whole schema as plain data; templates for new entries take their default names from `default_pack`."""
    return {
        "game": schema.game,
        "limits": {"letters": MAX_TEXT, "line": MAX_LINE},
        "sources": list(SOURCES),
        "notes": list(schema.extra_rules),
        "top": _shape(schema.top, default_pack),
    }


def _shape(shape: TableSchema, box: dict[str, object]) -> PlainData:
    found: PlainData = {"fields": [_field(field, box) for field in shape.fields]}
    if shape.sources:
        found["sources"] = shape.source_names()
        if shape.allows_unknown:
            found["sources_optional"] = True
    if shape.variant_key:
        found["by"] = shape.variant_key
        variants: PlainData = {}
        for variant in shape.variants:
            variants[variant.value] = [_field(field, box) for field in variant.fields]
        found["variants"] = variants
    return found


def _field(field: Field, box: dict[str, object]) -> PlainData:
    found: PlainData = {"name": field.name, "kind": field.kind, "about": field.description}
    if not field.required:
        found["optional"] = True
    if field.kind == NUMBER:
        _number(field, found)
    elif field.kind in (TEXT, ID, ICON):
        found["length"] = field.max_length
        if field.lowercase:
            found["small"] = True
        if field.copied_from[2]:
            found["copied"] = {"entries": field.copied_from[0], "by": field.copied_from[1], "of": field.copied_from[2]}
    elif field.kind in (CHOICE, WORDS):
        if field.choices:
            found["choices"] = [_choice(each) for each in field.choices]
        if field.names is not None:
            found["names"] = _names(field.names)
        if field.kind == WORDS:
            found["least"] = field.minimum
            found["most"] = field.maximum
    elif field.shape is not None:
        found["shape"] = _shape(field.shape, box)
        if field.kind == ENTRIES:
            _entries(field, field.shape, found, box)
    return found


def _number(field: Field, found: PlainData) -> None:
    found["least"] = field.minimum
    found["most"] = field.maximum
    if field.minimum_address:
        found["least_at"] = field.minimum_address
    if field.maximum_address:
        found["most_at"] = field.maximum_address
    if field.derived is not None:
        found["follows"] = _follows(field.derived)
    found["sources"] = list(field.sources)
    if not field.tunable:
        found["fixed"] = True


def _follows(follows: DerivedValue) -> PlainData:
    return {"plus": follows.constant, "terms": [_term(term) for term in follows.terms]}


def _term(term: SumTerm) -> PlainData:
    found: PlainData = {"at": term.address, "times": term.factor}
    if term.column:
        found["of"] = term.column
    if term.among:
        found["where"] = term.where
        found["among"] = list(term.among)
    if term.same_entry:
        found["where"] = term.where
        found["own"] = True
    return found


def _choice(choice: FieldChoice) -> PlainData:
    found: PlainData = {"value": choice.value}
    if choice.description:
        found["about"] = choice.description
    if choice.within:
        found["for"] = list(choice.within)
    return found


def _names(names: EntryNames) -> PlainData:
    found: PlainData = {"entries": names.entries}
    if names.where:
        found["where"] = names.where
        found["among"] = list(names.among)
    if names.extra:
        found["besides"] = list(names.extra)
    return found


def _entries(field: Field, shape: TableSchema, found: PlainData, box: dict[str, object]) -> None:
    found["one"] = field.singular
    found["least"] = field.minimum
    found["most"] = field.maximum
    for name, value in (("key", field.key), ("apart", field.distinct), ("off", field.disabled_note)):
        if value:
            found[name] = value
    if not shape.addable or field.minimum == field.maximum:
        return
    kinds = [variant.value for variant in shape.variants] if shape.variant_key else [""]
    found["blanks"] = [{"kind": kind, "entry": new_entry(shape, kind, box)} for kind in kinds]
