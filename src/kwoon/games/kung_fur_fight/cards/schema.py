"""The schema of Kung Fur Fight packs."""

from __future__ import annotations

from typing import Final

from kwoon.core.schema.fields import (
    CHOICE,
    ENTRIES,
    FLAG,
    TABLE,
    TEXT,
    WORDS,
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
    note_field,
    number_field,
)
from kwoon.games.kung_fur_fight.cards import abilities

FACTION_KINDS: Final = {"dogs": "dog", "cats": "cat"}
ARENAS: Final = 3
MAX_FIGHTERS: Final = 30
"""Sets of animals are bit masks, and compiled code shifts `1 << kind` in 32 bits, whatever its type."""
NUMBER_DESCRIPTIONS: Final = {
    "ignore": "So many enemy Hidden Weapons do not count.",
    "steal": "So many of them are taken.",
    "ap": "AP that it adds.",
    "count": "How many.",
    "max": "How many at the most.",
    "vp": "VP.",
    "cap": "SP that are lost at the most.",
    "gap": "AP that the enemy is ahead.",
    "sp": "SP; a loss may be written with a minus.",
    "add": "By how much the Card Limit rises.",
    "draw": "How many cards are looked at.",
    "pick": "How many of them are used.",
    "enemy": "SP that the opponent loses, which may be written with a minus.",
    "own": "SP that one gains.",
    "weapons": "Hidden Weapons that one takes.",
    "gap_0_2": "SP lost at a gap of 2 AP or less.",
    "gap_3_6": "SP lost at a gap from 3 to 6 AP.",
    "gap_7_up": "SP lost at a gap of 7 AP or more.",
    "first": "SP lost for the first.",
    "second": "SP lost for the second.",
    "third_up": "SP lost for any later one.",
}
"""Descriptions of the numbers of abilities."""


def _parameter_field(name: str) -> Field:
    plain = name.rstrip("?!")
    if name.endswith("!"):
        return number_field(plain, 1, 1, NUMBER_DESCRIPTIONS[plain], source="")
    return number_field(plain, -99, 99, NUMBER_DESCRIPTIONS[plain], required=name == plain, default="1")


def _ability_schema() -> TableSchema:
    variants: list[EntryVariant] = []
    choices: list[FieldChoice] = []
    for word in abilities.ABILITY_NAMES:
        ability = abilities.ABILITIES[word]
        fields = [_parameter_field(name) for name in ability.parameters]
        if ability.token:
            fields.append(choice_field("token", (ability.token,), "The token it speaks of."))
        variants.append(EntryVariant(word, tuple(fields)))
        choices.append(FieldChoice(word, ability.template or "Nothing.", tuple(ability.card_kinds)))
    return TableSchema(
        fields=(Field("word", CHOICE, "What it does.", choices=tuple(choices)),),
        variant_key="word",
        variants=tuple(variants),
    )


FIGHTER_FIELDS: Final = (
    number_field("ap", 0, 99, "Its strength in an arena.", default="1"),
    Field(
        "restrictions",
        WORDS,
        "How it may be played.",
        required=False,
        choices=(
            FieldChoice("leader-only", "It must lead."),
            FieldChoice("no-assistants", "It must lead, and alone; say leader-only too."),
        ),
        maximum=2,
    ),
)

CARD_SCHEMA: Final = TableSchema(
    fields=(
        id_field("How the notation calls the card."),
        name_field("How people call the card."),
        choice_field("kind", (*abilities.FIGHTER_KINDS, "item", "achievement"), "What sort of card it is."),
        number_field("copies", 0, 20, "How many there are; 0 switches it off.", default="1"),
        Field("ability", TABLE, "What it does, in one word with its numbers.", shape=_ability_schema()),
        Field("clause", TEXT, "The clause of the rules that speaks of it.", required=False),
        Field("glyph", TEXT, "A sign before the name.", required=False, max_length=2),
        icon_field(),
        Field("timing", TEXT, "For people: when an item works.", required=False),
        Field("kept", FLAG, "For people: whether it is kept.", required=False),
        note_field("copies_note", "A remark on the copies."),
    ),
    sources=("ap", "copies"),
    variant_key="kind",
    variants=(
        EntryVariant(
            "animal",
            (choice_field("faction", tuple(FACTION_KINDS), "Whose animal it is."), *FIGHTER_FIELDS),
            # Both sides have the same number of animals, so a new one is disabled until there is room for it.
            defaults=(("copies", 0), ("ability", {"word": "none"})),
        ),
        EntryVariant("ranger", FIGHTER_FIELDS, defaults=(("ability", {"word": "none"}),)),
        EntryVariant("item", defaults=(("ability", {"word": "take-weapons", "count": 1}),)),
        EntryVariant("achievement", defaults=(("ability", {"word": "sp", "enemy": -1}),)),
    ),
)


def _token_variant(id: str, max_count: int, has_ap: bool, start_field: str = "") -> EntryVariant:
    derived = DerivedValue(
        (SumTerm(f"start.{start_field}", factor=2),), "should be {}, as many as both players begin with"
    )
    fields = [number_field("count", 0, max_count, "How many there are.", derived=derived if start_field else None)]
    if has_ap:
        fields.append(number_field("ap", 0, 9, "The AP that it adds."))
    return EntryVariant(id, tuple(fields))


