"""Effect types of cards and the text printed for them."""

from __future__ import annotations

from typing import Final

from kwoon.core.event_text import capitalize_first, count_noun
from kwoon.core.schema.node import PackNode

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
ANSWER_KINDS: Final = (BLOCK, CHALLENGE)
"""Kinds of cards that answer an attack. Before pack revision 3, challenges were blocks."""
ADDED_KINDS: Final = (ENHANCEMENT, FINISHING)
BASE_KINDS: Final = (ATTACK, WEAPON)
ATTACK_KINDS: Final = (ATTACK, ENHANCEMENT, FINISHING, WEAPON, IMPROVED_WEAPON)
WEAPON_KINDS: Final = (WEAPON, IMPROVED_WEAPON)
STANCE_KINDS: Final = (STANCE, IMPROVED_STANCE)
LASTING_KINDS: Final = (STANCE, IMPROVED_STANCE, ARCHETYPE)
DEFENSE_KINDS: Final = (WEAPON, IMPROVED_WEAPON, STANCE, IMPROVED_STANCE)

SUBTYPES: Final = {
    ATTACK: ("punch", "kick", "throw", "trip"),
    WEAPON: ("arms", "improvised"),
    STANCE: ("ring", "free"),
    BLOCK: ("kind", "general"),
}
ATTACK_TYPES: Final = ("punch", "kick", "throw", "trip", "weapon", "split", "counter", "any")


class EffectType2019:
    """An effect type: the card kinds that can have it, its parameters, and its printed text."""

    def __init__(self, name: str, card_kinds: tuple[str, ...], template: str, parameters: str = "n") -> None:
        self.name = name
        self.card_kinds = card_kinds
        self.template = template
        """Printed text with placeholders: {n}, {cards} (a counted noun), {attacks}, {named}, {stance}, {companion},
        {limit}."""
        self.parameters = tuple(parameters.split())
        """Any of: n, against, cards, subtype, stance, companion, limit."""


