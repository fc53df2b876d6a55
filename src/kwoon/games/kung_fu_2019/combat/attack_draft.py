"""An attack while it is drafted: the parts chosen so far and the moves that may follow (kff19.declare.order)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kwoon.games.kung_fu_2019.cards.card_tables import (
    EXTRA_ATTACK,
    IS_ATTACK,
    IS_ENHANCEMENT,
    IS_FINISHING,
    IS_WEAPON,
    NONE,
    ONE_TARGET,
)
from kwoon.games.kung_fu_2019.rules.notation import ATTACK, ATTACK_SPLIT, BREAK, HURL, JOIN, JOIN_SPLIT, SPLIT
from kwoon.games.kung_fu_2019.rules.pending_steps import COUNTER, DECLARE, EXTRA, HELP, ExchangeAttack, StepFrame
from kwoon.games.kung_fu_2019.rules.state import BaseKungFu2019State

# Stages of a draft: the part to choose next.
FIRST_TARGET: Final[i64] = 0
BASE: Final[i64] = 1
ADDING: Final[i64] = 2
MORE_TARGETS: Final[i64] = 3
COMPLETE: Final[i64] = 4


@mypyc_attr(acyclic=True, free_list_len=1)
class AttackDraft:
    """A draft interpreted as an attack, or as a teammate's addition to one. No card has moved yet."""

    def __init__(self, seat: i64, attack: ExchangeAttack, attack_index: i64, stage: i64) -> None:
        self.seat = seat
        self.attack = attack
        self.attack_index = attack_index
        """Index of the attack if it is already in the exchange, otherwise NONE."""
        self.stage = stage
        self.added: i64 = 0
        """Number of cards that this draft adds to the attack."""
        self.from_hand = vec[i64]()
        """Cards of this draft that are still in hand."""
        self.splits_attack = False


def attack_draft_for(state: BaseKungFu2019State, step: StepFrame, seat: i64) -> AttackDraft:
    """Return the attack that a seat has drafted so far in this step."""
    plan = _initial_draft(state, step, seat)
    if state.first_moves[seat] >= 0:
        _apply_to_draft(state, plan, state.first_moves[seat])
        if state.later_moves is not None:
            for move in state.later_moves[seat]:
                _apply_to_draft(state, plan, move)
    return plan


def _initial_draft(state: BaseKungFu2019State, step: StepFrame, seat: i64) -> AttackDraft:
    if step.step_type == HELP:
        return AttackDraft(seat, state.attacks[step.attack_index].copy(), step.attack_index, ADDING)
    attack = ExchangeAttack(seat)
    if step.step_type != DECLARE or step.stage == EXTRA:
        return AttackDraft(seat, attack, NONE, FIRST_TARGET)
    if step.stage == COUNTER:  # kff19.counter.target
        attack.countered_attack = step.attack_index
        attack.targets = append(attack.targets, state.attacks[step.attack_index].counter_targets[step.index])
    else:
        attack.targets = append(attack.targets, step.index)
    attack.counter_targets = append(attack.counter_targets, seat)
    return AttackDraft(seat, attack, NONE, BASE)


