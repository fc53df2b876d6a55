"""The words in which a card's abilities are said, and the sentences that are printed for them."""

from __future__ import annotations

from typing import Final

from kwoon.core.schema.part import Part
from kwoon.core.telling import counted, upper

ATTACK: Final = "attack"
ENHANCEMENT: Final = "enhancement"
FINISHING: Final = "finishing move"
BLOCK: Final = "block"
WEAPON: Final = "weapon"
STANCE: Final = "stance"
CHI: Final = "chi restoration"
IMPROVED_WEAPON: Final = "improved weapon"
IMPROVED_STANCE: Final = "improved stance"
SPECIAL: Final = "special"
ARCHETYPE: Final = "archetype"
CHALLENGE: Final = "challenge"

KINDS: Final = (
    ATTACK,
    ENHANCEMENT,
    FINISHING,
    BLOCK,
    WEAPON,
    STANCE,
    CHI,
    IMPROVED_WEAPON,
    IMPROVED_STANCE,
    SPECIAL,
    ARCHETYPE,
    CHALLENGE,
)
ANSWERING: Final = (BLOCK, CHALLENGE)
"""In packs before revision 3, blocks are what challenges are now."""
ADDED: Final = (ENHANCEMENT, FINISHING)
BASES: Final = (ATTACK, WEAPON)
STRIKING: Final = (ATTACK, ENHANCEMENT, FINISHING, WEAPON, IMPROVED_WEAPON)
HELD: Final = (WEAPON, IMPROVED_WEAPON)
WORN: Final = (STANCE, IMPROVED_STANCE)
LASTING: Final = (STANCE, IMPROVED_STANCE, ARCHETYPE)
GUARDING: Final = (WEAPON, IMPROVED_WEAPON, STANCE, IMPROVED_STANCE)

SUBTYPES: Final = {
    ATTACK: ("punch", "kick", "throw", "trip"),
    WEAPON: ("arms", "improvised"),
    STANCE: ("ring", "free"),
    BLOCK: ("kind", "general"),
}
AGAINST: Final = ("punch", "kick", "throw", "trip", "weapon", "split", "counter", "any")


class Word:
    """One word: the kinds of cards that can have it, what it needs besides, and what is printed for it."""

    def __init__(self, name: str, kinds: tuple[str, ...], text: str, needs: str = "n") -> None:
        self.name = name
        self.kinds = kinds
        self.text = text
        """With {n} for the number, {cards} for so many cards, {attacks}, {named}, {stance}, {companion}, {limit}."""
        self.needs = tuple(needs.split())
        """Of: n, against, cards, subtype, stance, companion, limit."""