EFFECT_TYPES: Final = (
    # Building an attack.
    EffectType2019(
        "split", (ATTACK, WEAPON, *ADDED_KINDS), "You may split the attack: up to {n} opponents, full damage to each."
    ),
    EffectType2019("split-value", (WEAPON,), "Split, it attacks for {n}."),
    EffectType2019("split-discards", (WEAPON,), "Split, it is discarded afterwards.", ""),
    EffectType2019("unsplit-damage", ADDED_KINDS, "Or, without that split: +{n} damage."),
    EffectType2019("duel-damage", ATTACK_KINDS, "+{n} damage while only one opponent is left, or one opposing team."),
    EffectType2019("damage-per-enhancement", ATTACK_KINDS, "+{n} damage for each other Enhancement in the attack."),
    EffectType2019("helped-damage", ATTACK_KINDS, "+{n} damage if a teammate adds an Enhancement to the attack."),
    EffectType2019("damage-per-teammate-stance", ATTACK_KINDS, "+{n} damage for each teammate who is in a Stance."),
    EffectType2019("team-stances-damage", ATTACK_KINDS, "+{n} damage if two or more of your team are in a Stance."),
    EffectType2019(
        "combo", ADDED_KINDS, "Add up to {n} Attack cards from your hand as Enhancements, also of equal names."
    ),
    EffectType2019(
        "break-attack", (WEAPON,), "You may smash it in your attack: +{n} damage, and it is discarded afterwards."
    ),
    EffectType2019("limit-enhancements", BASE_KINDS, "An attack with it holds no more Enhancements than {n}."),
    EffectType2019("unblockable", ADDED_KINDS, "No Block and no counterattack, except with a Your Kung Fu card.", ""),
    EffectType2019(
        "bar-kind-blocks", ATTACK_KINDS, "Blocks that name a kind of attack cannot be played against it.", ""
    ),
    EffectType2019("bar-counterattacks", ATTACK_KINDS, "The attack cannot be counterattacked.", ""),
    EffectType2019(
        "bar-counterattacks-unless-ignored",
        ATTACK_KINDS,
        "A target that does not ignore the attack cannot counterattack it.",
        "",
    ),
    EffectType2019("pierce-weapon", ATTACK_KINDS, "The defence of the target's Weapon does not count against it.", ""),
    EffectType2019("pierce-stance", ATTACK_KINDS, "The defence of the target's Stance does not count against it.", ""),
    EffectType2019("needs-no-weapon", ADDED_KINDS, "Only while you have no Weapon in play.", ""),
    EffectType2019("needs-one-target", ADDED_KINDS, "Only on an attack with exactly one target.", ""),
    EffectType2019("needs-teammate-attack", ADDED_KINDS, "Only on a teammate's attack.", ""),
    EffectType2019(
        "free-enhancement", ADDED_KINDS, "On a teammate's attack it comes on top of the one you may add.", ""
    ),
    EffectType2019("ignore-counters", ADDED_KINDS, "You and your team ignore every counterattack to this attack.", ""),
    EffectType2019(
        "extra-attack", ADDED_KINDS, "You attack as well, an opponent who is no target yet, at the same time.", ""
    ),
    # Effects of an attack besides damage.
    EffectType2019("strip-weapon", ATTACK_KINDS, "Each target loses its Weapon before damage.", ""),
    EffectType2019("strip-stance", ATTACK_KINDS, "Each target loses its Stance before damage.", ""),
    EffectType2019(
        "take-stripped-weapon",
        (*ATTACK_KINDS, ARCHETYPE),
        "When your attack makes a target lose its Weapon before damage, you may take it, with what is attached.",
        "",
    ),
    EffectType2019(
        "give-stripped-weapon", ATTACK_KINDS, "You may hand that Weapon to a teammate, with what is attached.", ""
    ),
    EffectType2019(
        "take-stance", ADDED_KINDS, "You may take one target's Stance before damage, with what is attached.", ""
    ),
    EffectType2019("target-draws", ATTACK_KINDS, "Each target draws {cards} before answering."),
    EffectType2019("target-discards", ATTACK_KINDS, "Each target discards {random} before answering."),
    EffectType2019("discard-hand", ADDED_KINDS, "When the attack is declared, discard the rest of your hand.", ""),
    EffectType2019(
        "afterwards-discards", ATTACK_KINDS, "A target that does not ignore it discards {random} afterwards."
    ),
    EffectType2019("afterwards-draws", ATTACK_KINDS, "A target that does not ignore it draws {cards} afterwards."),
    EffectType2019("self-loss", (ATTACK, *ADDED_KINDS), "You lose {n} Chi yourself, even if the attack is ignored."),
    EffectType2019("own-stance-goes", ADDED_KINDS, "Afterwards you discard your own Stance.", ""),
    EffectType2019(
        "damaged-weapon-goes", ATTACK_KINDS, "A target that loses Chi to it also discards its Weapon afterwards.", ""
    ),
    EffectType2019(
        "damaged-stance-goes", ATTACK_KINDS, "A target that loses Chi to it also discards its Stance afterwards.", ""
    ),
    EffectType2019("knockout-heal", ATTACK_KINDS, "If it puts a target out of the game, restore {n} Chi."),
    EffectType2019(
        "poison", ATTACK_KINDS, "A target that loses Chi to it loses {n} more at the start of its next turn."
    ),
    # Answering an attack.
    EffectType2019("ignore", (BLOCK,), "Ignore {attacks}.", "against"),
    EffectType2019("reduce", (BLOCK,), "{attacks} deals {n} less damage.", "n against"),
    EffectType2019(
        "reduce-per-teammate-weapon", (BLOCK,), "And {n} less for each of your teammates who has a Weapon in play."
    ),
    EffectType2019("against-unblockable", (BLOCK,), "Even one that cannot be blocked: it is a Your Kung Fu card.", ""),
    EffectType2019("counterattack", ANSWER_KINDS, "You may counterattack.", ""),
    EffectType2019(
        "take-over", ANSWER_KINDS, "Play it when anybody is attacked: you are the target then, and may still Block.", ""
    ),
    EffectType2019(
        "take-over-teammate",
        ANSWER_KINDS,
        "Play it when a teammate is attacked: you are the target then, and may still Block.",
        "",
    ),
    EffectType2019("draw-when-played", ANSWER_KINDS, "Draw {cards} as you play it."),
    EffectType2019("pass-on", (BLOCK,), "Move the attack to another player, who then answers it; or instead:", ""),
    EffectType2019(
        "discard-others", (BLOCK,), "Then discard {n} other cards from your hand, or all you have if fewer."
    ),
    EffectType2019("block-for-teammate", (BLOCK,), "You may play it as the Block of a teammate who is attacked.", ""),
    EffectType2019("only-for-teammate", (BLOCK,), "Never as your own Block.", ""),
    EffectType2019("take-attackers-weapon", (BLOCK,), "You may take the attacker's Weapon, with what is attached.", ""),
    EffectType2019(
        "break-block", (WEAPON,), "You may snap it as your Block: the attack deals {n} less, and it is discarded."
    ),
    # While the card is in play.
    EffectType2019("card-bonus", LASTING_KINDS, "+{n} to {named}.", "n cards"),
    EffectType2019("weapon-bonus", LASTING_KINDS, "+{n} to attacks with an {subtype} Weapon.", "n subtype"),
    EffectType2019(
        "enhancement-bonus", LASTING_KINDS, "+{n} to every Enhancement you play, also to one without a number."
    ),
    EffectType2019(
        "teammate-enhancement-bonus", LASTING_KINDS, "+{n} to every Enhancement you add to a teammate's attack."
    ),
    EffectType2019("stance-bonus", LASTING_KINDS, "+{n} damage against a player in {stance}.", "n stance"),
    EffectType2019("attack-bonus", LASTING_KINDS, "Each of your attacks deals +{n} damage."),
    EffectType2019("card-attack-bonus", LASTING_KINDS, "Each of your attacks with an Attack card deals +{n} damage."),
    EffectType2019(
        "low-chi-attack-bonus", LASTING_KINDS, "At {limit} Chi or less each of your attacks deals +{n}.", "n limit"
    ),
    EffectType2019("teammates-attack-bonus", WEAPON_KINDS, "Attacks of your teammates deal +{n} damage."),
    EffectType2019("defence", DEFENSE_KINDS, "{n} defence against {attacks}.", "n against"),
    EffectType2019("entry-cost", (STANCE,), "Pay {n} Chi to enter."),
    EffectType2019("upkeep", (STANCE,), "At the start of each of your turns pay {n} Chi or discard it."),
    EffectType2019("hand-size", LASTING_KINDS, "Your hand size changes by {signed}."),
    EffectType2019("protect-weapon", WEAPON_KINDS, "No other player's card makes you lose this Weapon.", ""),
    EffectType2019("protect-stance", STANCE_KINDS, "No other player's card makes you lose this Stance.", ""),
    EffectType2019("heal-bonus", (*WEAPON_KINDS, *LASTING_KINDS), "Your Chi Restoration cards restore {n} more."),
    EffectType2019("turn-heal", LASTING_KINDS, "Restore {n} Chi at the start of each of your turns."),
    EffectType2019(
        "attach-to-weapons", (ARCHETYPE,), "{companion} hangs on every Weapon you play, and stays yours.", "companion"
    ),
    EffectType2019(
        "attach-to-stances", (ARCHETYPE,), "{companion} hangs on every Stance you play, and stays yours.", "companion"
    ),
    EffectType2019("double-stance", (ARCHETYPE,), "Every number on your Stance counts double, also what it costs.", ""),
    EffectType2019("no-block-counterattack", (ARCHETYPE,), "Attacked, and no Block played: you may counterattack.", ""),
    EffectType2019(
        "hurl",
        (ARCHETYPE,),
        "You may add Weapon cards from your hand to your attack, all different: +{n} each, and what names them adds.",
    ),
    # Chi.
    EffectType2019("stance-heal", (CHI,), "{n} more if you are in {stance}.", "n stance"),
    EffectType2019("low-chi-heal", (CHI,), "{n} more if you have {limit} Chi or less.", "n limit"),
    EffectType2019("team-stances-heal", (CHI,), "{n} more if two or more of your team are in a Stance."),
    EffectType2019("others-heal", (CHI,), "Every other player, or every other team, restores {n}."),
    EffectType2019("teammates-draw", (CHI,), "Each of your teammates draws {cards}."),
    EffectType2019("forfeit-attack", (CHI,), "Only before your attack, and you may not attack this turn.", ""),
    # Team specials. The first four state a condition.
    EffectType2019(
        "give-weapon",
        (SPECIAL,),
        "When a teammate prepares or has respite: hand him a Weapon, from before you or from hand, in place of his.",
        "",
    ),
    EffectType2019(
        "swap-cards",
        (SPECIAL,),
        "When a teammate has refilled: you give each other the same number of cards, up to {n}, face down.",
    ),
    EffectType2019(
        "strike-staggered", (SPECIAL,), "When a teammate's attack cost an opponent {n} Chi or more: attack him too."
    ),
    EffectType2019("when-team-loses", (SPECIAL,), "When one exchange cost your team {n} Chi or more."),
    EffectType2019("draw-afterwards", (SPECIAL,), "Then draw {cards}."),
    EffectType2019("team-heal", (SPECIAL,), "Your team restores {n} Chi."),
    EffectType2019("team-draws", (SPECIAL,), "Each of your team draws {cards}."),
)


