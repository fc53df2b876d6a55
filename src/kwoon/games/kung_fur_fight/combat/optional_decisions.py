"""Abilities and tokens that a player may leave unused, and the decisions about them before AP are counted."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.dice import Dice
from kwoon.core.events import NOBODY
from kwoon.games.kung_fur_fight.cards.abilities import CAP_LOSS, COUNTER_WEAPONS, SP_BY_GAP, WIN_IF_BEHIND, WIN_TIES
from kwoon.games.kung_fur_fight.combat.optional_use_results import NumericCombat
from kwoon.games.kung_fur_fight.combat.strength import ap_of_ability, enemy_team, min_winning_deficit
from kwoon.games.kung_fur_fight.rules.pending_combat import DECIDING_USE, USE_ABILITY, USE_ALL, USE_TOKEN, Combat
from kwoon.games.kung_fur_fight.rules.state import BaseFurState


def set_optional_deciders(state: BaseFurState, combat: Combat, dice: Dice) -> None:
    """Set `combat.deciders` to the seats that may benefit from leaving something unused (fur.ruling.optional-asked)."""
    combat.step = DECIDING_USE
    if state.game.first_edition or not _more_ap_can_hurt(state, combat):
        return
    options = build_combat_options(state, combat)
    for seat in range(2):
        if options.first_undecided_option(seat) >= 0:
            combat.deciders.append(seat)
    if len(combat.deciders) == 2:  # fur.ruling.optional-order
        first = dice.roll(2)
        combat.deciders = [first, 1 - first]
        state.log_event("coin", first)
    _advance_to_undecided_option(state, combat, options)


def _more_ap_can_hurt(state: BaseFurState, combat: Combat) -> bool:
    """Whether more AP can be a disadvantage: if a Leader can win from behind, or if only a token fights."""
    alone = True
    for seat in range(2):
        leader = combat.leaders[seat]
        if leader >= 0:
            alone = False
            if state.pack.abilities[leader] == WIN_IF_BEHIND:
                return True
    return alone


def build_combat_options(state: BaseFurState, combat: Combat) -> NumericCombat:
    """Return the combat as plain numbers with the decisions so far; irrelevant options are decided automatically."""
    options = NumericCombat()
    pack = state.pack
    for seat in range(2):
        leader = combat.leaders[seat]
        options.ap[seat] = _fixed_ap(state, combat, seat)
        if state.total_ability_in_front(seat, WIN_TIES) > 0:
            options.tie_winner_mask |= 1 << seat
        if leader >= 0:
            ability, number = pack.abilities[leader], pack.first_numbers[leader]
            options.reverse_gaps[seat] = min_winning_deficit(ability, number)
            if ability == CAP_LOSS:
                options.sp_loss_caps[seat] = number
            if ability == COUNTER_WEAPONS:
                enemy_weapons = state.sides[1 - seat].arena_sides[combat.arena].weapons
                options.add_option(
                    2 * seat + USE_ABILITY, number if number < enemy_weapons else enemy_weapons, -pack.weapon_ap
                )
            else:
                is_behind = state.sides[seat].vp < state.sides[1 - seat].vp
                extra_ap = ap_of_ability(ability, number, is_behind, len(enemy_team(state, combat, seat)))
                options.add_option(2 * seat + USE_ABILITY, 1, extra_ap)
        options.add_option(2 * seat + USE_TOKEN, 1, optional_token_ap(state, combat, seat))
    if combat.leaders[0] < 0 and combat.leaders[1] < 0:  # fur.ruling.optional-raihuu
        options.required_option = 2 * (1 - state.dogs) + USE_TOKEN
    for card in state.arenas[combat.arena].rewards:
        if pack.abilities[card] == SP_BY_GAP:
            options.sp_cost_by_gap[0] += pack.first_numbers[card]
            options.sp_cost_by_gap[1] += pack.second_numbers[card]
            options.sp_cost_by_gap[2] += pack.third_numbers[card]
    for at in range(4):
        if combat.used[at] != USE_ALL:
            options.set_option_use(at, combat.used[at])
    options.decide_irrelevant_options()
    return options


def optional_token_ap(state: BaseFurState, combat: Combat, seat: i64) -> i64:
    """Return the AP of the Hua or Raihuu token that this seat has in the arena, or 0 if it has none."""
    arena = state.arenas[combat.arena]
    pack = state.pack
    if state.dogs == seat:
        return pack.hua_ap if arena.hua > 0 else 0
    return pack.raihuu_ap if arena.raihuu > 0 else 0


def _fixed_ap(state: BaseFurState, combat: Combat, seat: i64) -> i64:
    """Return the AP of the animals and of the tokens that always count."""
    pack = state.pack
    arena_side = state.sides[seat].arena_sides[combat.arena]
    total: i64 = arena_side.weapons * pack.weapon_ap + arena_side.mushrooms * pack.mushroom_ap
    for card in arena_side.team:
        total += pack.ap[card]
    if state.coconut_owner == seat and state.coconut_arena == combat.arena:
        total += pack.coconut_ap
    return total


def _advance_to_undecided_option(state: BaseFurState, combat: Combat, options: NumericCombat) -> None:
    """Set `combat.deciding_about` to the next undecided option, and remove deciders who have none left."""
    while combat.deciders:
        at = options.first_undecided_option(combat.deciders[0])
        if at >= 0:
            combat.deciding_about = at & 1
            return
        combat.deciders.pop(0)


def record_option_use(state: BaseFurState, combat: Combat, use: i64) -> None:
    """Record how much of the current ability or token the first decider uses, then advance to the next decision."""
    seat: i64 = combat.deciders[0]
    combat.used[2 * seat + combat.deciding_about] = use
    if use == 0 and combat.deciding_about == USE_TOKEN:
        state.log_event("token-unused", seat, combat.arena + 1)
    elif use == 0:
        state.log_card("ability-unused", seat, combat.leaders[seat], combat.arena + 1)
    _advance_to_undecided_option(state, combat, build_combat_options(state, combat))


def is_combat_skipped(state: BaseFurState, combat: Combat) -> bool:
    """Whether no team is in the arena and the only token that would cause a combat is left unused."""
    if combat.leaders[0] != NOBODY or combat.leaders[1] != NOBODY:
        return False
    return combat.used[2 * (1 - state.dogs) + USE_TOKEN] == 0
