"""Building steps that attacks and blocks share (Stance, Base and Enhancements), and blocks: each target in order may
build one, face up."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.card_lists import insert_sorted_vec
from kwoon.core.dice import Dice
from kwoon.core.game import NO_MOVE, Prompt
from kwoon.games.kung_fu_2014.rules.notation import (
    BREAK,
    IS_ENHANCEMENT,
    IS_FINISHING,
    IS_STANCE,
    IS_WEAPON,
    SPREAD,
    KungFu2014CardTables,
)
from kwoon.games.kung_fu_2014.rules.pending_steps import BLOCKED, UNBLOCKED, BlockStep, CombatBuild
from kwoon.games.kung_fu_2014.rules.state import BaseKungFu2014State


def base_card_moves(state: BaseKungFu2014State, seat: i64, attacking: bool, include_stances: bool) -> list[int]:
    """Return the moves that play or break a base for an attack or a block, and those that play a stance if
    `include_stances`.

    kff14.attack.base-needs-number, kff14.punch.even-with-base, kff14.card.break-one-side
    """
    kinds = state.kinds
    card_types = kinds.card_type
    values = kinds.attack if attacking else kinds.defense
    break_values = kinds.break_attack if attacking else kinds.break_block
    moves: list[int] = []
    for punch in kinds.table_kinds:
        if values[punch] >= 0:
            moves.append(punch)
    previous_card: i64 = NO_MOVE
    for card in state.hands[seat]:
        if card == previous_card:
            continue
        previous_card = card
        if card_types[card] <= IS_WEAPON:
            if values[card] >= 0:
                moves.append(card)
                if break_values[card] > 0:
                    moves.append(BREAK * kinds.count + card)
        elif include_stances and card_types[card] == IS_STANCE:
            moves.append(card)
    return moves


def enhancement_moves(state: BaseKungFu2014State, seat: i64, attacking: bool) -> list[int]:
    """Return the enhancements that may follow; names must not repeat (kff14.attack.enhancements).

    Players may add enhancements in any order (kff14.attack.any-order); playouts and search use only ascending order.
    """
    kinds = state.kinds
    card_types = kinds.card_type
    values = kinds.attack if attacking else kinds.defense
    moves: list[int] = []
    highest = _highest_enhancement_move(state, seat)
    check_drafted = highest != NO_MOVE and not state.canonical_only
    previous_card: i64 = highest if state.canonical_only else NO_MOVE
    for card in state.hands[seat]:
        if card > previous_card and card_types[card] == IS_ENHANCEMENT and values[card] >= 0:
            previous_card = card
            if not check_drafted or not state.draft_contains(seat, card):
                moves.append(card)
    return moves


def canonical_enhancement_moves(state: BaseKungFu2014State, prompt: Prompt) -> list[int]:
    """Return the prompt's moves that keep the drafted enhancements in ascending order."""
    highest = _highest_enhancement_move(state, prompt.seat)
    return [move for move in prompt.moves if move > highest or not state.kinds.is_enhancement(move)]


def _highest_enhancement_move(state: BaseKungFu2014State, seat: i64) -> i64:
    """Return the highest enhancement in a seat's draft, or NO_MOVE if the last drafted move is not an enhancement."""
    kinds = state.kinds
    highest = state.last_draft_move(seat)
    if highest == NO_MOVE or not kinds.is_enhancement(highest):
        return NO_MOVE
    first: i64 = state.first_moves[seat]
    if first > highest and kinds.is_enhancement(first):
        highest = first
    if state.later_moves is not None:
        for move in state.later_moves[seat]:
            if move > highest and kinds.is_enhancement(move):
                highest = move
    return highest


def draft_in_play_order(kinds: KungFu2014CardTables, draft: tuple[int, ...]) -> list[int]:
    """Return a draft's card moves in the order in which the cards are played.

    Enhancements are in pack order, regardless of the order in which they were drafted.
    """
    ordered: list[int] = []
    for move in draft:
        if move >= kinds.first_target:
            break
        at: i64 = len(ordered)
        if kinds.is_enhancement(move):
            while at > 0 and ordered[at - 1] > move and kinds.is_enhancement(ordered[at - 1]):
                at -= 1
        ordered.insert(at, move)
    return ordered


def ends_draft(kinds: KungFu2014CardTables, card: i64) -> bool:
    """Return whether playing the card draws cards. Such a card ends the draft, so the next move can use the new cards."""
    return kinds.draw_when_played[card] > 0


