"""Answers to an attack, target by target: stepping in, one Block, then a possible counterattack (kff19.answer.order)."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.dice import Dice
from kwoon.core.game import NO_MOVE, Prompt
from kwoon.games.kung_fu_2019.cards.card_tables import (
    BAR_COUNTERATTACKS,
    BAR_KIND_BLOCKS,
    BAR_UNLESS_IGNORED,
    IGNORE_COUNTERS,
    IS_BLOCK,
    NONE,
    UNBLOCKABLE,
)
from kwoon.games.kung_fu_2019.combat.damage import attack_type_mask
from kwoon.games.kung_fu_2019.rules.card_selection import drafted_cards, selectable_moves
from kwoon.games.kung_fu_2019.rules.notation import BREAK, DISCARD, REDIRECT
from kwoon.games.kung_fu_2019.rules.pending_steps import (
    BLOCK,
    COUNTER,
    DECLARE,
    FACE_OR_BLOCK,
    MAY_COUNTER,
    STEP_IN,
    ExchangeAttack,
    StepFrame,
)
from kwoon.games.kung_fu_2019.rules.state import BaseKungFu2019State

# Stepping in. The seats to prompt are chosen by public information only, so being prompted reveals nothing.


def may_take_over_attack(state: BaseKungFu2019State, attack: ExchangeAttack, target_index: i64, seat: i64) -> bool:
    """Return whether a seat may become the target at this index (kff19.faceme.who)."""
    team = state.team
    if state.eliminated[seat] != 0 or team[seat] == team[attack.attacker] or seat in attack.targets:
        return False
    for place, target in enumerate(attack.targets):
        if place != target_index and team[target] == team[seat]:
            return False
    return True


def step_in_seat_mask(state: BaseKungFu2019State, step: StepFrame) -> i64:
    """Return a bit mask of the seats prompted before the target decides about a block; 0 if no other seat could step
    in."""
    attack = state.attacks[step.attack_index]
    at = step.index
    target = attack.targets[at]
    bits: i64 = 0
    if not (
        attack.target_settled[at] and attack.flags & UNBLOCKABLE
    ):  # a player facing an unblockable attack must block it personally
        for teammate in state.teammates(target):
            bits |= 1 << teammate
    if not attack.target_settled[at]:
        for seat in range(state.seats):
            if may_take_over_attack(state, attack, at, seat):
                bits |= 1 << seat
        if bits:
            bits |= 1 << target
    return bits


def step_in_prompt(state: BaseKungFu2019State, step: StepFrame, seat: i64) -> Prompt | None:
    """Return the prompt for Face Me!, similar cards, and blocks for a teammate, or None if the draft is finished."""
    if state.first_moves[seat] != NO_MOVE:
        return None
    kinds = state.kinds
    attack = state.attacks[step.attack_index]
    target = attack.targets[step.index]
    teammate = seat != target and state.team[seat] == state.team[target]
    moves: list[int] = []
    previous_card: i64 = NONE
    for card in state.hands[seat]:
        if card == previous_card or not kinds.is_answer[card]:
            continue
        previous_card = card
        if kinds.take_over[card] or kinds.take_over_teammate[card]:
            if can_face_attack(state, step, seat, card):
                moves.append(card)
        elif teammate and kinds.block_for_teammate[card] and can_block(state, attack, card):
            moves.append(card)
    moves.append(state.rules.pass_move)
    return Prompt(seat, "step-in", moves)


def can_face_attack(state: BaseKungFu2019State, step: StepFrame, seat: i64, card: i64) -> bool:
    """Return whether a card lets a seat face the step's attack (kff19.faceme.forced)."""
    kinds = state.kinds
    attack = state.attacks[step.attack_index]
    target = attack.targets[step.index]
    if attack.target_settled[step.index]:
        return False
    if seat == target:
        if not kinds.take_over[card]:
            return False
    else:
        for_anybody = kinds.take_over[card] > 0 or state.team[seat] == state.team[target]
        if not for_anybody or not may_take_over_attack(state, attack, step.index, seat):
            return False
    if not attack.flags & UNBLOCKABLE:
        return True
    for card_in_hand in state.hands[seat]:
        if (
            kinds.against_unblockable[card_in_hand]
            and can_block(state, attack, card_in_hand)
            and not kinds.only_for_teammate[card_in_hand]
        ):
            return True
    return False


def resolve_step_in(state: BaseKungFu2019State, step: StepFrame, dice: Dice) -> None:
    """Carry out the first answer in this order: the target's, take-overs clockwise from the target, then teammates'
    blocks (kff19.faceme.who). If there is none, the target's Block comes next."""
    kinds = state.kinds
    attack = state.attacks[step.attack_index]
    target = attack.targets[step.index]
    helper: i64 = NONE
    for offset in range(state.seats):
        seat = (target + offset) % state.seats
        card = state.first_moves[seat]
        if card == NO_MOVE or card >= state.kind_count:
            continue
        if kinds.take_over[card] or kinds.take_over_teammate[card]:
            become_target(state, step, seat, card, dice)
            return
        if helper == NONE:
            helper = seat
    if helper == NONE:
        step.stage = BLOCK
        return
    play_block(state, step, helper, state.first_moves[helper])
    step.stage = MAY_COUNTER


