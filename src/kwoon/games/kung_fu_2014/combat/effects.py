"""Effects of the cards that were played, carried out before their owner's cards leave the table."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.dice import Dice
from kwoon.games.kung_fu_2014.play.notation import IS_WEAPON
from kwoon.games.kung_fu_2014.play.position import Position
from kwoon.games.kung_fu_2014.play.steps import MUST_GO, Attack


def defender_effects(position: Position, attack: Attack, at: i64) -> None:
    """What the base of a block does (kff14.cleanup.defender-effects)."""
    kinds = position.kinds
    base = attack.blocks[at].base
    struck = attack.build
    # A mark, no more: the attacker's own effects still happen (kff14.cleanup.strip-is-a-mark).
    if not struck.cleared:
        if kinds.strip_weapon[base] and kinds.sort[struck.base] == IS_WEAPON and struck.base_at != MUST_GO:
            struck.base_at = MUST_GO
            if position.log is not None:
                position.log.add("strip", attack.attacker, [struck.base], base)
        if kinds.strip_stance[base] and struck.stance >= 0 and struck.stance_at != MUST_GO:
            struck.stance_at = MUST_GO
            if position.log is not None:
                position.log.add("strip", attack.attacker, [struck.stance], base)
    if kinds.unhurt_gain[base] and attack.through[at] == 0:  # kff14.card.no-match-gain
        position.gain(attack.targets[at], kinds.unhurt_gain[base], base)


def attacker_effects(position: Position, attack: Attack, dice: Dice) -> None:
    """What the cards of an attack do: base, finishing move, stance (kff14.cleanup.effect-order)."""
    build = attack.build
    _card_effects(position, attack, build.base, dice)
    if build.finishing >= 0:
        _card_effects(position, attack, build.finishing, dice)
    if build.stance >= 0:
        _card_effects(position, attack, build.stance, dice)


def _card_effects(position: Position, attack: Attack, card: i64, dice: Dice) -> None:
    """Each effect of a card runs through the targets in target order (kff14.multi.effects-per-opponent)."""
    kinds = position.kinds
    if not kinds.strikes[card]:
        return
    attacker = attack.attacker
    if kinds.damage_lose[card]:
        _make_lose(position, attack, kinds.damage_lose[card], card)
    if kinds.target_discard[card]:  # kff14.card.throw-per-target, kff14.card.chain-whip-no-damage-needed
        for target in attack.targets:
            position.discard_random(target, kinds.target_discard[card], dice, card)
    if kinds.damage_discard[card]:
        for at, target in enumerate(attack.targets):
            if attack.lost[at] > 0:
                position.discard_random(target, kinds.damage_discard[card], dice, card)
    if kinds.target_draw[card]:
        for target in attack.targets:
            if position.out[target] == 0:  # kff14.resign.target
                position.draw(attacker, kinds.target_draw[card], dice)
    if kinds.damage_draw[card] or kinds.damage_gain[card]:
        _reward(position, attack, card, dice)
    if kinds.miss_draw[card] and not attack.hurt_somebody():  # kff14.card.crane-once
        position.draw(attacker, kinds.miss_draw[card], dice)


def _make_lose(position: Position, attack: Attack, amount: i64, cause: i64) -> None:
    """kff14.card.when-done-right-not-damage."""
    for at, target in enumerate(attack.targets):
        if attack.lost[at] > 0:
            lost = position.lose(target, amount)
            if position.log is not None and lost > 0:
                position.log.add("lose", target, [int(cause)], lost)


def _reward(position: Position, attack: Attack, card: i64, dice: Dice) -> None:
    """What the attacker gets for each damaged target: cards first, then Chi."""
    kinds = position.kinds
    for lost in attack.lost:
        if lost > 0 and kinds.damage_draw[card]:
            position.draw(attack.attacker, kinds.damage_draw[card], dice)
    for lost in attack.lost:
        if lost > 0 and kinds.damage_gain[card]:
            position.gain(attack.attacker, kinds.damage_gain[card], card)
