"""Team Specials: which seats are prompted, when a condition holds, and what each special does (kff19.team.special)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.core.dice import Dice
from kwoon.core.game import NO_MOVE, Prompt
from kwoon.games.kung_fu_2019.cards.card_tables import IS_SPECIAL, IS_WEAPON, NONE
from kwoon.games.kung_fu_2019.combat.attack_draft import can_attack
from kwoon.games.kung_fu_2019.rules.card_selection import drafted_cards, selectable_moves
from kwoon.games.kung_fu_2019.rules.notation import GIVE
from kwoon.games.kung_fu_2019.rules.pending_steps import (
    AFTERMATH,
    DECLARE,
    STAGGERED,
    SWAP,
    WEAPON_SLOT,
    StepFrame,
)
from kwoon.games.kung_fu_2019.rules.state import BaseKungFu2019State
from kwoon.games.kung_fu_2019.rules.weapon_and_stance_slots import discard_slot, empty_slot, fill_slot

MAX_SPECIALS: Final[i64] = 100
"""Maximum number of specials per turn: specials that draw, strike and heal could otherwise repeat forever."""

# Seats to prompt: those that, judging by public information, might hold a special that applies
# (kff19.team.special.timing).


def seats_that_may_play_special(state: BaseKungFu2019State, step: StepFrame) -> i64:
    """Return a bit mask of the seats that could play a special now. The result depends only on public information."""
    if state.specials_played >= MAX_SPECIALS:  # kff19.end.no-stall-rule
        return 0
    return _exchange_special_seats(state, step) if step.step_type == AFTERMATH else _turn_special_seats(state, step)


def _turn_special_seats(state: BaseKungFu2019State, step: StepFrame) -> i64:
    """Return a bit mask of the active player's teammates who could play a special.

    Giving a Weapon needs a second card in hand or a Weapon in play.
    """
    bits: i64 = 0
    kinds = state.kinds
    refilled = step.stage == 1 and bool(state.hands[step.seat])
    give_weapon_possible = _special_may_be_in_hand(state, kinds.give_weapon)
    if not give_weapon_possible and not (refilled and _special_may_be_in_hand(state, kinds.swap_cards)):
        return bits
    for teammate in state.teammates(step.seat):
        hand_size = len(state.hands[teammate])
        if hand_size > 1 or (hand_size == 1 and give_weapon_possible and state.weapon[teammate] != NONE):
            bits |= 1 << teammate
    return bits


def _exchange_special_seats(state: BaseKungFu2019State, step: StepFrame) -> i64:
    """Return a bit mask of the seats that could strike a staggered opponent or whose team lost enough Chi."""
    bits: i64 = 0
    data = step.data
    if data is None:
        return bits
    strike_possible = _special_may_be_in_hand(state, state.kinds.strike_staggered)
    team_loss_possible = _special_may_be_in_hand(state, state.kinds.when_team_loses)
    for seat in range(state.seats):
        hand_size = len(state.hands[seat])
        if hand_size == 0 or state.eliminated[seat] != 0:
            continue
        may_react = team_loss_possible and bool(data[state.seats] & (1 << seat))
        if not may_react and strike_possible and (hand_size > 1 or state.weapon[seat] != NONE):
            may_react = bool(_staggered_opponents(state, step, seat))
        if may_react:
            bits |= 1 << seat
    return bits


def _special_may_be_in_hand(state: BaseKungFu2019State, effect_by_card: list[int]) -> bool:
    """Return whether a special with this effect may be in a hand, that is, whether some copies are not in the discard
    pile."""
    unseen: i64 = 0
    for card in state.kinds.specials:
        if effect_by_card[card]:
            unseen += 1
    if unseen > 0:
        for card in state.discard:
            if effect_by_card[card]:
                unseen -= 1
    return unseen > 0


def _staggered_opponents(state: BaseKungFu2019State, step: StepFrame, seat: i64) -> list[int]:
    """Return the staggered opponents that this seat may strike."""
    if step.data is None:
        return []
    staggered: i64 = step.data[seat]
    return [int(other) for other in range(state.seats) if staggered & (1 << other) and state.eliminated[other] == 0]


def special_card_prompt(state: BaseKungFu2019State, step: StepFrame, seat: i64) -> Prompt | None:
    """Return the prompt for a special and its parameters, or None if the draft is finished."""
    rules = state.rules
    kinds = state.kinds
    first = state.first_moves[seat]
    if first == NO_MOVE:
        moves: list[int] = []
        previous_card: i64 = NONE
        for card in state.hands[seat]:
            if (
                card != previous_card
                and kinds.card_type[card] == IS_SPECIAL
                and _can_play_special(state, step, seat, card)
            ):
                moves.append(card)
            previous_card = card
        moves.append(rules.pass_move)
        return Prompt(seat, "special", moves)
    if first == rules.pass_move or state.last_draft_move(seat) != first:
        return None
    if kinds.give_weapon[first]:
        return Prompt(seat, "give", give_weapon_moves(state, seat))
    if kinds.swap_cards[first]:
        max_cards = _max_swapped(state, step, seat, first)
        if max_cards > 1:
            return Prompt(seat, "count", [rules.first_count + at for at in range(max_cards)])
    if kinds.strike_staggered[first]:
        victims = _staggered_opponents(state, step, seat)
        if len(victims) > 1:
            return Prompt(seat, "target", [rules.first_target + other for other in victims])
    return None


def _can_play_special(state: BaseKungFu2019State, step: StepFrame, seat: i64, card: i64) -> bool:
    """Return whether a special may be played now (kff19.team.special)."""
    kinds = state.kinds
    if step.step_type == AFTERMATH:
        if kinds.strike_staggered[card]:
            return bool(_staggered_opponents(state, step, seat)) and can_attack(state, seat)
        return kinds.when_team_loses[card] > 0 and step.data is not None and bool(step.data[state.seats] & (1 << seat))
    if kinds.give_weapon[card]:
        return bool(give_weapon_moves(state, seat))
    return kinds.swap_cards[card] > 0 and step.stage == 1 and _max_swapped(state, step, seat, card) > 0


def _max_swapped(state: BaseKungFu2019State, step: StepFrame, seat: i64, card: i64) -> i64:
    max_cards: i64 = state.kinds.swap_cards[card]
    own_cards: i64 = len(state.hands[seat]) - 1
    other: i64 = len(state.hands[step.seat])
    return min(max_cards, own_cards, other)


def give_weapon_moves(state: BaseKungFu2019State, seat: i64) -> list[int]:
    """Return moves for the weapons that a seat could give: those in hand and the one in play."""
    moves: list[int] = []
    previous_card: i64 = NONE
    for card in state.hands[seat]:
        if card != previous_card and state.kinds.card_type[card] == IS_WEAPON:
            moves.append(GIVE * state.kind_count + card)
        previous_card = card
    weapon = state.weapon[seat]
    if weapon != NONE and GIVE * state.kind_count + weapon not in moves:
        moves.append(GIVE * state.kind_count + weapon)
    return moves


def resolve_first_special(state: BaseKungFu2019State, step: StepFrame, dice: Dice) -> None:
    """Carry out the first special, clockwise from the active player; then all seats are prompted again
    (kff19.team.special.timing). If there is none, end the step."""
    for offset in range(state.seats):
        seat = (state.active + offset) % state.seats
        card = state.first_moves[seat]
        if card == NO_MOVE or card >= state.kind_count:
            continue
        draft = state.draft(seat)
        state.specials_played += 1
        state.remove_from_hand(seat, card)
        state.discard.append(card)
        state.log_card("special", seat, card)
        _apply_special(state, step, seat, list(draft), dice)
        return
    state.steps.pop()


def _apply_special(state: BaseKungFu2019State, step: StepFrame, seat: i64, draft: list[int], dice: Dice) -> None:
    card = draft[0]
    choice = draft[1] if len(draft) > 1 else NO_MOVE
    kinds = state.kinds
    rules = state.rules
    if kinds.give_weapon[card]:
        _give_weapon(state, seat, step.seat, choice % state.kind_count)
    elif kinds.swap_cards[card]:
        number: i64 = 1 if choice == NO_MOVE else choice - rules.first_count + 1
        swap = StepFrame(SWAP, step.seat, NONE, seat, number)
        swap.data = [int(card)]
        state.steps.append(swap)
    elif kinds.strike_staggered[card]:
        victims = _staggered_opponents(state, step, seat)
        victim: i64 = victims[0] if choice == NO_MOVE else choice - rules.first_target
        state.steps.append(StepFrame(DECLARE, seat, NONE, victim, STAGGERED))
    else:
        state.gain_chi(seat, kinds.team_heal[card], [int(card)])
        for member in [int(seat), *state.teammates(seat)]:
            state.draw(member, kinds.team_draws[card], dice)


def _give_weapon(state: BaseKungFu2019State, giver: i64, receiver: i64, card: i64) -> None:
    """Move a weapon to a teammate's slot: from the giver's slot with its attachments, or from the giver's hand."""
    cards = [int(card)]
    if state.weapon[giver] == card:
        cards = empty_slot(state, WEAPON_SLOT, giver)
    else:
        state.remove_from_hand(giver, card)
    state.log_cards("hand-weapon", giver, cards, receiver)
    discard_slot(state, WEAPON_SLOT, receiver, "replace")
    fill_slot(state, WEAPON_SLOT, receiver, cards, False)


def swap_prompt(state: BaseKungFu2019State, step: StepFrame, seat: i64) -> Prompt | None:
    """Return the prompt for the next card to give, or None if the draft is finished. Both players secretly choose the
    same number of cards."""
    if state.draft_length(seat) == step.stage:
        return None
    return Prompt(seat, "swap", selectable_moves(state, seat, GIVE))


def resolve_swap(state: BaseKungFu2019State, step: StepFrame, dice: Dice) -> None:
    """Exchange the cards face down. The player who played the special then draws cards."""
    state.steps.pop()
    active_cards = drafted_cards(state, step.seat, GIVE)
    teammate_cards = drafted_cards(state, step.index, GIVE)
    for card in active_cards:
        state.pass_card(step.seat, step.index, card)
    for card in teammate_cards:
        state.pass_card(step.index, step.seat, card)
    if step.data is not None:
        state.draw(step.index, state.kinds.draw_afterwards[step.data[0]], dice)