def become_target(state: BaseKungFu2019State, step: StepFrame, seat: i64, card: i64, dice: Dice) -> None:
    """Make the player of Face Me! the target (kff19.faceme.effect, kff19.faceme.result)."""
    attack = state.attacks[step.attack_index]
    previous_target = attack.targets[step.index]
    state.remove_from_hand(seat, card)
    state.other_played_cards.append(card)
    attack.targets[step.index] = seat
    attack.target_settled[step.index] = 1
    if state.kinds.counterattack[card]:
        attack.faced[step.index] = 1
    state.log_card("face", seat, card, previous_target)
    if state.kinds.draw_when_played[card]:
        state.draw(seat, state.kinds.draw_when_played[card], dice)


# Blocks.


def can_block(state: BaseKungFu2019State, attack: ExchangeAttack, card: i64) -> bool:
    """Return whether a block can be played against an attack (kff19.block.match, kff19.ncd.bars)."""
    kinds = state.kinds
    if attack.flags & UNBLOCKABLE and not kinds.against_unblockable[card]:
        return False
    if attack.flags & BAR_KIND_BLOCKS and kinds.names_attack_kind[card]:
        return False
    return ((kinds.ignore_mask[card] | kinds.reduce_mask[card]) & attack_type_mask(state, attack)) != 0


def block_prompt(state: BaseKungFu2019State, step: StepFrame) -> Prompt | None:
    """Return the target's next prompt for one Block, or None if the draft is finished. The prompt includes Face Me! if
    no other seat could step in."""
    attack = state.attacks[step.attack_index]
    seat = attack.targets[step.index]
    kinds = state.kinds
    rules = state.rules
    last = state.last_draft_move(seat)
    is_faced = False
    if last != NO_MOVE:
        if last >= rules.first_target:
            return None
        verb = last // state.kind_count
        card = last % state.kind_count
        if verb == REDIRECT:
            return Prompt(
                seat, "target", [rules.first_target + other for other in redirect_targets(state, attack, step.index)]
            )
        if verb == BREAK:
            return None
        if verb == DISCARD or not kinds.take_over[card]:
            # The cards that a block costs (Up to the Rafters!). The block itself is still in hand.
            price = remaining_price(state, seat)
            return Prompt(seat, "price", selectable_moves(state, seat, DISCARD)) if price > 0 else None
        is_faced = True
    must_block = bool(attack.flags & UNBLOCKABLE) and (is_faced or attack.target_settled[step.index] != 0)
    moves: list[int] = []
    previous_card: i64 = NONE
    for card in state.hands[seat]:
        if card == previous_card or not kinds.is_answer[card]:
            continue
        previous_card = card
        if kinds.take_over[card]:
            if step.stage == FACE_OR_BLOCK and not is_faced and can_face_attack(state, step, seat, card):
                moves.append(card)
        elif not kinds.only_for_teammate[card] and can_block(state, attack, card):
            moves.append(card)
            if kinds.pass_on[card] and redirect_targets(state, attack, step.index):
                moves.append(REDIRECT * state.kind_count + card)
    weapon = state.weapon[seat]
    if weapon != NONE and kinds.break_block[weapon] and not attack.flags & UNBLOCKABLE:
        moves.append(BREAK * state.kind_count + weapon)
    if not must_block or not moves:
        moves.append(rules.pass_move)
    return Prompt(seat, "block", moves)


def remaining_price(state: BaseKungFu2019State, seat: i64) -> i64:
    """Return how many more cards the block in a seat's draft costs."""
    rules = state.rules
    remaining: i64 = 0
    left: i64 = len(state.hands[seat])
    for at in range(state.draft_length(seat)):
        move = state.draft_move_at(seat, at)
        if move >= rules.first_target:
            return 0
        left -= 1
        verb = move // state.kind_count
        if verb == DISCARD:
            remaining -= 1
        elif verb == BREAK:
            return 0
        else:
            remaining += state.kinds.discard_others[move % state.kind_count]
    return remaining if remaining < left else left


def redirect_targets(state: BaseKungFu2019State, attack: ExchangeAttack, target_index: i64) -> list[int]:
    """Return the seats to which an attack may be redirected."""
    return [int(seat) for seat in range(state.seats) if may_take_over_attack(state, attack, target_index, seat)]


