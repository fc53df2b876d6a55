"""Attacks: declared card by card, extended by teammates, and closed before any answer."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.core.dice import Dice
from kwoon.core.game import NO_MOVE, Prompt
from kwoon.games.kung_fu_2019.cards.card_tables import ACTS_AFTERWARDS, ACTS_BEFORE_ANSWERS, EXTRA_ATTACK, NONE
from kwoon.games.kung_fu_2019.combat.attack_draft import (
    ADDING,
    BASE,
    FIRST_TARGET,
    MORE_TARGETS,
    AttackDraft,
    addition_moves,
    attack_base_moves,
    attack_draft_for,
    can_attack,
    free_targets,
    untargeted_opponents,
)
from kwoon.games.kung_fu_2019.combat.damage import added_card_damage, base_card_damage
from kwoon.games.kung_fu_2019.rules.notation import ATTACK_SPLIT, BREAK, HURL
from kwoon.games.kung_fu_2019.rules.pending_steps import (
    ANSWER,
    CLOSED,
    COUNTER,
    DECLARE,
    EXCHANGE,
    EXTRA,
    HELP,
    STAGGERED,
    STEP_IN,
    ExchangeAttack,
    StepFrame,
)
from kwoon.games.kung_fu_2019.rules.state import BaseKungFu2019State


def attack_draft_prompt(state: BaseKungFu2019State, step: StepFrame, seat: i64) -> Prompt | None:
    """Return the next prompt for the attacker or for a teammate who may add to the attack, or None if the draft is
    finished."""
    rules = state.rules
    last = state.last_draft_move(seat)
    plan = attack_draft_for(state, step, seat)
    if plan.stage == ADDING:
        moves = addition_moves(state, plan)
        moves.append(rules.pass_move if last == NO_MOVE else rules.done)
        return Prompt(seat, "help" if step.step_type == HELP else "add", moves)
    if plan.stage == BASE:
        moves = attack_base_moves(state, plan)
        kind = "base"
        if last == NO_MOVE:
            kind = "attack"
            if step.stage == COUNTER:
                kind = "counterattack"
                moves.append(rules.pass_move)  # kff19.counter.permission
        return Prompt(seat, kind, moves)
    if plan.stage == MORE_TARGETS:
        moves = [rules.first_target + other for other in free_targets(state, plan)]
        if last != rules.done:  # right after the cards, a split still needs at least one more target
            moves.append(rules.done)
        return Prompt(seat, "target", moves)
    if plan.stage == FIRST_TARGET:
        return Prompt(seat, "attack", [rules.first_target + other for other in untargeted_opponents(state, seat)])
    return None


def resolve_declaration(state: BaseKungFu2019State, step: StepFrame) -> None:
    """Carry out the draft of a counterattack or of an attack caused by a card."""
    state.steps.pop()
    if state.last_draft_move(step.seat) == state.rules.pass_move:
        state.log_event("no-counterattack", step.seat, state.attacks[step.attack_index].counter_targets[step.index])
        return
    if step.stage == STAGGERED:
        start_exchange(state)
    declare_attack(state, step, step.seat)


def start_exchange(state: BaseKungFu2019State) -> None:
    """Start an exchange, before its first attack is declared."""
    state.attacks = []
    state.other_played_cards = []
    state.transfers = []
    state.steps.append(StepFrame(EXCHANGE, state.active))


def declare_attack(state: BaseKungFu2019State, step: StepFrame, seat: i64) -> None:
    """Reveal the drafted attack; teammates may then add to it (kff19.info.attack)."""
    plan = attack_draft_for(state, step, seat)
    attack = plan.attack
    at = len(state.attacks)
    attack.group = at
    if step.step_type == DECLARE and step.stage == EXTRA:
        attack.group = state.attacks[step.attack_index].group
    state.log_event("target" if attack.countered_attack == NONE else "counterattack", seat, attack.targets[0])
    state.attacks.append(attack)
    _remove_played_cards(state, plan)
    if state.log is not None:
        _log_base_card(state, attack)
        _log_added_cards(state, plan, attack.targets[1:])
    if state.has_teams and state.teammates(seat):
        state.steps.append(StepFrame(HELP, seat, at))
    else:
        state.steps.append(StepFrame(CLOSED, seat, at))


def resolve_teammate_additions(state: BaseKungFu2019State, step: StepFrame) -> None:
    """Carry out the first addition, clockwise from the attacker, who comes last. If there is none, close the attack
    (kff19.team.enh.timing)."""
    rules = state.rules
    for offset in range(1, state.seats + 1):
        seat = (step.seat + offset) % state.seats
        if state.first_moves[seat] in (NO_MOVE, rules.pass_move):
            continue
        plan = attack_draft_for(state, step, seat)
        num_targets_before = len(state.attacks[step.attack_index].targets)
        state.attacks[step.attack_index] = plan.attack
        _remove_played_cards(state, plan)
        if state.log is not None:
            _log_added_cards(state, plan, plan.attack.targets[num_targets_before:])
        step.stage += 1
        return
    step.step_type = CLOSED
    step.index = 0


def seats_that_may_help(state: BaseKungFu2019State, step: StepFrame) -> i64:
    """Return a bit mask of the seats that may add to the attack now. The result depends only on public information."""
    attack = state.attacks[step.attack_index]
    bits: i64 = 0
    for teammate in state.teammates(step.seat):
        if not attack.helped_mask & (1 << teammate):
            bits |= 1 << teammate
    if step.stage > 0:
        bits |= 1 << step.seat
    return bits


def _remove_played_cards(state: BaseKungFu2019State, plan: AttackDraft) -> None:
    for card in plan.from_hand:
        state.remove_from_hand(plan.seat, card)


def _log_base_card(state: BaseKungFu2019State, attack: ExchangeAttack) -> None:
    assert state.log is not None
    event_kind = "strike" if attack.uses_weapon else "base"
    if attack.base_verb == ATTACK_SPLIT:
        event_kind += "-split"
    elif attack.base_verb == BREAK:
        event_kind = "smash"
    state.log.add_event(event_kind, attack.attacker, [int(attack.base)], base_card_damage(state, attack))


def _log_added_cards(state: BaseKungFu2019State, plan: AttackDraft, targets: vec[i64]) -> None:
    assert state.log is not None
    attack = plan.attack
    event_kinds = ("enhance", "split", "join", "join-split", "hurl")
    for at in range(len(attack.cards) - plan.added, len(attack.cards)):
        event_kind = event_kinds[attack.card_verbs[at]]
        state.log.add_event(event_kind, plan.seat, [attack.cards[at]], added_card_damage(state, attack, at))
    for target in targets:
        state.log.add_event("target", plan.seat, [], target)


# Closing an attack.


def continue_after_declaration(state: BaseKungFu2019State, step: StepFrame, dice: Dice) -> None:
    """Close an attack: apply the effects before the answers, start the attacks that it causes, then start the answers
    (kff19.ygtw.order)."""
    attack = state.attacks[step.attack_index]
    if step.index == 0 and len(attack.blocks) == 0:
        _prepare_for_answers(state, attack, dice)
    cards = attack.cards
    while step.index < len(cards):
        at = step.index
        step.index += 1
        if attack.flags & EXTRA_ATTACK and state.kinds.extra_attack[cards[at]] and not attack.void:
            owner = attack.owners[at]
            if state.eliminated[owner] == 0 and can_attack(state, owner) and untargeted_opponents(state, owner):
                state.steps.append(StepFrame(DECLARE, owner, step.attack_index, 0, EXTRA))
                return
    if attack.group == step.attack_index:
        state.steps[-1] = StepFrame(ANSWER, step.seat, step.attack_index, 0, STEP_IN)
    else:
        state.steps.pop()


def _prepare_for_answers(state: BaseKungFu2019State, attack: ExchangeAttack, dice: Dice) -> None:
    _order_targets(state, attack)
    attack.init_answers()
    if attack.uses_weapon and attack.base_verb in (BREAK, ATTACK_SPLIT):
        attack.flags |= ACTS_AFTERWARDS
    if state.log is not None:
        state.log.add_event("attack", attack.attacker, [], base_card_damage(state, attack))
    if attack.flags & ACTS_BEFORE_ANSWERS:
        _apply_effects_before_answers(state, attack, dice)


def _order_targets(state: BaseKungFu2019State, attack: ExchangeAttack) -> None:
    """Sort the targets clockwise from the attacker's left (kff19.answer.order)."""
    if len(attack.targets) < 2:
        return
    targets = vec[i64]()
    aims = vec[i64]()
    for offset in range(1, state.seats):
        other = (attack.attacker + offset) % state.seats
        for at, target in enumerate(attack.targets):
            if target == other:
                targets = append(targets, other)
                aims = append(aims, attack.counter_targets[at])
    attack.targets = targets
    attack.counter_targets = aims


