"""Kinds and effect types of cards, and the texts printed for them."""

from __future__ import annotations

from typing import Final

from kwoon.core.message import Argument, Text, joined, message_ids, msg
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

KIND_IDS: Final = message_ids("kung-fu-2019-cards-kind", KINDS)
ATTACK_TYPE_IDS: Final = message_ids("kung-fu-2019-cards-type", "punch, kick, throw, trip, weapon, split, counter")
WEAPON_SUBTYPE_IDS: Final = message_ids("kung-fu-2019-cards-subtype", "arms, improvised")
NUMBERS_IN_TEXT: Final = ("n", "limit")
FORM_PLACEHOLDERS: Final = {"against": "attacks", "cards": "named"}
"""How the pack form calls the lists among the parameters."""


class ParameterizedEffectType:
    """An effect type: the card kinds that can have it and its parameters."""

    def __init__(self, name: str, card_kinds: tuple[str, ...], parameters: str = "n") -> None:
        self.name = name
        self.card_kinds = card_kinds
        self.parameters = tuple(parameters.split())
        """Any of: n, against, cards, subtype, stance, companion, limit. The text calls the numbers n and limit by these
        names, and any other parameter `named`."""

    def description(self) -> Text:
        """Return the printed text with placeholders, such as '{n}', for the parameters."""
        arguments: dict[str, Text] = {}
        for name in self.parameters:
            key = name if name in NUMBERS_IN_TEXT else "named"
            arguments[key] = f"{{{FORM_PLACEHOLDERS.get(name, name)}}}"
        return msg(EFFECT_IDS[self.name], **arguments)


