"""Effect types of cards and the text printed for them."""

from __future__ import annotations

from typing import Final

from kwoon.core.event_text import capitalize_first, count_with_noun
from kwoon.core.schema.pack_node import PackNode

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


class ParameterizedEffectType:
    """An effect type: the card kinds that can have it, its parameters, and the text printed for it."""

    def __init__(self, name: str, card_kinds: tuple[str, ...], template: str, parameters: str = "n") -> None:
        self.name = name
        self.card_kinds = card_kinds
        self.template = template
        """Printed text with placeholders: {n}, {signed}, {cards} and {random} (counted nouns), {attacks}, {named},
        {subtype}, {stance}, {companion}, {limit}."""
        self.parameters = tuple(parameters.split())
        """Any of: n, against, cards, subtype, stance, companion, limit."""


EFFECT_TYPES: Final = (
    # Building an attack.
    ParameterizedEffectType(
        "split", (ATTACK, WEAPON, *ADDED_KINDS), "You may split the attack: up to {n} opponents, full damage to each."
    ),
    ParameterizedEffectType("split-value", (WEAPON,), "Split, it attacks for {n}."),
    ParameterizedEffectType("split-discards", (WEAPON,), "Split, it is discarded afterwards.", ""),
    ParameterizedEffectType("unsplit-damage", ADDED_KINDS, "Or, without that split: +{n} damage."),
    ParameterizedEffectType(
        "duel-damage", ATTACK_KINDS, "+{n} damage while only one opponent is left, or one opposing team."
    ),
    ParameterizedEffectType(
        "damage-per-enhancement", ATTACK_KINDS, "+{n} damage for each other Enhancement in the attack."
    ),
    ParameterizedEffectType(
        "helped-damage", ATTACK_KINDS, "+{n} damage if a teammate adds an Enhancement to the attack."
    ),
    ParameterizedEffectType(
        "damage-per-teammate-stance", ATTACK_KINDS, "+{n} damage for each teammate who is in a Stance."
    ),
    ParameterizedEffectType(
        "team-stances-damage", ATTACK_KINDS, "+{n} damage if two or more of your team are in a Stance."
    ),
    ParameterizedEffectType(
        "combo", ADDED_KINDS, "Add up to {n} Attack cards from your hand as Enhancements, also of equal names."
    ),
    ParameterizedEffectType(
        "break-attack", (WEAPON,), "You may smash it in your attack: +{n} damage, and it is discarded afterwards."
    ),
    ParameterizedEffectType("limit-enhancements", BASE_KINDS, "An attack with it holds no more Enhancements than {n}."),
    ParameterizedEffectType(
        "unblockable", ADDED_KINDS, "No Block and no counterattack, except with a Your Kung Fu card.", ""
    ),
    ParameterizedEffectType(
        "bar-kind-blocks", ATTACK_KINDS, "Blocks that name a kind of attack cannot be played against it.", ""
    ),
    ParameterizedEffectType("bar-counterattacks", ATTACK_KINDS, "The attack cannot be counterattacked.", ""),
    ParameterizedEffectType(
        "bar-counterattacks-unless-ignored",
        ATTACK_KINDS,
        "A target that does not ignore the attack cannot counterattack it.",
        "",
    ),
    ParameterizedEffectType(
        "pierce-weapon", ATTACK_KINDS, "The defence of the target's Weapon does not count against it.", ""
    ),
    ParameterizedEffectType(
        "pierce-stance", ATTACK_KINDS, "The defence of the target's Stance does not count against it.", ""
    ),
    ParameterizedEffectType("needs-no-weapon", ADDED_KINDS, "Only while you have no Weapon in play.", ""),
    ParameterizedEffectType("needs-one-target", ADDED_KINDS, "Only on an attack with exactly one target.", ""),
    ParameterizedEffectType("needs-teammate-attack", ADDED_KINDS, "Only on a teammate's attack.", ""),
    ParameterizedEffectType(
        "free-enhancement", ADDED_KINDS, "On a teammate's attack it comes on top of the one you may add.", ""
    ),
    ParameterizedEffectType(
        "ignore-counters", ADDED_KINDS, "You and your team ignore every counterattack to this attack.", ""
    ),
    ParameterizedEffectType(
        "extra-attack", ADDED_KINDS, "You attack as well, an opponent who is no target yet, at the same time.", ""
    ),
    # Effects of an attack besides damage.
    ParameterizedEffectType("strip-weapon", ATTACK_KINDS, "Each target loses its Weapon before damage.", ""),
    ParameterizedEffectType("strip-stance", ATTACK_KINDS, "Each target loses its Stance before damage.", ""),
    ParameterizedEffectType(
        "take-stripped-weapon",
        (*ATTACK_KINDS, ARCHETYPE),
        "When your attack makes a target lose its Weapon before damage, you may take it, with what is attached.",
        "",
    ),
    ParameterizedEffectType(
        "give-stripped-weapon", ATTACK_KINDS, "You may hand that Weapon to a teammate, with what is attached.", ""
    ),
    ParameterizedEffectType(
        "take-stance", ADDED_KINDS, "You may take one target's Stance before damage, with what is attached.", ""
    ),
    ParameterizedEffectType("target-draws", ATTACK_KINDS, "Each target draws {cards} before answering."),
    ParameterizedEffectType("target-discards", ATTACK_KINDS, "Each target discards {random} before answering."),
    ParameterizedEffectType(
        "discard-hand", ADDED_KINDS, "When the attack is declared, discard the rest of your hand.", ""
    ),
    ParameterizedEffectType(
        "afterwards-discards", ATTACK_KINDS, "A target that does not ignore it discards {random} afterwards."
    ),
    ParameterizedEffectType(
        "afterwards-draws", ATTACK_KINDS, "A target that does not ignore it draws {cards} afterwards."
    ),
    ParameterizedEffectType(
        "self-loss", (ATTACK, *ADDED_KINDS), "You lose {n} Chi yourself, even if the attack is ignored."
    ),
    ParameterizedEffectType("own-stance-goes", ADDED_KINDS, "Afterwards you discard your own Stance.", ""),
    ParameterizedEffectType(
        "damaged-weapon-goes", ATTACK_KINDS, "A target that loses Chi to it also discards its Weapon afterwards.", ""
    ),
    ParameterizedEffectType(
        "damaged-stance-goes", ATTACK_KINDS, "A target that loses Chi to it also discards its Stance afterwards.", ""
    ),
    ParameterizedEffectType("knockout-heal", ATTACK_KINDS, "If it puts a target out of the game, restore {n} Chi."),
    ParameterizedEffectType(
        "poison", ATTACK_KINDS, "A target that loses Chi to it loses {n} more at the start of its next turn."
    ),
    # Answering an attack.
    ParameterizedEffectType("ignore", (BLOCK,), "Ignore {attacks}.", "against"),
    ParameterizedEffectType("reduce", (BLOCK,), "{attacks} deals {n} less damage.", "n against"),
    ParameterizedEffectType(
        "reduce-per-teammate-weapon", (BLOCK,), "And {n} less for each of your teammates who has a Weapon in play."
    ),
    ParameterizedEffectType(
        "against-unblockable", (BLOCK,), "Even one that cannot be blocked: it is a Your Kung Fu card.", ""
    ),
    ParameterizedEffectType("counterattack", ANSWER_KINDS, "You may counterattack.", ""),
    ParameterizedEffectType(
        "take-over", ANSWER_KINDS, "Play it when anybody is attacked: you are the target then, and may still Block.", ""
    ),
    ParameterizedEffectType(
        "take-over-teammate",
        ANSWER_KINDS,
        "Play it when a teammate is attacked: you are the target then, and may still Block.",
        "",
    ),
    ParameterizedEffectType("draw-when-played", ANSWER_KINDS, "Draw {cards} as you play it."),
    ParameterizedEffectType(
        "pass-on", (BLOCK,), "Move the attack to another player, who then answers it; or instead:", ""
    ),
    ParameterizedEffectType(
        "discard-others", (BLOCK,), "Then discard {n} other cards from your hand, or all you have if fewer."
    ),
    ParameterizedEffectType(
        "block-for-teammate", (BLOCK,), "You may play it as the Block of a teammate who is attacked.", ""
    ),
    ParameterizedEffectType("only-for-teammate", (BLOCK,), "Never as your own Block.", ""),
    ParameterizedEffectType(
        "take-attackers-weapon", (BLOCK,), "You may take the attacker's Weapon, with what is attached.", ""
    ),
    ParameterizedEffectType(
        "break-block", (WEAPON,), "You may snap it as your Block: the attack deals {n} less, and it is discarded."
    ),
    # While the card is in play.
    ParameterizedEffectType("card-bonus", LASTING_KINDS, "+{n} to {named}.", "n cards"),
    ParameterizedEffectType("weapon-bonus", LASTING_KINDS, "+{n} to attacks with an {subtype} Weapon.", "n subtype"),
    ParameterizedEffectType(
        "enhancement-bonus", LASTING_KINDS, "+{n} to every Enhancement you play, also to one without a number."
    ),
    ParameterizedEffectType(
        "teammate-enhancement-bonus", LASTING_KINDS, "+{n} to every Enhancement you add to a teammate's attack."
    ),
    ParameterizedEffectType("stance-bonus", LASTING_KINDS, "+{n} damage against a player in {stance}.", "n stance"),
    ParameterizedEffectType("attack-bonus", LASTING_KINDS, "Each of your attacks deals +{n} damage."),
    ParameterizedEffectType(
        "card-attack-bonus", LASTING_KINDS, "Each of your attacks with an Attack card deals +{n} damage."
    ),
    ParameterizedEffectType(
        "low-chi-attack-bonus", LASTING_KINDS, "At {limit} Chi or less each of your attacks deals +{n}.", "n limit"
    ),
    ParameterizedEffectType("teammates-attack-bonus", WEAPON_KINDS, "Attacks of your teammates deal +{n} damage."),
    ParameterizedEffectType("defence", DEFENSE_KINDS, "{n} defence against {attacks}.", "n against"),
    ParameterizedEffectType("entry-cost", (STANCE,), "Pay {n} Chi to enter."),
    ParameterizedEffectType("upkeep", (STANCE,), "At the start of each of your turns pay {n} Chi or discard it."),
    ParameterizedEffectType("hand-size", LASTING_KINDS, "Your hand size changes by {signed}."),
    ParameterizedEffectType("protect-weapon", WEAPON_KINDS, "No other player's card makes you lose this Weapon.", ""),
    ParameterizedEffectType("protect-stance", STANCE_KINDS, "No other player's card makes you lose this Stance.", ""),
    ParameterizedEffectType(
        "heal-bonus", (*WEAPON_KINDS, *LASTING_KINDS), "Your Chi Restoration cards restore {n} more."
    ),
    ParameterizedEffectType("turn-heal", LASTING_KINDS, "Restore {n} Chi at the start of each of your turns."),
    ParameterizedEffectType(
        "attach-to-weapons", (ARCHETYPE,), "{companion} hangs on every Weapon you play, and stays yours.", "companion"
    ),
    ParameterizedEffectType(
        "attach-to-stances", (ARCHETYPE,), "{companion} hangs on every Stance you play, and stays yours.", "companion"
    ),
    ParameterizedEffectType(
        "double-stance", (ARCHETYPE,), "Every number on your Stance counts double, also what it costs.", ""
    ),
    ParameterizedEffectType(
        "no-block-counterattack", (ARCHETYPE,), "Attacked, and no Block played: you may counterattack.", ""
    ),
    ParameterizedEffectType(
        "hurl",
        (ARCHETYPE,),
        "You may add Weapon cards from your hand to your attack, all different: +{n} each, and what names them adds.",
    ),
    # Chi Restoration cards.
    ParameterizedEffectType("stance-heal", (CHI,), "{n} more if you are in {stance}.", "n stance"),
    ParameterizedEffectType("low-chi-heal", (CHI,), "{n} more if you have {limit} Chi or less.", "n limit"),
    ParameterizedEffectType("team-stances-heal", (CHI,), "{n} more if two or more of your team are in a Stance."),
    ParameterizedEffectType("others-heal", (CHI,), "Every other player, or every other team, restores {n}."),
    ParameterizedEffectType("teammates-draw", (CHI,), "Each of your teammates draws {cards}."),
    ParameterizedEffectType("forfeit-attack", (CHI,), "Only before your attack, and you may not attack this turn.", ""),
    # Team specials. The first four state a condition.
    ParameterizedEffectType(
        "give-weapon",
        (SPECIAL,),
        "When a teammate prepares or has respite: hand him a Weapon, from before you or from hand, in place of his.",
        "",
    ),
    ParameterizedEffectType(
        "swap-cards",
        (SPECIAL,),
        "When a teammate has refilled: you give each other the same number of cards, up to {n}, face down.",
    ),
    ParameterizedEffectType(
        "strike-staggered", (SPECIAL,), "When a teammate's attack cost an opponent {n} Chi or more: attack him too."
    ),
    ParameterizedEffectType("when-team-loses", (SPECIAL,), "When one exchange cost your team {n} Chi or more."),
    ParameterizedEffectType("draw-afterwards", (SPECIAL,), "Then draw {cards}."),
    ParameterizedEffectType("team-heal", (SPECIAL,), "Your team restores {n} Chi."),
    ParameterizedEffectType("team-draws", (SPECIAL,), "Each of your team draws {cards}."),
)


class ParameterizedEffect:
    """One effect of a card: its type and parameters."""

    def __init__(self, node: PackNode, source: str) -> None:
        type_name = node.text("word")
        self.type = next(effect_type for effect_type in EFFECT_TYPES if effect_type.name == type_name)
        self.n = node.number("n", 1)
        self.against = node.texts("against")
        self.cards = node.texts("cards")
        self.subtype = node.text("subtype")
        self.stance = node.text("stance")
        self.companion = node.text("companion")
        self.limit = node.number("limit")
        self.source = node.text("source", source)

    def printed_text(self, card_names: dict[str, str]) -> str:
        """Return the text printed on the card for this effect. `card_names` maps card ids to names."""
        text = self.type.template.format(
            n=self.n,
            signed=f"{self.n:+d}",
            cards=count_with_noun(self.n, "card"),
            random=count_with_noun(self.n, "random card"),
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
    if sorted(against) == sorted(SUBTYPES[ATTACK]):  # all attack kinds, so none needs to be named
        return "an attack with an Attack card"
    return "a " + join_words([name.capitalize() for name in against], "or") + " attack"


def join_words(words: list[str], conjunction: str) -> str:
    """Join words as in 'one, two and three'."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {conjunction} {words[-1]}"
