"""What a pack of FIGHT may hold."""

from __future__ import annotations

from typing import Final

from kwoon.core.schema.fields import (
    CHOICE,
    ENTRIES,
    SOURCE,
    TEXT,
    Choice,
    Field,
    Follows,
    Names,
    Schema,
    Shape,
    Term,
    choice,
    label,
    number,
    picture,
    title,
)

NUMBERS: Final = "numbers"
ALL_CARDS: Final = Term("card", of="copies")

MOVE: Final = Shape(
    fields=(
        label("How the pack calls the move."),
        title("How people call the move."),
        title("The suit that all its cards have.", name="suit"),
        title("A letter for the suit.", name="letter", length=2),
        title("The colour of the suit.", name="colour"),
        Field(
            "role",
            CHOICE,
            "Whether it attacks or defends.",
            choices=(
                Choice("attack", "Wins a card to keep; of two attacks the lower value wins."),
                Choice("defence", "Takes the attack that it stops; of two defences none wins."),
            ),
        ),
        Field("beats", CHOICE, "The move that it beats, of the other role.", names=Names("move")),
        Field("loses_to", CHOICE, "The move that beats it.", names=Names("move")),
        number(
            "copies",
            0,
            100,
            "How many cards have it.",
            follows=Follows(
                (Term("card", of="copies", where="move", own=True),), "should be {}, as many as the cards listed"
            ),
        ),
        picture(),
    ),
    sources=("id",),
    addable=False,
)

CARD: Final = Shape(
    fields=(
        label("How the notation calls the card."),
        Field("move", CHOICE, "Its move.", names=Names("move")),
        Field("suit", TEXT, "The suit of its move.", copied=("move", "move", "suit")),
        number("value", 1, 99, "Of two attacks the one with the lower value wins."),
        number("points", 0, 99, "What it counts in a victory pile.", blank="1"),
        number("copies", 0, 20, "How many there are; 0 switches it off.", blank="1"),
    ),
    sources=("value", "points"),
)

SCHEMA: Final = Schema(
    "fight",
    Shape(
        fields=(
            choice("game", ("fight",), "Which game the pack is for."),
            number(
                "deck_size",
                1,
                999,
                "How many cards there are.",
                source=NUMBERS,
                follows=Follows((ALL_CARDS,), "should be {}, as many as the cards listed"),
            ),
            number("points_to_win_round", 1, 999, "Whoever has so many points wins the round.", source=NUMBERS),
            number("rounds_to_win", 1, 9, "Whoever has won so many rounds wins the game.", source=NUMBERS),
            number(
                "max_rounds",
                1,
                99,
                "How many rounds a game can have.",
                source=NUMBERS,
                follows=Follows((Term("rounds_to_win", times=2),), "should be {}: every round has a winner", plus=-1),
            ),
            number(
                "hand_size",
                1,
                13,
                "How many cards a hand has.",
                source=NUMBERS,
                follows=Follows(
                    (Term("dealt_face_down"), Term("opening_picks")),
                    "should be {}: dealt_face_down and opening_picks together",
                ),
            ),
            number("row_size", 2, 9, "How many open cards there are to pick from.", source=NUMBERS),
            number("dealt_face_down", 0, 9, "How many cards of a hand are dealt.", source=NUMBERS),
            number("opening_picks", 0, 4, "How many cards of a hand are picked.", source=NUMBERS),
            Field("numbers_source", SOURCE, "Where the numbers above come from."),
            Field(
                "move",
                ENTRIES,
                "The moves, of which each beats one and loses to one.",
                shape=MOVE,
                key="id",
                one="move",
                least=1,
                most=8,
            ),
            Field(
                "card",
                ENTRIES,
                "The cards, those of a kind together.",
                shape=CARD,
                key="id",
                one="card",
                off="copies",
                least=1,
                most=100,
            ),
        )
    ),
    notes=(
        "The row has room for the opening picks of both players.",
        "There are cards enough for two hands and the row.",
        "A move beats one of the other role, and that one says that it loses to it.",
    ),
)