WORDS: Final = (
    # building an attack
    Word("split", (ATTACK, WEAPON, *ADDED), "You may split the attack: up to {n} opponents, full damage to each."),
    Word("split-value", (WEAPON,), "Split, it attacks for {n}."),
    Word("split-discards", (WEAPON,), "Split, it is discarded afterwards.", ""),
    Word("unsplit-damage", ADDED, "Or, without that split: +{n} damage."),
    Word("duel-damage", STRIKING, "+{n} damage while only one opponent is left, or one opposing team."),
    Word("damage-per-enhancement", STRIKING, "+{n} damage for each other Enhancement in the attack."),
    Word("helped-damage", STRIKING, "+{n} damage if a teammate adds an Enhancement to the attack."),
    Word("damage-per-teammate-stance", STRIKING, "+{n} damage for each teammate who is in a Stance."),
    Word("team-stances-damage", STRIKING, "+{n} damage if two or more of your team are in a Stance."),
    Word("combo", ADDED, "Add up to {n} Attack cards from your hand as Enhancements, also of equal names."),
    Word("break-attack", (WEAPON,), "You may smash it in your attack: +{n} damage, and it is discarded afterwards."),
    Word("limit-enhancements", BASES, "An attack with it holds no more Enhancements than {n}."),
    Word("unblockable", ADDED, "No Block and no counterattack, except with a Your Kung Fu card.", ""),
    Word("bar-kind-blocks", STRIKING, "Blocks that name a kind of attack cannot be played against it.", ""),
    Word("bar-counterattacks", STRIKING, "The attack cannot be counterattacked.", ""),
    Word(
        "bar-counterattacks-unless-ignored", STRIKING, "Whoever does not ignore the attack cannot counterattack it.", ""
    ),
    Word("pierce-weapon", STRIKING, "The defence of the target's Weapon does not count against it.", ""),
    Word("pierce-stance", STRIKING, "The defence of the target's Stance does not count against it.", ""),
    Word("needs-no-weapon", ADDED, "Only while you have no Weapon in play.", ""),
    Word("needs-one-target", ADDED, "Only on an attack with exactly one target.", ""),
    Word("needs-teammate-attack", ADDED, "Only on a teammate's attack.", ""),
    Word("free-enhancement", ADDED, "On a teammate's attack it comes on top of the one you may add.", ""),
    Word("ignore-counters", ADDED, "You and your team ignore every counterattack to this attack.", ""),
    Word("extra-attack", ADDED, "You attack as well, an opponent who is no target yet, at the same time.", ""),
    # what an attack does besides damage
    Word("strip-weapon", STRIKING, "Each target loses its Weapon before damage.", ""),
    Word("strip-stance", STRIKING, "Each target loses its Stance before damage.", ""),
    Word(
        "take-stripped-weapon",
        (*STRIKING, ARCHETYPE),
        "When your attack makes a target lose its Weapon before damage, you may take it, with what is attached.",
        "",
    ),
    Word("give-stripped-weapon", STRIKING, "You may hand that Weapon to a teammate, with what is attached.", ""),
    Word("take-stance", ADDED, "You may take one target's Stance before damage, with what is attached.", ""),
    Word("target-draws", STRIKING, "Each target draws {cards} before answering."),
    Word("target-discards", STRIKING, "Each target discards {random} before answering."),
    Word("discard-hand", ADDED, "When the attack is declared, discard the rest of your hand.", ""),
    Word("afterwards-discards", STRIKING, "A target that does not ignore it discards {random} afterwards."),
    Word("afterwards-draws", STRIKING, "A target that does not ignore it draws {cards} afterwards."),
    Word("self-loss", (ATTACK, *ADDED), "You lose {n} Chi yourself, even if the attack is ignored."),
    Word("own-stance-goes", ADDED, "Afterwards you discard your own Stance.", ""),
    Word("damaged-weapon-goes", STRIKING, "A target that loses Chi to it also discards its Weapon afterwards.", ""),
    Word("damaged-stance-goes", STRIKING, "A target that loses Chi to it also discards its Stance afterwards.", ""),
    Word("knockout-heal", STRIKING, "If it puts a target out of the game, restore {n} Chi."),
    Word("poison", STRIKING, "A target that loses Chi to it loses {n} more at the start of its next turn."),
    # answering an attack
    Word("ignore", (BLOCK,), "Ignore {attacks}.", "against"),
    Word("reduce", (BLOCK,), "{attacks} deals {n} less damage.", "n against"),
    Word("reduce-per-teammate-weapon", (BLOCK,), "And {n} less for each of your teammates who has a Weapon in play."),
    Word("against-unblockable", (BLOCK,), "Even one that cannot be blocked: it is a Your Kung Fu card.", ""),
    Word("counterattack", ANSWERING, "You may counterattack.", ""),
    Word("take-over", ANSWERING, "Play it when anybody is attacked: you are the target then, and may still Block.", ""),
    Word(
        "take-over-teammate",
        ANSWERING,
        "Play it when a teammate is attacked: you are the target then, and may still Block.",
        "",
    ),
    Word("draw-when-played", ANSWERING, "Draw {cards} as you play it."),
    Word("pass-on", (BLOCK,), "Move the attack to another player, who then answers it; or instead:", ""),
    Word("discard-others", (BLOCK,), "Then discard {n} other cards from your hand, or all you have if fewer."),
    Word("block-for-teammate", (BLOCK,), "You may play it as the Block of a teammate who is attacked.", ""),
    Word("only-for-teammate", (BLOCK,), "Never as your own Block.", ""),
    Word("take-attackers-weapon", (BLOCK,), "You may take the attacker's Weapon, with what is attached.", ""),
    Word("break-block", (WEAPON,), "You may snap it as your Block: the attack deals {n} less, and it is discarded."),
    # while it lies there
    Word("card-bonus", LASTING, "+{n} to {named}.", "n cards"),
    Word("weapon-bonus", LASTING, "+{n} to attacks with an {subtype} Weapon.", "n subtype"),
    Word("enhancement-bonus", LASTING, "+{n} to every Enhancement you play, also to one without a number."),
    Word("teammate-enhancement-bonus", LASTING, "+{n} to every Enhancement you add to a teammate's attack."),
    Word("stance-bonus", LASTING, "+{n} damage against a player in {stance}.", "n stance"),
    Word("attack-bonus", LASTING, "Each of your attacks deals +{n} damage."),
    Word("card-attack-bonus", LASTING, "Each of your attacks with an Attack card deals +{n} damage."),
    Word("low-chi-attack-bonus", LASTING, "At {limit} Chi or less each of your attacks deals +{n}.", "n limit"),
    Word("teammates-attack-bonus", HELD, "Attacks of your teammates deal +{n} damage."),
    Word("defence", GUARDING, "{n} defence against {attacks}.", "n against"),
    Word("entry-cost", (STANCE,), "Pay {n} Chi to enter."),
    Word("upkeep", (STANCE,), "At the start of each of your turns pay {n} Chi or discard it."),
    Word("hand-size", LASTING, "Your hand size changes by {signed}."),
    Word("protect-weapon", HELD, "No other player's card makes you lose this Weapon.", ""),
    Word("protect-stance", WORN, "No other player's card makes you lose this Stance.", ""),
    Word("heal-bonus", (*HELD, *LASTING), "Your Chi Restoration cards restore {n} more."),
    Word("turn-heal", LASTING, "Restore {n} Chi at the start of each of your turns."),
    Word(
        "attach-to-weapons", (ARCHETYPE,), "{companion} hangs on every Weapon you play, and stays yours.", "companion"
    ),
    Word(
        "attach-to-stances", (ARCHETYPE,), "{companion} hangs on every Stance you play, and stays yours.", "companion"
    ),
    Word("double-stance", (ARCHETYPE,), "Every number on your Stance counts double, also what it costs.", ""),
    Word("no-block-counterattack", (ARCHETYPE,), "Attacked, and no Block played: you may counterattack.", ""),
    Word(
        "hurl",
        (ARCHETYPE,),
        "You may add Weapon cards from your hand to your attack, all different: +{n} each, and what names them adds.",
    ),
    # Chi
    Word("stance-heal", (CHI,), "{n} more if you are in {stance}.", "n stance"),
    Word("low-chi-heal", (CHI,), "{n} more if you have {limit} Chi or less.", "n limit"),
    Word("team-stances-heal", (CHI,), "{n} more if two or more of your team are in a Stance."),
    Word("others-heal", (CHI,), "Every other player, or every other team, restores {n}."),
    Word("teammates-draw", (CHI,), "Each of your teammates draws {cards}."),
    Word("forfeit-attack", (CHI,), "Only before your attack, and you may not attack this turn.", ""),
    # team specials: the first four say when
    Word(
        "give-weapon",
        (SPECIAL,),
        "When a teammate prepares or has respite: hand him a Weapon, from before you or from hand, in place of his.",
        "",
    ),
    Word(
        "swap-cards",
        (SPECIAL,),
        "When a teammate has refilled: you give each other the same number of cards, up to {n}, face down.",
    ),
    Word("strike-staggered", (SPECIAL,), "When a teammate's attack cost an opponent {n} Chi or more: attack him too."),
    Word("when-team-loses", (SPECIAL,), "When one exchange cost your team {n} Chi or more."),
    Word("draw-afterwards", (SPECIAL,), "Then draw {cards}."),
    Word("team-heal", (SPECIAL,), "Your team restores {n} Chi."),
    Word("team-draws", (SPECIAL,), "Each of your team draws {cards}."),
)


