"""Turns: start-of-turn costs, discard and refill, Prepare and Respite, elimination, and the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.card_lists import contains
from kwoon.core.dice import Dice
from kwoon.core.game import NO_MOVE, Prompt
from kwoon.games.kung_fu_2019.cards.card_tables import (
    IS_CHI,
    IS_IMPROVED_STANCE,
    IS_IMPROVED_WEAPON,
    IS_STANCE,
    IS_WEAPON,
    NONE,
)
from kwoon.games.kung_fu_2019.combat.attack_declaration import attack_draft_prompt, declare_attack, start_exchange
from kwoon.games.kung_fu_2019.combat.attack_draft import can_attack, is_active_opponent
from kwoon.games.kung_fu_2019.rules.card_selection import drafted_cards, selectable_moves
from kwoon.games.kung_fu_2019.rules.notation import DISCARD, DROP, GIVE
from kwoon.games.kung_fu_2019.rules.pending_steps import (
    PASS_CARD,
    PREPARE,
    REFILL,
    SPECIAL,
    STANCE_SLOT,
    UPKEEP,
    WEAPON_SLOT,
    StepFrame,
)
from kwoon.games.kung_fu_2019.rules.state import BaseKungFu2019State
from kwoon.games.kung_fu_2019.rules.weapon_and_stance_slots import (
    count_team_in_stance,
    discard_slot,
    empty_slot,
    fill_slot,
    full_hand_size,
    lasting_effect_cards,
    lasting_effect_total,
    slot_cards,
    stance_changes_hand_size,
    stance_number_multiplier,
)

# Start of a turn (kff19.turn.start, kff19.turn.start.order).


def start_turn(state: BaseKungFu2019State, seat: i64, dice: Dice) -> None:
    """Start a seat's turn. Apply Chi losses, then Chi restoration. Discard a stance whose upkeep the seat cannot pay.
    If the upkeep can be paid, ask whether to pay it; otherwise start discard and refill."""
    state.active = seat
    state.turn += 1
    state.specials_played = 0
    state.has_attacked = False
    state.attack_forfeited = False
    state.log_event("turn", seat, state.turn)
    if state.poison[seat] > 0:
        amount = state.poison[seat]
        state.poison[seat] = 0
        state.log_event("poison", seat, amount)
        state.lose_chi(state.team[seat], amount)
        if state.chi_of(seat) == 0:  # kff19.end.outside
            eliminate_teams_without_chi(state)
            return
    healed = lasting_effect_total(state, seat, state.kinds.turn_heal)
    if healed > 0:
        state.gain_chi(seat, healed, lasting_effect_cards(state, seat, state.kinds.turn_heal))
    cost = upkeep_cost(state, seat)
    if cost >= state.chi_of(seat):  # kff19.imperial.upkeep
        discard_slot(state, STANCE_SLOT, seat, "lapse")
        cost = 0
    if cost > 0:
        state.steps.append(StepFrame(UPKEEP, seat))
    else:
        start_refill(state, seat, dice)


def upkeep_cost(state: BaseKungFu2019State, seat: i64) -> i64:
    """Return the Chi that staying in the stance costs."""
    stance = state.stance[seat]
    return 0 if stance == NONE else state.kinds.upkeep[stance] * stance_number_multiplier(state, seat)


def upkeep_prompt(state: BaseKungFu2019State, seat: i64) -> Prompt | None:
    """Return the prompt to pay for the stance or give it up, or None once that is decided."""
    if state.first_moves[seat] != NO_MOVE:
        return None
    return Prompt(seat, "upkeep", [DROP * state.kind_count + state.stance[seat], state.rules.pay])


def resolve_upkeep(state: BaseKungFu2019State, seat: i64, dice: Dice) -> None:
    """Carry out the choice; paying is not damage (kff19.imperial.not-damage)."""
    state.steps.pop()
    if state.first_moves[seat] == state.rules.pay:
        cost = upkeep_cost(state, seat)
        state.log_card("pay", seat, state.stance[seat], cost)
        state.lose_chi(state.team[seat], cost)
    else:
        discard_slot(state, STANCE_SLOT, seat, "drop")
    start_refill(state, seat, dice)


# Discard and refill.


def start_refill(state: BaseKungFu2019State, seat: i64, dice: Dice) -> None:
    """Start discard and refill: unwanted cards may be discarded first (kff19.turn.refill.discard,
    kff19.slots.discard.empty-hand)."""
    needs_prompt = bool(state.hands[seat])
    if not needs_prompt and state.rules.pack.revision > 1:
        needs_prompt = stance_changes_hand_size(state, seat)
    if needs_prompt:
        state.steps.append(StepFrame(REFILL, seat))
    else:
        refill_hand(state, seat, dice)


def discards_prompt(state: BaseKungFu2019State, seat: i64) -> Prompt | None:
    """Return the prompt to discard cards from hand and slots, in any order, until `done` (kff19.slots.discard.when)."""
    rules = state.rules
    last = state.last_draft_move(seat)
    if last == rules.done:
        return None
    moves = selectable_moves(state, seat, DISCARD, last if state.canonical_only else NO_MOVE)
    if not state.canonical_only or stance_changes_hand_size(state, seat):
        append_slot_discard_moves(state, seat, moves)
    moves.append(rules.done)
    return Prompt(seat, "discard", moves)


def discard_and_refill(state: BaseKungFu2019State, seat: i64, dice: Dice) -> None:
    """Discard all chosen cards at once, then draw (kff19.turn.refill.draw.forced)."""
    state.steps.pop()
    given_up = drafted_cards(state, seat, DROP) if has_filled_slots(state, seat) else []
    for card in given_up:
        discard_slot_card(state, seat, card)
    cards = drafted_cards(state, seat, DISCARD)
    for card in cards:
        state.discard_from_hand(seat, card)
    if cards or (state.hands[seat] and not given_up):
        state.log_cards("discard", seat, cards)
    refill_hand(state, seat, dice)


def has_filled_slots(state: BaseKungFu2019State, seat: i64) -> bool:
    """Return whether the seat has a weapon or stance to give up."""
    return state.weapon[seat] != NONE or state.stance[seat] != NONE


def append_slot_discard_moves(state: BaseKungFu2019State, seat: i64, moves: list[int]) -> None:
    """Append moves that give up the weapon or stance, unless the draft already does."""
    if not has_filled_slots(state, seat):
        return
    first = DROP * state.kind_count
    weapon, stance = state.weapon[seat], state.stance[seat]
    if weapon != NONE and not state.draft_contains(seat, first + weapon):
        moves.append(first + weapon)
    if stance != NONE and not state.draft_contains(seat, first + stance):
        moves.append(first + stance)


def discard_slot_card(state: BaseKungFu2019State, seat: i64, card: i64) -> None:
    """Discard a weapon or stance by choice, with its attachments."""
    discard_slot(state, WEAPON_SLOT if card == state.weapon[seat] else STANCE_SLOT, seat, "drop")


def refill_hand(state: BaseKungFu2019State, seat: i64, dice: Dice) -> None:
    """Draw up to the hand size and start Prepare (kff19.turn.refill.draw, kff19.turn.refill.over.partial)."""
    num_cards: i64 = len(state.hands[seat])
    size = full_hand_size(state, seat)
    if num_cards < size:
        state.draw(seat, size - num_cards, dice)
    state.steps.append(StepFrame(PREPARE, seat))
    if state.has_teams:
        state.steps.append(StepFrame(SPECIAL, seat, NONE, 0, 1))


# Prepare and Respite.


def prepare_phase_prompt(state: BaseKungFu2019State, step: StepFrame) -> Prompt | None:
    """Return the prompt to play a card, empty a slot, start an attack by naming its target, or end the turn."""
    seat = step.seat
    rules = state.rules
    first = state.first_moves[seat]
    if first != NO_MOVE:
        return attack_draft_prompt(state, step, seat) if rules.first_target <= first < rules.first_take else None
    moves = playable_cards(state, seat)
    append_slot_discard_moves(state, seat, moves)
    if not state.has_attacked and not state.attack_forfeited and can_attack(state, seat):
        for other in range(state.seats):
            if is_active_opponent(state, seat, other):
                moves.append(rules.first_target + other)
    moves.append(rules.done)
    return Prompt(seat, "respite" if state.has_attacked else "prepare", moves)


def playable_cards(state: BaseKungFu2019State, seat: i64) -> list[int]:
    """Return the cards that may be played now, outside attacks."""
    kinds = state.kinds
    moves: list[int] = []
    previous_card: i64 = NONE
    for card in state.hands[seat]:
        if card == previous_card:
            continue
        previous_card = card
        card_type = kinds.card_type[card]
        if card_type == IS_WEAPON:
            moves.append(card)
        elif card_type == IS_STANCE:
            cost = kinds.entry_cost[card]
            if cost == 0 or cost * stance_number_multiplier(state, seat) < state.chi_of(seat):  # kff19.imperial.enter
                moves.append(card)
        elif card_type == IS_CHI:
            if not kinds.forfeit_attack[card] or not state.has_attacked:
                moves.append(card)
        elif card_type == IS_IMPROVED_WEAPON:
            moves.extend(_attachment_moves(card, state.weapon[seat], state.weapon_attachments[seat]))
        elif card_type == IS_IMPROVED_STANCE:
            moves.extend(_attachment_moves(card, state.stance[seat], state.stance_attachments[seat]))
    return moves


def _attachment_moves(card: i64, host: i64, attached: list[int]) -> list[int]:
    """Return the move that attaches a card, if it has a host and no duplicate is attached (kff19.improved.needs-host)."""
    return [] if host == NONE or contains(attached, card) else [int(card)]


def resolve_prepare_move(state: BaseKungFu2019State, step: StepFrame, dice: Dice) -> None:
    """Carry out the move: play a card, empty a slot, attack, or end the turn."""
    seat = step.seat
    rules = state.rules
    move = state.first_moves[seat]
    if move == rules.done:
        state.steps.pop()
        if state.has_teams and state.hands[seat] and state.teammates(seat):
            state.steps.append(StepFrame(PASS_CARD, seat))
        return
    if move >= rules.first_target:
        state.has_attacked = True
        start_exchange(state)
        declare_attack(state, step, seat)
        return
    if move >= DROP * state.kind_count:
        discard_slot_card(state, seat, move % state.kind_count)
    else:
        play_card(state, seat, move, dice)
    if state.has_teams:  # kff19.team.special: at any time in Prepare and Respite
        state.steps.append(StepFrame(SPECIAL, seat))


def play_card(state: BaseKungFu2019State, seat: i64, card: i64, dice: Dice) -> None:
    """Play a card outside an attack: a weapon, a stance, Chi Restoration or an attachment."""
    kinds = state.kinds
    card_type = kinds.card_type[card]
    state.remove_from_hand(seat, card)
    if state.log is not None:
        event_kinds = {IS_WEAPON: "weapon", IS_STANCE: "stance", IS_CHI: "restore"}
        state.log_card(event_kinds.get(card_type, "attach"), seat, card)
    if card_type == IS_WEAPON:
        discard_slot(state, WEAPON_SLOT, seat, "replace")  # kff19.weapon.one
        fill_slot(state, WEAPON_SLOT, seat, [int(card)], True)
    elif card_type == IS_STANCE:
        cost = kinds.entry_cost[card] * stance_number_multiplier(state, seat)
        if cost > 0:
            state.log_card("pay", seat, card, cost)
            state.lose_chi(state.team[seat], cost)
        discard_slot(state, STANCE_SLOT, seat, "replace")
        fill_slot(state, STANCE_SLOT, seat, [int(card)], True)
    elif card_type == IS_CHI:
        play_chi_restoration(state, seat, card, dice)
    elif card_type == IS_IMPROVED_WEAPON:
        state.weapon_attachments[seat].append(card)
    else:
        state.stance_attachments[seat].append(card)


def play_chi_restoration(state: BaseKungFu2019State, seat: i64, card: i64, dice: Dice) -> None:
    """Play a Chi Restoration card (kff19.chi.play)."""
    kinds = state.kinds
    amount: i64 = kinds.heal[card]
    if kinds.stance_heal[card]:
        current_stance = state.stance[seat]
        required_stance = kinds.stance_heal_stance[card]
        if current_stance != NONE and required_stance in (NONE, current_stance):
            amount += kinds.stance_heal[card]
    if kinds.low_chi_heal[card] and state.chi_of(seat) <= kinds.low_chi_heal_limit[card]:
        amount += kinds.low_chi_heal[card]
    if kinds.team_stances_heal[card] and count_team_in_stance(state, seat) >= 2:
        amount += kinds.team_stances_heal[card]
    amount += _heal_bonus(state, seat)
    state.gain_chi(seat, amount, [int(card), *_heal_bonus_cards(state, seat)])
    if kinds.others_heal[card]:
        _heal_others(state, seat, kinds.others_heal[card], card)
    if kinds.forfeit_attack[card]:
        state.attack_forfeited = True
    if kinds.teammates_draw[card]:
        for teammate in state.teammates(seat):
            state.draw(teammate, kinds.teammates_draw[card], dice)
    state.discard.append(card)  # kff19.chi.discard


def _heal_bonus(state: BaseKungFu2019State, seat: i64) -> i64:
    numbers = state.kinds.heal_bonus
    total = lasting_effect_total(state, seat, numbers)
    if state.weapon[seat] != NONE:
        total += numbers[state.weapon[seat]]
    for card in state.weapon_attachments[seat]:
        total += numbers[card]
    return total


def _heal_bonus_cards(state: BaseKungFu2019State, seat: i64) -> list[int]:
    """Return the cards that give the healing bonus, for the log."""
    numbers = state.kinds.heal_bonus
    weapon_cards = [state.weapon[seat], *state.weapon_attachments[seat]]
    return [
        *lasting_effect_cards(state, seat, numbers),
        *[each for each in weapon_cards if each != NONE and numbers[each]],
    ]


def _heal_others(state: BaseKungFu2019State, seat: i64, amount: i64, card: i64) -> None:
    """Heal every other player, or every other team once."""
    done: i64 = 1 << state.team[seat]
    for offset in range(1, state.seats):
        other = (seat + offset) % state.seats
        bit: i64 = 1 << state.team[other]
        if state.eliminated[other] == 0 and not done & bit:
            done |= bit
            state.gain_chi(other, amount, [int(card)])


# The end of a turn in a team game.


def pass_card_prompt(state: BaseKungFu2019State, step: StepFrame) -> Prompt | None:
    """Return the prompt to pass one card, or no card, to a teammate (kff19.team.pass)."""
    seat = step.seat
    rules = state.rules
    first = state.first_moves[seat]
    if first == NO_MOVE:
        moves = selectable_moves(state, seat, GIVE)
        moves.append(rules.pass_move)
        return Prompt(seat, "pass-card", moves)
    teammates = state.teammates(seat)
    if first == rules.pass_move or len(teammates) == 1 or state.last_draft_move(seat) != first:
        return None
    return Prompt(seat, "give-to", [rules.first_to + teammate for teammate in teammates])


def resolve_pass_card(state: BaseKungFu2019State, step: StepFrame) -> None:
    """Pass the card, if any, and end the turn: nothing is played afterward (kff19.team.pass.last)."""
    seat = step.seat
    rules = state.rules
    state.steps.pop()
    if state.first_moves[seat] == rules.pass_move:
        return
    last = state.last_draft_move(seat)
    receiver = last - rules.first_to if last >= rules.first_to else state.teammates(seat)[0]
    state.pass_card(seat, receiver, state.first_moves[seat] % state.kind_count)


# Elimination and the end of the game.


def eliminate_teams_without_chi(state: BaseKungFu2019State) -> None:
    """Eliminate teams without Chi together, then check for the end of the game (kff19.end.check)."""
    elimination_number = state.next_elimination_number()
    for seat in range(state.seats):
        if state.eliminated[seat] == 0 and state.chi_of(seat) == 0:
            eliminate_seat(state, seat, elimination_number, "out")
    num_teams = state.num_teams_left()
    if num_teams == 1:
        state.end_game("last")
    elif num_teams == 0:
        state.end_game("everybody-out")


def eliminate_seat(state: BaseKungFu2019State, seat: i64, elimination_number: i64, event_kind: str) -> None:
    """Remove a player from the game and discard their hand, slots and attachments (kff19.resolve.out-cards)."""
    state.eliminated[seat] = elimination_number
    state.poison[seat] = 0
    cards = state.hands[seat]
    state.hands[seat] = []
    for slot in range(2):
        if slot_cards(state, slot)[seat] != NONE:
            cards.extend(empty_slot(state, slot, seat))
    state.discard.extend(cards)
    state.unused_archetype_cards.extend(state.unattached_companions[seat])  # kff19.archetype.companion.out
    state.unattached_companions[seat] = []
    if state.archetype[seat] != NONE:
        state.unused_archetype_cards.append(state.archetype[seat])
        state.archetype[seat] = NONE
    for known in state.known:
        known[seat].clear()
    if state.known:
        for known_cards in state.known[seat]:
            known_cards.clear()
    state.log_cards(event_kind, seat, cards)
