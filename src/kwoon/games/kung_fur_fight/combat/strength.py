"""AP of both sides in a combat and the winner: animals, tokens and the Leaders' abilities.

The effects of abilities are functions of plain numbers, so bots can use them without a state. A Leader is given as an
ability and its first number; without a Leader these are NO_ABILITY and 0.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.core.events import NOBODY
from kwoon.games.kung_fur_fight.cards.abilities import (
    AP_IF_BEHIND,
    AP_PER_ENEMY,
    CAP_LOSS,
    COUNTER_WEAPONS,
    VP_ON_WIN,
    WIN_IF_BEHIND,
)
from kwoon.games.kung_fur_fight.cards.pack import FurPack
from kwoon.games.kung_fur_fight.rules.pending_combat import USE_ABILITY, USE_ALL, USE_TOKEN, Combat
from kwoon.games.kung_fur_fight.rules.state import BaseFurState

SMALL_GAP: Final[i64] = 2
MIDDLE_GAP: Final[i64] = 6


def effective_weapons(weapons: i64, enemy_ability: i64, number: i64) -> i64:
    """Return how many Hidden Weapons count against this Leader (fur.card.ban-ignore)."""
    if enemy_ability != COUNTER_WEAPONS:
        return weapons
    return weapons - number if weapons > number else 0


def ap_of_ability(ability: i64, number: i64, is_behind: bool, num_enemies: i64) -> i64:
    """Return the AP that a Leader adds; `is_behind` says whether its side has fewer VP."""
    if ability == AP_IF_BEHIND:  # fur.card.chai, fur.ruling.chai-moment
        return number if is_behind else 0
    return number * num_enemies if ability == AP_PER_ENEMY else 0  # fur.card.yue, fur.ruling.yue-count


def winning_seat(
    first_ap: i64, second_ap: i64, first_reverse_gap: i64, second_reverse_gap: i64, tie_winner_mask: i64
) -> i64:
    """Return the seat that wins with these AP, or NOBODY (fur.resolve.winner). The reverse gaps are the smallest AP
    gaps at which each Leader wins from behind (0 for never); the mask holds the seats with an Apple."""
    if first_ap == second_ap:
        if first_ap == 0 or tie_winner_mask in (0, 3):  # fur.item.apple-zero, fur.ruling.apple-both
            return NOBODY
        return tie_winner_mask - 1  # fur.item.apple
    if first_ap > second_ap:
        return 1 if second_reverse_gap > 0 and first_ap - second_ap >= second_reverse_gap else 0  # fur.card.tai-chi
    return 0 if first_reverse_gap > 0 and second_ap - first_ap >= first_reverse_gap else 1


def min_winning_deficit(ability: i64, number: i64) -> i64:
    """Return the smallest AP gap at which a Leader wins from behind; 0 for never."""
    if ability != WIN_IF_BEHIND:
        return 0
    return number if number > 0 else 1


def sp_cost_by_gap(pack: FurPack, card: i64, gap: i64) -> i64:
    """Return the SP that a card costs the loser, depending on the AP gap (fur.ach.break)."""
    return (
        pack.first_numbers[card]
        if gap <= SMALL_GAP
        else pack.second_numbers[card]
        if gap <= MIDDLE_GAP
        else pack.third_numbers[card]
    )


def vp_for_win(ability: i64, number: i64) -> i64:
    """Return the VP for a win (fur.resolve.vp, fur.card.ming)."""
    return number if ability == VP_ON_WIN else 1


def sp_lost(amount: i64, ability: i64, number: i64, already_lost: i64) -> i64:
    """Return how many of `amount` SP are lost with this Leader, given the SP already lost in this combat
    (fur.card.musashi, fur.ruling.musashi-cap)."""
    return number - already_lost if ability == CAP_LOSS and amount > number - already_lost else amount


def enemy_team(state: BaseFurState, combat: Combat, seat: i64) -> list[int]:
    """Return the team that opposes a seat."""
    return state.sides[1 - seat].arena_sides[combat.arena].team


def count_ap(state: BaseFurState, combat: Combat, seat: i64) -> i64:
    """Return the AP of one side, without the options that its player leaves unused, and log the parts
    (fur.resolve.ap-sum)."""
    pack = state.pack
    team = state.sides[seat].arena_sides[combat.arena].team
    total: i64 = 0
    for card in team:  # fur.plan.leader, fur.plan.assistant
        total += pack.ap[card]
    if team:
        state.log_cards("base", seat, team, total)
    total += _count_token_ap(state, combat, seat)
    leader = combat.leaders[seat]
    if leader >= 0 and combat.used[2 * seat + USE_ABILITY] != 0:
        is_behind = state.sides[seat].vp < state.sides[1 - seat].vp
        against = len(enemy_team(state, combat, seat))
        extra_ap = ap_of_ability(pack.abilities[leader], pack.first_numbers[leader], is_behind, against)
        total += extra_ap
        if extra_ap > 0:
            state.log_card("ability", seat, leader, extra_ap)
    state.log_event("total", seat, total)
    return total


def _count_token_ap(state: BaseFurState, combat: Combat, seat: i64) -> i64:
    pack = state.pack
    arena = state.arenas[combat.arena]
    arena_side = state.sides[seat].arena_sides[combat.arena]
    weapons = arena_side.weapons
    if weapons > 0:
        enemy = combat.leaders[1 - seat]
        if enemy >= 0 and pack.abilities[enemy] == COUNTER_WEAPONS:
            ignored = combat.used[2 * (1 - seat) + USE_ABILITY]
            counted = effective_weapons(
                weapons, COUNTER_WEAPONS, pack.first_numbers[enemy] if ignored == USE_ALL else ignored
            )
            state.log_card("ignored", seat, enemy, weapons - counted)
            weapons = counted
        state.log_event("weapons", seat, weapons * pack.weapon_ap)
    tokens = weapons * pack.weapon_ap
    if state.coconut_owner == seat and state.coconut_arena == combat.arena:  # fur.item.coconut
        tokens += pack.coconut_ap
        state.log_event("coconut", seat, pack.coconut_ap)
    mushrooms: i64 = arena_side.mushrooms * pack.mushroom_ap  # fur.ruling.passive-tokens
    if mushrooms > 0:
        tokens += mushrooms
        state.log_event("mushrooms", seat, mushrooms)
    if combat.used[2 * seat + USE_TOKEN] == 0:  # fur.ruling.optional-tokens
        return tokens
    if state.dogs == seat:
        if arena.hua > 0:  # fur.card.hua-bonus
            tokens += pack.hua_ap
            state.log_event("hua", seat, pack.hua_ap)
    elif arena.raihuu > 0:  # fur.card.raihuu-bonus
        tokens += pack.raihuu_ap
        state.log_event("raihuu", seat, pack.raihuu_ap)
    return tokens
