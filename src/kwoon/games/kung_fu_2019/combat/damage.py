"""Damage and defense of attacks: steps 1 and 3 of resolving an exchange (kff19.resolve.formula)."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.games.kung_fu_2019.cards.card_tables import (
    ATTACK_IS_COUNTER,
    ATTACK_IS_SPLIT,
    NONE,
    PIERCE_STANCE,
    PIERCE_WEAPON,
)
from kwoon.games.kung_fu_2019.rules.notation import ATTACK_SPLIT, BREAK, HURL, JOIN, JOIN_SPLIT, PLAY
from kwoon.games.kung_fu_2019.rules.pending_steps import ExchangeAttack
from kwoon.games.kung_fu_2019.rules.state import BaseKungFu2019State
from kwoon.games.kung_fu_2019.rules.weapon_and_stance_slots import count_team_in_stance, stance_number_multiplier


def attack_damage(state: BaseKungFu2019State, attack: ExchangeAttack, target: i64) -> i64:
    """Return the damage that an attack deals to one target before blocks and defense (step 1)."""
    total = base_card_damage(state, attack) + total_attack_bonus(state, attack)
    for at in range(len(attack.cards)):
        total += added_card_damage(state, attack, at)
    return total + bonus_against_target_stance(state, attack.attacker, target)


def base_card_damage(state: BaseKungFu2019State, attack: ExchangeAttack) -> i64:
    """Return the damage of the base and its attachments, including the attacker's bonuses to the base."""
    kinds = state.kinds
    by = attack.attacker
    base = attack.base
    worth: i64 = kinds.attack[base] + conditional_damage(state, attack, base, by, NONE)
    if attack.base_verb == ATTACK_SPLIT:  # kff19.weapon.options
        worth += kinds.split_value[base] - kinds.attack[base]
    elif attack.base_verb == BREAK:
        worth += kinds.break_attack[base]
    if attack.uses_weapon:  # kff19.improved.use
        for card in state.weapon_attachments[by]:
            worth += kinds.attack[card] + conditional_damage(state, attack, card, by, NONE)
    return worth + _bonus_to_card(state, by, base)


def added_card_damage(state: BaseKungFu2019State, attack: ExchangeAttack, card_index: i64) -> i64:
    """Return the damage of an added card, including its owner's bonuses (kff19.team.enh.front)."""
    kinds = state.kinds
    card = attack.cards[card_index]
    owner = attack.owners[card_index]
    verb = attack.card_verbs[card_index]
    if verb == HURL:
        worth: i64 = kinds.hurl[state.archetype[owner]]
        if state.rules.hurl_by_name:  # kff19.archetype.brawler
            worth += _lasting_bonus(state, owner, kinds.bonus_by_card_name, card)
    elif verb in (JOIN, JOIN_SPLIT):
        worth = kinds.attack[card]
    else:
        worth = kinds.bonus[card]
        if verb == PLAY:
            worth += kinds.unsplit_damage[card]
    if verb != HURL:
        worth += conditional_damage(state, attack, card, owner, card_index) + _bonus_to_card(state, owner, card)
    return worth + _bonus_per_enhancement(state, attack, owner)


def conditional_damage(
    state: BaseKungFu2019State, attack: ExchangeAttack, card: i64, owner: i64, card_index: i64
) -> i64:
    """Return the damage that a card adds depending on the attack, on the teams left, or on the team of the card's
    owner."""
    kinds = state.kinds
    worth: i64 = 0
    if kinds.damage_per_enhancement[card]:
        others: i64 = len(attack.cards) - (0 if card_index == NONE else 1)
        worth += kinds.damage_per_enhancement[card] * others
    if kinds.duel_damage[card] and state.num_teams_left() == 2:
        worth += kinds.duel_damage[card]
    if kinds.helped_damage[card]:
        for helper in attack.owners:
            if helper != attack.attacker:
                worth += kinds.helped_damage[card]
                break
    if kinds.damage_per_teammate_stance[card]:
        for teammate in state.teammates(owner):
            if state.stance[teammate] != NONE:
                worth += kinds.damage_per_teammate_stance[card]
    if kinds.team_stances_damage[card] and count_team_in_stance(state, owner) >= 2:
        worth += kinds.team_stances_damage[card]
    return worth


def _bonus_to_card(state: BaseKungFu2019State, owner: i64, card: i64) -> i64:
    """Return the bonus to a card from the stance, its attachments and the archetype (kff19.stance.bonus.per-card)."""
    return _lasting_bonus(state, owner, state.kinds.bonus_to_card, card)


def _lasting_bonus(state: BaseKungFu2019State, owner: i64, bonus_table: list[list[int]], card: i64) -> i64:
    """Return the sum of the table entries for `card` over the owner's stance, its attachments and the archetype."""
    worth: i64 = 0
    if state.stance[owner] != NONE:
        worth += bonus_table[state.stance[owner]][card] * stance_number_multiplier(state, owner)
    for attachment in state.stance_attachments[owner]:
        worth += bonus_table[attachment][card]
    if state.archetype[owner] != NONE:
        worth += bonus_table[state.archetype[owner]][card]
    return worth