EFFECT_TYPES: Final = (
    # Building an attack.
    ParameterizedEffectType("split", (ATTACK, WEAPON, *ADDED_KINDS)),
    ParameterizedEffectType("split-value", (WEAPON,)),
    ParameterizedEffectType("split-discards", (WEAPON,), ""),
    ParameterizedEffectType("unsplit-damage", ADDED_KINDS),
    ParameterizedEffectType("duel-damage", ATTACK_KINDS),
    ParameterizedEffectType("damage-per-enhancement", ATTACK_KINDS),
    ParameterizedEffectType("helped-damage", ATTACK_KINDS),
    ParameterizedEffectType("damage-per-teammate-stance", ATTACK_KINDS),
    ParameterizedEffectType("team-stances-damage", ATTACK_KINDS),
    ParameterizedEffectType("combo", ADDED_KINDS),
    ParameterizedEffectType("break-attack", (WEAPON,)),
    ParameterizedEffectType("limit-enhancements", BASE_KINDS),
    ParameterizedEffectType("unblockable", ADDED_KINDS, ""),
    ParameterizedEffectType("bar-kind-blocks", ATTACK_KINDS, ""),
    ParameterizedEffectType("bar-counterattacks", ATTACK_KINDS, ""),
    ParameterizedEffectType("bar-counterattacks-unless-ignored", ATTACK_KINDS, ""),
    ParameterizedEffectType("pierce-weapon", ATTACK_KINDS, ""),
    ParameterizedEffectType("pierce-stance", ATTACK_KINDS, ""),
    ParameterizedEffectType("needs-no-weapon", ADDED_KINDS, ""),
    ParameterizedEffectType("needs-one-target", ADDED_KINDS, ""),
    ParameterizedEffectType("needs-teammate-attack", ADDED_KINDS, ""),
    ParameterizedEffectType("free-enhancement", ADDED_KINDS, ""),
    ParameterizedEffectType("ignore-counters", ADDED_KINDS, ""),
    ParameterizedEffectType("extra-attack", ADDED_KINDS, ""),
    # Effects of an attack besides damage.
    ParameterizedEffectType("strip-weapon", ATTACK_KINDS, ""),
    ParameterizedEffectType("strip-stance", ATTACK_KINDS, ""),
    ParameterizedEffectType("take-stripped-weapon", (*ATTACK_KINDS, ARCHETYPE), ""),
    ParameterizedEffectType("give-stripped-weapon", ATTACK_KINDS, ""),
    ParameterizedEffectType("take-stance", ADDED_KINDS, ""),
    ParameterizedEffectType("target-draws", ATTACK_KINDS),
    ParameterizedEffectType("target-discards", ATTACK_KINDS),
    ParameterizedEffectType("discard-hand", ADDED_KINDS, ""),
    ParameterizedEffectType("afterwards-discards", ATTACK_KINDS),
    ParameterizedEffectType("afterwards-draws", ATTACK_KINDS),
    ParameterizedEffectType("self-loss", (ATTACK, *ADDED_KINDS)),
    ParameterizedEffectType("own-stance-goes", ADDED_KINDS, ""),
    ParameterizedEffectType("damaged-weapon-goes", ATTACK_KINDS, ""),
    ParameterizedEffectType("damaged-stance-goes", ATTACK_KINDS, ""),
    ParameterizedEffectType("knockout-heal", ATTACK_KINDS),
    ParameterizedEffectType("poison", ATTACK_KINDS),
    # Answering an attack.
    ParameterizedEffectType("ignore", (BLOCK,), "against"),
    ParameterizedEffectType("reduce", (BLOCK,), "n against"),
    ParameterizedEffectType("reduce-per-teammate-weapon", (BLOCK,)),
    ParameterizedEffectType("against-unblockable", (BLOCK,), ""),
    ParameterizedEffectType("counterattack", ANSWER_KINDS, ""),
    ParameterizedEffectType("take-over", ANSWER_KINDS, ""),
    ParameterizedEffectType("take-over-teammate", ANSWER_KINDS, ""),
    ParameterizedEffectType("draw-when-played", ANSWER_KINDS),
    ParameterizedEffectType("pass-on", (BLOCK,), ""),
    ParameterizedEffectType("discard-others", (BLOCK,)),
    ParameterizedEffectType("block-for-teammate", (BLOCK,), ""),
    ParameterizedEffectType("only-for-teammate", (BLOCK,), ""),
    ParameterizedEffectType("take-attackers-weapon", (BLOCK,), ""),
    ParameterizedEffectType("break-block", (WEAPON,)),
    # While the card is in play.
    ParameterizedEffectType("card-bonus", LASTING_KINDS, "n cards"),
    ParameterizedEffectType("weapon-bonus", LASTING_KINDS, "n subtype"),
    ParameterizedEffectType("enhancement-bonus", LASTING_KINDS),
    ParameterizedEffectType("teammate-enhancement-bonus", LASTING_KINDS),
    ParameterizedEffectType("stance-bonus", LASTING_KINDS, "n stance"),
    ParameterizedEffectType("attack-bonus", LASTING_KINDS),
    ParameterizedEffectType("card-attack-bonus", LASTING_KINDS),
    ParameterizedEffectType("low-chi-attack-bonus", LASTING_KINDS, "n limit"),
    ParameterizedEffectType("teammates-attack-bonus", WEAPON_KINDS),
    ParameterizedEffectType("defence", DEFENSE_KINDS, "n against"),
    ParameterizedEffectType("entry-cost", (STANCE,)),
    ParameterizedEffectType("upkeep", (STANCE,)),
    ParameterizedEffectType("hand-size", LASTING_KINDS),
    ParameterizedEffectType("protect-weapon", WEAPON_KINDS, ""),
    ParameterizedEffectType("protect-stance", STANCE_KINDS, ""),
    ParameterizedEffectType("heal-bonus", (*WEAPON_KINDS, *LASTING_KINDS)),
    ParameterizedEffectType("turn-heal", LASTING_KINDS),
    ParameterizedEffectType("attach-to-weapons", (ARCHETYPE,), "companion"),
    ParameterizedEffectType("attach-to-stances", (ARCHETYPE,), "companion"),
    ParameterizedEffectType("double-stance", (ARCHETYPE,), ""),
    ParameterizedEffectType("no-block-counterattack", (ARCHETYPE,), ""),
    ParameterizedEffectType("hurl", (ARCHETYPE,)),
    # Chi Restoration cards.
    ParameterizedEffectType("stance-heal", (CHI,), "n stance"),
    ParameterizedEffectType("low-chi-heal", (CHI,), "n limit"),
    ParameterizedEffectType("team-stances-heal", (CHI,)),
    ParameterizedEffectType("others-heal", (CHI,)),
    ParameterizedEffectType("teammates-draw", (CHI,)),
    ParameterizedEffectType("forfeit-attack", (CHI,), ""),
    # Team specials. The first four state a condition.
    ParameterizedEffectType("give-weapon", (SPECIAL,), ""),
    ParameterizedEffectType("swap-cards", (SPECIAL,)),
    ParameterizedEffectType("strike-staggered", (SPECIAL,)),
    ParameterizedEffectType("when-team-loses", (SPECIAL,)),
    ParameterizedEffectType("draw-afterwards", (SPECIAL,)),
    ParameterizedEffectType("team-heal", (SPECIAL,)),
    ParameterizedEffectType("team-draws", (SPECIAL,)),
)
EFFECT_IDS: Final = message_ids("kung-fu-2019-cards", [each.name for each in EFFECT_TYPES])
"""The message of each effect's printed text."""


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

    def printed_text(self, card_names: dict[str, Text]) -> Text:
        """Return the text printed on the card for this effect. `card_names` maps card ids to names."""
        if self.type.name == "hand-size" and self.n < 0:
            return msg("kung-fu-2019-cards-hand-size-less", n=-self.n)
        arguments: dict[str, Argument] = {}
        for name in self.type.parameters:
            if name == "n":
                arguments["n"] = self.n
            elif name == "limit":
                arguments["limit"] = self.limit
            else:
                arguments["named"] = self._named(card_names)
        return msg(EFFECT_IDS[self.type.name], **arguments)

    def _named(self, card_names: dict[str, Text]) -> Text:
        """Return the attacks or cards that the effect names; empty if there are none."""
        if "against" in self.type.parameters:
            return attack_types_text(self.against)
        if self.cards:
            return joined("and", [card_names[card] for card in self.cards])
        if self.subtype:
            return msg(WEAPON_SUBTYPE_IDS[self.subtype])
        if self.stance == "any":
            return msg("kung-fu-2019-cards-any-stance")
        return card_names.get(self.stance or self.companion, "")


def attack_types_text(against: list[str]) -> Text:
    """Return a description such as 'any attack', 'any attack with an Attack card' or 'any Punch or Kick attack'."""
    if not against or "any" in against:
        return msg("kung-fu-2019-cards-any-attack")
    if sorted(against) == sorted(SUBTYPES[ATTACK]):  # all attack kinds, so none needs to be named
        return msg("kung-fu-2019-cards-any-card-attack")
    return msg("kung-fu-2019-cards-attacks", types=joined("or", [attack_type_name(each) for each in against]))


def attack_type_name(attack_type: str) -> Text:
    return msg(ATTACK_TYPE_IDS[attack_type])


def card_kind_name(kind: str, team: bool = False) -> Text:
    """Return the name of a card's kind, such as 'Finishing Move' or 'Team Block'."""
    name = msg(KIND_IDS[kind])
    return msg("kung-fu-2019-cards-kind-team", kind=name) if team else name
