"""What both sides' AP in a combat come to: animals, tokens, and the Leaders' abilities."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.games.kung_fur_fight.cards.abilities import AP_IF_BEHIND, AP_PER_ENEMY, COUNTER_WEAPONS
from kwoon.games.kung_fur_fight.play.position import FurPosition
from kwoon.games.kung_fur_fight.play.steps import Combat


def enemies(state: FurPosition, combat: Combat, seat: i64) -> list[int]:
    """The team that a seat fights against."""
    return state.sides[1 - seat].corners[combat.arena].team


def count_ap(state: FurPosition, combat: Combat, seat: i64) -> i64:
    """The AP of one side (fur.resolve.ap-sum)."""
    pack = state.pack
    log = state.log
    team = state.sides[seat].corners[combat.arena].team
    total: i64 = 0
    for card in team:  # fur.plan.leader, fur.plan.assistant
        total += pack.ap[card]
    if log is not None and team:
        log.add("base", seat, team[:], total)
    total += _count_tokens(state, combat, seat)
    leader = combat.leaders[seat]
    if leader >= 0:
        more: i64 = 0
        ability = pack.abilities[leader]
        if ability == AP_IF_BEHIND:  # fur.card.chai, fur.ruling.chai-moment
            if state.sides[seat].vp < state.sides[1 - seat].vp:
                more = pack.firsts[leader]
        elif ability == AP_PER_ENEMY:  # fur.card.yue, fur.ruling.yue-count
            more = pack.firsts[leader] * len(enemies(state, combat, seat))
        total += more
        if log is not None and more > 0:
            log.add("ability", seat, [leader], more)
    if log is not None:
        log.add("total", seat, [], total)
    return total


def _count_tokens(state: FurPosition, combat: Combat, seat: i64) -> i64:
    pack = state.pack
    log = state.log
    arena = state.arenas[combat.arena]
    corner = state.sides[seat].corners[combat.arena]
    weapons = corner.weapons
    if weapons > 0:
        enemy = combat.leaders[1 - seat]
        if enemy >= 0 and pack.abilities[enemy] == COUNTER_WEAPONS:  # fur.card.ban-ignore
            ignored: i64 = min(pack.firsts[enemy], weapons)
            weapons -= ignored
            if log is not None:
                log.add("ignored", seat, [enemy], ignored)
        if log is not None:
            log.add("weapons", seat, [], weapons * pack.weapon_ap)
    tokens = weapons * pack.weapon_ap
    if state.coconut == seat and state.coconut_at == combat.arena:  # fur.item.coconut
        tokens += pack.coconut_ap
        if log is not None:
            log.add("coconut", seat, [], pack.coconut_ap)
    mushrooms: i64 = corner.mushrooms * pack.mushroom_ap  # fur.ruling.passive-tokens
    if mushrooms > 0:
        tokens += mushrooms
        if log is not None:
            log.add("mushrooms", seat, [], mushrooms)
    if state.dogs == seat:
        if arena.hua > 0:  # fur.card.hua-bonus
            tokens += pack.hua_ap
            if log is not None:
                log.add("hua", seat, [], pack.hua_ap)
    elif arena.raihuu > 0:  # fur.card.raihuu-bonus
        tokens += pack.raihuu_ap
        if log is not None:
            log.add("raihuu", seat, [], pack.raihuu_ap)
    return tokens
