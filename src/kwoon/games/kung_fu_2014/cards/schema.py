"""Pack schema of KungFu Fighting (2014)."""

from __future__ import annotations

from typing import Final

from kwoon.core.schema.fields import (
    CHOICE,
    ENTRIES,
    FLAG,
    SOURCE,
    DerivedValue,
    EntryVariant,
    Field,
    FieldChoice,
    Schema,
    SumTerm,
    TableSchema,
    choice_field,
    icon_field,
    id_field,
    name_field,
    number_field,
)
from kwoon.games.kung_fu_2014.cards.effects import BASE, EFFECT_TYPES, ENHANCEMENT, FINISHING, STANCE, WEAPON

SIZE_MESSAGE: Final = "should be {}, as many as the cards listed"
NUMBER_FIELD: Final = number_field(
    "n", 1, 20, "A number of cards, Chi, opponents or points.", sources=(SOURCE,), default="1"
)

EFFECT_SCHEMA: Final = TableSchema(
    fields=(
        Field(
            "word",
            CHOICE,
            "What it does.",
            choices=tuple([FieldChoice(word.name, word.template, word.card_kinds) for word in EFFECT_TYPES]),
        ),
        Field(SOURCE, SOURCE, "Where it comes from, if not from where the card does.", required=False),
    ),
    variant_key="word",
    variants=tuple([EntryVariant(word.name, (NUMBER_FIELD,) if word.has_number else ()) for word in EFFECT_TYPES]),
)


def _attack_field(required: bool = False) -> Field:
    return number_field(
        "attack", 0, 99, "What it adds to an attack; left out, it is not for attacks.", required=required, default="1"
    )


DEFENSE_FIELD: Final = number_field(
    "defence", 0, 99, "What it adds to a block; left out, it is not for blocks.", required=False, default="1"
)
PILE_FIELD: Final = choice_field(
    "pile",
    ("deck", "table"),
    "Where it lies; on the table everybody may use it. Left out, in the deck.",
    required=False,
)
ATTACK_AND_DEFENSE_DEFAULTS: Final = (("attack", 1), ("defence", 1))

CARD_SCHEMA: Final = TableSchema(
    fields=(
        id_field("How the notation calls the card."),
        name_field("How people call the card."),
        Field(
            "kind",
            CHOICE,
            "What sort of card it is.",
            choices=(
                FieldChoice(BASE, "Every attack and every block begins with one."),
                FieldChoice(WEAPON, "A base that comes back after use."),
                FieldChoice(ENHANCEMENT, "Added to a base."),
                FieldChoice(FINISHING, "Ends an attack."),
                FieldChoice(STANCE, "Taken up for an attack or a block."),
            ),
        ),
        number_field("copies", 0, 100, "How many there are; 0 switches it off.", default="1", source="id"),
        PILE_FIELD,
        _attack_field(),
        DEFENSE_FIELD,
        Field("spirit", FLAG, "Whether it carries the Spirit icon."),
        icon_field(required=True),
        Field(
            "effects",
            ENTRIES,
            "What it does.",
            required=False,
            shape=EFFECT_SCHEMA,
            key="word",
            singular="effect",
            minimum=1,
            maximum=8,
        ),
    ),
    sources=("id", "attack", "defence", "spirit"),
    variant_key="kind",
    variants=(
        EntryVariant(BASE, defaults=ATTACK_AND_DEFENSE_DEFAULTS),
        EntryVariant(WEAPON, defaults=ATTACK_AND_DEFENSE_DEFAULTS),
        EntryVariant(ENHANCEMENT, defaults=ATTACK_AND_DEFENSE_DEFAULTS),
        EntryVariant(FINISHING, (_attack_field(required=True),)),
        EntryVariant(STANCE),
    ),
)

SCHEMA: Final = Schema(
    "kung-fu-2014",
    TableSchema(
        fields=(
            choice_field("game", ("kung-fu-2014",), "Which game the pack is for."),
            number_field(
                "start_chi", 1, 99, "The Chi with which everybody begins.", source="chi", maximum_address="max_chi"
            ),
            number_field("max_chi", 1, 99, "More Chi nobody has.", source="chi"),
            number_field("hand", 1, 20, "How many cards a hand has."),
            number_field(
                "hand_after_dump",
                1,
                20,
                "The hand of whoever kept few cards.",
                source="hand",
                minimum_address="hand",
            ),
            number_field(
                "dump_keep_max", 0, 20, "Few cards are so many, or fewer.", source="hand", maximum_address="hand"
            ),
            number_field(
                "deck_size",
                1,
                999,
                "How many cards the deck has.",
                source="size",
                derived=DerivedValue(
                    (SumTerm("card", column="copies", where="pile", among=("", "deck")),), SIZE_MESSAGE
                ),
            ),
            number_field(
                "table_size",
                1,
                999,
                "How many cards lie on the table.",
                source="size",
                derived=DerivedValue((SumTerm("card", column="copies", where="pile", among=("table",)),), SIZE_MESSAGE),
            ),
            number_field("chi_mats", 2, 6, "How many can play.", source="size"),
            number_field("turn_cap", 1, 1000, "After so many turns the game ends as a draw."),
            Field(
                "card",
                ENTRIES,
                "The cards.",
                shape=CARD_SCHEMA,
                key="id",
                distinct="name",
                singular="card",
                disabled_note="copies",
                minimum=1,
                maximum=150,
            ),
        ),
        sources=("chi", "hand", "size", "turn_cap"),
    ),
    extra_rules=(
        "A finishing move has an attack and no defence; a base, weapon or enhancement has at least one of both.",
        "An effect needs the number of the side on which it works.",
        "Only a base lies on the table, without effects; one there has both numbers.",
        "The deck is enough for as many hands as there are Chi mats.",
    ),
)
