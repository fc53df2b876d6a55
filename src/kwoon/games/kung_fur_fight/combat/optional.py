"""Abilities and tokens that a player may leave unused, and who is asked about them before AP are counted."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.dice import Dice
from kwoon.core.events import NOBODY
from kwoon.games.kung_fur_fight.cards.abilities import CAP_LOSS, COUNTER_WEAPONS, SP_BY_GAP, WIN_IF_BEHIND, WIN_TIES
from kwoon.games.kung_fur_fight.combat.stakes import Stakes
from kwoon.games.kung_fur_fight.combat.strength import ap_of_ability, enemies, gap_to_turn
from kwoon.games.kung_fur_fight.play.position import FurPosition
from kwoon.games.kung_fur_fight.play.steps import ALL, USE_ABILITY, USE_TOKEN, USING, Combat


def name_users(state: FurPosition, combat: Combat, dice: Dice) -> None:
    """See who may leave something unused here to their advantage (fur.ruling.optional-asked)."""
    combat.step = USING
    if state.game.first_edition or not _could_matter(state, combat):
        return
    stakes = stakes_of(state, combat)
    for seat in range(2):
        if stakes.next_of(seat) >= 0:
            combat.deciders.append(seat)
    if len(combat.deciders) == 2:  # fur.ruling.optional-order
        first = dice.roll(2)
        combat.deciders = [first, 1 - first]
        if state.log is not None:
            state.log.add("coin", first, [])
    _ask_next(state, combat, stakes)


def _could_matter(state: FurPosition, combat: Combat) -> bool:
    """Whether more AP can be worse at all: somebody wins from behind, or only a token fights."""
    alone = True
    for seat in range(2):
        leader = combat.leaders[seat]
        if leader >= 0:
            alone = False
            if state.pack.abilities[leader] == WIN_IF_BEHIND:
                return True
    return alone


def stakes_of(state: FurPosition, combat: Combat) -> Stakes:
    """The combat in plain numbers, with what was decided so far; what does not matter is decided by itself."""
    stakes = Stakes()
    pack = state.pack
    for seat in range(2):
        leader = combat.leaders[seat]
        stakes.ap[seat] = _plain_ap(state, combat, seat)
        if state.count_front(seat, WIN_TIES) > 0:
            stakes.apples |= 1 << seat
        if leader >= 0:
            ability, number = pack.abilities[leader], pack.firsts[leader]
            stakes.turns[seat] = gap_to_turn(ability, number)
            if ability == CAP_LOSS:
                stakes.caps[seat] = number
            if ability == COUNTER_WEAPONS:
                there = state.sides[1 - seat].corners[combat.arena].weapons
                stakes.offer(2 * seat + USE_ABILITY, number if number < there else there, -pack.weapon_ap)
            else:
                behind = state.sides[seat].vp < state.sides[1 - seat].vp
                more = ap_of_ability(ability, number, behind, len(enemies(state, combat, seat)))
                stakes.offer(2 * seat + USE_ABILITY, 1, more)
        stakes.offer(2 * seat + USE_TOKEN, 1, token_ap(state, combat, seat))
    if combat.leaders[0] < 0 and combat.leaders[1] < 0:  # fur.ruling.optional-raihuu
        stakes.skips = 2 * (1 - state.dogs) + USE_TOKEN
    for card in state.arenas[combat.arena].rewards:
        if pack.abilities[card] == SP_BY_GAP:
            stakes.cost[0] += pack.firsts[card]
            stakes.cost[1] += pack.seconds[card]
            stakes.cost[2] += pack.thirds[card]
    for at in range(4):
        if combat.used[at] != ALL:
            stakes.decide(at, combat.used[at])
    stakes.close_idle()
    return stakes


def token_ap(state: FurPosition, combat: Combat, seat: i64) -> i64:
    """AP of the tokens there that a Leader of this seat has left or sent."""
    arena = state.arenas[combat.arena]
    pack = state.pack
    if state.dogs == seat:
        return pack.hua_ap if arena.hua > 0 else 0
    return pack.raihuu_ap if arena.raihuu > 0 else 0


def _plain_ap(state: FurPosition, combat: Combat, seat: i64) -> i64:
    """AP of the animals and of the tokens that always count."""
    pack = state.pack
    corner = state.sides[seat].corners[combat.arena]
    total: i64 = corner.weapons * pack.weapon_ap + corner.mushrooms * pack.mushroom_ap
    for card in corner.team:
        total += pack.ap[card]
    if state.coconut == seat and state.coconut_at == combat.arena:
        total += pack.coconut_ap
    return total


def _ask_next(state: FurPosition, combat: Combat, stakes: Stakes) -> None:
    """Go on to the next open question, or to none."""
    while combat.deciders:
        at = stakes.next_of(combat.deciders[0])
        if at >= 0:
            combat.about = at & 1
            return
        combat.deciders.pop(0)


def decide_use(state: FurPosition, combat: Combat, use: i64) -> None:
    """The first decider uses so much of the ability or the token that the question is about."""
    seat: i64 = combat.deciders[0]
    combat.used[2 * seat + combat.about] = use
    if state.log is not None and use == 0:
        if combat.about == USE_TOKEN:
            state.log.add("token-unused", seat, [], combat.arena + 1)
        else:
            state.log.add("ability-unused", seat, [combat.leaders[seat]], combat.arena + 1)
    _ask_next(state, combat, stakes_of(state, combat))


def unused_alone(state: FurPosition, combat: Combat) -> bool:
    """Whether nobody stands in the arena and the only token that would make a combat is left unused."""
    if combat.leaders[0] != NOBODY or combat.leaders[1] != NOBODY:
        return False
    return combat.used[2 * (1 - state.dogs) + USE_TOKEN] == 0
