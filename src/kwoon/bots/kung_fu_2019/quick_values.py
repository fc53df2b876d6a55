"""Quick card values for Kung Fu Fighting! (2019), computed without trying out moves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.games.kung_fu_2019.cards.card_tables import (
    BAR_COUNTERATTACKS,
    BAR_UNLESS_IGNORED,
    IS_ATTACK,
    IS_BLOCK,
    NONE,
    UNBLOCKABLE,
)
from kwoon.games.kung_fu_2019.combat.attack_draft import can_attack
from kwoon.games.kung_fu_2019.combat.damage import attack_type_mask, standing_defense
from kwoon.games.kung_fu_2019.rules.game import KungFu2019State
from kwoon.games.kung_fu_2019.rules.notation import ATTACK, ATTACK_SPLIT, BREAK, JOIN, JOIN_SPLIT
from kwoon.games.kung_fu_2019.rules.pending_steps import ExchangeAttack
from kwoon.games.kung_fu_2019.rules.weapon_and_stance_slots import stance_number_multiplier

MIN_BLOCKED_DAMAGE: Final = 3
"""Minimum damage for which a block that works against everything is worth playing."""
MIN_BLOCKED_DAMAGE_IN_TEAMS: Final = 2
"""The same minimum in team games, where hands are fuller."""
COUNTERATTACK_VALUE: Final = 3.0


def weapon_value(state: KungFu2019State, seat: i64, weapon: i64) -> float:
    """Return the value of a weapon in the seat's stance."""
    kinds = state.kinds
    stance = state.stance[seat]
    adds = kinds.bonus_to_card[stance][weapon] if stance != NONE else 0
    return 1.0 + 0.5 * (kinds.attack[weapon] + adds) + kinds.defense[weapon] + 0.5 * kinds.conditional_defense[weapon]


def stance_value(state: KungFu2019State, seat: i64, stance: i64) -> float:
    """Return the value of a stance: its bonuses to the seat's cards, its defense and its hand size."""
    kinds = state.kinds
    adds = kinds.bonus_to_card[stance]
    worth = 1.5 * kinds.defense[stance] + 2.0 * kinds.enhancement_bonus[stance] + 0.5 * kinds.hand_size[stance]
    if state.weapon[seat] != NONE:
        worth += 0.7 * adds[state.weapon[seat]]
    for card in state.hands[seat]:
        worth += 0.5 * adds[card]
    return worth


def count_undrafted_attack_cards(state: KungFu2019State, seat: i64) -> i64:
    """Return the number of attack cards in hand that are not drafted yet."""
    kinds = state.kinds
    left: i64 = 0
    for card in state.hands[seat]:
        if kinds.card_type[card] == IS_ATTACK:
            left += 1
    for move in state.draft(seat):
        verb = move // state.kind_count
        if verb in (ATTACK, ATTACK_SPLIT, JOIN, JOIN_SPLIT) and kinds.card_type[move % state.kind_count] == IS_ATTACK:
            left -= 1
    return left


def can_counterattack(attack: ExchangeAttack) -> bool:
    """Return whether the target of an attack may counterattack."""
    return not attack.flags & (BAR_COUNTERATTACKS | BAR_UNLESS_IGNORED | UNBLOCKABLE)


def answer_value(state: KungFu2019State, attack: ExchangeAttack, seat: i64, move: i64, damage_taken: i64) -> float:
    """Return the value of an answer to an attack that would deal `damage_taken` damage."""
    kinds = state.kinds
    card = move % kinds.count
    verb = move // kinds.count
    deadly = damage_taken >= state.chi_of(seat)
    if verb == BREAK:
        return 1.0 if deadly or damage_taken > MIN_BLOCKED_DAMAGE + 1 else 0.0
    if verb != 0:
        return float(damage_taken) if damage_taken >= MIN_BLOCKED_DAMAGE or deadly else 0.0
    if kinds.take_over[card]:
        return 30.0 if can_counterattack(attack) and can_attack(state, seat) else 0.0
    saved = block_value(state, attack, seat, card, damage_taken)
    if deadly:
        return 20.0 + saved - (0.0 if kinds.names_attack_kind[card] else 0.5)
    if kinds.names_attack_kind[card] and kinds.card_type[card] == IS_BLOCK:
        return saved + 0.5 if damage_taken > 0 else 0.0
    min_saved = MIN_BLOCKED_DAMAGE_IN_TEAMS if state.has_teams else MIN_BLOCKED_DAMAGE
    return saved - 1.0 - 0.5 * kinds.discard_others[card] if saved >= min_saved else 0.0


def block_value(state: KungFu2019State, attack: ExchangeAttack, seat: i64, card: i64, damage_taken: i64) -> float:
    """Return the value of a Block: the damage it prevents and its counterattack."""
    kinds = state.kinds
    reduction = damage_taken
    if not kinds.ignore_mask[card] & attack_type_mask(state, attack):
        reduction = kinds.reduce[card]
        if kinds.reduce_per_teammate_weapon[card]:
            for teammate in state.teammates(seat):
                if state.weapon[teammate] != NONE:
                    reduction += kinds.reduce_per_teammate_weapon[card]
        reduction = min(reduction, damage_taken)
    saved = float(reduction)
    if kinds.counterattack[card] and can_attack(state, seat):
        saved += COUNTERATTACK_VALUE
    return saved


def defense_against(state: KungFu2019State, attack: ExchangeAttack, seat: i64) -> float:
    return float(standing_defense(state, attack, seat, True, True))


def attack_strength(state: KungFu2019State, seat: i64, card: i64) -> i64:
    """Return the attack value of a card, including bonuses from the stances of the seat and its teammates."""
    kinds = state.kinds
    strength: i64 = kinds.attack[card]
    stance = state.stance[seat]
    if stance != NONE:
        strength += kinds.bonus_to_card[stance][card] * stance_number_multiplier(state, seat)
    if kinds.damage_per_teammate_stance[card]:
        for teammate in state.teammates(seat):
            if state.stance[teammate] != NONE:
                strength += kinds.damage_per_teammate_stance[card]
    return strength
