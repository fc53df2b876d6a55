"""Turns: discard and draw, elimination, conceding, and the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.card_lists import contains, remove_keeping_order
from kwoon.core.dice import Dice
from kwoon.games.kung_fu_2014.combat.cleanup import run_cleanup
from kwoon.games.kung_fu_2014.rules.discards import drafted_discards
from kwoon.games.kung_fu_2014.rules.pending_steps import (
    NONE,
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


def start_turn(state: BaseKungFu2014State, seat: i64, dice: Dice) -> None:
    """Start a seat's turn (kff14.turn.three-parts)."""
    state.active = seat
    state.turn += 1
    state.counterattack_count = 0
    state.log_event("turn", seat, state.turn)
    if state.hands[seat]:
        state.steps.append(DiscardStep(seat))
    else:
        refill_hand(state, seat, dice)
        state.steps.append(BuildAttackStep(seat, NONE, CombatBuild()))


def discard_and_refill(state: BaseKungFu2014State, seat: i64, dice: Dice) -> None:
    """Discard the unwanted cards, then refill the hand (kff14.turn.discard-once)."""
    cards = drafted_discards(state, seat)
    state.discard_cards(seat, cards)
    state.log_cards("discard", seat, cards, len(state.hands[seat]))
    refill_hand(state, seat, dice)
    state.steps[-1] = BuildAttackStep(seat, NONE, CombatBuild())


def refill_hand(state: BaseKungFu2014State, seat: i64, dice: Dice) -> None:
    """Draw up to the hand size (kff14.turn.refill-7, kff14.turn.refill-8, kff14.turn.over-seven)."""
    pack = state.pack
    hand_size: i64 = len(state.hands[seat])
    size: i64 = pack.hand_after_dump if hand_size <= pack.dump_keep_max else pack.hand_size
    if hand_size < size:
        state.draw(seat, size - hand_size, dice)


def end_turn(state: BaseKungFu2014State) -> None:
    """Eliminate players with No Chi and check for the end of the game (kff14.turn.end-removes,
    kff14.end.checked-end-of-turn)."""
    elimination_number = state.next_elimination_number()
    for seat in range(state.seats):
        if state.eliminated[seat] == 0 and state.chi[seat] == 0:
            eliminate_seat(state, seat, elimination_number, "out")
    players_left = state.num_players_left()
    if players_left == 1:
        state.end_game("last")
    elif players_left == 0:
        state.end_game("everybody-out")
    elif state.turn >= state.pack.turn_cap:
        state.end_game("turn-cap")


def eliminate_seat(state: BaseKungFu2014State, seat: i64, elimination_number: i64, event_kind: str) -> None:
    """Remove a player from the game and discard their hand (kff14.end.hand-of-removed)."""
    state.eliminated[seat] = elimination_number
    state.chi[seat] = 0
    hand = state.hands[seat]
    state.discard.extend(hand)
    state.log_cards(event_kind, seat, hand)
    state.hands[seat] = []
    state.known[seat] = []


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
        state.log_event("called-off", seat)
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
            state.log_card("return", seat, card)
    build.cleared = True
