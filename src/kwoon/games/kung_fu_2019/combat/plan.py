"""An attack as it is being drafted: what has been named so far, and what may follow (kff19.declare.order)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kwoon.games.kung_fu_2019.cards.kinds import (
    EXTRA_ATTACK,
    IS_ATTACK,
    IS_ENHANCEMENT,
    IS_FINISHING,
    IS_WEAPON,
    NONE,
    ONE_TARGET,
)
from kwoon.games.kung_fu_2019.play.notation import ATTACK, ATTACK_SPLIT, BREAK, HURL, JOIN, JOIN_SPLIT, SPLIT
from kwoon.games.kung_fu_2019.play.position import Position
from kwoon.games.kung_fu_2019.play.steps import COUNTER, DECLARE, EXTRA, HELP, Attack, Step

# What is to be named next.
FIRST_TARGET: Final[i64] = 0
BASE: Final[i64] = 1
ADDING: Final[i64] = 2
MORE_TARGETS: Final[i64] = 3
COMPLETE: Final[i64] = 4


@mypyc_attr(acyclic=True, free_list_len=1)
class Plan:
    """A draft, read as an attack or as what a teammate adds to one. No card has moved yet."""

    def __init__(self, seat: i64, attack: Attack, at: i64, stage: i64) -> None:
        self.seat = seat
        self.attack = attack
        self.at = at
        """Its place in the exchange, if it is there already."""
        self.stage = stage
        self.added: i64 = 0
        """How many cards this draft adds."""
        self.from_hand = vec[i64]()
        """The cards of this draft that are still in hand."""
        self.split_here = False


def plan_for(position: Position, step: Step, seat: i64) -> Plan:
    """The attack that a seat drafts in this step, as far as it has come."""
    plan = _blank(position, step, seat)
    if position.chosen[seat] >= 0:
        _follow(position, plan, position.chosen[seat])
        if position.further is not None:
            for move in position.further[seat]:
                _follow(position, plan, move)
    return plan


def _blank(position: Position, step: Step, seat: i64) -> Plan:
    if step.what == HELP:
        return Plan(seat, position.attacks[step.attack].copy(), step.attack, ADDING)
    attack = Attack(seat)
    if step.what != DECLARE:
        return Plan(seat, attack, NONE, FIRST_TARGET)
    if step.stage == EXTRA:
        return Plan(seat, attack, NONE, FIRST_TARGET)
    if step.stage == COUNTER:  # kff19.counter.target
        attack.against = step.attack
        attack.targets = append(attack.targets, position.attacks[step.attack].aims[step.at])
    else:
        attack.targets = append(attack.targets, step.at)
    attack.aims = append(attack.aims, seat)
    return Plan(seat, attack, NONE, BASE)


def _follow(position: Position, plan: Plan, move: i64) -> None:
    """One more move of the draft."""
    rules = position.rules
    attack = plan.attack
    if move >= rules.first_target:
        if move == rules.done:
            plan.stage = MORE_TARGETS if plan.stage == ADDING and plan.split_here else COMPLETE
        elif move < rules.first_take:
            attack.targets = append(attack.targets, move - rules.first_target)
            attack.aims = append(attack.aims, plan.seat)
            if plan.stage == FIRST_TARGET:
                plan.stage = BASE
            elif len(attack.targets) >= attack.most or not _free_to_add(position, plan):
                plan.stage = COMPLETE
        else:
            plan.stage = COMPLETE
    elif plan.stage == BASE:
        _lay_base(position, plan, move // position.count, move % position.count)
    else:
        _add(position, plan, move // position.count, move % position.count)


def _lay_base(position: Position, plan: Plan, verb: i64, card: i64) -> None:
    kinds = position.kinds
    attack = plan.attack
    attack.base = card
    attack.way = verb
    attack.flags |= kinds.flags[card]
    attack.limit = kinds.limit[card]
    if kinds.sort[card] == IS_WEAPON:
        attack.armed = True
        for hung in position.on_weapon[plan.seat]:
            attack.flags |= kinds.flags[hung]
    else:
        plan.from_hand = append(plan.from_hand, card)
    if verb == ATTACK_SPLIT:
        _split(position, plan, card)
    plan.stage = ADDING


def _add(position: Position, plan: Plan, verb: i64, card: i64) -> None:
    kinds = position.kinds
    attack = plan.attack
    attack.cards = append(attack.cards, card)
    attack.owners = append(attack.owners, plan.seat)
    attack.ways = append(attack.ways, verb)
    plan.from_hand = append(plan.from_hand, card)
    plan.added += 1
    if verb == HURL:
        return
    attack.flags |= kinds.flags[card]
    attack.limit = min(attack.limit, kinds.limit[card])
    if kinds.sort[card] == IS_FINISHING:
        attack.finished = True
    if verb in (SPLIT, JOIN_SPLIT):
        _split(position, plan, card)
    if plan.seat != attack.by and verb not in (JOIN, JOIN_SPLIT) and not kinds.free[card]:
        attack.helped |= 1 << plan.seat


def _split(position: Position, plan: Plan, card: i64) -> None:
    plan.attack.splitter = plan.seat
    plan.attack.most = position.kinds.split[card]
    plan.split_here = True


# What may follow.


def is_opponent(position: Position, seat: i64, other: i64) -> bool:
    """Whether a seat may attack another one (kff19.turn.attack.anyone, kff19.team.no-friendly)."""
    return position.out[other] == 0 and position.team[other] != position.team[seat]


def has_means(position: Position, seat: i64) -> bool:
    """Whether a seat can attack at all (kff19.turn.attack.nothing, kff19.counter.means)."""
    kinds = position.kinds
    if position.weapon[seat] != NONE and kinds.attacks[position.weapon[seat]]:
        return True
    for card in position.hands[seat]:
        if kinds.sort[card] == IS_ATTACK:
            return True
    return False


def untargeted(position: Position, seat: i64) -> list[int]:
    """The opponents whom no attack of the exchange targets (kff19.ygtw.target)."""
    found: list[int] = []
    for other in range(position.seats):
        free = is_opponent(position, seat, other)
        for attack in position.attacks:
            if not attack.void and other in attack.targets:
                free = False
        if free:
            found.append(other)
    return found


def free_targets(position: Position, plan: Plan) -> list[int]:
    """Whom a split may add, as a list."""
    free = _free_to_add(position, plan)
    return [int(other) for other in range(position.seats) if (free >> other) & 1]


def _free_to_add(position: Position, plan: Plan) -> i64:
    """Whom a split may add, as bits of seats (kff19.split.limit.scope, kff19.team.split.single,
    kff19.team.split.one-attack)."""
    team = position.team
    taken: i64 = 1 << team[plan.seat]
    for target in plan.attack.targets:
        taken |= 1 << team[target]
    for at, attack in enumerate(position.attacks):
        if at != plan.at and not attack.void:
            for target in attack.targets:
                taken |= 1 << team[target]
    free: i64 = 0
    for other in range(position.seats):
        if position.out[other] == 0 and not taken & (1 << team[other]):
            free |= 1 << other
    return free


def bases(position: Position, plan: Plan) -> list[int]:
    """The moves that start an attack: attack cards and the weapon in play, each in every way."""
    kinds = position.kinds
    count = position.count
    splits = _free_to_add(position, plan) != 0  # kff19.split.not-enough
    moves: list[int] = []
    before: i64 = NONE
    for card in position.hands[plan.seat]:
        if card != before and kinds.sort[card] == IS_ATTACK:
            moves.append(ATTACK * count + card)
            if splits and kinds.split[card]:
                moves.append(ATTACK_SPLIT * count + card)
        before = card
    weapon = position.weapon[plan.seat]
    if weapon != NONE and kinds.attacks[weapon]:
        moves.append(ATTACK * count + weapon)
        if splits and kinds.split[weapon]:
            moves.append(ATTACK_SPLIT * count + weapon)
        if kinds.break_attack[weapon]:
            moves.append(BREAK * count + weapon)
    return moves


def additions(position: Position, plan: Plan) -> list[int]:
    """The cards that may be added next, each in every way, in ascending order of the moves."""
    attack = plan.attack
    moves: list[int] = []
    if len(attack.cards) >= attack.limit:
        return moves
    kinds = position.kinds
    count = position.count
    hand = position.hands[plan.seat]
    splits = attack.splitter == NONE and not attack.flags & ONE_TARGET and _free_to_add(position, plan) != 0
    joins = _joins_left(position, plan)
    hurls = plan.seat == attack.by and position.archetype[plan.seat] != NONE
    if hurls:
        hurls = kinds.hurl[position.archetype[plan.seat]] > 0
    later: list[int] = []
    before: i64 = NONE
    for card in hand:
        if card == before:
            continue
        before = card
        sort = kinds.sort[card]
        if sort in (IS_ENHANCEMENT, IS_FINISHING):
            if _may_add(position, plan, card):
                moves.append(card)
                if splits and kinds.split[card]:
                    later.append(SPLIT * count + card)
        elif sort == IS_ATTACK:
            if joins > 0 and len(attack.cards) < kinds.limit[card] and _left(hand, plan.from_hand, card) > 0:
                later.append(JOIN * count + card)
                if splits and kinds.split[card]:
                    later.append(JOIN_SPLIT * count + card)
        elif sort == IS_WEAPON and hurls and card not in plan.from_hand and card not in attack.cards:
            later.append(HURL * count + card)
    if later:
        later.sort()
        moves.extend(later)
    return moves


def _may_add(position: Position, plan: Plan, card: i64) -> bool:
    """Whether an enhancement may be played on this attack (kff19.enh.play, kff19.team.enh.same-name, ...)."""
    kinds = position.kinds
    attack = plan.attack
    seat = plan.seat
    if card in attack.cards:
        return False
    if attack.finished and kinds.sort[card] == IS_FINISHING:  # kff19.finishing.one, kff19.finishing.team
        return False
    if kinds.needs_no_weapon[card] and position.weapon[seat] != NONE:
        return False
    if kinds.flags[card] & ONE_TARGET and attack.splitter != NONE:
        return False
    if seat == attack.by:
        return not kinds.needs_teammate_attack[card]
    if attack.helped & (1 << seat) and not kinds.free[card]:  # kff19.team.enh.one
        return False
    if kinds.flags[card] & EXTRA_ATTACK:  # kff19.ygtw.new-attack, kff19.ygtw.target
        return has_means(position, seat) and bool(untargeted(position, seat))
    return True


def _joins_left(position: Position, plan: Plan) -> i64:
    """How many attack cards this seat may still join (kff19.combo.limit, kff19.team.enh.combo)."""
    attack = plan.attack
    left: i64 = 0
    for at, owner in enumerate(attack.owners):
        if owner == plan.seat:
            if attack.ways[at] in (JOIN, JOIN_SPLIT):
                left -= 1
            elif attack.ways[at] != HURL:
                left += position.kinds.combo[attack.cards[at]]
    return left


def _left(hand: list[int], drafted: vec[i64], card: i64) -> i64:
    """How many such cards are in hand and not in the draft."""
    left: i64 = 0
    for held in hand:
        if held == card:
            left += 1
    for laid in drafted:
        if laid == card:
            left -= 1
    return left
