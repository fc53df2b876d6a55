"""The schema of FIGHT packs."""

from __future__ import annotations

from typing import Final

from kwoon.core.schema.fields import (
    CHOICE,
    ENTRIES,
    SOURCE,
    TEXT,
    DerivedValue,
    EntryNames,
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

NUMBERS: Final = "numbers"
ALL_CARDS: Final = SumTerm("card", column="copies")

MOVE: Final = TableSchema(
    fields=(
        id_field("How the pack calls the move."),
        name_field("How people call the move."),
        name_field("The suit that all its cards have.", name="suit"),
        name_field("A letter for the suit.", name="letter", length=2),
        name_field("The colour of the suit.", name="colour"),
        Field(
            "role",
            CHOICE,
            "Whether it attacks or defends.",
            choices=(
                FieldChoice("attack", "Wins a card to keep; of two attacks the lower value wins."),
                FieldChoice("defence", "Takes the attack that it stops; of two defences none wins."),
            ),
        ),
        Field("beats", CHOICE, "The move that it beats, of the other role.", names=EntryNames("move")),
        Field("loses_to", CHOICE, "The move that beats it.", names=EntryNames("move")),
        number_field(
            "copies",
            0,
            100,
            "How many cards have it.",
            derived=DerivedValue(
                (SumTerm("card", column="copies", where="move", same_entry=True),),
                "should be {}, as many as the cards listed",
            ),
        ),
        icon_field(),
    ),
    sources=("id",),
    addable=False,
)

CARD: Final = TableSchema(
    fields=(
        id_field("How the notation calls the card."),
        Field("move", CHOICE, "Its move.", names=EntryNames("move")),
        Field("suit", TEXT, "The suit of its move.", copied_from=("move", "move", "suit")),
        number_field("value", 1, 99, "Of two attacks the one with the lower value wins."),
        number_field("points", 0, 99, "What it counts in a victory pile.", default="1"),
        number_field("copies", 0, 20, "How many there are; 0 switches it off.", default="1"),
    ),
    sources=("value", "points"),
)

SCHEMA: Final = Schema(
    "fight",
    TableSchema(
        fields=(
            choice_field("game", ("fight",), "Which game the pack is for."),
            number_field(
                "deck_size",
                1,
                999,
                "How many cards there are.",
                source=NUMBERS,
                derived=DerivedValue((ALL_CARDS,), "should be {}, as many as the cards listed"),
            ),
            number_field("points_to_win_round", 1, 999, "Whoever has so many points wins the round.", source=NUMBERS),
            number_field("rounds_to_win", 1, 9, "Whoever has won so many rounds wins the game.", source=NUMBERS),
            number_field(
                "max_rounds",
                1,
                99,
                "How many rounds a game can have.",
                source=NUMBERS,
                derived=DerivedValue(
                    (SumTerm("rounds_to_win", factor=2),), "should be {}: every round has a winner", constant=-1
                ),
            ),
            number_field(
                "hand_size",
                1,
                13,
                "How many cards a hand has.",
                source=NUMBERS,
                derived=DerivedValue(
                    (SumTerm("dealt_face_down"), SumTerm("opening_picks")),
                    "should be {}: dealt_face_down and opening_picks together",
                ),
            ),
            number_field("row_size", 2, 9, "How many open cards there are to pick from.", source=NUMBERS),
            number_field("dealt_face_down", 0, 9, "How many cards of a hand are dealt.", source=NUMBERS),
            number_field("opening_picks", 0, 4, "How many cards of a hand are picked.", source=NUMBERS),
            Field("numbers_source", SOURCE, "Where the numbers above come from."),
            Field(
                "move",
                ENTRIES,
                "The moves, of which each beats one and loses to one.",
                shape=MOVE,
                key="id",
                singular="move",
                minimum=1,
                maximum=8,
            ),
            Field(
                "card",
                ENTRIES,
                "The cards, those of a kind together.",
                shape=CARD,
                key="id",
                singular="card",
                disabled_note="copies",
                minimum=1,
                maximum=100,
            ),
        )
    ),
    extra_rules=(
        "The row has room for the opening picks of both players.",
        "There are cards enough for two hands and the row.",
        "A move beats one of the other role, and that one says that it loses to it.",
    ),
)
