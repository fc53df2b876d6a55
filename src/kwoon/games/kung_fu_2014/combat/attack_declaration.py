"""Attacks and counterattacks: building an attack card by card, naming targets, and effects before the blocks."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.core.dice import Dice
from kwoon.core.game import NO_MOVE, Prompt
from kwoon.games.kung_fu_2014.combat.building import (
    base_card_moves,
    draw_for_played_card,
    ends_draft,
    enhancement_moves,
    play_drafted_cards,
)
from kwoon.games.kung_fu_2014.rules.notation import IS_FINISHING, IS_STANCE, SPREAD
from kwoon.games.kung_fu_2014.rules.pending_steps import (
    NONE,
    UNDECIDED,
    BlockStep,
    BuildAttackStep,
    CombatBuild,
    DeclaredAttack,
)
from kwoon.games.kung_fu_2014.rules.state import BaseKungFu2014State


def attack_prompt(state: BaseKungFu2014State, step: BuildAttackStep) -> Prompt | None:
    """Return the attacker's next prompt, which depends on the last card or target drafted, or None if the draft is
    finished."""
    seat = step.seat
    kinds = state.kinds
    last = state.last_draft_move(seat)
    if last == NO_MOVE:
        if step.build.base >= 0:
            return _next_attack_card_prompt(state, step)
        if step.build.stance >= 0:  # kff14.attack.no-backing-out
            return Prompt(seat, "base", base_card_moves(state, seat, True, False))
        moves = base_card_moves(state, seat, True, True)
        moves.append(kinds.pass_move)  # kff14.turn.attack-optional, kff14.counter.optional
        return Prompt(seat, "attack" if step.countered_seat == NONE else "counterattack", moves)
    if last >= kinds.first_target:
        return None if last >= kinds.pass_move else _more_targets_prompt(state, step)
    card = kinds.card_of_move(last)
    if ends_draft(kinds, card):
        return None
    card_type = kinds.card_type[card]
    if card_type == IS_STANCE:
        return Prompt(seat, "base", base_card_moves(state, seat, True, False))
    if card_type == IS_FINISHING:
        moves = []
        _append_first_targets(state, step, moves)
        return Prompt(seat, "target", moves)
    return _next_attack_card_prompt(state, step)


def _next_attack_card_prompt(state: BaseKungFu2014State, step: BuildAttackStep) -> Prompt:
    kinds = state.kinds
    moves = enhancement_moves(state, step.seat, True)
    previous_card: i64 = NO_MOVE
    for card in state.hands[step.seat]:
        if card != previous_card and kinds.card_type[card] == IS_FINISHING:  # kff14.attack.finishing
            previous_card = card
            moves.append(card)
            if kinds.bonus_or_target[card] > 0:
                moves.append(SPREAD * kinds.count + card)
    _append_first_targets(state, step, moves)
    return Prompt(step.seat, "add", moves)


def _append_first_targets(state: BaseKungFu2014State, step: BuildAttackStep, moves: list[int]) -> None:
    """Append the legal first targets (kff14.attack.legal-target, kff14.counter.attacker-always-target)."""
    first = state.kinds.first_target
    if step.countered_seat != NONE:
        moves.append(first + step.countered_seat)
        return
    for seat in range(state.seats):
        if seat != step.seat and state.eliminated[seat] == 0:
            moves.append(first + seat)


def _more_targets_prompt(state: BaseKungFu2014State, step: BuildAttackStep) -> Prompt | None:
    """Return the prompt for an additional target, or None if no more targets are allowed or left (kff14.multi.may-add,
    kff14.multi.any-order)."""
    seat = step.seat
    kinds = state.kinds
    num_targets: i64 = 0
    max_targets: i64 = 1 + _num_extra_targets(state, step.build)
    for at in range(state.draft_length(seat)):
        move = state.draft_move_at(seat, at)
        if move >= kinds.first_target:
            num_targets += 1
        else:  # kff14.multi.stacking
            max_targets += kinds.extra_targets[kinds.card_of_move(move)] + (
                1 if kinds.verb_of_move(move) == SPREAD else 0
            )
    if num_targets >= max_targets:
        return None
    above = _last_ordered_move(state, step) if state.ascending_targets else NO_MOVE
    moves: list[int] = []
    for other in range(state.seats):
        move = kinds.first_target + other
        if move > above and other != seat and state.eliminated[other] == 0 and not state.draft_contains(seat, move):
            moves.append(move)
    if not moves:  # kff14.multi.no-opponent-left
        return None
    moves.append(kinds.done)
    prompt = Prompt(seat, "target", moves)
    if state.canonical_only:
        prompt.moves = canonical_targets(state, step, prompt)
    return prompt


def _last_ordered_move(state: BaseKungFu2014State, step: BuildAttackStep) -> i64:
    """Return the last drafted move, or NO_MOVE if it names the countered attacker.

    The countered attacker is always named first and does not count toward the order.
    """
    last = state.last_draft_move(step.seat)
    return NO_MOVE if last == state.kinds.first_target + step.countered_seat else last


def canonical_targets(state: BaseKungFu2014State, step: BuildAttackStep, prompt: Prompt) -> list[int]:
    """Return the prompt's moves that keep the targets in ascending order."""
    last = _last_ordered_move(state, step)
    return [move for move in prompt.moves if move > last]


