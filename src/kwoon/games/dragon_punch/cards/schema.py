"""The schema of Dragon Punch packs."""

from __future__ import annotations

from typing import Final

from kwoon.core.message import msg
from kwoon.core.schema.fields import (
    FLAG,
    SOURCE,
    TABLE,
    TEXT,
    WORDS,
    DerivedValueFormula,
    FieldChoice,
    PackTableSchema,
    Schema,
    SchemaField,
    SumTerm,
    choice_field,
    entries_field,
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
        "An exception: normally only a hit or a block earns it."
    ),
    "unblockable": "Cannot be blocked, only evaded.",
    "uninterruptible": "Cannot be interrupted, only blocked or evaded.",
    "projectile": "A projectile. Two projectiles at the same height interrupt each other.",
    "unflip": "At the end of the turn all your cards are unflipped, including this one.",
}
MAX_COPIES: Final = 8
MAX_BASICS: Final = 8
"""Limits on the copies and the kinds of basic cards: hidden hands are packed into one number with four bits per kind,
and compiled code shifts `1 << n` in 32 bits."""
MAX_CARDS: Final = 9
"""Maximum number of cards in a hand; bots enumerate every arrangement of a hand."""
SOURCED_FIELDS: Final = ("name", "icons", "strength_high", "strength_low", "time", "effects", *EFFECT_TEXTS)
"""Parts of a move that can each have their own source."""
HEALTH: Final = SumTerm("basic", column="copies_per_player")


def _height_field(height: str) -> SchemaField:
    attack = PackTableSchema(
        fields=(
            number_field(
                "strength",
                0,
                20,
                "The damage of the attack.",
                sources=(f"sources.strength_{height}", "sources.icons", SOURCE),
                default="1",
            ),
            number_field(
                "time",
                0,
                99,
                "The execution time. The attack with the lower time interrupts the other.",
                sources=("sources.time", "sources.name", SOURCE),
                default="4",
            ),
        )
    )
    return SchemaField(
        height,
        TABLE,
        f"The move's {height} part; empty if it does nothing.",
        shape=PackTableSchema(
            fields=(
                SchemaField("attack", TABLE, "The attack at this height.", required=False, shape=attack),
                SchemaField("block", FLAG, "Whether the move blocks attacks at this height.", required=False),
                SchemaField("evade", FLAG, "Whether the move evades attacks at this height.", required=False),
            )
        ),
    )


def _move_schema(color: str) -> PackTableSchema:
    source_fields = tuple(
        [SchemaField(part, SOURCE, f"The source of the move's {part}.", required=False) for part in SOURCED_FIELDS]
    )
    return PackTableSchema(
        fields=(
            id_field("The move's name in the notation.", lowercase=True),
            name_field("The displayed name of the move.", default="New move"),
            choice_field("colour", (color,), "The color of the card's side with this move."),
            _height_field("high"),
            _height_field("low"),
            SchemaField(
                "effects",
                WORDS,
                "Further effects of the move.",
                required=False,
                choices=tuple([FieldChoice(word, about) for word, about in EFFECT_TEXTS.items()]),
                maximum=len(EFFECT_TEXTS),
            ),
            icon_field(),
            SchemaField(
                "sources",
                TABLE,
                "The sources of individual parts, if they differ from `source`.",
                shape=PackTableSchema(fields=source_fields),
            ),
            note_field("note", "A comment for designers."),
        ),
        sources=("id",),
    )


BASIC: Final = PackTableSchema(
    fields=(
        SchemaField("id", TEXT, "The id of the card's white move.", copied_from=("", "white", "id"), default="new"),
        number_field(
            "copies_per_player",
            0,
            MAX_COPIES,
            "The number of copies in each player's hand, each worth one health; 0 disables the card.",
            source="copies",
            default="1",
        ),
        number_field(
            "copies_total",
            0,
            2 * MAX_COPIES,
            "The number of these cards in one copy of the game.",
            source="copies",
            derived=DerivedValueFormula(
                (SumTerm(".copies_per_player", factor=2),),
                msg("dragon-punch-schema-problem-copies-total", field="", value=0),
            ),
        ),
        SchemaField(
            "white",
            TABLE,
            "The move on the white side, which is up at the start of a round.",
            shape=_move_schema("white"),
        ),
        SchemaField(
            "red", TABLE, "The move on the red side, which is up once the card is switched.", shape=_move_schema("red")
        ),
    ),
    sources=("copies", "pairing"),
)