def _apply_to_draft(state: BaseKungFu2019State, draft: AttackDraft, move: i64) -> None:
    rules = state.rules
    attack = draft.attack
    if move >= rules.first_target:
        if move == rules.done:
            draft.stage = MORE_TARGETS if draft.stage == ADDING and draft.splits_attack else COMPLETE
        elif move < rules.first_take:
            attack.targets = append(attack.targets, move - rules.first_target)
            attack.counter_targets = append(attack.counter_targets, draft.seat)
            if draft.stage == FIRST_TARGET:
                draft.stage = BASE
            elif len(attack.targets) >= attack.max_targets or not _free_target_mask(state, draft):
                draft.stage = COMPLETE
        else:
            draft.stage = COMPLETE
    elif draft.stage == BASE:
        _set_base(state, draft, move // state.kind_count, move % state.kind_count)
    else:
        _add_card(state, draft, move // state.kind_count, move % state.kind_count)


def _set_base(state: BaseKungFu2019State, plan: AttackDraft, verb: i64, card: i64) -> None:
    kinds = state.kinds
    attack = plan.attack
    attack.base = card
    attack.base_verb = verb
    attack.flags |= kinds.flags[card]
    attack.enhancement_limit = kinds.enhancement_limit[card]
    if kinds.card_type[card] == IS_WEAPON:
        attack.uses_weapon = True
        for attachment in state.weapon_attachments[plan.seat]:
            attack.flags |= kinds.flags[attachment]
    else:
        plan.from_hand = append(plan.from_hand, card)
    if verb == ATTACK_SPLIT:
        _mark_attack_split(state, plan, card)
    plan.stage = ADDING


def _add_card(state: BaseKungFu2019State, plan: AttackDraft, verb: i64, card: i64) -> None:
    kinds = state.kinds
    attack = plan.attack
    attack.cards = append(attack.cards, card)
    attack.owners = append(attack.owners, plan.seat)
    attack.card_verbs = append(attack.card_verbs, verb)
    plan.from_hand = append(plan.from_hand, card)
    plan.added += 1
    if verb == HURL:
        return
    attack.flags |= kinds.flags[card]
    attack.enhancement_limit = min(attack.enhancement_limit, kinds.enhancement_limit[card])
    if kinds.card_type[card] == IS_FINISHING:
        attack.has_finishing_move = True
    if verb in (SPLIT, JOIN_SPLIT):
        _mark_attack_split(state, plan, card)
    if plan.seat != attack.attacker and verb not in (JOIN, JOIN_SPLIT) and not kinds.free_enhancement[card]:
        attack.helped_mask |= 1 << plan.seat


def _mark_attack_split(state: BaseKungFu2019State, plan: AttackDraft, card: i64) -> None:
    plan.attack.splitter = plan.seat
    plan.attack.max_targets = state.kinds.split[card]
    plan.splits_attack = True


# Legal continuations.


def is_active_opponent(state: BaseKungFu2019State, seat: i64, other_seat: i64) -> bool:
    """Return whether a seat may attack another one (kff19.turn.attack.anyone, kff19.team.no-friendly)."""
    return state.eliminated[other_seat] == 0 and state.team[other_seat] != state.team[seat]


def can_attack(state: BaseKungFu2019State, seat: i64) -> bool:
    """Return whether a seat has the means to attack (kff19.turn.attack.nothing, kff19.counter.means)."""
    kinds = state.kinds
    if state.weapon[seat] != NONE and kinds.can_attack[state.weapon[seat]]:
        return True
    for card in state.hands[seat]:
        if kinds.card_type[card] == IS_ATTACK:
            return True
    return False


def untargeted_opponents(state: BaseKungFu2019State, seat: i64) -> list[int]:
    """Return the opponents that no attack in the exchange targets (kff19.ygtw.target)."""
    opponents: list[int] = []
    for other in range(state.seats):
        free = is_active_opponent(state, seat, other)
        for attack in state.attacks:
            if not attack.void and other in attack.targets:
                free = False
        if free:
            opponents.append(other)
    return opponents


def free_targets(state: BaseKungFu2019State, plan: AttackDraft) -> list[int]:
    """Return the seats that a split may add as targets."""
    free = _free_target_mask(state, plan)
    return [int(other) for other in range(state.seats) if (free >> other) & 1]


def _free_target_mask(state: BaseKungFu2019State, plan: AttackDraft) -> i64:
    """Return a bit mask of the seats that a split may add (kff19.split.limit.scope, kff19.team.split.single,
    kff19.team.split.one-attack)."""
    team = state.team
    excluded_teams: i64 = 1 << team[plan.seat]
    for target in plan.attack.targets:
        excluded_teams |= 1 << team[target]
    for at, attack in enumerate(state.attacks):
        if at != plan.attack_index and not attack.void:
            for target in attack.targets:
                excluded_teams |= 1 << team[target]
    free: i64 = 0
    for other in range(state.seats):
        if state.eliminated[other] == 0 and not excluded_teams & (1 << team[other]):
            free |= 1 << other
    return free


def attack_base_moves(state: BaseKungFu2019State, plan: AttackDraft) -> list[int]:
    """Return the moves that start an attack: each attack card and the weapon in play, with each allowed verb."""
    kinds = state.kinds
    count = state.kind_count
    can_split = _free_target_mask(state, plan) != 0  # kff19.split.not-enough
    moves: list[int] = []
    previous_card: i64 = NONE
    for card in state.hands[plan.seat]:
        if card != previous_card and kinds.card_type[card] == IS_ATTACK:
            moves.append(ATTACK * count + card)
            if can_split and kinds.split[card]:
                moves.append(ATTACK_SPLIT * count + card)
        previous_card = card
    weapon = state.weapon[plan.seat]
    if weapon != NONE and kinds.can_attack[weapon]:
        moves.append(ATTACK * count + weapon)
        if can_split and kinds.split[weapon]:
            moves.append(ATTACK_SPLIT * count + weapon)
        if kinds.break_attack[weapon]:
            moves.append(BREAK * count + weapon)
    return moves


def addition_moves(state: BaseKungFu2019State, plan: AttackDraft) -> list[int]:
    """Return the moves that add a card, with each allowed verb, in ascending order."""
    attack = plan.attack
    moves: list[int] = []
    if len(attack.cards) >= attack.enhancement_limit:
        return moves
    kinds = state.kinds
    count = state.kind_count
    hand = state.hands[plan.seat]
    can_split = attack.splitter == NONE and not attack.flags & ONE_TARGET and _free_target_mask(state, plan) != 0
    joins_left = _num_joins_left(state, plan)
    can_hurl = plan.seat == attack.attacker and state.archetype[plan.seat] != NONE
    if can_hurl:
        can_hurl = kinds.hurl[state.archetype[plan.seat]] > 0
    other_moves: list[int] = []
    previous_card: i64 = NONE
    for card in hand:
        if card == previous_card:
            continue
        previous_card = card
        card_type = kinds.card_type[card]
        if card_type in (IS_ENHANCEMENT, IS_FINISHING):
            if _can_add(state, plan, card):
                moves.append(card)
                if can_split and kinds.split[card]:
                    other_moves.append(SPLIT * count + card)
        elif card_type == IS_ATTACK:
            if (
                joins_left > 0
                and len(attack.cards) < kinds.enhancement_limit[card]
                and _copies_left(hand, plan.from_hand, card) > 0
            ):
                other_moves.append(JOIN * count + card)
                if can_split and kinds.split[card]:
                    other_moves.append(JOIN_SPLIT * count + card)
        elif card_type == IS_WEAPON and can_hurl and card not in plan.from_hand and card not in attack.cards:
            other_moves.append(HURL * count + card)
    if other_moves:
        other_moves.sort()
        moves.extend(other_moves)
    return moves


def _can_add(state: BaseKungFu2019State, plan: AttackDraft, card: i64) -> bool:
    """Return whether an enhancement may be played on this attack (kff19.enh.play, kff19.team.enh.same-name and others)."""
    kinds = state.kinds
    attack = plan.attack
    seat = plan.seat
    if card in attack.cards:
        return False
    if attack.has_finishing_move and kinds.card_type[card] == IS_FINISHING:  # kff19.finishing.one, kff19.finishing.team
        return False
    if kinds.needs_no_weapon[card] and state.weapon[seat] != NONE:
        return False
    if kinds.flags[card] & ONE_TARGET and attack.splitter != NONE:
        return False
    if seat == attack.attacker:
        return not kinds.needs_teammate_attack[card]
    if attack.helped_mask & (1 << seat) and not kinds.free_enhancement[card]:  # kff19.team.enh.one
        return False
    if kinds.flags[card] & EXTRA_ATTACK:  # kff19.ygtw.new-attack, kff19.ygtw.target
        return can_attack(state, seat) and bool(untargeted_opponents(state, seat))
    return True


def _num_joins_left(state: BaseKungFu2019State, plan: AttackDraft) -> i64:
    """Return how many more attack cards this seat may join to the attack (kff19.combo.limit, kff19.team.enh.combo)."""
    attack = plan.attack
    left: i64 = 0
    for at, owner in enumerate(attack.owners):
        if owner == plan.seat:
            if attack.card_verbs[at] in (JOIN, JOIN_SPLIT):
                left -= 1
            elif attack.card_verbs[at] != HURL:
                left += state.kinds.combo[attack.cards[at]]
    return left


def _copies_left(hand: list[int], drafted_cards: vec[i64], card: i64) -> i64:
    """Return how many copies of the card are in hand and not in the draft."""
    left: i64 = 0
    for card_in_hand in hand:
        if card_in_hand == card:
            left += 1
    for drafted_card in drafted_cards:
        if drafted_card == card:
            left -= 1
    return left
