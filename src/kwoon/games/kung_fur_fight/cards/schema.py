"""The schema of Kung Fur Fight packs."""

from __future__ import annotations

from typing import Final

from kwoon.core.message import msg
from kwoon.core.schema.fields import (
    CHOICE,
    FLAG,
    TABLE,
    TEXT,
    WORDS,
    DerivedValueFormula,
    EntryVariant,
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
    note_field,
    number_field,
    number_of_cards,
)
from kwoon.games.kung_fur_fight.cards import abilities

FACTION_KINDS: Final = {"dogs": "dog", "cats": "cat"}
ARENAS: Final = 3
MAX_FIGHTERS: Final = 30
"""Maximum number of kinds of animals and rangers. Sets of them are bit masks, and compiled code shifts `1 << kind` in
32 bits, whatever the type of `kind`."""
NUMBER_DESCRIPTIONS: Final = {
    "ignore": "The number of enemy Hidden Weapons that do not count.",
    "steal": "The number of them that you take.",
    "ap": "The AP that it adds.",
    "count": "The number.",
    "max": "The maximum number.",
    "vp": "The VP.",
    "cap": "The maximum SP lost.",
    "gap": "The AP by which the enemy is ahead.",
    "sp": "The SP; the sign is ignored.",
    "add": "The increase of the Card Limit.",
    "draw": "The number of cards that you look at.",
    "pick": "The number of them that you use.",
    "enemy": "The SP that your opponent loses; the sign is ignored.",
    "own": "The SP that you gain.",
    "weapons": "The Hidden Weapons that you take.",
    "gap_0_2": "The SP lost at a gap of 2 AP or less.",
    "gap_3_6": "The SP lost at a gap of 3 to 6 AP.",
    "gap_7_up": "The SP lost at a gap of 7 AP or more.",
    "first": "The SP lost for the first copy.",
    "second": "The SP lost for the second copy.",
    "third_up": "The SP lost for each later copy.",
}
"""Descriptions of the abilities' numbers."""


def _parameter_field(name: str) -> SchemaField:
    bare_name = name.rstrip("?!")
    if name.endswith("!"):
        return number_field(bare_name, 1, 1, NUMBER_DESCRIPTIONS[bare_name], source="")
    return number_field(bare_name, -99, 99, NUMBER_DESCRIPTIONS[bare_name], required=name == bare_name, default="1")


def _ability_schema() -> PackTableSchema:
    variants: list[EntryVariant] = []
    choices: list[FieldChoice] = []
    for word in abilities.ABILITY_NAMES:
        ability = abilities.ABILITIES[word]
        fields = [_parameter_field(name) for name in ability.parameters]
        if ability.token:
            fields.append(choice_field("token", (ability.token,), "The token that the ability uses."))
        variants.append(EntryVariant(word, tuple(fields)))
        text = abilities.ability_text(word, "{0}", "{1}", "{2}")
        choices.append(FieldChoice(word, text, tuple(ability.card_kinds)))
    return PackTableSchema(
        fields=(SchemaField("word", CHOICE, "The ability.", choices=tuple(choices)),),
        variant_key="word",
        variants=tuple(variants),
    )


FIGHTER_FIELDS: Final = (
    number_field("ap", 0, 99, "The animal's strength in an arena.", default="1"),
    SchemaField(
        "restrictions",
        WORDS,
        "Restrictions on how the animal can be played.",
        required=False,
        choices=(
            FieldChoice("leader-only", "It must lead a team."),
            FieldChoice("no-assistants", "It must lead a team, without assistants. Requires leader-only too."),
        ),
        maximum=2,
    ),
)

CARD_SCHEMA: Final = PackTableSchema(
    fields=(
        id_field("The card's name in the notation."),
        name_field("The displayed name of the card."),
        choice_field("kind", (*abilities.FIGHTER_KINDS, "item", "achievement"), "The kind of card."),
        number_field("copies", 0, 20, "The number of copies; 0 disables the card.", default="1"),
        SchemaField("ability", TABLE, "The card's ability and its numbers.", shape=_ability_schema()),
        SchemaField("clause", TEXT, "The id of the rule clause about the card.", required=False),
        SchemaField("glyph", TEXT, "A symbol shown before the name.", required=False, max_length=2),
        icon_field(),
        SchemaField("timing", TEXT, "A note on when an item takes effect; the rules ignore it.", required=False),
        SchemaField("kept", FLAG, "A note on whether the player keeps the card; the rules ignore it.", required=False),
        note_field("copies_note", "A comment on the number of copies."),
    ),
    sources=("ap", "copies"),
    variant_key="kind",
    variants=(
        EntryVariant(
            "animal",
            (choice_field("faction", tuple(FACTION_KINDS), "The side that the animal belongs to."), *FIGHTER_FIELDS),
            # Both sides have the same number of animals, so a new animal is disabled until there is room for it.
            defaults=(("copies", 0), ("ability", {"word": "none"})),
        ),
        EntryVariant("ranger", FIGHTER_FIELDS, defaults=(("ability", {"word": "none"}),)),
        EntryVariant("item", defaults=(("ability", {"word": "take-weapons", "count": 1}),)),
        EntryVariant("achievement", defaults=(("ability", {"word": "sp", "enemy": -1}),)),
    ),
)


