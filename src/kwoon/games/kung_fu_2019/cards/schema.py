"""Pack schema of Kung Fu Fighting! (2019)."""

from __future__ import annotations

from typing import Final

from kwoon.core.schema.fields import (
    CHOICE,
    FLAG,
    SOURCE,
    WORDS,
    EntryIdChoices,
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
from kwoon.games.kung_fu_2019.cards import effects
from kwoon.games.kung_fu_2019.cards.effects import (
    ADDED_KINDS,
    ARCHETYPE,
    ATTACK,
    ATTACK_TYPES,
    BLOCK,
    CHALLENGE,
    CHI,
    IMPROVED_STANCE,
    IMPROVED_WEAPON,
    KINDS,
    SPECIAL,
    STANCE,
    SUBTYPES,
    WEAPON,
    ParameterizedEffectType,
)

TURN_CAP: Final = 1000
DECKS: Final = ("original", "expansion", "team", "archetype", "own")
NUMBERS: Final = ("attack", "bonus", "defence", "heal")
KINDS_WITH_NUMBER: Final = {
    "attack": (ATTACK, WEAPON, IMPROVED_WEAPON),
    "bonus": ADDED_KINDS,
    "defence": (WEAPON, STANCE, IMPROVED_WEAPON, IMPROVED_STANCE),
    "heal": (CHI,),
}
"""Card kinds that can have each number."""
KINDS_REQUIRING_NUMBER: Final = {"attack": (ATTACK,), "bonus": ADDED_KINDS, "defence": (), "heal": (CHI,)}
NUMBER_DESCRIPTIONS: Final = {
    "attack": "The damage of the card's attack. A weapon without this field cannot attack.",
    "bonus": "The damage that the card adds to an attack.",
    "defence": "The damage that the card subtracts from every attack on its owner.",
    "heal": "The Chi that the card restores.",
}
KIND_DESCRIPTIONS: Final = {
    ATTACK: "Starts an attack.",
    effects.ENHANCEMENT: "Added to an attack.",
    effects.FINISHING: "Added to an attack; at most one per attack.",
    BLOCK: "Defends against an attack.",
    WEAPON: "Stays in play in front of its owner, who can attack with it.",
    STANCE: "Stays in play in front of its owner.",
    CHI: "Restores Chi.",
    IMPROVED_WEAPON: "Attached to a weapon.",
    IMPROVED_STANCE: "Attached to a stance.",
    SPECIAL: "Played by a teammate when its condition holds.",
    ARCHETYPE: "A player's character; never in the draw deck.",
    CHALLENGE: "Makes the player who plays it the target of an attack; that player may still block.",
}
DECK_DESCRIPTIONS: Final = {
    "original": "Always in the draw deck.",
    "expansion": "In the draw deck if the table plays with the expansion.",
    "team": "In the draw deck in team games.",
    "archetype": "Never in the draw deck.",
    "own": "Your own cards: always in the draw deck, and not counted in any deck size.",
}


def _parameter_field(parameter: str, effect_type: ParameterizedEffectType) -> SchemaField:
    if parameter == "n":
        minimum = (
            -5
            if effect_type.name == "hand-size"
            else 0
            if effect_type.name == "split-value"
            else 2
            if effect_type.name == "split"
            else 1
        )
        return number_field(
            "n", minimum, 20, "The number in the effect's text.", sources=(SOURCE,), default=str(max(1, minimum))
        )
    if parameter == "against":
        return SchemaField(
            "against",
            WORDS,
            "The attacks that the effect applies to.",
            choices=tuple([FieldChoice(each) for each in ATTACK_TYPES]),
            minimum=1,
            maximum=len(ATTACK_TYPES),
        )
    if parameter == "cards":
        return SchemaField(
            "cards",
            WORDS,
            "The ids of the cards that the effect applies to.",
            names=EntryIdChoices("card"),
            minimum=1,
            maximum=20,
        )
    if parameter == "subtype":
        return choice_field("subtype", SUBTYPES[WEAPON], "The weapons that the effect applies to.")
    if parameter == "stance":
        named = EntryIdChoices("card", where="kind", among=(STANCE,), extra=("any",))
        return SchemaField(
            "stance", CHOICE, "The id of the stance that the effect applies to, or any.", names=named, default="any"
        )
    if parameter == "limit":
        return number_field(
            "limit", 1, 99, "The effect applies at this much Chi or less.", sources=(SOURCE,), default="5"
        )
    attachment_kind = IMPROVED_WEAPON if effect_type.name == "attach-to-weapons" else IMPROVED_STANCE
    return SchemaField(
        "companion",
        CHOICE,
        "The id of the attached card.",
        names=EntryIdChoices("card", where="kind", among=(attachment_kind,)),
    )


def _card_kind_variant(kind: str) -> EntryVariant:
    fields: list[SchemaField] = []
    if kind in SUBTYPES:
        fields.append(choice_field("subtype", SUBTYPES[kind], "The card's subtype."))
    for name in NUMBERS:
        if kind in KINDS_WITH_NUMBER[name]:
            fields.append(
                number_field(
                    name, 0, 99, NUMBER_DESCRIPTIONS[name], required=kind in KINDS_REQUIRING_NUMBER[name], default="1"
                )
            )
    defaults: list[tuple[str, object]] = []
    if kind == BLOCK:
        defaults.append(("effects", [{"word": "reduce", "n": 1, "against": ["any"]}]))
        defaults.append(("subtype", "general"))
    elif kind == CHALLENGE:
        defaults.append(("effects", [{"word": "take-over"}]))
    elif kind == SPECIAL:
        defaults.append(("effects", [{"word": "when-team-loses", "n": 5}, {"word": "team-draws", "n": 1}]))
    elif kind == ARCHETYPE:
        defaults.append(("deck", "archetype"))
        defaults.append(("effects", [{"word": "attack-bonus", "n": 1}]))
    elif kind in (WEAPON, IMPROVED_WEAPON):
        defaults.append(("attack", 1))
    elif kind in (STANCE, IMPROVED_STANCE):
        defaults.append(("defence", 1))
    return EntryVariant(kind, tuple(fields), tuple(defaults))


CARD_SCHEMA: Final = PackTableSchema(
    fields=(
        id_field("The card's name in the notation."),
        name_field("The displayed name of the card."),
        SchemaField(
            "deck",
            CHOICE,
            "The deck that the card belongs to.",
            choices=tuple([FieldChoice(deck, DECK_DESCRIPTIONS[deck]) for deck in DECKS]),
            default="own",
        ),
        SchemaField(
            "kind",
            CHOICE,
            "The kind of card.",
            choices=tuple([FieldChoice(kind, KIND_DESCRIPTIONS[kind]) for kind in KINDS]),
        ),
        SchemaField("team", FLAG, "Whether the card is a team card.", required=False),
        number_field("copies", 0, 100, "The number of copies; 0 disables the card.", default="1"),
        icon_field(required=True),
        effects_field(
            [FieldChoice(word.name, word.description(), word.card_kinds) for word in effects.EFFECT_TYPES],
            [
                EntryVariant(word.name, tuple([_parameter_field(need, word) for need in word.parameters]))
                for word in effects.EFFECT_TYPES
            ],
        ),
    ),
    sources=("id", "copies", *NUMBERS),
    variant_key="kind",
    variants=tuple([_card_kind_variant(kind) for kind in KINDS]),
)


def _deck_size_field(deck: str) -> SchemaField:
    description = f"The number of cards in the deck `{deck}`."
    return card_count_field(f"{deck}_size", description, source="size", where="deck", among=(deck,))


SCHEMA: Final = Schema(
    "kung-fu-2019",
    PackTableSchema(
        fields=(
            choice_field("game", ("kung-fu-2019",), "The game that the pack is for."),
            number_field(
                "revision",
                1,
                3,
                "The revision of the pack. Do not change it.",
                required=False,
                tunable=False,
            ),
            number_field("start_chi", 1, 99, "The Chi of each player at the start.", source="chi"),
            number_field("team_chi", 1, 99, "The Chi of a team of two at the start.", source="chi"),
            number_field("large_team_chi", 1, 99, "The Chi of a team of three at the start.", source="chi"),
            number_field("hand", 1, 20, "The number of cards in a hand."),
            number_field(
                "turn_cap",
                1,
                TURN_CAP,
                f"The game ends without a winner after this many turns. The default is {TURN_CAP}.",
                required=False,
            ),
            SchemaField("turn_cap_source", SOURCE, "The source of `turn_cap`.", required=False),
            *[_deck_size_field(deck) for deck in DECKS[:-1]],
            entries_field("card", "The cards.", CARD_SCHEMA, 250, distinct="name", disabled_note="copies"),
        ),
        sources=("chi", "hand", "size"),
    ),
    extra_rules=(
        "Archetypes and their attached cards must be in the deck `archetype`, with at most one copy of each. "
        "There must be at least 6 archetypes.",
        "Only cards in the decks `team` and `own` can be team cards.",
        "A special card must have exactly one of the effects `give-weapon`, `swap-cards`, `strike-staggered` and `when-team-loses`.",
        "A block must have the effect `ignore` or `reduce`, and a challenge must have `take-over` or `take-over-teammate`. "
        "Before revision 3, a block could have the effects of a challenge instead.",
        "A card must not have the same effect twice, except `card-bonus` and `stance-bonus`. `split-value`, `split-discards` and `unsplit-damage` require `split`.",
        "The original deck must contain an attack and have enough cards for six hands.",
    ),
)
