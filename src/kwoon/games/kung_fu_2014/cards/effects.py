"""Effect types of cards and the text printed for them."""

from __future__ import annotations

from typing import Final

from kwoon.core.event_text import count_with_noun
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


class CombatEffectType:
    """An effect type: the card kinds that can have it, the side it works on, and its printed text."""

    def __init__(
        self, name: str, card_kinds: tuple[str, ...], side: str, template: str, has_number: bool = True
    ) -> None:
        self.name = name
        self.card_kinds = card_kinds
        self.side = side
        self.template = template
        """Printed text with placeholders: {n} is the number; {cards}, {random} and {opponents} are counted nouns."""
        self.has_number = has_number


EFFECT_TYPES: Final = (
    CombatEffectType(
        "draw-when-played",
        (BASE, WEAPON, STANCE),
        EITHER_SIDE,
        "Draw {cards} at the moment you play it, ready for use.",
    ),
    CombatEffectType(
        "break-attack", (WEAPON,), ATTACK, "Attacking, you may break it: it is worth {n} then and does not come back."
    ),
    CombatEffectType(
        "break-block", (WEAPON,), BLOCK, "Blocking, you may break it: it is worth {n} then and does not come back."
    ),
    CombatEffectType(
        "bonus-or-target", (FINISHING,), ATTACK, "Choose as you play it: +{n}, or one more opponent as a target."
    ),
    CombatEffectType("extra-targets", ATTACK_KINDS, ATTACK, "Attacking, you may name {opponents} more."),
    CombatEffectType("sweep", ATTACK_KINDS, ATTACK, "Attacking: every target discards {random} before anyone blocks."),
    CombatEffectType(
        "damage-lose", ATTACK_KINDS, ATTACK, "Damage Effect: the target loses {n} Chi more, past any block."
    ),
    CombatEffectType(
        "target-discard",
        ATTACK_KINDS,
        ATTACK,
        "Attacking: every target, hurt or not, discards {random} in your cleanup.",
    ),
    CombatEffectType("damage-discard", ATTACK_KINDS, ATTACK, "Damage Effect: the target discards {random}."),
    CombatEffectType("target-draw", ATTACK_KINDS, ATTACK, "Attacking: draw {cards} for every target, hurt or not."),
    CombatEffectType("damage-draw", ATTACK_KINDS, ATTACK, "Damage Effect: draw {cards}."),
    CombatEffectType("damage-gain", ATTACK_KINDS, ATTACK, "Damage Effect: gain {n} Chi."),
    CombatEffectType("miss-draw", ATTACK_KINDS, ATTACK, "Draw {cards} if your attack hurts nobody."),
    CombatEffectType(
        "strip-weapon", BASE_KINDS, BLOCK, "Blocking: the attacker loses the Weapon of this attack in cleanup.", False
    ),
    CombatEffectType(
        "strip-stance", BASE_KINDS, BLOCK, "Blocking: the attacker loses the Stance of this attack in cleanup.", False
    ),
    CombatEffectType("unhurt-gain", BASE_KINDS, BLOCK, "Gain {n} Chi if nothing gets through to you."),
    CombatEffectType(
        "exchange", (STANCE,), EITHER_SIDE, "In cleanup throw away any cards and draw as many, and {n} more."
    ),
    CombatEffectType("always-discarded", RETURNING_KINDS, EITHER_SIDE, "Used once: it does not come back.", False),
    CombatEffectType(
        "miss-discarded", RETURNING_KINDS, ATTACK, "Does not come back if your attack hurts nobody.", False
    ),
    CombatEffectType(
        "many-discarded", RETURNING_KINDS, ATTACK, "Does not come back from an attack on several opponents.", False
    ),
    CombatEffectType(
        "return-cost", RETURNING_KINDS, EITHER_SIDE, "Comes back only for the price of {cards} from your hand."
    ),
    CombatEffectType(
        "return-one",
        (STANCE,),
        EITHER_SIDE,
        "In cleanup one card comes back, no more: this Stance or the Weapon.",
        False,
    ),
    CombatEffectType("counter", BASE_KINDS, BLOCK, "Afterwards you may Counterattack.", False),
    CombatEffectType(
        "hurt-counter", BASE_KINDS, BLOCK, "If anything gets through, you may Counterattack afterwards.", False
    ),
    CombatEffectType(
        "give-up-counter", (WEAPON,), BLOCK, "Blocking: give it up in cleanup, and you may Counterattack.", False
    ),
)


class NumberedEffect:
    """One effect of a card: its type, and its number if the type has one."""

    def __init__(self, node: PackNode, source: str) -> None:
        type_name = node.text("word")
        self.type = next(effect_type for effect_type in EFFECT_TYPES if effect_type.name == type_name)
        self.n = node.number("n", 1)
        self.source = node.text("source", source)

    def printed_text(self) -> str:
        """Return the text printed on the card for this effect."""
        return self.type.template.format(
            n=self.n,
            cards=count_with_noun(self.n, "card"),
            random=count_with_noun(self.n, "random card"),
            opponents="one opponent" if self.n == 1 else f"up to {self.n} opponents",
        )
