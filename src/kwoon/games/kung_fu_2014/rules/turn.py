"""Turns: discard and draw, elimination, and the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.dice import Dice
from kwoon.games.kung_fu_2014.rules.discards import drafted_discards
from kwoon.games.kung_fu_2014.rules.pending_steps import NONE, BuildAttackStep, CombatBuild, DiscardStep
from kwoon.games.kung_fu_2014.rules.state import BaseKungFu2014State


def start_turn(state: BaseKungFu2014State, seat: i64, dice: Dice) -> None:
    """Start a seat's turn (kff14.turn.three-parts)."""
    state.active = seat
    state.turn += 1
    state.counterattack_count = 0
    if state.log is not None:
        state.log.add_event("turn", seat, [], state.turn)
    if state.hands[seat]:
        state.steps.append(DiscardStep(seat))
    else:
        refill_hand(state, seat, dice)
        state.steps.append(BuildAttackStep(seat, NONE, CombatBuild()))


def discard_and_refill(state: BaseKungFu2014State, seat: i64, dice: Dice) -> None:
    """Discard the unwanted cards, then refill the hand (kff14.turn.discard-once)."""
    cards = drafted_discards(state, seat)
    state.discard_cards(seat, cards)
    if state.log is not None:
        state.log.add_event("discard", seat, cards, len(state.hands[seat]))
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
    if state.log is not None:
        state.log.add_event(event_kind, seat, hand)
    state.hands[seat] = []
    state.known[seat] = []
