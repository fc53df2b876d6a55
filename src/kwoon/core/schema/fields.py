"""Schema declarations for packs: tables, fields, bounds and derived values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kwoon.core.message import Message, Text, msg

ID: Final = "id"
"""An entry's name in the notation: one word."""
TEXT: Final = "text"
NUMBER: Final = "number"
FLAG: Final = "flag"
CHOICE: Final = "choice"
WORDS: Final = "words"
"""A list of distinct choices."""
ICON: Final = "icon"
"""The name of a picture. Any name is accepted; an unknown name is shown as a fist."""
SOURCE: Final = "source"
TABLE: Final = "table"
ENTRIES: Final = "entries"

NAME_LENGTH: Final = 60
NOTE_LENGTH: Final = 400
WORD_LENGTH: Final = 40


@dataclass(frozen=True)
class FieldChoice:
    """One allowed value of a field."""

    value: str
    description: Text = ""
    within: tuple[str, ...] = ()
    """If not empty, the value is allowed only within entries of these kinds."""


@dataclass(frozen=True)
class EntryIdChoices:
    """Choices defined by the pack itself: the ids of a list's entries."""

    entries: str
    where: str = ""
    """If not empty, the name of a field; only entries whose value for this field is in `among` are choices."""
    among: tuple[str, ...] = ()
    extra: tuple[str, ...] = ()
    """Additional allowed values."""


@dataclass(frozen=True)
class SumTerm:
    """A term of a derived number: a multiple of a number, of a sum over a list, or of a list's length."""

    address: str
    """Address of a number or a list, starting at the top of the pack; `.name` is a number in the same table."""
    factor: int = 1
    column: str = ""
    """For a list: the field to sum."""
    where: str = ""
    among: tuple[str, ...] = ()
    """If not empty, include only entries whose field `where` has one of these values; an empty string matches a missing
    field."""
    same_entry: bool = False
    """Include only entries whose field `where` names the entry that contains the number."""
    count: bool = False
    """For a list: count the entries."""


@dataclass(frozen=True)
class DerivedValueFormula:
    """The value that a number must have because other numbers determine it."""

    terms: tuple[SumTerm, ...]
    explanation: Message
    """Error for a wrong value. Its arguments are `field`, the field, and `value`, the right value, whatever they are
    here."""
    constant: int = 0


@dataclass(frozen=True)
class SchemaField:
    """One key of a table and its allowed values."""

    name: str
    kind: str
    description: str
    """Meaning of the field, in one sentence for people."""
    required: bool = True
    minimum: int = 0
    maximum: int = 0
    minimum_address: str = ""
    """Address of a number that serves as an additional lower bound; `.name` refers to the same table. `maximum_address`
    does the same for the upper bound."""
    maximum_address: str = ""
    max_length: int = NAME_LENGTH
    choices: tuple[FieldChoice, ...] = ()
    names: EntryIdChoices | None = None
    derived: DerivedValueFormula | None = None
    copied_from: tuple[str, str, str] = ("", "", "")
    """For a text that must equal a field of another entry: the list, the field of this table that names the entry, and
    the entry's field. If the list is empty, the second name is that of a sibling table."""
    sources: tuple[str, ...] = ()
    """Keys that may give the number's origin. The first key present, in this table or one that contains it, applies."""
    lowercase: bool = False
    """For an id: whether it must be lowercase."""
    tunable: bool = True
    """Whether tuning may change the number; False for a number that selects how the rules read the cards."""
    shape: PackTableSchema | None = None
    """For a table or a list of entries: its schema."""
    key: str = ""
    """For a list: the field that identifies its entries, if any."""
    distinct: str = ""
    """For a list: a further field whose values must be unique."""
    singular: str = ""
    """For a list: the singular noun for an entry."""
    disabled_note: str = ""
    """For a list: the field that is 0 in a disabled entry; if empty, entries cannot be disabled."""
    default: str = ""
    """Value in a new entry; if empty, the first allowed value."""


@dataclass(frozen=True)
class EntryVariant:
    """The additional fields of entries of one kind."""

    value: str
    fields: tuple[SchemaField, ...] = ()
    defaults: tuple[tuple[str, object], ...] = ()
    """Field names and values for a new entry of this kind, where they differ from the usual defaults."""
    addable: bool = True


