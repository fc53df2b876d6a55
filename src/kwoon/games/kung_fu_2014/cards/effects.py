"""Effect types of cards and the texts printed for them."""

from __future__ import annotations

from typing import Final

from kwoon.core.message import Text, message_ids, msg
from kwoon.core.schema.pack_node import PackNode

BASE: Final = "base"
WEAPON: Final = "weapon"
ENHANCEMENT: Final = "enhancement"
FINISHING: Final = "finishing move"
STANCE: Final = "stance"

BASE_KINDS: Final = (BASE, WEAPON)
RETURNING_KINDS: Final = (WEAPON, STANCE)
ATTACK_KINDS: Final = (BASE, WEAPON, FINISHING, STANCE)

ATTACK: Final = "attack"
BLOCK: Final = "block"
EITHER_SIDE: Final = "either"


EFFECT_TEXT_IDS: Final = message_ids(
    "kung-fu-2014-cards-text",
    "draw-when-played, break-attack, break-block, bonus-or-target, extra-targets, sweep, damage-lose, "
    "target-discard, damage-discard, target-draw, damage-draw, damage-gain, miss-draw, unhurt-gain, exchange, "
    "return-cost",
)
"""The printed texts of the effects with a number, which is the argument `n`."""
PLAIN_EFFECT_TEXT_IDS: Final = message_ids(
    "kung-fu-2014-cards-text",
    "strip-weapon, strip-stance, always-discarded, miss-discarded, many-discarded, return-one, counter, "
    "hurt-counter, give-up-counter",
)


class CombatEffectType:
    """An effect type: the card kinds that can have it, and the side it works on."""

    def __init__(self, name: str, card_kinds: tuple[str, ...], side: str) -> None:
        self.name = name
        self.card_kinds = card_kinds
        self.side = side
        self.has_number = name in EFFECT_TEXT_IDS

    def printed_text(self, n: int | str) -> Text:
        """Return the text printed on a card with this effect and number."""
        return msg(EFFECT_TEXT_IDS[self.name], n=n) if self.has_number else msg(PLAIN_EFFECT_TEXT_IDS[self.name])


EFFECT_TYPES: Final = (
    CombatEffectType("draw-when-played", (BASE, WEAPON, STANCE), EITHER_SIDE),
    CombatEffectType("break-attack", (WEAPON,), ATTACK),
    CombatEffectType("break-block", (WEAPON,), BLOCK),
    CombatEffectType("bonus-or-target", (FINISHING,), ATTACK),
    CombatEffectType("extra-targets", ATTACK_KINDS, ATTACK),
    CombatEffectType("sweep", ATTACK_KINDS, ATTACK),
    CombatEffectType("damage-lose", ATTACK_KINDS, ATTACK),
    CombatEffectType("target-discard", ATTACK_KINDS, ATTACK),
    CombatEffectType("damage-discard", ATTACK_KINDS, ATTACK),
    CombatEffectType("target-draw", ATTACK_KINDS, ATTACK),
    CombatEffectType("damage-draw", ATTACK_KINDS, ATTACK),
    CombatEffectType("damage-gain", ATTACK_KINDS, ATTACK),
    CombatEffectType("miss-draw", ATTACK_KINDS, ATTACK),
    CombatEffectType("strip-weapon", BASE_KINDS, BLOCK),
    CombatEffectType("strip-stance", BASE_KINDS, BLOCK),
    CombatEffectType("unhurt-gain", BASE_KINDS, BLOCK),
    CombatEffectType("exchange", (STANCE,), EITHER_SIDE),
    CombatEffectType("always-discarded", RETURNING_KINDS, EITHER_SIDE),
    CombatEffectType("miss-discarded", RETURNING_KINDS, ATTACK),
    CombatEffectType("many-discarded", RETURNING_KINDS, ATTACK),
    CombatEffectType("return-cost", RETURNING_KINDS, EITHER_SIDE),
    CombatEffectType("return-one", (STANCE,), EITHER_SIDE),
    CombatEffectType("counter", BASE_KINDS, BLOCK),
    CombatEffectType("hurt-counter", BASE_KINDS, BLOCK),
    CombatEffectType("give-up-counter", (WEAPON,), BLOCK),
)


class NumberedEffect:
    """One effect of a card: its type, and its number if the type has one."""

    def __init__(self, node: PackNode, source: str) -> None:
        type_name = node.text("word")
        self.type = next(effect_type for effect_type in EFFECT_TYPES if effect_type.name == type_name)
        self.n = node.number("n", 1)
        self.source = node.text("source", source)

    def printed_text(self) -> Text:
        """Return the text printed on the card for this effect."""
        return self.type.printed_text(self.n)