def _num_extra_targets(state: BaseKungFu2014State, build: CombatBuild) -> i64:
    extra: i64 = 0
    if build.stance >= 0:
        extra += state.kinds.extra_targets[build.stance]
    if build.base >= 0:
        extra += state.kinds.extra_targets[build.base]
    return extra


def apply_attack_draft(state: BaseKungFu2014State, step: BuildAttackStep, dice: Dice) -> None:
    """Carry out the attacker's draft."""
    seat = step.seat
    kinds = state.kinds
    last = state.last_draft_move(seat)
    if last == kinds.pass_move:
        state.steps.pop()
        if step.countered_seat == NONE:
            state.log_event("no-attack", seat)
        else:
            state.log_event("no-counterattack", seat, step.countered_seat)
        return
    if step.countered_seat != NONE and step.build.stance == NONE and step.build.base == NONE:
        state.log_event("counterattack", seat, step.countered_seat)
    targets = vec[i64]()
    play_drafted_cards(state, seat, step.build, True)
    for at in range(state.draft_length(seat)):
        move = state.draft_move_at(seat, at)
        if kinds.first_target <= move < kinds.pass_move:
            targets = append(targets, move - kinds.first_target)
    if len(targets) > 0:
        _declare_attack(state, step, targets, dice)
    else:
        draw_for_played_card(state, seat, last, dice)


def _declare_attack(state: BaseKungFu2014State, step: BuildAttackStep, targets: vec[i64], dice: Dice) -> None:
    """Declare the attack: put the targets in order, apply the effects before the first block, and start the blocks."""
    seat = step.seat
    build = step.build
    ordered = vec[i64](capacity=len(targets))
    for offset in range(1, state.seats):  # kff14.counter.order-from-its-attacker
        other = (seat + offset) % state.seats
        if other in targets:
            ordered = append(ordered, other)
    attack = DeclaredAttack(seat, step.countered_seat, build, ordered)
    log = state.log
    if log is not None:
        for target in ordered:
            log.add_event("target", seat, [], target)
        log.add_event("attack-spirit" if build.spirit else "attack", seat, build.cards_on_table(), build.total)
    num_discards = _num_swept_cards(state, build)
    for target in ordered:
        attack.blocks.append(CombatBuild())
        attack.block_decisions = append(attack.block_decisions, UNDECIDED)
        if num_discards > 0:  # kff14.card.leg-sweep-all-first
            state.discard_random(target, num_discards, dice, _sweeping_card(state, build))
    state.steps[-1] = BlockStep(attack, 0)


def _sweeping_card(state: BaseKungFu2014State, build: CombatBuild) -> i64:
    """Return the card that causes the discards before the blocks, for the log."""
    sweep = state.kinds.sweep
    if sweep[build.base]:
        return build.base
    return build.stance if build.stance >= 0 and sweep[build.stance] else build.finishing


def _num_swept_cards(state: BaseKungFu2014State, build: CombatBuild) -> i64:
    """Return how many cards each target discards before the blocks."""
    sweep = state.kinds.sweep
    count: i64 = sweep[build.base]
    if build.stance >= 0:
        count += sweep[build.stance]
    if build.finishing >= 0:
        count += sweep[build.finishing]
    return count