@dataclass(frozen=True)
class PackTableSchema:
    fields: tuple[SchemaField, ...]
    sources: tuple[str, ...] = ()
    """Fields that may have a `<name>_source` key; `source` applies to those without one."""
    allows_unknown: bool = False
    """Whether sources may be omitted."""
    variant_key: str = ""
    """The field whose value selects the variant."""
    variants: tuple[EntryVariant, ...] = ()
    addable: bool = True
    """Whether people may add such entries."""

    def find_variant(self, value: object) -> EntryVariant | None:
        """Return the variant for a value of `variant_key`, or None if there is none."""
        for each in self.variants:
            if each.value == value:
                return each
        return None

    def fields_of(self, table: dict[str, object]) -> list[SchemaField]:
        """Return the fields allowed in this table, including those of its variant."""
        fields = list(self.fields)
        variant = self.find_variant(table.get(self.variant_key)) if self.variant_key else None
        if variant is not None:
            variant_names = [field.name for field in variant.fields]
            fields = [field for field in fields if field.name not in variant_names]
            fields.extend(variant.fields)
        return fields

    def find_field(self, name: str, table: dict[str, object]) -> SchemaField | None:
        """Return the field with this name if this table may have it."""
        for field in self.fields_of(table):
            if field.name == name:
                return field
        return None

    def is_variant_field(self, name: str) -> bool:
        """Whether any variant has a field with this name."""
        for variant in self.variants:
            for field in variant.fields:
                if field.name == name:
                    return True
        return False

    def source_keys(self) -> list[str]:
        """Return the keys that give the origin of numbers."""
        if not self.sources:
            return []
        return [*[f"{name}_source" for name in self.sources], SOURCE]


@dataclass(frozen=True)
class Schema:
    game: str
    top: PackTableSchema
    extra_rules: tuple[str, ...] = ()
    """Descriptions of the pack reader's further checks, one sentence each."""


def number_field(
    name: str,
    minimum: int,
    maximum: int,
    description: str,
    *,
    source: str = "",
    required: bool = True,
    derived: DerivedValueFormula | None = None,
    minimum_address: str = "",
    maximum_address: str = "",
    tunable: bool = True,
    sources: tuple[str, ...] = (),
    default: str = "",
) -> SchemaField:
    """Return an integer field. `source` is the name used in its source key, if it differs from the field's own name."""
    source_keys = sources or (f"{source or name}_source", SOURCE)
    return SchemaField(
        name,
        NUMBER,
        description,
        required=required,
        minimum=minimum,
        maximum=maximum,
        minimum_address=minimum_address,
        maximum_address=maximum_address,
        derived=derived,
        sources=source_keys,
        tunable=tunable,
        default=default,
    )


def choice_field(name: str, values: tuple[str, ...], description: str, *, required: bool = True) -> SchemaField:
    choices = tuple([FieldChoice(value) for value in values])
    return SchemaField(name, CHOICE, description, required=required, choices=choices)


def entries_field(
    name: str,
    description: str,
    shape: PackTableSchema,
    maximum: int,
    *,
    minimum: int = 1,
    required: bool = True,
    key: str = "id",
    distinct: str = "",
    singular: str = "",
    disabled_note: str = "",
) -> SchemaField:
    """Return a field for a list of entries. `singular` is the noun for an entry, if it differs from the field's name."""
    return SchemaField(
        name,
        ENTRIES,
        description,
        required=required,
        minimum=minimum,
        maximum=maximum,
        shape=shape,
        key=key,
        distinct=distinct,
        singular=singular or name,
        disabled_note=disabled_note,
    )


def effects_field(choices: list[FieldChoice], variants: list[EntryVariant], key: str = "") -> SchemaField:
    """Return the field for a card's effects: each has a word, and the fields of the word's variant."""
    fields = (
        SchemaField("word", CHOICE, "The effect.", choices=tuple(choices)),
        SchemaField(SOURCE, SOURCE, "The effect's source, if it differs from the card's source.", required=False),
    )
    shape = PackTableSchema(fields, variant_key="word", variants=tuple(variants))
    return entries_field("effects", "The card's effects.", shape, 8, required=False, key=key, singular="effect")


def number_of_cards(*terms: SumTerm, where: str = "", among: tuple[str, ...] = ()) -> DerivedValueFormula:
    """Return the formula for a number that must equal the number of cards, or of those whose field `where` is in
    `among`."""
    cards = SumTerm("card", column="copies", where=where, among=among)
    return DerivedValueFormula(terms or (cards,), msg("core-schema-derived-cards", field="", value=0))


def card_count_field(
    name: str, description: str, *terms: SumTerm, source: str = "", where: str = "", among: tuple[str, ...] = ()
) -> SchemaField:
    """Return a field for a number of cards, as `number_of_cards` counts them."""
    derived = number_of_cards(*terms, where=where, among=among)
    return number_field(name, 1, 999, description, source=source, derived=derived)


def id_field(description: str, *, lowercase: bool = False) -> SchemaField:
    """Return the field for an entry's id; `lowercase` forbids capitals."""
    return SchemaField("id", ID, description, max_length=WORD_LENGTH, default="new", lowercase=lowercase)


def name_field(
    description: str, *, name: str = "name", length: int = NAME_LENGTH, default: str = "New card"
) -> SchemaField:
    """Return a field for a displayed name."""
    return SchemaField(name, TEXT, description, max_length=length, default=default)


def note_field(name: str, description: str) -> SchemaField:
    """Return a field for a comment that the rules ignore."""
    return SchemaField(name, TEXT, description, required=False, max_length=NOTE_LENGTH)


def icon_field(*, required: bool = False) -> SchemaField:
    """Return the field for a card's picture."""
    return SchemaField("icon", ICON, "The name of the picture.", required=required, default="fist")
