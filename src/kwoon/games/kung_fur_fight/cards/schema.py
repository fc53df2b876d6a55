"""What a pack of Kung Fur Fight may hold."""

from __future__ import annotations

from typing import Final

from kwoon.core.schema.fields import (
    CHOICE,
    ENTRIES,
    FLAG,
    TABLE,
    TEXT,
    WORDS,
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
    remark,
    title,
)
from kwoon.games.kung_fur_fight.cards import abilities

SEALS: Final = {"dogs": "dog", "cats": "cat"}
ARENAS: Final = 3
MOST_FIGHTERS: Final = 30
"""Sets of animals are bits of a number; compiled, `1 << kind` is shifted in 32 bits, whatever its type says."""
NUMBERS: Final = {
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
"""What the numbers of abilities mean."""


def _number(name: str) -> Field:
    plain = name.rstrip("?!")
    if name.endswith("!"):
        return number(plain, 1, 1, NUMBERS[plain], source="")
    return number(plain, -99, 99, NUMBERS[plain], needed=name == plain, blank="1")


def _ability() -> Shape:
    variants: list[Variant] = []
    choices: list[Choice] = []
    for word in abilities.NAMES:
        ability = abilities.WORDS[word]
        fields = [_number(name) for name in ability.numbers]
        if ability.token:
            fields.append(choice("token", (ability.token,), "The token it speaks of."))
        variants.append(Variant(word, tuple(fields)))
        choices.append(Choice(word, ability.says or "Nothing.", tuple(ability.kinds)))
    return Shape(
        fields=(Field("word", CHOICE, "What it does.", choices=tuple(choices)),), by="word", variants=tuple(variants)
    )


FIGHTING: Final = (
    number("ap", 0, 99, "Its strength in an arena.", blank="1"),
    Field(
        "restrictions",
        WORDS,
        "How it may be played.",
        needed=False,
        choices=(
            Choice("leader-only", "It must lead."),
            Choice("no-assistants", "It must lead, and alone; say leader-only too."),
        ),
        most=2,
    ),
)

CARD: Final = Shape(
    fields=(
        label("How the notation calls the card."),
        title("How people call the card."),
        choice("kind", (*abilities.FIGHTERS, "item", "achievement"), "What sort of card it is."),
        number("copies", 0, 20, "How many there are; 0 switches it off.", blank="1"),
        Field("ability", TABLE, "What it does, in one word with its numbers.", shape=_ability()),
        Field("clause", TEXT, "The clause of the rules that speaks of it.", needed=False),
        Field("glyph", TEXT, "A sign before the name.", needed=False, length=2),
        picture(),
        Field("timing", TEXT, "For people: when an item works.", needed=False),
        Field("kept", FLAG, "For people: whether it is kept.", needed=False),
        remark("copies_note", "A remark on the copies."),
    ),
    sources=("ap", "copies"),
    by="kind",
    variants=(
        Variant(
            "animal",
            (choice("faction", tuple(SEALS), "Whose animal it is."), *FIGHTING),
            # Both sides have as many animals: a new one waits until there is room for it.
            blank=(("copies", 0), ("ability", {"word": "none"})),
        ),
        Variant("ranger", FIGHTING, blank=(("ability", {"word": "none"}),)),
        Variant("item", blank=(("ability", {"word": "take-weapons", "count": 1}),)),
        Variant("achievement", blank=(("ability", {"word": "sp", "enemy": -1}),)),
    ),
)


def _token(id: str, most: int, has_ap: bool, follows: str = "") -> Variant:
    said = Follows((Term(f"start.{follows}", times=2),), "should be {}, as many as both players begin with")
    fields = [number("count", 0, most, "How many there are.", follows=said if follows else None)]
    if has_ap:
        fields.append(number("ap", 0, 9, "The AP that it adds."))
    return Variant(id, tuple(fields))


TOKENS: Final = (
    _token("hidden-weapon", 40, True),
    _token("hua", 9, True),
    _token("raihuu", 9, True),
    _token("mushroom", 20, True),
    _token("coconut", 1, True),
    _token("card-limit-minus-1", 2, False),
    _token("dish", 99, False, "dishes"),
    _token("delicacy", 99, False, "delicacies"),
)
TOKEN: Final = Shape(
    fields=(
        choice("id", tuple([token.value for token in TOKENS]), "Which token it is."),
        title("How people call it."),
        picture(),
        remark("note", "A remark for designers."),
    ),
    sources=("count", "ap"),
    by="id",
    variants=TOKENS,
    addable=False,
)

START: Final = Shape(
    fields=(
        number("sp", 1, 99, "The SP with which a side begins."),
        number("vp", 0, 99, "The VP with which a side begins."),
        number("card_limit", 1, 9, "How many animals a side plays in a round."),
        number("hidden_weapons_dogs", 0, 40, "Hidden Weapons of the Dogs.", source="hidden_weapons"),
        number("hidden_weapons_cats", 0, 40, "Hidden Weapons of the Cats.", source="hidden_weapons"),
        number("dishes", 0, 9, "Dishes of a side.", source="food"),
        number("delicacies", 0, 9, "Delicacies of a side.", source="food"),
        Field("hand", TEXT, "For people: with which cards a side begins.", length=400),
    ),
    sources=("sp", "vp", "card_limit", "hidden_weapons", "food", "hand"),
    loose=True,
)
LIMITS: Final = Shape(
    fields=(
        number("sp_max", 1, 99, "More SP nobody has.", least_at="start.sp"),
        number("animals_per_arena", 1, 9, "Animals of a side in an arena."),
        number("rewards_per_arena", 1, 9, "Rewards that lie in an arena at the most."),
        number("mushrooms_per_arena", 0, 9, "Mushroom tokens of a side in an arena."),
        number("arenas", ARENAS, ARENAS, "How many arenas there are."),
        number("limit_at_sp_8", 1, 12, "The Card Limit of a player whose SP fell to 8 or fewer.", source="limit"),
        number("limit_at_sp_4", 1, 12, "The Card Limit of a player whose SP fell to 4 or fewer.", source="limit"),
        number("vp_lead_to_win", 1, 99, "Whoever is so many VP ahead wins.", source="vp_lead"),
        number("pile_minimum", ARENAS, 99, "The game ends when fewer cards are left in the pile."),
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
    loose=True,
)
PILE: Final = Term("card", of="copies", where="kind", among=("ranger", "item", "achievement"))
COUNTS: Final = Shape(
    fields=(
        number(
            "cards_total",
            1,
            999,
            "How many cards there are.",
            follows=Follows(
                (PILE, Term("card", of="copies", where="faction", among=("dogs",), times=2)),
                "should be {}, as many as the cards listed",
            ),
        ),
        number(
            "animals_per_faction",
            1,
            99,
            "How many animals a side has.",
            follows=Follows(
                (Term("card", of="copies", where="faction", among=("dogs",)),), "should be {}, as many as the Dogs have"
            ),
        ),
        number(
            "reward_pile",
            ARENAS,
            999,
            "How many cards the pile has.",
            follows=Follows((PILE,), "should be {}, as many as the cards listed"),
        ),
    ),
    sources=("cards_total", "animals_per_faction", "reward_pile"),
    loose=True,
)

SCHEMA: Final = Schema(
    "kung-fur-fight",
    Shape(
        fields=(
            choice("game", ("kung-fur-fight",), "Which game the pack is for."),
            Field("start", TABLE, "With what a side begins.", shape=START),
            Field("limits", TABLE, "How much there may be of something, and when the game ends.", shape=LIMITS),
            Field("counts", TABLE, "How many cards there are.", shape=COUNTS),
            Field(
                "token", ENTRIES, "The tokens.", shape=TOKEN, key="id", one="token", least=len(TOKENS), most=len(TOKENS)
            ),
            Field(
                "card",
                ENTRIES,
                "The cards: animals and rangers first, then items and achievements.",
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
        "Both sides have as many animals.",
        f"There is room for {MOST_FIGHTERS} kinds of animals and rangers.",
        "Animals and rangers are listed before items and achievements.",
        "Both sides together begin with no more Hidden Weapons than there are.",
    ),
)
