"""The schema of Dragon Punch packs."""

from __future__ import annotations

from typing import Final

from kwoon.core.schema.fields import (
    ENTRIES,
    FLAG,
    SOURCE,
    TABLE,
    TEXT,
    WORDS,
    DerivedValue,
    Field,
    FieldChoice,
    Schema,
    SumTerm,
    TableSchema,
    choice_field,
    icon_field,
    id_field,
    name_field,
    note_field,
    number_field,
)

EFFECT_TEXTS: Final = {
    "initiative-on-hit": "If it hits, you have the Initiative next turn.",
    "initiative-on-block": "If it blocks an attack, you have the Initiative next turn.",
    "initiative-always": (
        "You claim the Initiative for next turn, even without a hit or a block. "
        "An exception: otherwise only these earn it."
    ),
    "unblockable": "Cannot be blocked, only evaded.",
    "uninterruptible": "Cannot be interrupted, only blocked or evaded.",
    "projectile": "A projectile: it and a projectile against the same height interrupt each other.",
    "unflip": "At the end of the turn all your cards are unflipped, this one too.",
}
MAX_COPIES: Final = 8
MAX_BASICS: Final = 8
"""Hidden hands are packed into one number with four bits per kind, and compiled code shifts `1 << n` in 32 bits."""
MAX_CARDS: Final = 9
"""Maximum cards of a hand: bots enumerate every arrangement of it."""
SOURCED_FIELDS: Final = ("name", "icons", "strength_high", "strength_low", "time", "effects", *EFFECT_TEXTS)
"""Parts of a move that can each have their own source."""
HEALTH: Final = SumTerm("basic", column="copies_per_player")


def _height_field(height: str) -> Field:
    attack = TableSchema(
        fields=(
            number_field(
                "strength",
                0,
                20,
                "How much damage it does.",
                sources=(f"sources.strength_{height}", "sources.icons", SOURCE),
                default="1",
            ),
            number_field(
                "time",
                0,
                99,
                "When it comes; the quicker attack interrupts the slower.",
                sources=("sources.time", "sources.name", SOURCE),
                default="4",
            ),
        )
    )
    return Field(
        height,
        TABLE,
        f"What the move does {height}; empty if nothing.",
        shape=TableSchema(
            fields=(
                Field("attack", TABLE, "An attack there.", required=False, shape=attack),
                Field("block", FLAG, "Whether it blocks attacks there.", required=False),
                Field("evade", FLAG, "Whether it evades attacks there.", required=False),
            )
        ),
    )


def _move_schema(color: str) -> TableSchema:
    told = tuple([Field(part, SOURCE, f"Where its {part} comes from.", required=False) for part in SOURCED_FIELDS])
    return TableSchema(
        fields=(
            id_field("How the notation calls the move.", lowercase=True),
            name_field("How people call the move.", default="New move"),
            choice_field("colour", (color,), "The side of the card that it stands on."),
            _height_field("high"),
            _height_field("low"),
            Field(
                "effects",
                WORDS,
                "What it does besides.",
                required=False,
                choices=tuple([FieldChoice(word, about) for word, about in EFFECT_TEXTS.items()]),
                maximum=len(EFFECT_TEXTS),
            ),
            icon_field(),
            Field(
                "sources", TABLE, "Where single parts come from, if not from `source`.", shape=TableSchema(fields=told)
            ),
            note_field("note", "A remark for designers."),
        ),
        sources=("id",),
    )


BASIC: Final = TableSchema(
    fields=(
        Field("id", TEXT, "The id of its white move.", copied_from=("", "white", "id"), default="new"),
        number_field(
            "copies_per_player",
            0,
            MAX_COPIES,
            "How many each player has, each of them one health; 0 switches it off.",
            source="copies",
            default="1",
        ),
        number_field(
            "copies_total",
            0,
            2 * MAX_COPIES,
            "How many there are in the box.",
            source="copies",
            derived=DerivedValue(
                (SumTerm(".copies_per_player", factor=2),), "should be {}: as many for each of the two players"
            ),
        ),
        Field("white", TABLE, "The move on its white side, which is up at first.", shape=_move_schema("white")),
        Field("red", TABLE, "The move on its red side, once it is switched.", shape=_move_schema("red")),
    ),
    sources=("copies", "pairing"),
)

