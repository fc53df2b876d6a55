"""The pack as tables, with one entry per card kind."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.games.kung_fu_2019.cards.effects import (
    ANSWER_KINDS,
    ARCHETYPE,
    ATTACK_TYPES,
    KINDS,
    SPECIAL,
    STANCE,
    SUBTYPES,
    WEAPON,
    ParameterizedEffect,
)
from kwoon.games.kung_fu_2019.cards.pack import KungFu2019Card, KungFu2019Pack

NONE: Final = -1
"""No card, no seat or no attack."""

IS_ATTACK: Final[i64] = 0
IS_ENHANCEMENT: Final[i64] = 1
IS_FINISHING: Final[i64] = 2
IS_BLOCK: Final[i64] = 3
IS_WEAPON: Final[i64] = 4
IS_STANCE: Final[i64] = 5
IS_CHI: Final[i64] = 6
IS_IMPROVED_WEAPON: Final[i64] = 7
IS_IMPROVED_STANCE: Final[i64] = 8
IS_SPECIAL: Final[i64] = 9
IS_ARCHETYPE: Final[i64] = 10
IS_CHALLENGE: Final[i64] = 11

# Attack types, as bit flags: the kind of the base, several targets, counterattack.
ATTACK_IS_WEAPON: Final[i64] = 16
ATTACK_IS_SPLIT: Final[i64] = 32
ATTACK_IS_COUNTER: Final[i64] = 64
ATTACK_IS_ANY: Final[i64] = 127

# Properties that a card gives to the whole attack, as bit flags.
UNBLOCKABLE: Final[i64] = 1
BAR_KIND_BLOCKS: Final[i64] = 2
BAR_COUNTERATTACKS: Final[i64] = 4
PIERCE_WEAPON: Final[i64] = 8
PIERCE_STANCE: Final[i64] = 16
STRIP_WEAPON: Final[i64] = 32
STRIP_STANCE: Final[i64] = 64
IGNORE_COUNTERS: Final[i64] = 128
TAKES_SLOT: Final[i64] = 256
"""The card may take a weapon or stance."""
ACTS_BEFORE_ANSWERS: Final[i64] = 512
"""The card has effects before the answers."""
ACTS_AFTERWARDS: Final[i64] = 1024
"""The card has effects after the exchange."""
ONE_TARGET: Final[i64] = 2048
EXTRA_ATTACK: Final[i64] = 4096
SELF_LOSS: Final[i64] = 8192
BAR_UNLESS_IGNORED: Final[i64] = 16384

FLAGS: Final = {
    "unblockable": UNBLOCKABLE,
    "bar-kind-blocks": BAR_KIND_BLOCKS,
    "bar-counterattacks": BAR_COUNTERATTACKS,
    "bar-counterattacks-unless-ignored": BAR_UNLESS_IGNORED,
    "pierce-weapon": PIERCE_WEAPON,
    "pierce-stance": PIERCE_STANCE,
    "strip-weapon": STRIP_WEAPON,
    "strip-stance": STRIP_STANCE,
    "ignore-counters": IGNORE_COUNTERS,
    "take-stripped-weapon": TAKES_SLOT,
    "give-stripped-weapon": TAKES_SLOT,
    "take-stance": TAKES_SLOT,
    "target-draws": ACTS_BEFORE_ANSWERS,
    "target-discards": ACTS_BEFORE_ANSWERS,
    "discard-hand": ACTS_BEFORE_ANSWERS,
    "afterwards-discards": ACTS_AFTERWARDS,
    "afterwards-draws": ACTS_AFTERWARDS,
    "own-stance-goes": ACTS_AFTERWARDS,
    "damaged-weapon-goes": ACTS_AFTERWARDS,
    "damaged-stance-goes": ACTS_AFTERWARDS,
    "knockout-heal": ACTS_AFTERWARDS,
    "poison": ACTS_AFTERWARDS,
    "needs-one-target": ONE_TARGET,
    "extra-attack": EXTRA_ATTACK,
    "self-loss": SELF_LOSS,
}
NO_LIMIT: Final[i64] = 99


class KungFu2019CardTables:
    def __init__(self, pack: KungFu2019Pack, decks: list[str]) -> None:
        cards = pack.kinds
        self.count: i64 = len(cards)
        self.ids = [card.id for card in cards]
        self.card_type = vec[i64]([KINDS.index(card.kind) for card in cards])
        self.is_answer = vec[bool]([card.kind in ANSWER_KINDS for card in cards])
        """Whether the card is played in answer to an attack: Blocks and Challenges."""
        self.attack = [max(card.numbers[0], 0) for card in cards]
        self.can_attack = vec[bool]([card.numbers[0] >= 0 and card.kind in SUBTYPES for card in cards])
        """Whether the card can be the base of an attack."""
        self.bonus = [max(card.numbers[1], 0) for card in cards]
        self.defense = [max(card.numbers[2], 0) for card in cards]
        self.heal = [max(card.numbers[3], 0) for card in cards]
        self.attack_type_mask = vec[i64]([_attack_type_mask(card) for card in cards])
        """The type of an attack with this base, as a bit flag."""
        self.names_attack_kind = vec[bool]([card.subtype == "kind" for card in cards])
        """Whether the card is a Block that names kinds of attacks."""
        self.flags = vec[i64]([_attack_flags(card) for card in cards])
        self.deck: list[int] = []
        for kind, card in enumerate(cards):
            if card.deck in decks:
                self.deck.extend([kind] * card.copies)
        self.specials = [kind for kind in self.deck if cards[kind].kind == SPECIAL]
        """Specials in the deck, one entry per copy."""
        self.archetypes = [kind for kind, card in enumerate(cards) if card.kind == ARCHETYPE and card.copies]
        self._load_attack_effects(pack)
        self._load_answer_effects(pack)
        self._load_lasting_effects(pack)
        self._load_masks(cards)
        self._load_bonuses(cards)
        self._load_companions(cards)

    def _load_attack_effects(self, pack: KungFu2019Pack) -> None:
        numbers = pack.effect_number_by_kind
        cards = pack.kinds
        self.split = numbers("split")
        self.split_value = vec[i64](
            [
                card.effect_amount("split-value") if card.has_effect("split-value") else max(card.numbers[0], 0)
                for card in cards
            ]
        )
        self.split_discards = numbers("split-discards")
        self.unsplit_damage = numbers("unsplit-damage")
        self.duel_damage = numbers("duel-damage")
        self.damage_per_enhancement = numbers("damage-per-enhancement")
        self.helped_damage = numbers("helped-damage")
        self.damage_per_teammate_stance = numbers("damage-per-teammate-stance")
        self.team_stances_damage = numbers("team-stances-damage")
        self.combo = numbers("combo")
        self.break_attack = numbers("break-attack")
        self.break_block = numbers("break-block")
        self.enhancement_limit = vec[i64]([card.effect_amount("limit-enhancements") or int(NO_LIMIT) for card in cards])
        self.needs_no_weapon = numbers("needs-no-weapon")
        self.needs_teammate_attack = numbers("needs-teammate-attack")
        self.free_enhancement = numbers("free-enhancement")
        self.extra_attack = numbers("extra-attack")
        self.take_stripped_weapon = numbers("take-stripped-weapon")
        self.give_stripped_weapon = numbers("give-stripped-weapon")
        self.take_stance = numbers("take-stance")
        self.take_attackers_weapon = numbers("take-attackers-weapon")
        self.target_draws = numbers("target-draws")
        self.target_discards = numbers("target-discards")
        self.discard_hand = numbers("discard-hand")
        self.afterwards_discards = numbers("afterwards-discards")
        self.afterwards_draws = numbers("afterwards-draws")
        self.self_loss = numbers("self-loss")
        self.own_stance_goes = numbers("own-stance-goes")
        self.damaged_weapon_goes = numbers("damaged-weapon-goes")
        self.damaged_stance_goes = numbers("damaged-stance-goes")
        self.knockout_heal = numbers("knockout-heal")
        self.poison = numbers("poison")

    def _load_answer_effects(self, pack: KungFu2019Pack) -> None:
        numbers = pack.effect_number_by_kind
        self.reduce = numbers("reduce")
        self.reduce_per_teammate_weapon = numbers("reduce-per-teammate-weapon")
        self.against_unblockable = numbers("against-unblockable")
        self.counterattack = numbers("counterattack")
        self.take_over = numbers("take-over")
        self.take_over_teammate = numbers("take-over-teammate")
        self.draw_when_played = numbers("draw-when-played")
        self.pass_on = numbers("pass-on")
        self.discard_others = numbers("discard-others")
        self.block_for_teammate = numbers("block-for-teammate")
        self.only_for_teammate = numbers("only-for-teammate")

    def _load_lasting_effects(self, pack: KungFu2019Pack) -> None:
        numbers = pack.effect_number_by_kind
        self.enhancement_bonus = numbers("enhancement-bonus")
        self.teammate_enhancement_bonus = numbers("teammate-enhancement-bonus")
        self.attack_bonus = numbers("attack-bonus")
        self.card_attack_bonus = numbers("card-attack-bonus")
        self.low_chi_attack_bonus = numbers("low-chi-attack-bonus")
        self.teammates_attack_bonus = numbers("teammates-attack-bonus")
        self.entry_cost = numbers("entry-cost")
        self.upkeep = numbers("upkeep")
        self.hand_size = numbers("hand-size")
        self.protect_weapon = numbers("protect-weapon")
        self.protect_stance = numbers("protect-stance")
        self.heal_bonus = numbers("heal-bonus")
        self.turn_heal = numbers("turn-heal")
        self.double_stance = numbers("double-stance")
        self.no_block_counterattack = numbers("no-block-counterattack")
        self.hurl = numbers("hurl")
        self.stance_heal = numbers("stance-heal")
        self.low_chi_heal = numbers("low-chi-heal")
        self.team_stances_heal = numbers("team-stances-heal")
        self.others_heal = numbers("others-heal")
        self.teammates_draw = numbers("teammates-draw")
        self.forfeit_attack = numbers("forfeit-attack")
        self.give_weapon = numbers("give-weapon")
        self.swap_cards = numbers("swap-cards")
        self.strike_staggered = numbers("strike-staggered")
        self.when_team_loses = numbers("when-team-loses")
        self.draw_afterwards = numbers("draw-afterwards")
        self.team_heal = numbers("team-heal")
        self.team_draws = numbers("team-draws")
        self.min_stagger_loss = min([n for n in self.strike_staggered if n] or [99])
        """The smallest Chi loss of an opponent that any card reacts to."""
        self.min_team_loss = min([n for n in self.when_team_loses if n] or [99])
        """The smallest Chi loss of a team that any card reacts to."""

    def _load_masks(self, cards: list[KungFu2019Card]) -> None:
        self.ignore_mask = vec[i64]([_against_mask(card.effect("ignore")) for card in cards])
        self.reduce_mask = vec[i64]([_against_mask(card.effect("reduce")) for card in cards])
        self.conditional_defense = [card.effect_amount("defence") for card in cards]
        self.conditional_defense_mask = vec[i64]([_against_mask(card.effect("defence")) for card in cards])
        self.low_chi_attack_limit = vec[i64]([_effect_limit(card.effect("low-chi-attack-bonus")) for card in cards])
        self.low_chi_heal_limit = vec[i64]([_effect_limit(card.effect("low-chi-heal")) for card in cards])
        self.stance_heal_stance = vec[i64]([_effect_stance(self.ids, card.effect("stance-heal")) for card in cards])

    def _load_bonuses(self, cards: list[KungFu2019Card]) -> None:
        """Load the bonuses of lasting cards: to each card, and against each stance."""
        count = len(cards)
        self.bonus_to_card: list[list[int]] = []
        self.bonus_by_card_name: list[list[int]] = []
        """The part of `bonus_to_card` from bonuses that name the card itself, without bonuses for a Weapon subtype."""
        self.bonus_against_stance: list[list[int]] = []
        for card in cards:
            to_card = [0] * count
            by_name = [0] * count
            against_stance = [0] * count
            for effect in card.effects:
                for kind, other in enumerate(cards):
                    if other.id in effect.cards:
                        to_card[kind] += effect.n
                        by_name[kind] += effect.n
                    if effect.subtype and other.kind == WEAPON and other.subtype == effect.subtype:
                        to_card[kind] += effect.n
                    if (
                        effect.type.name == "stance-bonus"
                        and other.kind == STANCE
                        and effect.stance in ("any", other.id)
                    ):
                        against_stance[kind] += effect.n
            self.bonus_to_card.append(to_card)
            self.bonus_by_card_name.append(by_name)
            self.bonus_against_stance.append(against_stance)

    def _load_companions(self, cards: list[KungFu2019Card]) -> None:
        self.weapon_companion = [_effect_companion(self.ids, card.effect("attach-to-weapons")) for card in cards]
        """By card: the companion that an archetype attaches to its owner's weapons, or NONE."""
        self.stance_companion = [_effect_companion(self.ids, card.effect("attach-to-stances")) for card in cards]
        companions = [each for each in self.weapon_companion + self.stance_companion if each != NONE]
        self.is_companion = [kind in companions for kind in range(len(cards))]


def _attack_flags(card: KungFu2019Card) -> int:
    flags = 0
    for effect in card.effects:
        flags |= FLAGS.get(effect.type.name, 0)
    return flags


def _attack_type_mask(card: KungFu2019Card) -> int:
    if card.kind == WEAPON:
        return int(ATTACK_IS_WEAPON)
    return 1 << ATTACK_TYPES.index(card.subtype) if card.subtype in ATTACK_TYPES else 0


def _against_mask(effect: ParameterizedEffect | None) -> int:
    if effect is None:
        return 0
    if "any" in effect.against:
        return int(ATTACK_IS_ANY)
    return sum([1 << ATTACK_TYPES.index(name) for name in set(effect.against)])


def _effect_limit(effect: ParameterizedEffect | None) -> int:
    return 0 if effect is None else effect.limit


def _effect_stance(ids: list[str], effect: ParameterizedEffect | None) -> int:
    return NONE if effect is None or effect.stance == "any" else ids.index(effect.stance)


def _effect_companion(ids: list[str], effect: ParameterizedEffect | None) -> int:
    return NONE if effect is None else ids.index(effect.companion)
