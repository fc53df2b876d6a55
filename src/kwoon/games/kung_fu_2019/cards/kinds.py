"""The pack, card by card, as tables: every list has one entry a kind of card."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.games.kung_fu_2019.cards.pack import KungFu2019Card, KungFu2019Pack
from kwoon.games.kung_fu_2019.cards.vocabulary import (
    AGAINST,
    ANSWERING,
    ARCHETYPE,
    KINDS,
    SPECIAL,
    STANCE,
    SUBTYPES,
    WEAPON,
    Effect,
)

NONE: Final = -1
"""No card, no seat, no attack."""

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

# What an attack can be, as bits: its kind, whether it has several targets, whether it counters.
AS_WEAPON: Final[i64] = 16
AS_SPLIT: Final[i64] = 32
AS_COUNTER: Final[i64] = 64
AS_ANY: Final[i64] = 127

# What the cards of an attack say about the whole of it, as bits.
UNBLOCKABLE: Final[i64] = 1
BAR_KIND_BLOCKS: Final[i64] = 2
BAR_COUNTERATTACKS: Final[i64] = 4
PIERCE_WEAPON: Final[i64] = 8
PIERCE_STANCE: Final[i64] = 16
STRIP_WEAPON: Final[i64] = 32
STRIP_STANCE: Final[i64] = 64
IGNORE_COUNTERS: Final[i64] = 128
TAKES: Final[i64] = 256
"""Somebody may take something."""
BEFORE: Final[i64] = 512
"""Something happens before the answers."""
AFTER: Final[i64] = 1024
"""Something happens when the exchange is over."""
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
    "take-stripped-weapon": TAKES,
    "give-stripped-weapon": TAKES,
    "take-stance": TAKES,
    "target-draws": BEFORE,
    "target-discards": BEFORE,
    "discard-hand": BEFORE,
    "afterwards-discards": AFTER,
    "afterwards-draws": AFTER,
    "own-stance-goes": AFTER,
    "damaged-weapon-goes": AFTER,
    "damaged-stance-goes": AFTER,
    "knockout-heal": AFTER,
    "poison": AFTER,
    "needs-one-target": ONE_TARGET,
    "extra-attack": EXTRA_ATTACK,
    "self-loss": SELF_LOSS,
}
NO_LIMIT: Final[i64] = 99


class Kinds:
    """The tables."""

    def __init__(self, pack: KungFu2019Pack, decks: list[str]) -> None:
        cards = pack.kinds
        self.count: i64 = len(cards)
        self.ids = [card.id for card in cards]
        self.sort = vec[i64]([KINDS.index(card.kind) for card in cards])
        self.answers = vec[bool]([card.kind in ANSWERING for card in cards])
        """Whether it is played when somebody is attacked: Blocks and Challenges."""
        self.attack = [max(card.numbers[0], 0) for card in cards]
        self.attacks = vec[bool]([card.numbers[0] >= 0 and card.kind in SUBTYPES for card in cards])
        """Whether an attack can be made with it."""
        self.bonus = [max(card.numbers[1], 0) for card in cards]
        self.defence = [max(card.numbers[2], 0) for card in cards]
        self.heal = [max(card.numbers[3], 0) for card in cards]
        self.hit = vec[i64]([_hit(card) for card in cards])
        """The kind of an attack that starts with it, as a bit."""
        self.by_kind = vec[bool]([card.subtype == "kind" for card in cards])
        """Blocks that name kinds of attacks."""
        self.flags = vec[i64]([_flags(card) for card in cards])
        self.deck: list[int] = []
        for kind, card in enumerate(cards):
            if card.deck in decks:
                self.deck.extend([kind] * card.copies)
        self.specials = [kind for kind in self.deck if cards[kind].kind == SPECIAL]
        """Those of the deck, one entry a copy."""
        self.archetypes = [kind for kind, card in enumerate(cards) if card.kind == ARCHETYPE and card.copies]
        self._striking_words(pack)
        self._answering_words(pack)
        self._lasting_words(pack)
        self._masks(cards)
        self._bonuses(cards)
        self._companions(cards)

    def _striking_words(self, pack: KungFu2019Pack) -> None:
        words = pack.worths
        cards = pack.kinds
        self.split = words("split")
        self.split_value = vec[i64](
            [card.worth("split-value") if card.has("split-value") else max(card.numbers[0], 0) for card in cards]
        )
        self.split_discards = words("split-discards")
        self.unsplit_damage = words("unsplit-damage")
        self.duel_damage = words("duel-damage")
        self.per_enhancement = words("damage-per-enhancement")
        self.helped_damage = words("helped-damage")
        self.per_teammate_stance = words("damage-per-teammate-stance")
        self.team_stances_damage = words("team-stances-damage")
        self.combo = words("combo")
        self.break_attack = words("break-attack")
        self.break_block = words("break-block")
        self.limit = vec[i64]([card.worth("limit-enhancements") or int(NO_LIMIT) for card in cards])
        self.needs_no_weapon = words("needs-no-weapon")
        self.needs_teammate_attack = words("needs-teammate-attack")
        self.free = words("free-enhancement")
        self.extra_attack = words("extra-attack")
        self.take_stripped = words("take-stripped-weapon")
        self.give_stripped = words("give-stripped-weapon")
        self.take_stance = words("take-stance")
        self.take_attackers = words("take-attackers-weapon")
        self.target_draws = words("target-draws")
        self.target_discards = words("target-discards")
        self.discard_hand = words("discard-hand")
        self.afterwards_discards = words("afterwards-discards")
        self.afterwards_draws = words("afterwards-draws")
        self.self_loss = words("self-loss")
        self.own_stance_goes = words("own-stance-goes")
        self.damaged_weapon_goes = words("damaged-weapon-goes")
        self.damaged_stance_goes = words("damaged-stance-goes")
        self.knockout_heal = words("knockout-heal")
        self.poison = words("poison")

    def _answering_words(self, pack: KungFu2019Pack) -> None:
        words = pack.worths
        self.reduce = words("reduce")
        self.reduce_per_weapon = words("reduce-per-teammate-weapon")
        self.against_unblockable = words("against-unblockable")
        self.counter = words("counterattack")
        self.take_over = words("take-over")
        self.take_over_teammate = words("take-over-teammate")
        self.draw_when_played = words("draw-when-played")
        self.pass_on = words("pass-on")
        self.discard_others = words("discard-others")
        self.block_for = words("block-for-teammate")
        self.only_for = words("only-for-teammate")

    def _lasting_words(self, pack: KungFu2019Pack) -> None:
        words = pack.worths
        self.enhancement_bonus = words("enhancement-bonus")
        self.teammate_enhancement_bonus = words("teammate-enhancement-bonus")
        self.attack_bonus = words("attack-bonus")
        self.card_attack_bonus = words("card-attack-bonus")
        self.low_chi_attack_bonus = words("low-chi-attack-bonus")
        self.teammates_attack_bonus = words("teammates-attack-bonus")
        self.entry_cost = words("entry-cost")
        self.upkeep = words("upkeep")
        self.hand_size = words("hand-size")
        self.protect_weapon = words("protect-weapon")
        self.protect_stance = words("protect-stance")
        self.heal_bonus = words("heal-bonus")
        self.turn_heal = words("turn-heal")
        self.double_stance = words("double-stance")
        self.no_block_counter = words("no-block-counterattack")
        self.hurl = words("hurl")
        self.stance_heal = words("stance-heal")
        self.low_chi_heal = words("low-chi-heal")
        self.team_stances_heal = words("team-stances-heal")
        self.others_heal = words("others-heal")
        self.teammates_draw = words("teammates-draw")
        self.forfeit = words("forfeit-attack")
        self.give_weapon = words("give-weapon")
        self.swap_cards = words("swap-cards")
        self.strike_staggered = words("strike-staggered")
        self.when_team_loses = words("when-team-loses")
        self.draw_afterwards = words("draw-afterwards")
        self.team_heal = words("team-heal")
        self.team_draws = words("team-draws")
        self.stagger_from = min([n for n in self.strike_staggered if n] or [99])
        """The smallest loss of an opponent that any card reacts to."""
        self.grieve_from = min([n for n in self.when_team_loses if n] or [99])
        """The smallest loss of a team that any card reacts to."""

    def _masks(self, cards: list[KungFu2019Card]) -> None:
        self.ignore_mask = vec[i64]([_mask(card.effect("ignore")) for card in cards])
        self.reduce_mask = vec[i64]([_mask(card.effect("reduce")) for card in cards])
        self.guard = [card.worth("defence") for card in cards]
        self.guard_mask = vec[i64]([_mask(card.effect("defence")) for card in cards])
        self.low_chi_attack_limit = vec[i64]([_limit(card.effect("low-chi-attack-bonus")) for card in cards])
        self.low_chi_heal_limit = vec[i64]([_limit(card.effect("low-chi-heal")) for card in cards])
        self.stance_heal_for = vec[i64]([_stance(self.ids, card.effect("stance-heal")) for card in cards])

    def _bonuses(self, cards: list[KungFu2019Card]) -> None:
        """What lasting cards add: to each card, and against each stance."""
        count = len(cards)
        self.to_card: list[list[int]] = []
        self.by_name: list[list[int]] = []
        """As much of it as names the card, without what goes to attacks with a sort of Weapon."""
        self.against_stance: list[list[int]] = []
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
                        effect.word.name == "stance-bonus"
                        and other.kind == STANCE
                        and effect.stance in ("any", other.id)
                    ):
                        against_stance[kind] += effect.n
            self.to_card.append(to_card)
            self.by_name.append(by_name)
            self.against_stance.append(against_stance)

    def _companions(self, cards: list[KungFu2019Card]) -> None:
        self.weapon_companion = [_companion(self.ids, card.effect("attach-to-weapons")) for card in cards]
        """For an archetype the card that hangs on its weapons."""
        self.stance_companion = [_companion(self.ids, card.effect("attach-to-stances")) for card in cards]
        named = [each for each in self.weapon_companion + self.stance_companion if each != NONE]
        self.is_companion = [kind in named for kind in range(len(cards))]


def _flags(card: KungFu2019Card) -> int:
    flags = 0
    for effect in card.effects:
        flags |= FLAGS.get(effect.word.name, 0)
    return flags


def _hit(card: KungFu2019Card) -> int:
    if card.kind == WEAPON:
        return int(AS_WEAPON)
    return 1 << AGAINST.index(card.subtype) if card.subtype in AGAINST else 0


def _mask(effect: Effect | None) -> int:
    if effect is None:
        return 0
    if "any" in effect.against:
        return int(AS_ANY)
    return sum([1 << AGAINST.index(name) for name in set(effect.against)])


def _limit(effect: Effect | None) -> int:
    return 0 if effect is None else effect.limit


def _stance(ids: list[str], effect: Effect | None) -> int:
    return NONE if effect is None or effect.stance == "any" else ids.index(effect.stance)


def _companion(ids: list[str], effect: Effect | None) -> int:
    return NONE if effect is None else ids.index(effect.companion)
