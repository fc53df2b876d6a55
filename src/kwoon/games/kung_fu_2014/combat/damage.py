"""Damage, which is compared for each target and is simultaneous, and the card effects before the owner's cards leave the
table."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from kwoon.core.dice import Dice
from kwoon.games.kung_fu_2014.rules.notation import IS_WEAPON
from kwoon.games.kung_fu_2014.rules.pending_steps import MUST_DISCARD, CombatBuild, DeclaredAttack
from kwoon.games.kung_fu_2014.rules.state import BaseKungFu2014State


def regular_damage(build: CombatBuild, block_total: i64) -> i64:
    """Return the damage that an attack deals through a block with this total (kff14.damage.difference,
    kff14.damage.never-heals)."""
    return build.total - block_total if build.total > block_total else 0


def spirit_damage(build: CombatBuild, block_has_spirit: bool) -> i64:
    """Return the Spirit damage that an attack deals; none if the block has Spirit too (kff14.spirit.one-extra)."""
    return 1 if build.spirit and not block_has_spirit else 0


def deal_damage(state: BaseKungFu2014State, attack: DeclaredAttack) -> None:
    """Deal the damage that gets through the blocks, after every target has decided (kff14.damage.simultaneous)."""
    build = attack.build
    for at, target in enumerate(attack.targets):
        regular: i64 = 0
        spirit: i64 = 0
        if state.eliminated[target] == 0:
            block = attack.blocks[at]
            regular = regular_damage(build, block.total)
            spirit = spirit_damage(build, block.spirit)
            state.log_event("damage", target, regular)
            if spirit:
                state.log_event("spirit", target, spirit)
        attack.damage_through = append(attack.damage_through, regular + spirit)
        attack.chi_lost = append(attack.chi_lost, state.lose_chi(target, regular + spirit))


def apply_defender_effects(state: BaseKungFu2014State, attack: DeclaredAttack, target_index: i64) -> None:
    """Apply the effects of a block's base (kff14.cleanup.defender-effects)."""
    kinds = state.kinds
    base = attack.blocks[target_index].base
    attack_build = attack.build
    # Only mark the card: the attacker's own effects still happen (kff14.cleanup.strip-is-a-mark).
    if not attack_build.cleared:
        if (
            kinds.strip_weapon[base]
            and kinds.card_type[attack_build.base] == IS_WEAPON
            and attack_build.base_location != MUST_DISCARD
        ):
            attack_build.base_location = MUST_DISCARD
            state.log_card("strip", attack.attacker, attack_build.base, base)
        if kinds.strip_stance[base] and attack_build.stance >= 0 and attack_build.stance_location != MUST_DISCARD:
            attack_build.stance_location = MUST_DISCARD
            state.log_card("strip", attack.attacker, attack_build.stance, base)
    if kinds.unhurt_gain[base] and attack.damage_through[target_index] == 0:  # kff14.card.no-match-gain
        state.gain_chi(attack.targets[target_index], kinds.unhurt_gain[base], base)


def apply_attack_card_effects(state: BaseKungFu2014State, attack: DeclaredAttack, dice: Dice) -> None:
    """Apply the effects of an attack's base, then of its finishing move, then of its stance
    (kff14.cleanup.effect-order)."""
    build = attack.build
    _apply_card_effects(state, attack, build.base, dice)
    if build.finishing >= 0:
        _apply_card_effects(state, attack, build.finishing, dice)
    if build.stance >= 0:
        _apply_card_effects(state, attack, build.stance, dice)


def _apply_card_effects(state: BaseKungFu2014State, attack: DeclaredAttack, card: i64, dice: Dice) -> None:
    """Apply each effect of a card to the targets in target order (kff14.multi.effects-per-opponent)."""
    kinds = state.kinds
    if not kinds.has_attack_effect[card]:
        return
    attacker = attack.attacker
    if kinds.damage_lose[card]:
        _lose_chi_if_damaged(state, attack, kinds.damage_lose[card], card)
    if kinds.target_discard[card]:  # kff14.card.throw-per-target, kff14.card.chain-whip-no-damage-needed
        for target in attack.targets:
            state.discard_random(target, kinds.target_discard[card], dice, card)
    if kinds.damage_discard[card]:
        for at, target in enumerate(attack.targets):
            if attack.chi_lost[at] > 0:
                state.discard_random(target, kinds.damage_discard[card], dice, card)
    if kinds.target_draw[card]:
        for target in attack.targets:
            if state.eliminated[target] == 0:  # kff14.resign.target
                state.draw(attacker, kinds.target_draw[card], dice)
    if kinds.damage_draw[card] or kinds.damage_gain[card]:
        _reward_attacker(state, attack, card, dice)
    if kinds.miss_draw[card] and not attack.has_hurt_anyone():  # kff14.card.crane-once
        state.draw(attacker, kinds.miss_draw[card], dice)


def _lose_chi_if_damaged(state: BaseKungFu2014State, attack: DeclaredAttack, amount: i64, cause_card: i64) -> None:
    """Make each damaged target lose more Chi; this loss is not damage (kff14.card.when-done-right-not-damage)."""
    for at, target in enumerate(attack.targets):
        if attack.chi_lost[at] > 0:
            lost = state.lose_chi(target, amount)
            if lost > 0:
                state.log_card("lose", target, cause_card, lost)


def _reward_attacker(state: BaseKungFu2014State, attack: DeclaredAttack, card: i64, dice: Dice) -> None:
    """Reward the attacker for each damaged target: cards first, then Chi."""
    kinds = state.kinds
    for lost in attack.chi_lost:
        if lost > 0 and kinds.damage_draw[card]:
            state.draw(attack.attacker, kinds.damage_draw[card], dice)
    for lost in attack.chi_lost:
        if lost > 0 and kinds.damage_gain[card]:
            state.gain_chi(attack.attacker, kinds.damage_gain[card], card)
