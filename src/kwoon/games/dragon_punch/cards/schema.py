"""What a pack of Dragon Punch may hold."""

from __future__ import annotations

from typing import Final

from kwoon.core.schema.fields import (
    ENTRIES,
    FLAG,
    SOURCE,
    TABLE,
    TEXT,
    WORDS,
    Choice,
    Field,
    Follows,
    Schema,
    Shape,
    Term,
    choice,
    label,
    number,
    picture,
    remark,
    title,
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
MOST_COPIES: Final = 8
MOST_BASICS: Final = 8
"""How hidden cards are remembered: four bits for each kind in one number, and compiled, `1 << n` is shifted in 32."""
MOST_CARDS: Final = 9
"""In one hand: bots think about every way in which its cards may lie."""
PARTS: Final = ("name", "icons", "strength_high", "strength_low", "time", "effects", *EFFECT_TEXTS)
"""Of a move, each with a source of its own."""
HEALTH: Final = Term("basic", of="copies_per_player")


def _spot(height: str) -> Field:
    attack = Shape(
        fields=(
            number(
                "strength",
                0,
                20,
                "How much damage it does.",
                sources=(f"sources.strength_{height}", "sources.icons", SOURCE),
                blank="1",
            ),
            number(
                "time",
                0,
                99,
                "When it comes; the quicker attack interrupts the slower.",
                sources=("sources.time", "sources.name", SOURCE),
                blank="4",
            ),
        )
    )
    return Field(
        height,
        TABLE,
        f"What the move does {height}; empty if nothing.",
        shape=Shape(
            fields=(
                Field("attack", TABLE, "An attack there.", needed=False, shape=attack),
                Field("block", FLAG, "Whether it blocks attacks there.", needed=False),
                Field("evade", FLAG, "Whether it evades attacks there.", needed=False),
            )
        ),
    )


def _move(colour: str) -> Shape:
    told = tuple([Field(part, SOURCE, f"Where its {part} comes from.", needed=False) for part in PARTS])
    return Shape(
        fields=(
            label("How the notation calls the move.", small=True),
            title("How people call the move.", blank="New move"),
            choice("colour", (colour,), "The side of the card that it stands on."),
            _spot("high"),
            _spot("low"),
            Field(
                "effects",
                WORDS,
                "What it does besides.",
                needed=False,
                choices=tuple([Choice(word, about) for word, about in EFFECT_TEXTS.items()]),
                most=len(EFFECT_TEXTS),
            ),
            picture(),
            Field("sources", TABLE, "Where single parts come from, if not from `source`.", shape=Shape(fields=told)),
            remark("note", "A remark for designers."),
        ),
        sources=("id",),
    )


BASIC: Final = Shape(
    fields=(
        Field("id", TEXT, "The id of its white move.", copied=("", "white", "id"), blank="new"),
        number(
            "copies_per_player",
            0,
            MOST_COPIES,
            "How many each player has, each of them one health; 0 switches it off.",
            source="copies",
            blank="1",
        ),
        number(
            "copies_total",
            0,
            2 * MOST_COPIES,
            "How many there are in the box.",
            source="copies",
            follows=Follows(
                (Term(".copies_per_player", times=2),), "should be {}: as many for each of the two players"
            ),
        ),
        Field("white", TABLE, "The move on its white side, which is up at first.", shape=_move("white")),
        Field("red", TABLE, "The move on its red side, once it is switched.", shape=_move("red")),
    ),
    sources=("copies", "pairing"),
)

CHARACTER: Final = Shape(
    fields=(
        label("How the notation calls the character.", small=True),
        title("How people call the character.", blank="New fighter"),
        title("What the character is known as.", name="title", blank="the Newcomer"),
        number("copies", 0, 1, "1; 0 switches the character off.", source="id", blank="1"),
        Field(
            "move",
            ENTRIES,
            "The two special moves, of which either is played.",
            shape=_move("purple"),
            one="move",
            least=2,
            most=2,
        ),
        picture(),
        remark("note", "A remark for designers."),
    ),
    sources=("id", "pairing"),
)

SCHEMA: Final = Schema(
    "dragon-punch",
    Shape(
        fields=(
            choice("game", ("dragon-punch",), "Which game the pack is for."),
            number(
                "health",
                1,
                20,
                "How many basic cards each player has, each of which is one health.",
                follows=Follows((HEALTH,), "should be {}, the number of each player's basic cards"),
            ),
            number("rounds_to_win", 1, 9, "Whoever has won so many rounds wins the game.", source="rounds"),
            number(
                "basic_cards_total",
                1,
                99,
                "How many basic cards the box has.",
                source="totals",
                follows=Follows(
                    (Term("basic", of="copies_per_player", times=2),), "should be {}, the number of basic cards listed"
                ),
            ),
            number(
                "character_cards_total",
                1,
                99,
                "How many characters the box has.",
                source="totals",
                follows=Follows((Term("character", of="copies"),), "should be {}, the number of characters listed"),
            ),
            number(
                "hand_size",
                1,
                99,
                "How many cards a player has in a duel.",
                source="hand",
                follows=Follows((HEALTH,), "should be {}, the number of basic cards and a character", plus=1),
            ),
            number("tag_team_characters", 2, 2, "How many characters a tag team has.", source="variants"),
            number("custom_health", 1, 20, "How many basic cards are chosen for a custom fight.", source="variants"),
            number("custom_characters", 1, 5, "How many characters are chosen for it.", source="variants"),
            number(
                "custom_hand_size",
                1,
                99,
                "How many cards a player has in it.",
                source="variants",
                follows=Follows(
                    (Term("custom_health"), Term("custom_characters")),
                    "should be {}, the number of custom health and characters",
                ),
            ),
            number(
                "stalemate_turns",
                1,
                200,
                "A round ends undecided after so many turns without damage.",
                source="stalemate",
            ),
            number("stalemate_rounds", 1, 20, "A game ends after so many such rounds in a row.", source="stalemate"),
            Field(
                "basic",
                ENTRIES,
                "The cards that both players have.",
                shape=BASIC,
                key="id",
                one="basic card",
                off="copies_per_player",
                least=1,
                most=MOST_BASICS,
            ),
            Field(
                "character",
                ENTRIES,
                "The characters.",
                shape=CHARACTER,
                key="id",
                one="character",
                off="copies",
                least=1,
                most=20,
            ),
        ),
        sources=("health", "rounds", "totals", "hand", "variants", "stalemate"),
    ),
    notes=(
        f"With a tag team of two a hand has {MOST_CARDS} cards at the most, in a custom fight as well.",
        "One basic card, once for each player, has `unflip` on both sides.",
        "There are characters enough for two tag teams and for a custom hand.",
        "No two moves and characters have the same id.",
    ),
)
