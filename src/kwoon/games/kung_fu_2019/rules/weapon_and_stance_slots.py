"""Weapons and stances in play: how they enter and leave a slot, and their attachments."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.core.card_lists import remove_keeping_order
from kwoon.games.kung_fu_2019.cards.card_tables import NONE
from kwoon.games.kung_fu_2019.rules.pending_steps import WEAPON_SLOT
from kwoon.games.kung_fu_2019.rules.state import BaseKungFu2019State


def slot_cards(state: BaseKungFu2019State, slot: i64) -> vec[i64]:
    """Return the card in each seat's slot: WEAPON_SLOT or STANCE_SLOT."""
    return state.weapon if slot == WEAPON_SLOT else state.stance


def slot_attachments(state: BaseKungFu2019State, slot: i64) -> list[list[int]]:
    """Return the attachments of the card in each seat's slot."""
    return state.weapon_attachments if slot == WEAPON_SLOT else state.stance_attachments


def stance_number_multiplier(state: BaseKungFu2019State, seat: i64) -> i64:
    """Return the multiplier for the numbers of a seat's stance (kff19.archetype.stranger)."""
    archetype = state.archetype[seat]
    return 2 if archetype >= 0 and state.kinds.double_stance[archetype] else 1


def empty_slot(state: BaseKungFu2019State, slot: i64, seat: i64) -> list[int]:
    """Remove a weapon or stance from its slot, and return it and then its attachments. A companion card stays with its
    owner (kff19.archetype.companion.type)."""
    hosts = slot_cards(state, slot)
    attachments = slot_attachments(state, slot)
    cards = [int(hosts[seat])]
    for card in attachments[seat]:
        (state.unattached_companions[seat] if state.kinds.is_companion[card] else cards).append(card)
    hosts[seat] = NONE
    attachments[seat] = []
    return cards


def fill_slot(state: BaseKungFu2019State, slot: i64, seat: i64, cards: list[int], was_played: bool) -> None:
    """Put a weapon or stance and then its attachments into a slot, which must be empty. Attach the Archetype's
    companion card, if any, to a card played by its owner (kff19.archetype.companion.gained)."""
    hosts = slot_cards(state, slot)
    attached = cards[1:]
    hosts[seat] = cards[0]
    slot_attachments(state, slot)[seat] = attached
    archetype = state.archetype[seat]
    if archetype >= 0 and (was_played or state.rules.attach_to_gained):
        kinds = state.kinds
        companion = (kinds.weapon_companion if slot == WEAPON_SLOT else kinds.stance_companion)[archetype]
        if companion != NONE:
            remove_keeping_order(state.unattached_companions[seat], companion)
            attached.append(companion)
            state.log_card("attach", seat, companion)


def discard_slot(state: BaseKungFu2019State, slot: i64, seat: i64, event_kind: str) -> None:
    """Discard a seat's weapon or stance, if any, with its attachments."""
    if slot_cards(state, slot)[seat] != NONE:
        cards = empty_slot(state, slot, seat)
        state.discard.extend(cards)
        state.log_cards(event_kind, seat, cards)


def can_lose_slot(state: BaseKungFu2019State, slot: i64, seat: i64) -> bool:
    """Return whether a seat has a weapon or stance that is not protected from other players' cards."""
    host = slot_cards(state, slot)[seat]
    protect = state.kinds.protect_weapon if slot == WEAPON_SLOT else state.kinds.protect_stance
    if host == NONE or protect[host]:
        return False
    for card in slot_attachments(state, slot)[seat]:
        if protect[card]:
            return False
    return True


def lasting_effect_total(state: BaseKungFu2019State, seat: i64, numbers: list[int]) -> i64:
    """Return the total of an effect over a seat's stance, its attachments and the archetype."""
    total: i64 = 0
    if state.stance[seat] != NONE:
        total += numbers[state.stance[seat]] * stance_number_multiplier(state, seat)
    for card in state.stance_attachments[seat]:
        total += numbers[card]
    if state.archetype[seat] != NONE:
        total += numbers[state.archetype[seat]]
    return total


def lasting_effect_cards(state: BaseKungFu2019State, seat: i64, numbers: list[int]) -> list[int]:
    """Return the cards that contribute to `lasting_effect_total`, for the log."""
    cards_in_play = [state.stance[seat], *state.stance_attachments[seat], state.archetype[seat]]
    return [card for card in cards_in_play if card != NONE and numbers[card] != 0]


def full_hand_size(state: BaseKungFu2019State, seat: i64) -> i64:
    """Return the number of cards to which a seat refills (kff19.hand.size, kff19.hand.changed)."""
    size: i64 = state.rules.pack.hand_size + lasting_effect_total(state, seat, state.kinds.hand_size)
    return size if size > 0 else 0


def stance_changes_hand_size(state: BaseKungFu2019State, seat: i64) -> bool:
    """Return whether giving up the stance would change the seat's hand size."""
    stance = state.stance[seat]
    if stance == NONE:
        return False
    numbers = state.kinds.hand_size
    total: i64 = numbers[stance] * stance_number_multiplier(state, seat)
    for card in state.stance_attachments[seat]:
        total += numbers[card]
    return total != 0


def count_team_in_stance(state: BaseKungFu2019State, seat: i64) -> i64:
    """Return how many members of a seat's team are in a stance."""
    count: i64 = 0
    for other in range(state.seats):
        if state.team[other] == state.team[seat] and state.eliminated[other] == 0 and state.stance[other] != NONE:
            count += 1
    return count