CHARACTER: Final = PackTableSchema(
    fields=(
        id_field("The character's name in the notation.", lowercase=True),
        name_field("The displayed name of the character.", default="New fighter"),
        name_field("The character's epithet.", name="title", default="the Newcomer"),
        number_field("copies", 0, 1, "1, or 0 to disable the character.", source="id", default="1"),
        entries_field(
            "move",
            "The two special moves. The player uses one of them at a time.",
            _move_schema("purple"),
            2,
            minimum=2,
            key="",
        ),
        icon_field(),
        note_field("note", "A comment for designers."),
    ),
    sources=("id", "pairing"),
)

SCHEMA: Final = Schema(
    "dragon-punch",
    PackTableSchema(
        fields=(
            choice_field("game", ("dragon-punch",), "The game that the pack is for."),
            number_field(
                "health",
                1,
                20,
                "The number of each player's basic cards, each worth one health.",
                derived=DerivedValueFormula(
                    (HEALTH,), msg("dragon-punch-schema-problem-basic-cards", field="", value=0)
                ),
            ),
            number_field("rounds_to_win", 1, 9, "The number of rounds needed to win the game.", source="rounds"),
            number_field(
                "basic_cards_total",
                1,
                99,
                "The number of basic cards in one copy of the game.",
                source="totals",
                derived=DerivedValueFormula(
                    (SumTerm("basic", column="copies_per_player", factor=2),),
                    msg("dragon-punch-schema-problem-basic-total", field="", value=0),
                ),
            ),
            number_field(
                "character_cards_total",
                1,
                99,
                "The number of characters in one copy of the game.",
                source="totals",
                derived=DerivedValueFormula(
                    (SumTerm("character", column="copies"),),
                    msg("dragon-punch-schema-problem-character-total", field="", value=0),
                ),
            ),
            number_field(
                "hand_size",
                1,
                99,
                "The number of each player's cards in a duel.",
                source="hand",
                derived=DerivedValueFormula(
                    (HEALTH,), msg("dragon-punch-schema-problem-hand-size", field="", value=0), constant=1
                ),
            ),
            number_field("tag_team_characters", 2, 2, "The number of characters in a tag team.", source="variants"),
            number_field(
                "custom_health",
                1,
                20,
                "The number of basic cards that each player chooses for a custom fight.",
                source="variants",
            ),
            number_field(
                "custom_characters",
                1,
                5,
                "The number of characters that each player chooses for a custom fight.",
                source="variants",
            ),
            number_field(
                "custom_hand_size",
                1,
                99,
                "The number of each player's cards in a custom fight.",
                source="variants",
                derived=DerivedValueFormula(
                    (SumTerm("custom_health"), SumTerm("custom_characters")),
                    msg("dragon-punch-schema-problem-custom-sum", field="", value=0),
                ),
            ),
            number_field(
                "stalemate_turns",
                1,
                200,
                "A round ends without a winner after this many turns without damage.",
                source="stalemate",
            ),
            number_field(
                "stalemate_rounds", 1, 20, "The game ends after this many such rounds in a row.", source="stalemate"
            ),
            entries_field(
                "basic",
                "The cards that both players have.",
                BASIC,
                MAX_BASICS,
                singular="basic card",
                disabled_note="copies_per_player",
            ),
            entries_field("character", "The characters.", CHARACTER, 20, disabled_note="copies"),
        ),
        sources=("health", "rounds", "totals", "hand", "variants", "stalemate"),
    ),
    extra_rules=(
        f"A hand must have at most {MAX_CARDS} cards, even with a tag team or in a custom fight.",
        "Exactly one basic card must have `unflip` on both sides, with one copy per player.",
        "There must be enough characters for two tag teams and for a custom hand.",
        "The ids of moves and characters must all be different.",
    ),
)
