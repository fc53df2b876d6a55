"""Effect types of cards and the texts printed for them."""

from __future__ import annotations

from typing import Final

from kwoon.core.message import Text, msg
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


EFFECT_TEXT_IDS: Final = {
    "draw-when-played": "kung-fu-2014-cards-text-draw-when-played",
    "break-attack": "kung-fu-2014-cards-text-break-attack",
    "break-block": "kung-fu-2014-cards-text-break-block",
    "bonus-or-target": "kung-fu-2014-cards-text-bonus-or-target",
    "extra-targets": "kung-fu-2014-cards-text-extra-targets",
    "sweep": "kung-fu-2014-cards-text-sweep",
    "damage-lose": "kung-fu-2014-cards-text-damage-lose",
    "target-discard": "kung-fu-2014-cards-text-target-discard",
    "damage-discard": "kung-fu-2014-cards-text-damage-discard",
    "target-draw": "kung-fu-2014-cards-text-target-draw",
    "damage-draw": "kung-fu-2014-cards-text-damage-draw",
    "damage-gain": "kung-fu-2014-cards-text-damage-gain",
    "miss-draw": "kung-fu-2014-cards-text-miss-draw",
    "unhurt-gain": "kung-fu-2014-cards-text-unhurt-gain",
    "exchange": "kung-fu-2014-cards-text-exchange",
    "return-cost": "kung-fu-2014-cards-text-return-cost",
}
"""The printed texts of the effects with a number, which is the argument `n`."""
PLAIN_EFFECT_TEXT_IDS: Final = {
    "strip-weapon": "kung-fu-2014-cards-text-strip-weapon",
    "strip-stance": "kung-fu-2014-cards-text-strip-stance",
    "always-discarded": "kung-fu-2014-cards-text-always-discarded",
    "miss-discarded": "kung-fu-2014-cards-text-miss-discarded",
    "many-discarded": "kung-fu-2014-cards-text-many-discarded",
    "return-one": "kung-fu-2014-cards-text-return-one",
    "counter": "kung-fu-2014-cards-text-counter",
    "hurt-counter": "kung-fu-2014-cards-text-hurt-counter",
    "give-up-counter": "kung-fu-2014-cards-text-give-up-counter",
}


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