def _apply_effects_before_answers(state: BaseKungFu2019State, attack: ExchangeAttack, dice: Dice) -> None:
    """Apply the effects that come before the first answer, target by target (kff19.answer.before)."""
    kinds = state.kinds
    for at, card in enumerate(attack.cards):
        if kinds.discard_hand[card] and attack.card_verbs[at] != HURL:
            owner = attack.owners[at]
            hand = state.hands[owner][:]
            for card_in_hand in hand:
                state.discard_from_hand(owner, card_in_hand)
            state.log_cards("discard", owner, hand)
    for target in attack.targets:
        for card in attack_cards(state, attack):
            if kinds.target_draws[card]:
                state.draw(target, kinds.target_draws[card], dice)
            if kinds.target_discards[card]:
                state.discard_random(target, kinds.target_discards[card], dice, card)


def attack_cards(state: BaseKungFu2019State, attack: ExchangeAttack) -> list[int]:
    """Return all cards whose effects apply to an attack: the base, its attachments, and the added cards that are not
    hurled."""
    cards: list[int] = [int(attack.base)]
    if attack.uses_weapon and state.weapon[attack.attacker] == attack.base:
        cards.extend(state.weapon_attachments[attack.attacker])
    for at, card in enumerate(attack.cards):
        if attack.card_verbs[at] != HURL:
            cards.append(card)
    return cards


def cards_with_owners(attack: ExchangeAttack) -> list[tuple[int, int]]:
    """Return the base and the added cards that are not hurled, each with the seat that played it."""
    pairs = [(int(attack.base), int(attack.attacker))]
    for at, card in enumerate(attack.cards):
        if attack.card_verbs[at] != HURL:
            pairs.append((card, attack.owners[at]))
    return pairs
