"""The schema of FIGHT packs."""

from __future__ import annotations

from typing import Final

from kwoon.core.message import msg
from kwoon.core.schema.fields import (
    CHOICE,
    SOURCE,
    TEXT,
    DerivedValueFormula,
    EntryIdChoices,
    FieldChoice,
    PackTableSchema,
    Schema,
    SchemaField,
    SumTerm,
    card_count_field,
    choice_field,
    entries_field,
    icon_field,
    id_field,
    name_field,
    number_field,
    number_of_cards,
)

NUMBERS: Final = "numbers"

MOVE: Final = PackTableSchema(
    fields=(
        id_field("The id by which cards and other moves refer to the move."),
        name_field("The displayed name of the move."),
        name_field("The suit of all cards with this move.", name="suit"),
        name_field("The letter of the suit.", name="letter", length=2),
        name_field("The color of the suit.", name="colour"),
        SchemaField(
            "role",
            CHOICE,
            "Whether the move attacks or defends.",
            choices=(
                FieldChoice("attack", "Wins its own card. Of two attacks, the lower value wins."),
                FieldChoice("defence", "Wins the attack that it stops. Two defenses have no winner."),
            ),
        ),
        SchemaField(
            "beats", CHOICE, "The move that this one beats; it must have the other role.", names=EntryIdChoices("move")
        ),
        SchemaField("loses_to", CHOICE, "The move that beats this one.", names=EntryIdChoices("move")),
        number_field(
            "copies",
            0,
            100,
            "The number of cards with this move.",
            derived=number_of_cards(SumTerm("card", column="copies", where="move", same_entry=True)),
        ),
        icon_field(),
    ),
    sources=("id",),
    addable=False,
)

CARD: Final = PackTableSchema(
    fields=(
        id_field("The card's name in the notation."),
        SchemaField("move", CHOICE, "The card's move.", names=EntryIdChoices("move")),
        SchemaField("suit", TEXT, "The suit of the card's move.", copied_from=("move", "move", "suit")),
        number_field("value", 1, 99, "The card's value. Of two attacks, the lower value wins."),
        number_field("points", 0, 99, "The points that the card scores in a victory pile.", default="1"),
        number_field("copies", 0, 20, "The number of copies; 0 disables the card.", default="1"),
    ),
    sources=("value", "points"),
)

SCHEMA: Final = Schema(
    "fight",
    PackTableSchema(
        fields=(
            choice_field("game", ("fight",), "The game that the pack is for."),
            card_count_field("deck_size", "The number of cards in the deck.", source=NUMBERS),
            number_field("points_to_win_round", 1, 999, "The number of points needed to win a round.", source=NUMBERS),
            number_field("rounds_to_win", 1, 9, "The number of rounds needed to win the game.", source=NUMBERS),
            number_field(
                "max_rounds",
                1,
                99,
                "The maximum number of rounds.",
                source=NUMBERS,
                derived=DerivedValueFormula(
                    (SumTerm("rounds_to_win", factor=2),),
                    msg("fight-schema-problem-max-rounds", field="", value=0),
                    constant=-1,
                ),
            ),
            number_field(
                "hand_size",
                1,
                13,
                "The number of cards in a hand.",
                source=NUMBERS,
                derived=DerivedValueFormula(
                    (SumTerm("dealt_face_down"), SumTerm("opening_picks")),
                    msg("fight-schema-problem-hand-size", field="", value=0),
                ),
            ),
            number_field("row_size", 2, 9, "The number of face-up cards in the row.", source=NUMBERS),
            number_field("dealt_face_down", 0, 9, "The number of cards dealt to each hand.", source=NUMBERS),
            number_field(
                "opening_picks",
                0,
                4,
                "The number of cards that each player picks from the row at the start.",
                source=NUMBERS,
            ),
            SchemaField("numbers_source", SOURCE, "The source of the numbers above."),
            entries_field("move", "The moves. Each beats one other move and loses to one.", MOVE, 8),
            entries_field("card", "The cards, one entry per kind.", CARD, 100, disabled_note="copies"),
        )
    ),
    extra_rules=(
        "The row must have enough cards for the opening picks of both players.",
        "The deck must have enough cards for two hands and the row.",
        "If move A beats move B, they must have different roles, and B must name A in `loses_to`.",
    ),
)