class Effect:
    """One ability of a card: a word, and what it needs."""

    def __init__(self, part: Part, source: str) -> None:
        named = part.text("word")
        self.word = next(word for word in WORDS if word.name == named)
        self.n = part.number("n", 1)
        self.against = part.texts("against")
        self.cards = part.texts("cards")
        self.subtype = part.text("subtype")
        self.stance = part.text("stance")
        self.companion = part.text("companion")
        self.limit = part.number("limit")
        self.source = part.text("source", source)

    def text(self, names: dict[str, str]) -> str:
        """What is printed on the card for it; `names` are those of the cards by their ids."""
        said = self.word.text.format(
            n=self.n,
            signed=f"{self.n:+d}",
            cards=counted(self.n, "card"),
            random=counted(self.n, "random card"),
            attacks=attacks(self.against),
            named=listed([names[card] for card in self.cards], "and"),
            subtype=self.subtype,
            stance="any Stance" if self.stance == "any" else names.get(self.stance, self.stance),
            companion=names.get(self.companion, ""),
            limit=self.limit,
        )
        return upper(said)


def attacks(against: list[str]) -> str:
    """'any attack', 'an attack with an Attack card', 'a Punch or Kick attack'."""
    if not against or "any" in against:
        return "any attack"
    if sorted(against) == sorted(SUBTYPES[ATTACK]):  # which names no kind, for cards that ask
        return "an attack with an Attack card"
    return "a " + listed([name.capitalize() for name in against], "or") + " attack"


def listed(words: list[str], joint: str) -> str:
    """'one, two and three'."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {joint} {words[-1]}"