def _bonus_per_enhancement(state: BaseKungFu2019State, attack: ExchangeAttack, owner: i64) -> i64:
    """Return the owner's bonus for each added enhancement (kff19.imperial.which)."""
    worth: i64 = 0
    if state.stance[owner] != NONE:
        worth += enhancement_bonus_of_card(state, attack, owner, state.stance[owner]) * stance_number_multiplier(
            state, owner
        )
    for attachment in state.stance_attachments[owner]:
        worth += enhancement_bonus_of_card(state, attack, owner, attachment)
    if state.archetype[owner] != NONE:
        worth += enhancement_bonus_of_card(state, attack, owner, state.archetype[owner])
    return worth


def enhancement_bonus_of_card(state: BaseKungFu2019State, attack: ExchangeAttack, owner: i64, card: i64) -> i64:
    kinds = state.kinds
    worth: i64 = kinds.enhancement_bonus[card]
    return worth + kinds.teammate_enhancement_bonus[card] if owner != attack.attacker else worth


def total_attack_bonus(state: BaseKungFu2019State, attack: ExchangeAttack) -> i64:
    """Return the bonuses that count once per attack: from the attacker's stance and archetype, and from teammates'
    weapons."""
    kinds = state.kinds
    by = attack.attacker
    worth: i64 = 0
    if state.stance[by] != NONE:
        worth += attack_bonus_of_card(state, attack, state.stance[by]) * stance_number_multiplier(state, by)
    for attachment in state.stance_attachments[by]:
        worth += attack_bonus_of_card(state, attack, attachment)
    if state.archetype[by] != NONE:
        worth += attack_bonus_of_card(state, attack, state.archetype[by])
    if state.has_teams:
        for teammate in state.teammates(by):
            if state.weapon[teammate] != NONE:
                worth += kinds.teammates_attack_bonus[state.weapon[teammate]]
                for attachment in state.weapon_attachments[teammate]:
                    worth += kinds.teammates_attack_bonus[attachment]
    return worth


def attack_bonus_of_card(state: BaseKungFu2019State, attack: ExchangeAttack, card: i64) -> i64:
    kinds = state.kinds
    worth: i64 = kinds.attack_bonus[card]
    if not attack.uses_weapon:
        worth += kinds.card_attack_bonus[card]
    if kinds.low_chi_attack_bonus[card] and state.chi_of(attack.attacker) <= kinds.low_chi_attack_limit[card]:
        worth += kinds.low_chi_attack_bonus[card]
    return worth


def bonus_against_target_stance(state: BaseKungFu2019State, attacker: i64, target: i64) -> i64:
    """Return the bonus against the target's stance (kff19.stance.prey.per-target, kff19.stance.prey.strip)."""
    target_stance = state.stance[target]
    return (
        0 if target_stance == NONE else _lasting_bonus(state, attacker, state.kinds.bonus_against_stance, target_stance)
    )


def attack_type_mask(state: BaseKungFu2019State, attack: ExchangeAttack) -> i64:
    """Return a bit mask of the attack types that blocks and defense match against."""
    bits: i64 = state.kinds.attack_type_mask[attack.base]  # kff19.block.match
    if len(attack.targets) > 1:
        bits |= ATTACK_IS_SPLIT
    if attack.countered_attack != NONE:
        bits |= ATTACK_IS_COUNTER
    return bits


def standing_defense(
    state: BaseKungFu2019State,
    attack: ExchangeAttack,
    target: i64,
    with_weapon: bool,
    with_stance: bool,
    *,
    defending_cards: list[int] | None = None,
) -> i64:
    """Return the standing defense of a target's weapon (if `with_weapon`) and stance (if `with_stance`) against an
    attack (step 3).

    The cards that provide the defense are appended to `defending_cards`, if given (kff19.block.passive,
    kff19.resolve.defence-each).
    """
    bits = attack_type_mask(state, attack)
    total: i64 = 0
    if with_weapon and state.weapon[target] != NONE and not attack.flags & PIERCE_WEAPON:
        total += _card_defense(state, state.weapon[target], bits, defending_cards)
        for card in state.weapon_attachments[target]:
            total += _card_defense(state, card, bits, defending_cards)
    if with_stance and state.stance[target] != NONE and not attack.flags & PIERCE_STANCE:
        total += _card_defense(state, state.stance[target], bits, defending_cards) * stance_number_multiplier(
            state, target
        )
        for card in state.stance_attachments[target]:
            total += _card_defense(state, card, bits, defending_cards)
    return total


def _card_defense(state: BaseKungFu2019State, card: i64, attack_mask: i64, defending_cards: list[int] | None) -> i64:
    kinds = state.kinds
    worth: i64 = kinds.defense[card]
    if kinds.conditional_defense_mask[card] & attack_mask:
        worth += kinds.conditional_defense[card]
    if defending_cards is not None and worth > 0:
        defending_cards.append(card)
    return worth
