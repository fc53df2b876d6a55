"""Card abilities: their names, the numbers that each takes, and their text on a card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Leaders.
NO_ABILITY: Final[i64] = 0
CHEF: Final[i64] = 1
COUNTER_WEAPONS: Final[i64] = 2
AP_IF_BEHIND: Final[i64] = 3
AP_PER_ENEMY: Final[i64] = 4
LEAVE_TOKEN: Final[i64] = 5
ADD_ASSISTANT: Final[i64] = 6
WEAPONS_AFTER: Final[i64] = 7
ADD_WEAPONS: Final[i64] = 8
RETURN_ON_WIN: Final[i64] = 9
TOKENS_ELSEWHERE: Final[i64] = 10
WEAPONS_ON_WIN: Final[i64] = 11
VP_ON_WIN: Final[i64] = 12
REMOVE_WEAKEST: Final[i64] = 13
CAP_LOSS: Final[i64] = 14
WIN_IF_BEHIND: Final[i64] = 15
FREE_OF_LIMIT: Final[i64] = 16
ENEMY_SP_ON_WIN: Final[i64] = 17
# Items.
TAKE_WEAPONS: Final[i64] = 18
SP_AND_RECOVER: Final[i64] = 19
TAKE_TOKEN: Final[i64] = 20
CARD_LIMIT: Final[i64] = 21
WIN_TIES: Final[i64] = 22
ARENA_TOKEN: Final[i64] = 23
DRAW_AND_PICK: Final[i64] = 24
# Achievements.
SP: Final[i64] = 25
SP_BY_GAP: Final[i64] = 26
SP_AND_LIMIT: Final[i64] = 27
SP_AND_VP: Final[i64] = 28
SP_AND_WEAPONS: Final[i64] = 29
SP_AND_TAKE_BACK: Final[i64] = 30
SP_BY_COUNT: Final[i64] = 31

FIGHTER_KINDS: Final = ["animal", "ranger"]


class AbilityType:
    def __init__(self, number: i64, card_kinds: list[str], parameters: list[str], token: str, template: str) -> None:
        self.number = number
        """The constant above that the rules use for this ability."""
        self.card_kinds = card_kinds
        """The kinds of cards that may have this ability."""
        self.parameters = parameters
        """Names of the ability's numbers, at most three. A `?` marks an optional number, and a `!` marks a number that
        is always 1."""
        self.token = token
        """The token that the ability always refers to, if any."""
        self.template = template
        """Text on the card. {0}, {1} and {2} stand for the ability's numbers; losses are shown without the minus sign.
        """


def _leader_ability(number: i64, parameters: list[str], template: str, token: str = "") -> AbilityType:
    return AbilityType(number, FIGHTER_KINDS, parameters, token, template)


def _item_ability(number: i64, parameters: list[str], template: str, token: str = "") -> AbilityType:
    return AbilityType(number, ["item"], parameters, token, template)


def _achievement_ability(number: i64, parameters: list[str], template: str) -> AbilityType:
    return AbilityType(number, ["achievement"], parameters, "", template)


ABILITIES: Final[dict[str, AbilityType]] = {
    "none": _leader_ability(NO_ABILITY, [], ""),
    "chef": _leader_ability(CHEF, [], "Chef: after the round spend 1 Food and take back all your used animals."),
    "counter-weapons": _leader_ability(
        COUNTER_WEAPONS,
        ["ignore", "steal"],
        "Up to {0} enemy Hidden Weapons here do not count, and you take up to {1} of them.",
    ),
    "ap-if-behind-on-vp": _leader_ability(AP_IF_BEHIND, ["ap"], "+{0} AP if you have fewer VP than your opponent."),
    "ap-per-enemy-animal": _leader_ability(AP_PER_ENEMY, ["ap"], "+{0} AP for each enemy animal here."),
    "leave-token": _leader_ability(
        LEAVE_TOKEN, [], "Leaves a Hua token here after the combat. Lose here without her and it goes.", "hua"
    ),
    "add-assistant": _leader_ability(
        ADD_ASSISTANT, ["count!"], "With fewer than three animals here you may add one from your hand, limit or not."
    ),
    "take-weapons-after": _leader_ability(WEAPONS_AFTER, ["count"], "After the combat take {0} Hidden Weapons."),
    "add-weapons": _leader_ability(
        ADD_WEAPONS, ["max"], "Before the combat you may add up to {0} Hidden Weapons of yours here."
    ),
    "return-on-win": _leader_ability(RETURN_ON_WIN, [], "Win, and this card goes back to your hand."),
    "tokens-on-other-arenas": _leader_ability(
        TOKENS_ELSEWHERE, [], "Puts a Raihuu token on both other arenas for this round.", "raihuu"
    ),
    "take-weapons-on-win": _leader_ability(WEAPONS_ON_WIN, ["count"], "Win, and take {0} Hidden Weapons."),
    "vp-on-win": _leader_ability(VP_ON_WIN, ["vp"], "A win gives you {0} VP instead of 1."),
    "remove-weakest-assistant": _leader_ability(
        REMOVE_WEAKEST, [], "You may send the weakest enemy Assistant here to rest."
    ),
    "cap-sp-loss": _leader_ability(CAP_LOSS, ["cap"], "Lose here, and you lose no more than {0} SP."),
    "win-if-behind-by": _leader_ability(
        WIN_IF_BEHIND, ["gap"], "You also win if the enemy has {0} AP more than you, or more still."
    ),
    "free-of-card-limit": _leader_ability(FREE_OF_LIMIT, [], "Does not count against your card limit."),
    "enemy-sp-on-win": _leader_ability(ENEMY_SP_ON_WIN, ["sp"], "Win, and your opponent loses {0} SP."),
    "take-weapons": _item_ability(TAKE_WEAPONS, ["count"], "Take {0} Hidden Weapons at once."),
    "gain-sp-and-recover": _item_ability(
        SP_AND_RECOVER, ["sp"], "+{0} SP at once. After the round take back all your used animals, free of Food."
    ),
    "take-token": _item_ability(
        TAKE_TOKEN, [], "Take the Coconut token: each round it may join one of your teams.", "coconut"
    ),
    "card-limit": _item_ability(
        CARD_LIMIT, ["add"], "Keep it. Once, it raises your card limit by {0}; your plan uses it when it needs it."
    ),
    "win-ties": _item_ability(WIN_TIES, [], "Keep it. You win every tied combat, except 0 against 0."),
    "arena-token": _item_ability(
        ARENA_TOKEN, [], "Put a Mushroom token on your side of this arena, for good.", "mushroom"
    ),
    "draw-and-pick": _item_ability(
        DRAW_AND_PICK,
        ["draw", "pick!"],
        "Look at {0} cards of the pile and use one of them. The others are discarded unseen.",
    ),
    "sp": _achievement_ability(SP, ["enemy", "own?"], "Your opponent loses {0} SP."),
    "sp-by-gap": _achievement_ability(
        SP_BY_GAP,
        ["gap_0_2", "gap_3_6", "gap_7_up"],
        "Your opponent loses SP by the AP gap: {0} up to 2, {1} up to 6, {2} from 7.",
    ),
    "sp-and-limit-token": _achievement_ability(
        SP_AND_LIMIT, ["enemy"], "Your opponent loses {0} SP and may play one animal fewer next round."
    ),
    "sp-and-vp": _achievement_ability(SP_AND_VP, ["enemy", "vp"], "Your opponent loses {0} SP and you gain {1} VP."),
    "sp-and-weapons": _achievement_ability(
        SP_AND_WEAPONS, ["enemy", "weapons"], "Your opponent loses {0} SP and you take {1} Hidden Weapons."
    ),
    "sp-and-take-back": _achievement_ability(
        SP_AND_TAKE_BACK, ["enemy"], "Your opponent loses {0} SP and your animals here go back to your hand."
    ),
    "sp-by-own-count": _achievement_ability(
        SP_BY_COUNT,
        ["first", "second", "third_up"],
        "Keep it. Your opponent loses {0} SP for your first, {1} for your second, {2} for any later one.",
    ),
}


def names_by_number(abilities: dict[str, AbilityType]) -> list[str]:
    """Return the ability names indexed by number. Raise `ValueError` unless the numbers are 0, 1, 2 and so on."""
    names = sorted(abilities, key=lambda word: int(abilities[word].number))
    for at, word in enumerate(names):
        if abilities[word].number != at:
            raise ValueError(f"The ability '{word}' has the number {abilities[word].number}, but should have {at}.")
    return names


ABILITY_NAMES: Final = names_by_number(ABILITIES)
"""Ability names indexed by number."""
