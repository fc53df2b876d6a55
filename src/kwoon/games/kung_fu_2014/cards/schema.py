"""Pack schema of KungFu Fighting (2014)."""

from __future__ import annotations

from typing import Final

from kwoon.core.schema.fields import (
    CHOICE,
    FLAG,
    SOURCE,
    EntryVariant,
    FieldChoice,
    PackTableSchema,
    Schema,
    SchemaField,
    card_count_field,
    choice_field,
    effects_field,
    entries_field,
    icon_field,
    id_field,
    name_field,
    number_field,
)
from kwoon.games.kung_fu_2014.cards.effects import BASE, EFFECT_TYPES, ENHANCEMENT, FINISHING, STANCE, WEAPON

NUMBER_FIELD: Final = number_field(
    "n", 1, 20, "A number of cards, Chi, opponents or points.", sources=(SOURCE,), default="1"
)


def _attack_field(required: bool = False) -> SchemaField:
    return number_field(
        "attack",
        0,
        99,
        "The card's value in an attack. Omit this field if the card cannot be used in attacks.",
        required=required,
        default="1",
    )


DEFENSE_FIELD: Final = number_field(
    "defence",
    0,
    99,
    "The card's value in a block. Omit this field if the card cannot be used in blocks.",
    required=False,
    default="1",
)
PILE_FIELD: Final = choice_field(
    "pile",
    ("deck", "table"),
    "Where the card is: in the deck (the default), or on the table, where every player can use it.",
    required=False,
)
ATTACK_AND_DEFENSE_DEFAULTS: Final = (("attack", 1), ("defence", 1))

CARD_SCHEMA: Final = PackTableSchema(
    fields=(
        id_field("The card's name in the notation."),
        name_field("The displayed name of the card."),
        SchemaField(
            "kind",
            CHOICE,
            "The kind of card.",
            choices=(
                FieldChoice(BASE, "Every attack and every block needs one."),
                FieldChoice(WEAPON, "A base that returns to the hand after use."),
                FieldChoice(ENHANCEMENT, "Added to a base."),
                FieldChoice(FINISHING, "Ends an attack."),
                FieldChoice(STANCE, "Entered before the base of an attack or a block."),
            ),
        ),
        number_field("copies", 0, 100, "The number of copies; 0 disables the card.", default="1", source="id"),
        PILE_FIELD,
        _attack_field(),
        DEFENSE_FIELD,
        SchemaField("spirit", FLAG, "Whether the card has the Spirit icon."),
        icon_field(required=True),
        effects_field(
            [FieldChoice(word.name, word.printed_text("N"), word.card_kinds) for word in EFFECT_TYPES],
            [EntryVariant(word.name, (NUMBER_FIELD,) if word.has_number else ()) for word in EFFECT_TYPES],
            key="word",
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
    PackTableSchema(
        fields=(
            choice_field("game", ("kung-fu-2014",), "The game that the pack is for."),
            number_field(
                "start_chi", 1, 99, "The Chi of each player at the start.", source="chi", maximum_address="max_chi"
            ),
            number_field("max_chi", 1, 99, "The maximum Chi of a player.", source="chi"),
            number_field("hand", 1, 20, "The number of cards in a hand."),
            number_field(
                "hand_after_dump",
                1,
                20,
                "The hand size after a player discards down to dump_keep_max cards or fewer.",
                source="hand",
                minimum_address="hand",
            ),
            number_field(
                "dump_keep_max",
                0,
                20,
                "The maximum number of cards that a player can keep to draw up to hand_after_dump.",
                source="hand",
                maximum_address="hand",
            ),
            card_count_field(
                "deck_size", "The number of cards in the deck.", source="size", where="pile", among=("", "deck")
            ),
            card_count_field(
                "table_size", "The number of cards on the table.", source="size", where="pile", among=("table",)
            ),
            number_field("chi_mats", 2, 6, "The maximum number of players.", source="size"),
            number_field("turn_cap", 1, 1000, "The game ends as a draw after this many turns."),
            entries_field("card", "The cards.", CARD_SCHEMA, 150, distinct="name", disabled_note="copies"),
        ),
        sources=("chi", "hand", "size", "turn_cap"),
    ),
    extra_rules=(
        "A finishing move must have `attack` and no `defence`. A base, weapon or enhancement must have at least one of these fields.",
        "A card with an effect for attacks must have `attack`, and a card with an effect for blocks must have `defence`.",
        "Only a base without effects can lie on the table. At least one base on the table must have both `attack` and `defence`.",
        "The deck must have enough cards for `chi_mats` hands.",
    ),
)