class Effect2019:
    """One effect of a card: its type and parameters."""

    def __init__(self, node: PackNode, source: str) -> None:
        type_name = node.text("word")
        self.type = next(word for word in EFFECT_TYPES if word.name == type_name)
        self.n = node.number("n", 1)
        self.against = node.texts("against")
        self.cards = node.texts("cards")
        self.subtype = node.text("subtype")
        self.stance = node.text("stance")
        self.companion = node.text("companion")
        self.limit = node.number("limit")
        self.source = node.text("source", source)

    def text(self, card_names: dict[str, str]) -> str:
        """Return the text printed on the card for this effect. `card_names` maps card ids to names."""
        text = self.type.template.format(
            n=self.n,
            signed=f"{self.n:+d}",
            cards=count_noun(self.n, "card"),
            random=count_noun(self.n, "random card"),
            attacks=attack_types_text(self.against),
            named=join_words([card_names[card] for card in self.cards], "and"),
            subtype=self.subtype,
            stance="any Stance" if self.stance == "any" else card_names.get(self.stance, self.stance),
            companion=card_names.get(self.companion, ""),
            limit=self.limit,
        )
        return capitalize_first(text)


def attack_types_text(against: list[str]) -> str:
    """Return a description such as 'any attack', 'an attack with an Attack card' or 'a Punch or Kick attack'."""
    if not against or "any" in against:
        return "any attack"
    if sorted(against) == sorted(SUBTYPES[ATTACK]):  # all attack kinds, so none needs naming
        return "an attack with an Attack card"
    return "a " + join_words([name.capitalize() for name in against], "or") + " attack"


def join_words(words: list[str], conjunction: str) -> str:
    """Join words as in 'one, two and three'."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {conjunction} {words[-1]}"