TOKEN_VARIANTS: Final = (
    _token_variant("hidden-weapon", 40, True),
    _token_variant("hua", 9, True),
    _token_variant("raihuu", 9, True),
    _token_variant("mushroom", 20, True),
    _token_variant("coconut", 1, True),
    _token_variant("card-limit-minus-1", 2, False),
    _token_variant("dish", 99, False, "dishes"),
    _token_variant("delicacy", 99, False, "delicacies"),
)
TOKEN_SCHEMA: Final = TableSchema(
    fields=(
        choice_field("id", tuple([token.value for token in TOKEN_VARIANTS]), "Which token it is."),
        name_field("How people call it."),
        icon_field(),
        note_field("note", "A remark for designers."),
    ),
    sources=("count", "ap"),
    variant_key="id",
    variants=TOKEN_VARIANTS,
    addable=False,
)

START_SCHEMA: Final = TableSchema(
    fields=(
        number_field("sp", 1, 99, "The SP with which a side begins."),
        number_field("vp", 0, 99, "The VP with which a side begins."),
        number_field("card_limit", 1, 9, "How many animals a side plays in a round."),
        number_field("hidden_weapons_dogs", 0, 40, "Hidden Weapons of the Dogs.", source="hidden_weapons"),
        number_field("hidden_weapons_cats", 0, 40, "Hidden Weapons of the Cats.", source="hidden_weapons"),
        number_field("dishes", 0, 9, "Dishes of a side.", source="food"),
        number_field("delicacies", 0, 9, "Delicacies of a side.", source="food"),
        Field("hand", TEXT, "For people: with which cards a side begins.", max_length=400),
    ),
    sources=("sp", "vp", "card_limit", "hidden_weapons", "food", "hand"),
    allows_unknown=True,
)
LIMITS_SCHEMA: Final = TableSchema(
    fields=(
        number_field("sp_max", 1, 99, "More SP nobody has.", minimum_address="start.sp"),
        number_field("animals_per_arena", 1, 9, "Animals of a side in an arena."),
        number_field("rewards_per_arena", 1, 9, "Rewards that lie in an arena at the most."),
        number_field("mushrooms_per_arena", 0, 9, "Mushroom tokens of a side in an arena."),
        number_field("arenas", ARENAS, ARENAS, "How many arenas there are."),
        number_field("limit_at_sp_8", 1, 12, "The Card Limit of a player whose SP fell to 8 or fewer.", source="limit"),
        number_field("limit_at_sp_4", 1, 12, "The Card Limit of a player whose SP fell to 4 or fewer.", source="limit"),
        number_field("vp_lead_to_win", 1, 99, "Whoever is so many VP ahead wins.", source="vp_lead"),
        number_field("pile_minimum", ARENAS, 99, "The game ends when fewer cards are left in the pile."),
    ),
    sources=(
        "sp_max",
        "animals_per_arena",
        "rewards_per_arena",
        "mushrooms_per_arena",
        "arenas",
        "limit",
        "vp_lead",
        "pile_minimum",
    ),
    allows_unknown=True,
)
PILE_TERM: Final = SumTerm("card", column="copies", where="kind", among=("ranger", "item", "achievement"))
COUNTS_SCHEMA: Final = TableSchema(
    fields=(
        number_field(
            "cards_total",
            1,
            999,
            "How many cards there are.",
            derived=DerivedValue(
                (PILE_TERM, SumTerm("card", column="copies", where="faction", among=("dogs",), factor=2)),
                "should be {}, as many as the cards listed",
            ),
        ),
        number_field(
            "animals_per_faction",
            1,
            99,
            "How many animals a side has.",
            derived=DerivedValue(
                (SumTerm("card", column="copies", where="faction", among=("dogs",)),),
                "should be {}, as many as the Dogs have",
            ),
        ),
        number_field(
            "reward_pile",
            ARENAS,
            999,
            "How many cards the pile has.",
            derived=DerivedValue((PILE_TERM,), "should be {}, as many as the cards listed"),
        ),
    ),
    sources=("cards_total", "animals_per_faction", "reward_pile"),
    allows_unknown=True,
)

SCHEMA: Final = Schema(
    "kung-fur-fight",
    TableSchema(
        fields=(
            choice_field("game", ("kung-fur-fight",), "Which game the pack is for."),
            Field("start", TABLE, "With what a side begins.", shape=START_SCHEMA),
            Field("limits", TABLE, "How much there may be of something, and when the game ends.", shape=LIMITS_SCHEMA),
            Field("counts", TABLE, "How many cards there are.", shape=COUNTS_SCHEMA),
            Field(
                "token",
                ENTRIES,
                "The tokens.",
                shape=TOKEN_SCHEMA,
                key="id",
                singular="token",
                minimum=len(TOKEN_VARIANTS),
                maximum=len(TOKEN_VARIANTS),
            ),
            Field(
                "card",
                ENTRIES,
                "The cards: animals and rangers first, then items and achievements.",
                shape=CARD_SCHEMA,
                key="id",
                singular="card",
                disabled_note="copies",
                minimum=1,
                maximum=100,
            ),
        )
    ),
    extra_rules=(
        "Both sides have as many animals.",
        f"There is room for {MAX_FIGHTERS} kinds of animals and rangers.",
        "Animals and rangers are listed before items and achievements.",
        "Both sides together begin with no more Hidden Weapons than there are.",
    ),
)
