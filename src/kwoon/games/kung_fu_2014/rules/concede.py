"""Conceding at any point: the player is out at once and the others play on."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.card_lists import contains, remove_keeping_order
from kwoon.core.dice import Dice
from kwoon.games.kung_fu_2014.combat.cleanup import run_cleanup
from kwoon.games.kung_fu_2014.rules.pending_steps import (
    UNBLOCKED,
    UNDECIDED,
    BlockStep,
    BuildAttackStep,
    CombatBuild,
    CounterattackQueue,
    DeclaredAttack,
    DeclaredAttackStep,
    DiscardStep,
)
from kwoon.games.kung_fu_2014.rules.state import BaseKungFu2014State
from kwoon.games.kung_fu_2014.rules.turn import eliminate_seat


def concede_seat(state: BaseKungFu2014State, seat: i64, dice: Dice) -> None:
    """Remove the seat from the game and from the steps in progress. End the game if only one player is left."""
    eliminate_seat(state, seat, state.next_elimination_number(), "concede")
    for step in state.steps:
        if isinstance(step, CounterattackQueue):
            if step.attacker == seat:
                step.waiting_seats.clear()
            elif contains(step.waiting_seats, seat):
                remove_keeping_order(step.waiting_seats, seat)
    if state.steps:
        _withdraw_from_current_step(state, seat, dice)
    if state.num_players_left() == 1:
        state.end_game("conceded")


def _withdraw_from_current_step(state: BaseKungFu2014State, seat: i64, dice: Dice) -> None:
    step = state.steps[-1]
    if isinstance(step, DiscardStep):
        if step.seat == seat:
            state.steps.pop()
    elif isinstance(step, BuildAttackStep):
        if step.seat == seat:
            state.discard_build(step.build)
            state.steps.pop()
        elif step.countered_seat == seat:
            _return_build_to_hand(state, step.seat, step.build)
            state.steps.pop()
    elif isinstance(step, BlockStep):
        _withdraw_before_damage(state, step, seat)
    elif isinstance(step, DeclaredAttackStep):
        _withdraw_from_cleanup(state, step.attack, step.target_index, seat, dice)


def _withdraw_before_damage(state: BaseKungFu2014State, step: BlockStep, seat: i64) -> None:
    """Discard the seat's block. If the seat is the attacker, discard the attack and return all blocks to their owners'
    hands."""
    attack = step.attack
    if attack.attacker == seat:
        state.discard_build(attack.build)
        for at, target in enumerate(attack.targets):
            if state.eliminated[target] == 0:
                _return_build_to_hand(state, target, attack.blocks[at])
        state.steps.pop()
        if state.log is not None:
            state.log.add_event("called-off", seat, [])
    else:
        _drop_block(state, attack, seat)
        if step.seat == seat:
            state.steps[-1] = BlockStep(attack, step.target_index + 1)


def _withdraw_from_cleanup(
    state: BaseKungFu2014State, attack: DeclaredAttack, target_index: i64, seat: i64, dice: Dice
) -> None:
    """Discard the seat's cards and continue the cleanup. Damage already dealt stands."""
    if attack.attacker == seat:
        state.discard_build(attack.build)
    else:
        _drop_block(state, attack, seat)
    if attack.cleanup_seat_at(target_index) == seat:
        run_cleanup(state, attack, target_index + 1, dice)


def _drop_block(state: BaseKungFu2014State, attack: DeclaredAttack, seat: i64) -> None:
    for at, target in enumerate(attack.targets):
        if target == seat:
            state.discard_build(attack.blocks[at])
            if attack.block_decisions[at] == UNDECIDED:
                attack.block_decisions[at] = UNBLOCKED


def _return_build_to_hand(state: BaseKungFu2014State, seat: i64, build: CombatBuild) -> None:
    for card in build.cards_on_table():
        if not state.kinds.on_table[card]:
            state.return_to_hand(seat, card)
            if state.log is not None:
                state.log.add_event("return", seat, [card])
    build.cleared = True
