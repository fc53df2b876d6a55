"""A schema as plain data, for a form in the browser, for documentation and for anybody else who does not speak Python.

Whatever is left out of it is false, zero or empty.
"""

from __future__ import annotations

from kwoon.core.packs import MOST_LINE, MOST_TEXT, SOURCES
from kwoon.core.schema.blank import blank_entry
from kwoon.core.schema.fields import (
    CHOICE,
    ENTRIES,
    ICON,
    ID,
    NUMBER,
    TEXT,
    WORDS,
    Choice,
    Field,
    Follows,
    Names,
    Schema,
    Shape,
    Term,
)

Plain = dict[str, object]


def form(schema: Schema, box: dict[str, object]) -> Plain:
    """The whole description; `box` is the pack in the box, whose names blanks begin with."""
    return {
        "game": schema.game,
        "limits": {"letters": MOST_TEXT, "line": MOST_LINE},
        "sources": list(SOURCES),
        "notes": list(schema.notes),
        "top": _shape(schema.top, box),
    }


def _shape(shape: Shape, box: dict[str, object]) -> Plain:
    found: Plain = {"fields": [_field(field, box) for field in shape.fields]}
    if shape.sources:
        found["sources"] = shape.source_names()
        if shape.loose:
            found["sources_optional"] = True
    if shape.by:
        found["by"] = shape.by
        variants: Plain = {}
        for variant in shape.variants:
            variants[variant.value] = [_field(field, box) for field in variant.fields]
        found["variants"] = variants
    return found


def _field(field: Field, box: dict[str, object]) -> Plain:
    found: Plain = {"name": field.name, "kind": field.kind, "about": field.about}
    if not field.needed:
        found["optional"] = True
    if field.kind == NUMBER:
        _number(field, found)
    elif field.kind in (TEXT, ID, ICON):
        found["length"] = field.length
        if field.small:
            found["small"] = True
        if field.copied[2]:
            found["copied"] = {"entries": field.copied[0], "by": field.copied[1], "of": field.copied[2]}
    elif field.kind in (CHOICE, WORDS):
        if field.choices:
            found["choices"] = [_choice(each) for each in field.choices]
        if field.names is not None:
            found["names"] = _names(field.names)
        if field.kind == WORDS:
            found["least"] = field.least
            found["most"] = field.most
    elif field.shape is not None:
        found["shape"] = _shape(field.shape, box)
        if field.kind == ENTRIES:
            _entries(field, field.shape, found, box)
    return found


def _number(field: Field, found: Plain) -> None:
    found["least"] = field.least
    found["most"] = field.most
    if field.least_at:
        found["least_at"] = field.least_at
    if field.most_at:
        found["most_at"] = field.most_at
    if field.follows is not None:
        found["follows"] = _follows(field.follows)
    found["sources"] = list(field.sources)
    if not field.tuned:
        found["fixed"] = True


def _follows(follows: Follows) -> Plain:
    return {"plus": follows.plus, "terms": [_term(term) for term in follows.terms]}


def _term(term: Term) -> Plain:
    found: Plain = {"at": term.at, "times": term.times}
    if term.of:
        found["of"] = term.of
    if term.among:
        found["where"] = term.where
        found["among"] = list(term.among)
    if term.own:
        found["where"] = term.where
        found["own"] = True
    return found


def _choice(choice: Choice) -> Plain:
    found: Plain = {"value": choice.value}
    if choice.about:
        found["about"] = choice.about
    if choice.within:
        found["for"] = list(choice.within)
    return found


def _names(names: Names) -> Plain:
    found: Plain = {"entries": names.entries}
    if names.where:
        found["where"] = names.where
        found["among"] = list(names.among)
    if names.besides:
        found["besides"] = list(names.besides)
    return found


def _entries(field: Field, shape: Shape, found: Plain, box: dict[str, object]) -> None:
    found["one"] = field.one
    found["least"] = field.least
    found["most"] = field.most
    for name, value in (("key", field.key), ("apart", field.apart), ("off", field.off)):
        if value:
            found[name] = value
    if not shape.addable or field.least == field.most:
        return
    kinds = [variant.value for variant in shape.variants] if shape.by else [""]
    found["blanks"] = [{"kind": kind, "entry": blank_entry(shape, kind, box)} for kind in kinds]