def resolve_block(state: BaseKungFu2019State, step: StepFrame, dice: Dice) -> None:
    """Carry out the target's decision."""
    attack = state.attacks[step.attack_index]
    seat = attack.targets[step.index]
    rules = state.rules
    step.stage = MAY_COUNTER
    discards = drafted_cards(state, seat, DISCARD)
    for at in range(state.draft_length(seat)):
        move = state.draft_move_at(seat, at)
        if move >= rules.first_target:
            continue
        card = move % state.kind_count
        verb = move // state.kind_count
        if verb == REDIRECT:
            _redirect_attack(state, step, seat, card, state.last_draft_move(seat) - rules.first_target)
            return
        if verb == BREAK:
            attack.blocks[step.index] = card
            attack.blockers[step.index] = seat
            state.log_card("snap", seat, card, state.kinds.break_block[card])
        elif verb != DISCARD:
            if state.kinds.take_over[card]:
                become_target(state, step, seat, card, dice)
            else:
                play_block(state, step, seat, card)
    for card in discards:
        state.discard_from_hand(seat, card)
    if discards:
        state.log_cards("discard", seat, discards)
    if state.last_draft_move(seat) == rules.pass_move:
        state.log_event("no-block", seat, step.attack_index)


def play_block(state: BaseKungFu2019State, step: StepFrame, seat: i64, card: i64) -> None:
    """Play a Block for the step's target. The seat is the target itself or a teammate (kff19.block.for-other)."""
    attack = state.attacks[step.attack_index]
    state.remove_from_hand(seat, card)
    attack.blocks[step.index] = card
    attack.blockers[step.index] = seat
    target = attack.targets[step.index]
    state.log_card("block" if seat == target else "block-for", seat, card, target)


def _redirect_attack(state: BaseKungFu2019State, step: StepFrame, seat: i64, card: i64, new_target: i64) -> None:
    """Redirect the attack to another player, who answers it from the start (kff19.redirect)."""
    attack = state.attacks[step.attack_index]
    state.remove_from_hand(seat, card)
    state.other_played_cards.append(card)
    attack.targets[step.index] = new_target
    attack.faced[step.index] = 0
    step.stage = STEP_IN
    state.log_card("pass-on", seat, card, new_target)


def is_attack_ignored(state: BaseKungFu2019State, attack: ExchangeAttack, target_index: i64) -> bool:
    """Return whether the target at this index ignores the attack (kff19.block.ignore, kff19.resolve.ignored)."""
    block = attack.blocks[target_index]
    if block != NONE and state.kinds.ignore_mask[block] & attack_type_mask(state, attack):
        return True
    if attack.countered_attack == NONE:
        return False
    countered = state.attacks[attack.countered_attack]
    if not countered.flags & IGNORE_COUNTERS:
        return False
    return state.team[attack.targets[target_index]] == state.team[countered.attacker]


# Counterattacks.


def seat_that_may_counterattack(state: BaseKungFu2019State, attack: ExchangeAttack, target_index: i64) -> i64:
    """Return the seat that may counterattack for the target at this index, or NONE (kff19.counter.permission,
    kff19.counter.one)."""
    kinds = state.kinds
    if attack.flags & BAR_COUNTERATTACKS or state.eliminated[attack.counter_targets[target_index]] != 0:
        return NONE
    if attack.flags & BAR_UNLESS_IGNORED and not is_attack_ignored(state, attack, target_index):
        return NONE
    target = attack.targets[target_index]
    block = attack.blocks[target_index]
    if block != NONE and kinds.counterattack[block] and kinds.card_type[block] == IS_BLOCK:
        return attack.blockers[target_index]
    if attack.flags & UNBLOCKABLE:  # kff19.faceme.no-counter, kff19.archetype.fighter.none-can-defend
        return NONE
    if attack.faced[target_index]:
        return target
    archetype = state.archetype[target]
    if block == NONE and archetype != NONE and kinds.no_block_counterattack[archetype]:
        return target
    return NONE


def advance_answers(state: BaseKungFu2019State, step: StepFrame) -> bool:
    """Advance to the next answer or counterattack, for this target or a later one. Return False once the attack is
    fully answered."""
    attack = state.attacks[step.attack_index]
    while not attack.void and step.index < len(attack.targets):
        if state.eliminated[attack.targets[step.index]] != 0:
            step.index += 1
            step.stage = STEP_IN
        elif step.stage == STEP_IN:
            if step_in_seat_mask(state, step):
                return True
            step.stage = BLOCK if attack.target_settled[step.index] else FACE_OR_BLOCK
        elif step.stage != MAY_COUNTER:
            return True
        else:
            at = step.index
            step.index += 1
            step.stage = STEP_IN
            seat = seat_that_may_counterattack(state, attack, at)
            if seat != NONE and state.eliminated[seat] == 0:
                state.steps.append(StepFrame(DECLARE, seat, step.attack_index, at, COUNTER))
                return True
    return False