CHARACTER: Final = TableSchema(
    fields=(
        id_field("How the notation calls the character.", lowercase=True),
        name_field("How people call the character.", default="New fighter"),
        name_field("What the character is known as.", name="title", default="the Newcomer"),
        number_field("copies", 0, 1, "1; 0 switches the character off.", source="id", default="1"),
        Field(
            "move",
            ENTRIES,
            "The two special moves, of which either is played.",
            shape=_move_schema("purple"),
            singular="move",
            minimum=2,
            maximum=2,
        ),
        icon_field(),
        note_field("note", "A remark for designers."),
    ),
    sources=("id", "pairing"),
)

SCHEMA: Final = Schema(
    "dragon-punch",
    TableSchema(
        fields=(
            choice_field("game", ("dragon-punch",), "Which game the pack is for."),
            number_field(
                "health",
                1,
                20,
                "How many basic cards each player has, each of which is one health.",
                derived=DerivedValue((HEALTH,), "should be {}, the number of each player's basic cards"),
            ),
            number_field("rounds_to_win", 1, 9, "Whoever has won so many rounds wins the game.", source="rounds"),
            number_field(
                "basic_cards_total",
                1,
                99,
                "How many basic cards the box has.",
                source="totals",
                derived=DerivedValue(
                    (SumTerm("basic", column="copies_per_player", factor=2),),
                    "should be {}, the number of basic cards listed",
                ),
            ),
            number_field(
                "character_cards_total",
                1,
                99,
                "How many characters the box has.",
                source="totals",
                derived=DerivedValue(
                    (SumTerm("character", column="copies"),), "should be {}, the number of characters listed"
                ),
            ),
            number_field(
                "hand_size",
                1,
                99,
                "How many cards a player has in a duel.",
                source="hand",
                derived=DerivedValue((HEALTH,), "should be {}, the number of basic cards and a character", constant=1),
            ),
            number_field("tag_team_characters", 2, 2, "How many characters a tag team has.", source="variants"),
            number_field(
                "custom_health", 1, 20, "How many basic cards are chosen for a custom fight.", source="variants"
            ),
            number_field("custom_characters", 1, 5, "How many characters are chosen for it.", source="variants"),
            number_field(
                "custom_hand_size",
                1,
                99,
                "How many cards a player has in it.",
                source="variants",
                derived=DerivedValue(
                    (SumTerm("custom_health"), SumTerm("custom_characters")),
                    "should be {}, the number of custom health and characters",
                ),
            ),
            number_field(
                "stalemate_turns",
                1,
                200,
                "A round ends undecided after so many turns without damage.",
                source="stalemate",
            ),
            number_field(
                "stalemate_rounds", 1, 20, "A game ends after so many such rounds in a row.", source="stalemate"
            ),
            Field(
                "basic",
                ENTRIES,
                "The cards that both players have.",
                shape=BASIC,
                key="id",
                singular="basic card",
                disabled_note="copies_per_player",
                minimum=1,
                maximum=MAX_BASICS,
            ),
            Field(
                "character",
                ENTRIES,
                "The characters.",
                shape=CHARACTER,
                key="id",
                singular="character",
                disabled_note="copies",
                minimum=1,
                maximum=20,
            ),
        ),
        sources=("health", "rounds", "totals", "hand", "variants", "stalemate"),
    ),
    extra_rules=(
        f"With a tag team of two a hand has {MAX_CARDS} cards at the most, in a custom fight as well.",
        "One basic card, once for each player, has `unflip` on both sides.",
        "There are characters enough for two tag teams and for a custom hand.",
        "No two moves and characters have the same id.",
    ),
)
