"""Blocks: each target in order may build a block, face up."""

from __future__ import annotations

from kwoon.core.dice import Dice
from kwoon.core.game import NO_MOVE, Prompt
from kwoon.games.kung_fu_2014.combat.building import (
    base_card_moves,
    draw_for_played_card,
    ends_draft,
    enhancement_moves,
    play_drafted_cards,
)
from kwoon.games.kung_fu_2014.rules.notation import IS_STANCE
from kwoon.games.kung_fu_2014.rules.pending_steps import BLOCKED, UNBLOCKED, BlockStep
from kwoon.games.kung_fu_2014.rules.state import BaseKungFu2014State


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
        if state.log is not None:
            state.log.add_event("no-block", seat, [])
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