def play_drafted_cards(state: BaseKungFu2014State, seat: i64, build: CombatBuild, attacking: bool) -> None:
    """Put all cards of a seat's draft on the table."""
    kinds = state.kinds
    if state.log is not None:
        for drafted_move in draft_in_play_order(kinds, state.draft(seat)):
            _play_card(state, seat, build, drafted_move, attacking)
        return
    # The order matters only for the log.
    for at in range(state.draft_length(seat)):
        move = state.draft_move_at(seat, at)
        if move < kinds.first_target:
            _play_card(state, seat, build, move, attacking)


def _play_card(state: BaseKungFu2014State, seat: i64, build: CombatBuild, move: i64, attacking: bool) -> None:
    """Put a drafted card on the table (kff14.attack.cards-from-hand, kff14.info.played-open)."""
    kinds = state.kinds
    verb = kinds.verb_of_move(move)
    card = kinds.card_of_move(move)
    if not kinds.on_table[card]:
        state.remove_from_hand(seat, card)
    worth = kinds.attack_value_of(verb, card) if attacking else kinds.block_value_of(verb, card)
    event_kind = "base"
    if kinds.card_type[card] == IS_STANCE:
        build.stance = card
        event_kind = "stance"
    elif kinds.card_type[card] == IS_ENHANCEMENT:
        build.enhancements = insert_sorted_vec(build.enhancements, card)
        event_kind = "enhance"
    elif kinds.card_type[card] == IS_FINISHING:
        build.finishing = card
        build.adds_target = verb == SPREAD
        event_kind = "spread" if build.adds_target else "finish"
    else:
        build.base = card
        if verb == BREAK:
            build.broken = True
            event_kind = "break"
    build.total += worth
    if kinds.spirit[card]:  # kff14.spirit.any-card
        build.spirit = True
    state.log_card(event_kind, seat, card, worth)


def draw_for_played_card(state: BaseKungFu2014State, seat: i64, move: i64, dice: Dice) -> None:
    """Draw the cards, if any, that the move's card draws when it is played."""
    state.draw(seat, state.kinds.draw_when_played[state.kinds.card_of_move(move)], dice)


def block_prompt(state: BaseKungFu2014State, step: BlockStep) -> Prompt | None:
    """Return a target's next prompt, or None if the draft is finished.

    Every target is prompted regardless of its hand, so being prompted reveals nothing.
    """
    seat = step.seat
    kinds = state.kinds
    build = step.attack.blocks[step.target_index]
    last = state.last_draft_move(seat)
    if last == NO_MOVE:
        if build.base >= 0:
            return _next_block_card_prompt(state, step)
        if build.stance >= 0:  # kff14.block.no-backing-out
            return Prompt(seat, "block-base", base_card_moves(state, seat, False, False))
        moves = base_card_moves(state, seat, False, True)
        moves.append(kinds.pass_move)  # kff14.block.none
        return Prompt(seat, "block", moves)
    if last >= kinds.pass_move:
        return None
    card = kinds.card_of_move(last)
    if ends_draft(kinds, card):
        return None
    if kinds.card_type[card] == IS_STANCE:
        return Prompt(seat, "block-base", base_card_moves(state, seat, False, False))
    return _next_block_card_prompt(state, step)


def _next_block_card_prompt(state: BaseKungFu2014State, step: BlockStep) -> Prompt:
    moves = enhancement_moves(state, step.seat, False)
    moves.append(state.kinds.done)
    return Prompt(step.seat, "block-add", moves)


def resolve_block(state: BaseKungFu2014State, step: BlockStep, dice: Dice) -> None:
    """Carry out a target's draft. Once its block is complete or declined, advance to the next target."""
    seat = step.seat
    kinds = state.kinds
    attack = step.attack
    last = state.last_draft_move(seat)
    if last == kinds.pass_move:
        attack.block_decisions[step.target_index] = UNBLOCKED
        state.log_event("no-block", seat)
    else:
        build = attack.blocks[step.target_index]
        play_drafted_cards(state, seat, build, False)
        if last != kinds.done:
            draw_for_played_card(state, seat, last, dice)
            return
        attack.block_decisions[step.target_index] = BLOCKED
        if state.log is not None:
            state.log.add_event("block-spirit" if build.spirit else "block", seat, build.cards_on_table(), build.total)
    state.steps[-1] = BlockStep(attack, step.target_index + 1)  # kff14.block.open-in-order
