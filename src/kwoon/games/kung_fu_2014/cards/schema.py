"""What a pack of KungFu Fighting (2014) may hold."""

from __future__ import annotations

from typing import Final

from kwoon.core.schema.fields import (
    CHOICE,
    ENTRIES,
    FLAG,
    SOURCE,
    Choice,
    Field,
    Follows,
    Schema,
    Shape,
    Term,
    Variant,
    choice,
    label,
    number,
    picture,
    title,
)
from kwoon.games.kung_fu_2014.cards.vocabulary import BASE, ENHANCEMENT, FINISHING, STANCE, WEAPON, WORDS

SIDE: Final = "should be {}, as many as the cards listed"
N: Final = number("n", 1, 20, "A number of cards, Chi, opponents or points.", sources=(SOURCE,), blank="1")

EFFECT: Final = Shape(
    fields=(
        Field(
            "word",
            CHOICE,
            "What it does.",
            choices=tuple([Choice(word.name, word.text, word.kinds) for word in WORDS]),
        ),
        Field(SOURCE, SOURCE, "Where it comes from, if not from where the card does.", needed=False),
    ),
    by="word",
    variants=tuple([Variant(word.name, (N,) if word.numbered else ()) for word in WORDS]),
)


def _attack(needed: bool = False) -> Field:
    return number(
        "attack", 0, 99, "What it adds to an attack; left out, it is not for attacks.", needed=needed, blank="1"
    )


DEFENCE: Final = number(
    "defence", 0, 99, "What it adds to a block; left out, it is not for blocks.", needed=False, blank="1"
)
PILE: Final = choice(
    "pile", ("deck", "table"), "Where it lies; on the table everybody may use it. Left out, in the deck.", needed=False
)
BOTH: Final = (("attack", 1), ("defence", 1))

CARD: Final = Shape(
    fields=(
        label("How the notation calls the card."),
        title("How people call the card."),
        Field(
            "kind",
            CHOICE,
            "What sort of card it is.",
            choices=(
                Choice(BASE, "Every attack and every block begins with one."),
                Choice(WEAPON, "A base that comes back after use."),
                Choice(ENHANCEMENT, "Added to a base."),
                Choice(FINISHING, "Ends an attack."),
                Choice(STANCE, "Taken up for an attack or a block."),
            ),
        ),
        number("copies", 0, 100, "How many there are; 0 switches it off.", blank="1", source="id"),
        PILE,
        _attack(),
        DEFENCE,
        Field("spirit", FLAG, "Whether it carries the Spirit icon."),
        picture(needed=True),
        Field(
            "effects",
            ENTRIES,
            "What it does.",
            needed=False,
            shape=EFFECT,
            key="word",
            one="effect",
            least=1,
            most=8,
        ),
    ),
    sources=("id", "attack", "defence", "spirit"),
    by="kind",
    variants=(
        Variant(BASE, blank=BOTH),
        Variant(WEAPON, blank=BOTH),
        Variant(ENHANCEMENT, blank=BOTH),
        Variant(FINISHING, (_attack(needed=True),)),
        Variant(STANCE),
    ),
)

SCHEMA: Final = Schema(
    "kung-fu-2014",
    Shape(
        fields=(
            choice("game", ("kung-fu-2014",), "Which game the pack is for."),
            number("start_chi", 1, 99, "The Chi with which everybody begins.", source="chi", most_at="max_chi"),
            number("max_chi", 1, 99, "More Chi nobody has.", source="chi"),
            number("hand", 1, 20, "How many cards a hand has."),
            number(
                "hand_after_dump",
                1,
                20,
                "The hand of whoever kept few cards.",
                source="hand",
                least_at="hand",
            ),
            number("dump_keep_max", 0, 20, "Few cards are so many, or fewer.", source="hand", most_at="hand"),
            number(
                "deck_size",
                1,
                999,
                "How many cards the deck has.",
                source="size",
                follows=Follows((Term("card", of="copies", where="pile", among=("", "deck")),), SIDE),
            ),
            number(
                "table_size",
                1,
                999,
                "How many cards lie on the table.",
                source="size",
                follows=Follows((Term("card", of="copies", where="pile", among=("table",)),), SIDE),
            ),
            number("chi_mats", 2, 6, "How many can play.", source="size"),
            number("turn_cap", 1, 1000, "After so many turns the game ends as a draw."),
            Field(
                "card",
                ENTRIES,
                "The cards.",
                shape=CARD,
                key="id",
                apart="name",
                one="card",
                off="copies",
                least=1,
                most=150,
            ),
        ),
        sources=("chi", "hand", "size", "turn_cap"),
    ),
    notes=(
        "A finishing move has an attack and no defence; a base, weapon or enhancement has at least one of both.",
        "An effect needs the number of the side on which it works.",
        "Only a base lies on the table, without effects; one there has both numbers.",
        "The deck is enough for as many hands as there are Chi mats.",
    ),
)
