"""Pack schema of Kung Fu Fighting! (2019)."""

from __future__ import annotations

from typing import Final

from kwoon.core.schema.fields import (
    CHOICE,
    ENTRIES,
    FLAG,
    SOURCE,
    WORDS,
    DerivedValue,
    EntryNames,
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
    EffectType2019,
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
    "attack": "The damage of the attack that it starts; left out on a weapon, it cannot attack.",
    "bonus": "What it adds to an attack.",
    "defence": "What it takes off every attack.",
    "heal": "How much Chi it restores.",
}
KIND_DESCRIPTIONS: Final = {
    ATTACK: "Starts an attack.",
    effects.ENHANCEMENT: "Added to an attack.",
    effects.FINISHING: "Added to an attack, one at the most.",
    BLOCK: "Answers an attack.",
    WEAPON: "Lies before its owner; attacks are made with it.",
    STANCE: "Lies before its owner.",
    CHI: "Restores Chi.",
    IMPROVED_WEAPON: "Hangs on a weapon.",
    IMPROVED_STANCE: "Hangs on a stance.",
    SPECIAL: "Played among teammates when its condition holds.",
    ARCHETYPE: "Who a player is; never shuffled in.",
    CHALLENGE: "Makes its player the target of an attack, who may then block.",
}
DECK_DESCRIPTIONS: Final = {
    "original": "Always played with.",
    "expansion": "Played with if the table says so.",
    "team": "Played with in teams.",
    "archetype": "Never shuffled in.",
    "own": "A card of your own: always shuffled in, counted in no size.",
}


def _parameter_field(parameter: str, effect_type: EffectType2019) -> Field:
    """Return the schema field of an effect parameter."""
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
        return number_field("n", minimum, 20, "Its number.", sources=(SOURCE,), default=str(max(1, minimum)))
    if parameter == "against":
        return Field(
            "against",
            WORDS,
            "Against which attacks.",
            choices=tuple([FieldChoice(each) for each in ATTACK_TYPES]),
            minimum=1,
            maximum=len(ATTACK_TYPES),
        )
    if parameter == "cards":
        return Field("cards", WORDS, "Which cards, by their ids.", names=EntryNames("card"), minimum=1, maximum=20)
    if parameter == "subtype":
        return choice_field("subtype", SUBTYPES[WEAPON], "Which weapons.")
    if parameter == "stance":
        named = EntryNames("card", where="kind", among=(STANCE,), extra=("any",))
        return Field("stance", CHOICE, "Which stance, by its id, or any.", names=named, default="any")
    if parameter == "limit":
        return number_field("limit", 1, 99, "So much Chi or less.", sources=(SOURCE,), default="5")
    attachment_kind = IMPROVED_WEAPON if effect_type.name == "attach-to-weapons" else IMPROVED_STANCE
    return Field(
        "companion",
        CHOICE,
        "The card that hangs there, by its id.",
        names=EntryNames("card", where="kind", among=(attachment_kind,)),
    )


EFFECT_SCHEMA: Final = TableSchema(
    fields=(
        Field(
            "word",
            CHOICE,
            "What it does.",
            choices=tuple([FieldChoice(word.name, word.template, word.card_kinds) for word in effects.EFFECT_TYPES]),
        ),
        Field(SOURCE, SOURCE, "Where it comes from, if not from where the card does.", required=False),
    ),
    variant_key="word",
    variants=tuple(
        [
            EntryVariant(word.name, tuple([_parameter_field(need, word) for need in word.parameters]))
            for word in effects.EFFECT_TYPES
        ]
    ),
)


def _variant(kind: str) -> EntryVariant:
    fields: list[Field] = []
    if kind in SUBTYPES:
        fields.append(choice_field("subtype", SUBTYPES[kind], "What sort of its kind."))
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


CARD_SCHEMA: Final = TableSchema(
    fields=(
        id_field("How the notation calls the card."),
        name_field("How people call the card."),
        Field(
            "deck",
            CHOICE,
            "The deck that it is in.",
            choices=tuple([FieldChoice(deck, DECK_DESCRIPTIONS[deck]) for deck in DECKS]),
            default="own",
        ),
        Field(
            "kind",
            CHOICE,
            "What sort of card it is.",
            choices=tuple([FieldChoice(kind, KIND_DESCRIPTIONS[kind]) for kind in KINDS]),
        ),
        Field("team", FLAG, "Whether it is a team card.", required=False),
        number_field("copies", 0, 100, "How many there are; 0 switches it off.", default="1"),
        icon_field(required=True),
        Field(
            "effects",
            ENTRIES,
            "What it does.",
            required=False,
            shape=EFFECT_SCHEMA,
            singular="effect",
            minimum=1,
            maximum=8,
        ),
    ),
    sources=("id", "copies", *NUMBERS),
    variant_key="kind",
    variants=tuple([_variant(kind) for kind in KINDS]),
)


def _size_field(deck: str) -> Field:
    return number_field(
        f"{deck}_size",
        1,
        999,
        f"How many cards of the deck {deck} there are.",
        source="size",
        derived=DerivedValue(
            (SumTerm("card", column="copies", where="deck", among=(deck,)),),
            "should be {}, as many as the cards listed",
        ),
    )


SCHEMA: Final = Schema(
    "kung-fu-2019",
    TableSchema(
        fields=(
            choice_field("game", ("kung-fu-2019",), "Which game the pack is for."),
            number_field(
                "revision", 1, 3, "By which of our rules it is read; keep it as it is.", required=False, tunable=False
            ),
            number_field("start_chi", 1, 99, "The Chi with which everybody begins.", source="chi"),
            number_field("team_chi", 1, 99, "The Chi with which a team of two begins.", source="chi"),
            number_field("large_team_chi", 1, 99, "The Chi with which a team of three begins.", source="chi"),
            number_field("hand", 1, 20, "How many cards a hand has."),
            number_field(
                "turn_cap",
                1,
                TURN_CAP,
                f"After so many turns the game ends without a winner; left out, after {TURN_CAP}.",
                required=False,
            ),
            Field("turn_cap_source", SOURCE, "Where it comes from.", required=False),
            *[_size_field(deck) for deck in DECKS[:-1]],
            Field(
                "card",
                ENTRIES,
                "The cards.",
                shape=CARD_SCHEMA,
                key="id",
                distinct="name",
                singular="card",
                disabled_note="copies",
                minimum=1,
                maximum=250,
            ),
        ),
        sources=("chi", "hand", "size"),
    ),
    extra_rules=(
        "An archetype is in the deck archetype, with what hangs on weapons and stances for it, each once at the most; "
        "there are at least 6 archetypes.",
        "Only cards of the decks team and own are team cards.",
        "A special says once when it is played: give-weapon, swap-cards, strike-staggered or when-team-loses.",
        "A block says how it answers: ignore or reduce. A challenge says whose place it takes: take-over or "
        "take-over-teammate. Before revision 3 a block could have these two words.",
        "A word stands once on a card, except card-bonus and stance-bonus; what speaks of a split stands beside split.",
        "The original deck has an attack, and is enough for six hands.",
    ),
)