def _token_variant(id: str, max_count: int, has_ap: bool, start_field: str = "") -> EntryVariant:
    derived = DerivedValueFormula(
        (SumTerm(f"start.{start_field}", factor=2),),
        msg("kung-fur-fight-schema-problem-tokens", field="", value=0),
    )
    fields = [number_field("count", 0, max_count, "The number of tokens.", derived=derived if start_field else None)]
    if has_ap:
        fields.append(number_field("ap", 0, 9, "The AP that the token adds."))
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
TOKEN_SCHEMA: Final = PackTableSchema(
    fields=(
        choice_field("id", tuple([token.value for token in TOKEN_VARIANTS]), "The kind of token."),
        name_field("The displayed name of the token."),
        icon_field(),
        note_field("note", "A comment for designers."),
    ),
    sources=("count", "ap"),
    variant_key="id",
    variants=TOKEN_VARIANTS,
    addable=False,
)

START_SCHEMA: Final = PackTableSchema(
    fields=(
        number_field("sp", 1, 99, "The SP of each side at the start."),
        number_field("vp", 0, 99, "The VP of each side at the start."),
        number_field("card_limit", 1, 9, "The maximum number of animals that a side can play in a round."),
        number_field(
            "hidden_weapons_dogs", 0, 40, "The Hidden Weapons of the Dogs at the start.", source="hidden_weapons"
        ),
        number_field(
            "hidden_weapons_cats", 0, 40, "The Hidden Weapons of the Cats at the start.", source="hidden_weapons"
        ),
        number_field("dishes", 0, 9, "The Dishes of each side at the start.", source="food"),
        number_field("delicacies", 0, 9, "The Delicacies of each side at the start.", source="food"),
        SchemaField(
            "hand", TEXT, "A note on the cards of each side at the start; the rules ignore it.", max_length=400
        ),
    ),
    sources=("sp", "vp", "card_limit", "hidden_weapons", "food", "hand"),
    allows_unknown=True,
)
LIMITS_SCHEMA: Final = PackTableSchema(
    fields=(
        number_field("sp_max", 1, 99, "The maximum SP of a side.", minimum_address="start.sp"),
        number_field("animals_per_arena", 1, 9, "The maximum number of animals of one side in an arena."),
        number_field("rewards_per_arena", 1, 9, "The maximum number of rewards in an arena."),
        number_field("mushrooms_per_arena", 0, 9, "The maximum number of Mushroom tokens of one side in an arena."),
        number_field("arenas", ARENAS, ARENAS, "The number of arenas."),
        number_field(
            "limit_at_sp_8", 1, 12, "The Card Limit of a player whose SP have fallen to 8 or fewer.", source="limit"
        ),
        number_field(
            "limit_at_sp_4", 1, 12, "The Card Limit of a player whose SP have fallen to 4 or fewer.", source="limit"
        ),
        number_field("vp_lead_to_win", 1, 99, "The lead in VP that wins the game.", source="vp_lead"),
        number_field("pile_minimum", ARENAS, 99, "The game ends when the pile has fewer cards than this."),
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
COUNTS_SCHEMA: Final = PackTableSchema(
    fields=(
        card_count_field(
            "cards_total",
            "The total number of cards.",
            PILE_TERM,
            SumTerm("card", column="copies", where="faction", among=("dogs",), factor=2),
        ),
        number_field(
            "animals_per_faction",
            1,
            99,
            "The number of animals of each side.",
            derived=DerivedValueFormula(
                (SumTerm("card", column="copies", where="faction", among=("dogs",)),),
                msg("kung-fur-fight-schema-problem-animals", field="", value=0),
            ),
        ),
        number_field(
            "reward_pile",
            ARENAS,
            999,
            "The number of cards in the Reward Pile.",
            derived=number_of_cards(PILE_TERM),
        ),
    ),
    sources=("cards_total", "animals_per_faction", "reward_pile"),
    allows_unknown=True,
)

SCHEMA: Final = Schema(
    "kung-fur-fight",
    PackTableSchema(
        fields=(
            choice_field("game", ("kung-fur-fight",), "The game that the pack is for."),
            SchemaField("start", TABLE, "What each side has at the start of the game.", shape=START_SCHEMA),
            SchemaField("limits", TABLE, "Limits, and the conditions that end the game.", shape=LIMITS_SCHEMA),
            SchemaField("counts", TABLE, "The numbers of cards in the pack.", shape=COUNTS_SCHEMA),
            entries_field("token", "The tokens.", TOKEN_SCHEMA, len(TOKEN_VARIANTS), minimum=len(TOKEN_VARIANTS)),
            entries_field(
                "card",
                "The cards: animals and rangers first, then items and achievements.",
                CARD_SCHEMA,
                100,
                disabled_note="copies",
            ),
        )
    ),
    extra_rules=(
        "Both sides must have the same number of animals.",
        f"There can be at most {MAX_FIGHTERS} kinds of animals and rangers.",
        "Animals and rangers must be listed before items and achievements.",
        "Both sides together must not start with more Hidden Weapons than there are tokens.",
    ),
)
