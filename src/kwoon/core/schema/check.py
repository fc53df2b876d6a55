"""A pack against its schema: everything that is wrong, each with its place and its reason."""

from __future__ import annotations

from typing import Final

from kwoon.core.packs import SOURCES, PackError, Path, load
from kwoon.core.schema.fields import ENTRIES, FLAG, ID, NUMBER, SOURCE, TABLE, Field, Schema, Shape
from kwoon.core.schema.meaning import Meaning
from kwoon.core.schema.part import Part, place_of, shown

MOST_FOUND: Final = 100
"""Nobody reads more of what is wrong."""


def open_checked(text: str, place: str, schema: Schema) -> Part:
    """The top of a pack that is as its schema says; PackError for the first thing that is not."""
    table = load(text, place)
    found = problems(table, place, schema)
    if found:
        raise found[0]
    return Part(table, place)


def problems(table: dict[str, object], place: str, schema: Schema) -> list[PackError]:
    """All that is wrong with the single values; if nothing is, with how they go together."""
    check = Check()
    check.table(table, schema.top, place, (), "")
    if check.found:
        return check.found[:MOST_FOUND]
    meaning = Meaning(table)
    meaning.table(table, schema.top, place, (), table)
    return meaning.found[:MOST_FOUND]


class Check:
    """Looks at every value by itself, and collects what is wrong."""

    def __init__(self) -> None:
        self.found: list[PackError] = []

    def table(self, table: dict[str, object], shape: Shape, place: str, at: Path, kind: str) -> None:
        """One table; `kind` is that of the entry in which it lies."""
        fields = shape.fields_of(table)
        for field in fields:
            here: Path = (*at, field.name)
            if field.name not in table:
                if field.needed:
                    self._lacking(field, table.get(shape.by), shape, place, here)
            elif field.kind in (TABLE, ENTRIES):
                self._below(table[field.name], field, place, here, _kind_of(shape, table) or kind)
            else:
                self._value(table[field.name], field, place, here, kind)
        self._sources(table, shape, place, at)
        known = [field.name for field in fields] + shape.source_names()
        for name in table:
            if name in known:
                continue
            other = shape.by != "" and shape.elsewhere(name)
            if other and shape.variant(table.get(shape.by)) is None:
                continue  # It may be right once the kind is.
            if other and shape.by == "kind":
                self._wrong(place, (*at, name), f"cannot be on a card of the kind '{table.get(shape.by)}'")
            else:
                listed = ", ".join(sorted(known))
                sentence = f"{place}: '{shown(name)}' is not known here. Known are: {listed}."
                self.found.append(PackError(sentence, (*at, name)))

    def _sources(self, table: dict[str, object], shape: Shape, place: str, at: Path) -> None:
        missing = False
        for name in shape.sources:
            own = f"{name}_source"
            if own in table:
                self._choice(table[own], list(SOURCES), place, (*at, own))
            elif SOURCE not in table:
                missing = True
        if SOURCE in table and shape.sources:
            self._choice(table[SOURCE], list(SOURCES), place, (*at, SOURCE))
        elif missing and not shape.loose:
            self._missing(place, (*at, SOURCE))

    def _value(self, value: object, field: Field, place: str, here: Path, kind: str) -> None:
        match field.kind:
            case "number":
                self._number(value, field, place, here)
            case "flag":
                if not isinstance(value, bool):
                    self._wrong(place, here, "should be true or false")
            case "choice" | "source":
                allowed = list(SOURCES) if field.kind == SOURCE else [each.value for each in field.choices]
                if self._choice(value, allowed, place, here):
                    self._within(value, field, place, here, kind)
            case "words":
                self._words(value, field, place, here)
            case _:
                self._text(value, field, place, here)

    def _lacking(self, field: Field, kind: object, shape: Shape, place: str, here: Path) -> None:
        if field.kind == FLAG:
            self._wrong(place, here, "should be true or false")
        elif field.kind == TABLE:
            self._wrong(place, here, f"should be a table, [{field.name}] or {field.name} = {{...}}")
        elif field.kind == NUMBER and shape.by == "kind" and shape.elsewhere(field.name):
            self._wrong(place, here, f"is missing, and a card of the kind '{kind}' needs it")
        else:
            self._missing(place, here)

    def _number(self, value: object, field: Field, place: str, here: Path) -> None:
        if not isinstance(value, int) or isinstance(value, bool):
            self._wrong(place, here, "should be a whole number")
        elif not field.least <= value <= field.most:
            self._wrong(place, here, f"is {shown(str(value))}, but should be from {field.least} to {field.most}")

    def _text(self, value: object, field: Field, place: str, here: Path) -> bool:
        if not isinstance(value, str) or not value.strip():
            self._wrong(place, here, "should be a piece of text")
            return False
        if field.kind == ID and (not value.isprintable() or " " in value or ":" in value):
            self._wrong(place, here, f"is '{shown(value)}', but should be one word without spaces or colons")
        elif field.kind == ID and field.small and value != value.lower():
            self._wrong(place, here, f"is '{shown(value)}', but should be one word, written small")
        elif not value.isprintable():
            self._wrong(place, here, "holds a sign that cannot be printed, such as a line break")
        elif len(value) > field.length:
            self._wrong(place, here, f"has {len(value)} letters, but {field.length} are the most")
        else:
            return True
        return False

    def _choice(self, value: object, allowed: list[str], place: str, here: Path) -> bool:
        """Whether it is one of the words; with names that the pack itself gives, these are looked at later."""
        if not isinstance(value, str) or not value.strip():
            self._wrong(place, here, "should be a piece of text")
            return False
        if allowed and value not in allowed:
            self._wrong(place, here, f"is '{shown(value)}', but should be one of: {', '.join(allowed)}")
            return False
        return True

    def _within(self, value: object, field: Field, place: str, here: Path, kind: str) -> None:
        """Whether the entry in which it lies may have this word."""
        for each in field.choices:
            if each.value == value and each.within and kind and kind not in each.within:
                said = f"is '{value}', which belongs on {_a(' or '.join(each.within))}, not on {_a(kind)}"
                self._wrong(place, here, said)

    def _words(self, value: object, field: Field, place: str, here: Path) -> None:
        if not isinstance(value, list):
            self._wrong(place, here, "should be a list of pieces of text")
            return
        allowed = [each.value for each in field.choices]
        if len(value) < field.least:
            self._wrong(place, here, "should name at least one")
        if field.most and len(value) > field.most:
            self._wrong(place, here, f"names {len(value)}, but {field.most} are the most")
            return
        for at, each in enumerate(value):
            if not isinstance(each, str):
                self._wrong(place, here, "should be a list of pieces of text")
                return
            if allowed and each not in allowed:
                self._wrong(place, here, f"names '{shown(each)}', but should name some of: {', '.join(allowed)}")
            elif each in value[:at]:
                self._wrong(place, here, f"names '{shown(each)}' twice")

    def _below(self, value: object, field: Field, place: str, here: Path, kind: str) -> None:
        assert field.shape is not None
        if field.kind == TABLE:
            if isinstance(value, dict):
                self.table(value, field.shape, f"{place}: {field.name}", here, kind)
            else:
                self._wrong(place, here, f"should be a table, [{field.name}] or {field.name} = {{...}}")
            return
        if not isinstance(value, list) or not value:
            self._wrong(place, here, f"should be one or more [[{field.name}]] entries")
            return
        if not field.least <= len(value) <= field.most:
            bounds = f"{field.least}" if field.least == field.most else f"from {field.least} to {field.most}"
            self._wrong(place, here, f"has {len(value)} entries, but should have {bounds}")
            return
        for at, table in enumerate(value):
            if not isinstance(table, dict):
                self._wrong(place, here, f"should be [[{field.name}]] entries")
                return
            self.table(table, field.shape, place_of(place, field.name, at, table), (*here, at), kind)

    def _missing(self, place: str, here: Path) -> None:
        self.found.append(PackError(f"{place}: '{here[-1]}' is missing.", here))

    def _wrong(self, place: str, here: Path, problem: str) -> None:
        self.found.append(PackError(f"{place}: '{here[-1]}' {problem}.", here))


def _kind_of(shape: Shape, table: dict[str, object]) -> str:
    """The kind of an entry, for the words that lie in it."""
    variant = shape.variant(table.get(shape.by)) if shape.by else None
    return "" if variant is None else variant.value


def _a(what: str) -> str:
    return f"an {what}" if what[:1] in "aei" else f"a {what}"
