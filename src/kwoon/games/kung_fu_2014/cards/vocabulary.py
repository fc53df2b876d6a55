"""The words in which a card's abilities are said, and the sentences that are printed for them."""

from __future__ import annotations

from typing import Final

from kwoon.core.schema.part import Part
from kwoon.core.telling import counted

BASE: Final = "base"
WEAPON: Final = "weapon"
ENHANCEMENT: Final = "enhancement"
FINISHING: Final = "finishing move"
STANCE: Final = "stance"

BASES: Final = (BASE, WEAPON)
COMING_BACK: Final = (WEAPON, STANCE)
STRIKING: Final = (BASE, WEAPON, FINISHING, STANCE)

ATTACK: Final = "attack"
BLOCK: Final = "block"
EITHER: Final = "either"


class Word:
    """One word: the kinds of cards that can have it, the side on which it works, and what is printed for it."""

    def __init__(self, name: str, kinds: tuple[str, ...], side: str, text: str, numbered: bool = True) -> None:
        self.name = name
        self.kinds = kinds
        self.side = side
        self.text = text
        """With {n} for the number, {cards}, {random} and {opponents} for so many of them."""
        self.numbered = numbered


WORDS: Final = (
    Word("draw-when-played", (BASE, WEAPON, STANCE), EITHER, "Draw {cards} at the moment you play it, ready for use."),
    Word(
        "break-attack", (WEAPON,), ATTACK, "Attacking, you may break it: it is worth {n} then and does not come back."
    ),
    Word("break-block", (WEAPON,), BLOCK, "Blocking, you may break it: it is worth {n} then and does not come back."),
    Word("bonus-or-target", (FINISHING,), ATTACK, "Choose as you play it: +{n}, or one more opponent as a target."),
    Word("extra-targets", STRIKING, ATTACK, "Attacking, you may name {opponents} more."),
    Word("sweep", STRIKING, ATTACK, "Attacking: every target discards {random} before anyone blocks."),
    Word("damage-lose", STRIKING, ATTACK, "Damage Effect: the target loses {n} Chi more, past any block."),
    Word(
        "target-discard", STRIKING, ATTACK, "Attacking: every target, hurt or not, discards {random} in your cleanup."
    ),
    Word("damage-discard", STRIKING, ATTACK, "Damage Effect: the target discards {random}."),
    Word("target-draw", STRIKING, ATTACK, "Attacking: draw {cards} for every target, hurt or not."),
    Word("damage-draw", STRIKING, ATTACK, "Damage Effect: draw {cards}."),
    Word("damage-gain", STRIKING, ATTACK, "Damage Effect: gain {n} Chi."),
    Word("miss-draw", STRIKING, ATTACK, "Draw {cards} if your attack hurts nobody."),
    Word("strip-weapon", BASES, BLOCK, "Blocking: the attacker loses the Weapon of this attack in cleanup.", False),
    Word("strip-stance", BASES, BLOCK, "Blocking: the attacker loses the Stance of this attack in cleanup.", False),
    Word("unhurt-gain", BASES, BLOCK, "Gain {n} Chi if nothing gets through to you."),
    Word("exchange", (STANCE,), EITHER, "In cleanup throw away any cards and draw as many, and {n} more."),
    Word("always-discarded", COMING_BACK, EITHER, "Used once: it does not come back.", False),
    Word("miss-discarded", COMING_BACK, ATTACK, "Does not come back if your attack hurts nobody.", False),
    Word("many-discarded", COMING_BACK, ATTACK, "Does not come back from an attack on several opponents.", False),
    Word("return-cost", COMING_BACK, EITHER, "Comes back only for the price of {cards} from your hand."),
    Word("return-one", (STANCE,), EITHER, "In cleanup one card comes back, no more: this Stance or the Weapon.", False),
    Word("counter", BASES, BLOCK, "Afterwards you may Counterattack.", False),
    Word("hurt-counter", BASES, BLOCK, "If anything gets through, you may Counterattack afterwards.", False),
    Word("give-up-counter", (WEAPON,), BLOCK, "Blocking: give it up in cleanup, and you may Counterattack.", False),
)


class Effect:
    """One ability of a card: a word, and its number if it has one."""

    def __init__(self, part: Part, source: str) -> None:
        named = part.text("word")
        self.word = next(word for word in WORDS if word.name == named)
        self.n = part.number("n", 1)
        self.source = part.text("source", source)

    def text(self) -> str:
        """What is printed on the card for it."""
        return self.word.text.format(
            n=self.n,
            cards=counted(self.n, "card"),
            random=counted(self.n, "random card"),
            opponents="one opponent" if self.n == 1 else f"up to {self.n} opponents",
        )
