"""Card abilities: their names, the numbers that each takes, and the text on a card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.core.message import Argument, Text, message_ids, msg

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
    def __init__(self, number: i64, card_kinds: list[str], parameters: list[str], token: str) -> None:
        self.number = number
        """The constant above that the rules use for this ability."""
        self.card_kinds = card_kinds
        """The kinds of cards that may have this ability."""
        self.parameters = parameters
        """Names of the ability's numbers, at most three. A `?` marks an optional number, and a `!` marks a number that
        is always 1."""
        self.token = token
        """The token that the ability always refers to, if any."""


def _leader_ability(number: i64, parameters: list[str], token: str = "") -> AbilityType:
    return AbilityType(number, FIGHTER_KINDS, parameters, token)


def _item_ability(number: i64, parameters: list[str], token: str = "") -> AbilityType:
    return AbilityType(number, ["item"], parameters, token)


def _achievement_ability(number: i64, parameters: list[str]) -> AbilityType:
    return AbilityType(number, ["achievement"], parameters, "")


ABILITIES: Final[dict[str, AbilityType]] = {
    "none": _leader_ability(NO_ABILITY, []),
    "chef": _leader_ability(CHEF, []),
    "counter-weapons": _leader_ability(COUNTER_WEAPONS, ["ignore", "steal"]),
    "ap-if-behind-on-vp": _leader_ability(AP_IF_BEHIND, ["ap"]),
    "ap-per-enemy-animal": _leader_ability(AP_PER_ENEMY, ["ap"]),
    "leave-token": _leader_ability(LEAVE_TOKEN, [], "hua"),
    "add-assistant": _leader_ability(ADD_ASSISTANT, ["count!"]),
    "take-weapons-after": _leader_ability(WEAPONS_AFTER, ["count"]),
    "add-weapons": _leader_ability(ADD_WEAPONS, ["max"]),
    "return-on-win": _leader_ability(RETURN_ON_WIN, []),
    "tokens-on-other-arenas": _leader_ability(TOKENS_ELSEWHERE, [], "raihuu"),
    "take-weapons-on-win": _leader_ability(WEAPONS_ON_WIN, ["count"]),
    "vp-on-win": _leader_ability(VP_ON_WIN, ["vp"]),
    "remove-weakest-assistant": _leader_ability(REMOVE_WEAKEST, []),
    "cap-sp-loss": _leader_ability(CAP_LOSS, ["cap"]),
    "win-if-behind-by": _leader_ability(WIN_IF_BEHIND, ["gap"]),
    "free-of-card-limit": _leader_ability(FREE_OF_LIMIT, []),
    "enemy-sp-on-win": _leader_ability(ENEMY_SP_ON_WIN, ["sp"]),
    "take-weapons": _item_ability(TAKE_WEAPONS, ["count"]),
    "gain-sp-and-recover": _item_ability(SP_AND_RECOVER, ["sp"]),
    "take-token": _item_ability(TAKE_TOKEN, [], "coconut"),
    "card-limit": _item_ability(CARD_LIMIT, ["add"]),
    "win-ties": _item_ability(WIN_TIES, []),
    "arena-token": _item_ability(ARENA_TOKEN, [], "mushroom"),
    "draw-and-pick": _item_ability(DRAW_AND_PICK, ["draw", "pick!"]),
    "sp": _achievement_ability(SP, ["enemy", "own?"]),
    "sp-by-gap": _achievement_ability(SP_BY_GAP, ["gap_0_2", "gap_3_6", "gap_7_up"]),
    "sp-and-limit-token": _achievement_ability(SP_AND_LIMIT, ["enemy"]),
    "sp-and-vp": _achievement_ability(SP_AND_VP, ["enemy", "vp"]),
    "sp-and-weapons": _achievement_ability(SP_AND_WEAPONS, ["enemy", "weapons"]),
    "sp-and-take-back": _achievement_ability(SP_AND_TAKE_BACK, ["enemy"]),
    "sp-by-own-count": _achievement_ability(SP_BY_COUNT, ["first", "second", "third_up"]),
}

PLAIN_TEXT_IDS: Final = message_ids(
    "kung-fur-fight-cards-text", "none, chef, leave-token, add-assistant, return-on-win, win-ties"
) | {
    "tokens-on-other-arenas": "kung-fur-fight-cards-text-tokens-elsewhere",
    "remove-weakest-assistant": "kung-fur-fight-cards-text-remove-weakest",
    "free-of-card-limit": "kung-fur-fight-cards-text-free-of-limit",
    "take-token": "kung-fur-fight-cards-text-coconut",
    "arena-token": "kung-fur-fight-cards-text-mushroom",
}
ONE_NUMBER_TEXT_IDS: Final = message_ids(
    "kung-fur-fight-cards-text",
    "add-weapons, vp-on-win, enemy-sp-on-win, take-weapons, card-limit, draw-and-pick, sp, sp-and-take-back",
) | {
    "ap-if-behind-on-vp": "kung-fur-fight-cards-text-ap-if-behind",
    "ap-per-enemy-animal": "kung-fur-fight-cards-text-ap-per-enemy",
    "take-weapons-after": "kung-fur-fight-cards-text-weapons-after",
    "take-weapons-on-win": "kung-fur-fight-cards-text-weapons-on-win",
    "cap-sp-loss": "kung-fur-fight-cards-text-cap-loss",
    "win-if-behind-by": "kung-fur-fight-cards-text-win-if-behind",
    "gain-sp-and-recover": "kung-fur-fight-cards-text-sp-and-recover",
    "sp-and-limit-token": "kung-fur-fight-cards-text-sp-and-limit",
}
TWO_NUMBER_TEXT_IDS: Final = message_ids("kung-fur-fight-cards-text", "counter-weapons, sp-and-vp, sp-and-weapons")
THREE_NUMBER_TEXT_IDS: Final[dict[str, str]] = {
    "sp-by-gap": "kung-fur-fight-cards-text-sp-by-gap",
    "sp-by-own-count": "kung-fur-fight-cards-text-sp-by-count",
}


def ability_text(ability: str, first: Argument, second: Argument, third: Argument) -> Text:
    """Return an ability's text on a card. Lost SP are positive numbers."""
    if ability in PLAIN_TEXT_IDS:
        return msg(PLAIN_TEXT_IDS[ability])
    if ability in ONE_NUMBER_TEXT_IDS:
        return msg(ONE_NUMBER_TEXT_IDS[ability], first=first)
    if ability in TWO_NUMBER_TEXT_IDS:
        return msg(TWO_NUMBER_TEXT_IDS[ability], first=first, second=second)
    return msg(THREE_NUMBER_TEXT_IDS[ability], first=first, second=second, third=third)


def names_by_number(abilities: dict[str, AbilityType]) -> list[str]:
    """Return the ability names indexed by number. Raise `ValueError` unless the numbers are 0, 1, 2 and so on."""
    names = sorted(abilities, key=lambda word: int(abilities[word].number))
    for at, word in enumerate(names):
        if abilities[word].number != at:
            raise ValueError(f"The ability '{word}' has the number {abilities[word].number}, but should have {at}.")
    return names


ABILITY_NAMES: Final = names_by_number(ABILITIES)
"""Ability names indexed by number."""
