"""What a pack of Kung Fu Fighting! (2019) may hold."""

from __future__ import annotations

from typing import Final

from kwoon.core.schema.fields import (
    CHOICE,
    ENTRIES,
    FLAG,
    SOURCE,
    WORDS,
    Choice,
    Field,
    Follows,
    Names,
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
from kwoon.games.kung_fu_2019.cards import vocabulary
from kwoon.games.kung_fu_2019.cards.vocabulary import (
    ADDED,
    AGAINST,
    ARCHETYPE,
    ATTACK,
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
    Word,
)

TURN_CAP: Final = 1000
DECKS: Final = ("original", "expansion", "team", "archetype", "own")
NUMBERS: Final = ("attack", "bonus", "defence", "heal")
HAVE: Final = {
    "attack": (ATTACK, WEAPON, IMPROVED_WEAPON),
    "bonus": ADDED,
    "defence": (WEAPON, STANCE, IMPROVED_WEAPON, IMPROVED_STANCE),
    "heal": (CHI,),
}
"""Which kinds of cards can have which number."""
MUST: Final = {"attack": (ATTACK,), "bonus": ADDED, "defence": (), "heal": (CHI,)}
ABOUT: Final = {
    "attack": "The damage of the attack that it starts; left out on a weapon, it cannot attack.",
    "bonus": "What it adds to an attack.",
    "defence": "What it takes off every attack.",
    "heal": "How much Chi it restores.",
}
KIND_ABOUT: Final = {
    ATTACK: "Starts an attack.",
    vocabulary.ENHANCEMENT: "Added to an attack.",
    vocabulary.FINISHING: "Added to an attack, one at the most.",
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
DECK_ABOUT: Final = {
    "original": "Always played with.",
    "expansion": "Played with if the table says so.",
    "team": "Played with in teams.",
    "archetype": "Never shuffled in.",
    "own": "A card of your own: always shuffled in, counted in no size.",
}


def _needed(need: str, word: Word) -> Field:
    """What a word needs besides."""
    if need == "n":
        least = (
            -5 if word.name == "hand-size" else 0 if word.name == "split-value" else 2 if word.name == "split" else 1
        )
        return number("n", least, 20, "Its number.", sources=(SOURCE,), blank=str(max(1, least)))
    if need == "against":
        return Field(
            "against",
            WORDS,
            "Against which attacks.",
            choices=tuple([Choice(each) for each in AGAINST]),
            least=1,
            most=len(AGAINST),
        )
    if need == "cards":
        return Field("cards", WORDS, "Which cards, by their ids.", names=Names("card"), least=1, most=20)
    if need == "subtype":
        return choice("subtype", SUBTYPES[WEAPON], "Which weapons.")
    if need == "stance":
        named = Names("card", where="kind", among=(STANCE,), besides=("any",))
        return Field("stance", CHOICE, "Which stance, by its id, or any.", names=named, blank="any")
    if need == "limit":
        return number("limit", 1, 99, "So much Chi or less.", sources=(SOURCE,), blank="5")
    hung = IMPROVED_WEAPON if word.name == "attach-to-weapons" else IMPROVED_STANCE
    return Field(
        "companion", CHOICE, "The card that hangs there, by its id.", names=Names("card", where="kind", among=(hung,))
    )


EFFECT: Final = Shape(
    fields=(
        Field(
            "word",
            CHOICE,
            "What it does.",
            choices=tuple([Choice(word.name, word.text, word.kinds) for word in vocabulary.WORDS]),
        ),
        Field(SOURCE, SOURCE, "Where it comes from, if not from where the card does.", needed=False),
    ),
    by="word",
    variants=tuple(
        [Variant(word.name, tuple([_needed(need, word) for need in word.needs])) for word in vocabulary.WORDS]
    ),
)


def _variant(kind: str) -> Variant:
    fields: list[Field] = []
    if kind in SUBTYPES:
        fields.append(choice("subtype", SUBTYPES[kind], "What sort of its kind."))
    for name in NUMBERS:
        if kind in HAVE[name]:
            fields.append(number(name, 0, 99, ABOUT[name], needed=kind in MUST[name], blank="1"))
    blank: list[tuple[str, object]] = []
    if kind == BLOCK:
        blank.append(("effects", [{"word": "reduce", "n": 1, "against": ["any"]}]))
        blank.append(("subtype", "general"))
    elif kind == CHALLENGE:
        blank.append(("effects", [{"word": "take-over"}]))
    elif kind == SPECIAL:
        blank.append(("effects", [{"word": "when-team-loses", "n": 5}, {"word": "team-draws", "n": 1}]))
    elif kind == ARCHETYPE:
        blank.append(("deck", "archetype"))
        blank.append(("effects", [{"word": "attack-bonus", "n": 1}]))
    elif kind in (WEAPON, IMPROVED_WEAPON):
        blank.append(("attack", 1))
    elif kind in (STANCE, IMPROVED_STANCE):
        blank.append(("defence", 1))
    return Variant(kind, tuple(fields), tuple(blank))


CARD: Final = Shape(
    fields=(
        label("How the notation calls the card."),
        title("How people call the card."),
        Field(
            "deck",
            CHOICE,
            "The deck that it is in.",
            choices=tuple([Choice(deck, DECK_ABOUT[deck]) for deck in DECKS]),
            blank="own",
        ),
        Field(
            "kind",
            CHOICE,
            "What sort of card it is.",
            choices=tuple([Choice(kind, KIND_ABOUT[kind]) for kind in KINDS]),
        ),
        Field("team", FLAG, "Whether it is a team card.", needed=False),
        number("copies", 0, 100, "How many there are; 0 switches it off.", blank="1"),
        picture(needed=True),
        Field("effects", ENTRIES, "What it does.", needed=False, shape=EFFECT, one="effect", least=1, most=8),
    ),
    sources=("id", "copies", *NUMBERS),
    by="kind",
    variants=tuple([_variant(kind) for kind in KINDS]),
)


def _size(deck: str) -> Field:
    return number(
        f"{deck}_size",
        1,
        999,
        f"How many cards of the deck {deck} there are.",
        source="size",
        follows=Follows(
            (Term("card", of="copies", where="deck", among=(deck,)),), "should be {}, as many as the cards listed"
        ),
    )


SCHEMA: Final = Schema(
    "kung-fu-2019",
    Shape(
        fields=(
            choice("game", ("kung-fu-2019",), "Which game the pack is for."),
            number("revision", 1, 3, "By which of our rules it is read; keep it as it is.", needed=False, tuned=False),
            number("start_chi", 1, 99, "The Chi with which everybody begins.", source="chi"),
            number("team_chi", 1, 99, "The Chi with which a team of two begins.", source="chi"),
            number("large_team_chi", 1, 99, "The Chi with which a team of three begins.", source="chi"),
            number("hand", 1, 20, "How many cards a hand has."),
            number(
                "turn_cap",
                1,
                TURN_CAP,
                f"After so many turns the game ends without a winner; left out, after {TURN_CAP}.",
                needed=False,
            ),
            Field("turn_cap_source", SOURCE, "Where it comes from.", needed=False),
            *[_size(deck) for deck in DECKS[:-1]],
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
                most=250,
            ),
        ),
        sources=("chi", "hand", "size"),
    ),
    notes=(
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
