"""The words in which a game says what its packs may hold: tables, their fields, what bounds them and what follows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

ID: Final = "id"
"""How the notation calls an entry: one word."""
TEXT: Final = "text"
NUMBER: Final = "number"
FLAG: Final = "flag"
CHOICE: Final = "choice"
WORDS: Final = "words"
"""A list of some of the choices, each once."""
ICON: Final = "icon"
"""A picture by its name. The reader takes any name; one that nobody drew is shown as a fist."""
SOURCE: Final = "source"
TABLE: Final = "table"
ENTRIES: Final = "entries"

NAME_LENGTH: Final = 60
NOTE_LENGTH: Final = 400
WORD_LENGTH: Final = 40


@dataclass(frozen=True)
class FieldChoice:
    """One word that a field may hold."""

    value: str
    description: str = ""
    within: tuple[str, ...] = ()
    """For a word that only some entries may have: the kinds of the entry in which this table lies."""


@dataclass(frozen=True)
class EntryNames:
    """Choices that the pack itself gives: the ids of the entries of a list."""

    entries: str
    where: str = ""
    """Only those whose field of this name holds ..."""
    among: tuple[str, ...] = ()
    """... one of these words."""
    extra: tuple[str, ...] = ()
    """Words that may stand there instead."""


@dataclass(frozen=True)
class SumTerm:
    """A part of a number that follows from others: so many times a number, or a sum over a list, or its length."""

    address: str
    """The address of a number or of a list, from the top of the pack; `.name` is one of the same table."""
    factor: int = 1
    column: str = ""
    """For a list: the number of each entry that is added up."""
    where: str = ""
    among: tuple[str, ...] = ()
    """Only those entries whose field `where` holds one of these; an empty word stands for a field that is left out."""
    same_entry: bool = False
    """Only those entries whose field `where` names the entry that the number stands in."""
    count: bool = False
    """For a list: how many entries it has."""


@dataclass(frozen=True)
class DerivedValue:
    """What a number must be, because others say so already."""

    terms: tuple[SumTerm, ...]
    explanation: str
    """What is wrong otherwise; {} is the right number."""
    constant: int = 0


@dataclass(frozen=True)
class Field:
    """One name in a table, and what may stand behind it."""

    name: str
    kind: str
    description: str
    """What it means, in a sentence for people."""
    required: bool = True
    minimum: int = 0
    maximum: int = 0
    minimum_address: str = ""
    """The address of a number that bounds it as well; `.name` is one of the same table."""
    maximum_address: str = ""
    max_length: int = NAME_LENGTH
    choices: tuple[FieldChoice, ...] = ()
    names: EntryNames | None = None
    derived: DerivedValue | None = None
    copied_from: tuple[str, str, str] = ("", "", "")
    """A text that must be that of another entry: the list, the field here that names the entry, and the field there.
    Without a list: that of the table of this name."""
    sources: tuple[str, ...] = ()
    """Where it is said where the number comes from: the first of these that is there, here or further up."""
    lowercase: bool = False
    """For an id: whether it is written without capitals."""
    tunable: bool = True
    """Whether it is a number of the cards, and not one that says by which rules they are read."""
    shape: TableSchema | None = None
    """For a table or a list of entries: what is in it."""
    key: str = ""
    """For a list: by which field its entries are told apart, if there is one."""
    distinct: str = ""
    """For a list: another field in which no two entries may be the same."""
    singular: str = ""
    """For a list: what an entry is called."""
    disabled_note: str = ""
    """For a list: the number that is 0 in an entry that is switched off; without one, entries stay."""
    default: str = ""
    """What an entry begins with that is made from nothing; left out, the first thing that is allowed."""


@dataclass(frozen=True)
class EntryVariant:
    """What the entries of one kind have besides."""

    value: str
    fields: tuple[Field, ...] = ()
    defaults: tuple[tuple[str, object], ...] = ()
    """What an entry of this kind begins with, where that is not the first thing that is allowed."""
    addable: bool = True


@dataclass(frozen=True)
class TableSchema:
    """What a table may hold."""

    fields: tuple[Field, ...]
    sources: tuple[str, ...] = ()
    """Names for which `NAME_source` may say where they come from; `source` is then for all that have none."""
    allows_unknown: bool = False
    """Whether sources may be left out."""
    variant_key: str = ""
    """The choice that decides what else there is."""
    variants: tuple[EntryVariant, ...] = ()
    addable: bool = True
    """Whether people may add entries of this shape."""

    def variant(self, value: object) -> EntryVariant | None:
        """The one for this kind of entry."""
        for each in self.variants:
            if each.value == value:
                return each
        return None

    def fields_of(self, table: dict[str, object]) -> list[Field]:
        """The fields that this table may have, those of its kind included."""
        found = list(self.fields)
        variant = self.variant(table.get(self.variant_key)) if self.variant_key else None
        if variant is not None:
            own = [field.name for field in variant.fields]
            found = [field for field in found if field.name not in own]
            found.extend(variant.fields)
        return found

    def field(self, name: str, table: dict[str, object]) -> Field | None:
        """The field of this name that this table may have."""
        for field in self.fields_of(table):
            if field.name == name:
                return field
        return None

    def is_variant_field(self, name: str) -> bool:
        """Whether tables of another kind may have a field of this name."""
        for variant in self.variants:
            for field in variant.fields:
                if field.name == name:
                    return True
        return False

    def source_names(self) -> list[str]:
        """What the places are called that say where numbers come from."""
        if not self.sources:
            return []
        return [*[f"{name}_source" for name in self.sources], SOURCE]


@dataclass(frozen=True)
class Schema:
    """What the packs of one game may hold."""

    game: str
    top: TableSchema
    extra_rules: tuple[str, ...] = ()
    """What the pack's own checks want besides, each in a sentence."""


def number_field(
    name: str,
    minimum: int,
    maximum: int,
    description: str,
    *,
    source: str = "",
    required: bool = True,
    derived: DerivedValue | None = None,
    minimum_address: str = "",
    maximum_address: str = "",
    tunable: bool = True,
    sources: tuple[str, ...] = (),
    default: str = "",
) -> Field:
    """A whole number; `source` is the name under which its source is said, if not its own."""
    said = sources or (f"{source or name}_source", SOURCE)
    return Field(
        name,
        NUMBER,
        description,
        required=required,
        minimum=minimum,
        maximum=maximum,
        minimum_address=minimum_address,
        maximum_address=maximum_address,
        derived=derived,
        sources=said,
        tunable=tunable,
        default=default,
    )


def choice_field(
    name: str, values: tuple[str, ...], description: str, *, required: bool = True, default: str = ""
) -> Field:
    """One of a few plain words."""
    return Field(
        name,
        CHOICE,
        description,
        required=required,
        choices=tuple([FieldChoice(value) for value in values]),
        default=default,
    )


def id_field(description: str, *, lowercase: bool = False) -> Field:
    """The id of an entry; `small`: without capitals."""
    return Field("id", ID, description, max_length=WORD_LENGTH, default="new", lowercase=lowercase)


def name_field(description: str, *, name: str = "name", length: int = NAME_LENGTH, default: str = "New card") -> Field:
    """A name for people."""
    return Field(name, TEXT, description, max_length=length, default=default)


def note_field(name: str, description: str) -> Field:
    """What only people read."""
    return Field(name, TEXT, description, required=False, max_length=NOTE_LENGTH)


def icon_field(*, required: bool = False, default: str = "fist") -> Field:
    """The picture on a card."""
    return Field("icon", ICON, "The picture, by its name among the icons.", required=required, default=default)
