"""Weapons and stances in play: how they enter and leave a slot, and their attachments."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.card_lists import remove_keeping_order
from kwoon.games.kung_fu_2019.cards.card_tables import NONE
from kwoon.games.kung_fu_2019.rules.state import BaseKungFu2019State


class SlotContents:
    """A weapon or stance removed from a slot, with its attachments."""

    def __init__(self, card: i64, attached: list[int]) -> None:
        self.card = card
        self.attached = attached


def stance_number_multiplier(state: BaseKungFu2019State, seat: i64) -> i64:
    """Return the multiplier for the numbers of a seat's stance (kff19.archetype.stranger)."""
    archetype = state.archetype[seat]
    return 2 if archetype >= 0 and state.kinds.double_stance[archetype] else 1


def remove_weapon(state: BaseKungFu2019State, seat: i64) -> SlotContents:
    """Remove a weapon from its slot; a companion card stays with its owner (kff19.archetype.companion.type)."""
    contents = SlotContents(state.weapon[seat], _detach_companion(state, seat, state.weapon_attachments[seat]))
    state.weapon[seat] = NONE
    state.weapon_attachments[seat] = []
    return contents


def remove_stance(state: BaseKungFu2019State, seat: i64) -> SlotContents:
    """Remove a stance from its slot; a companion card stays with its owner."""
    contents = SlotContents(state.stance[seat], _detach_companion(state, seat, state.stance_attachments[seat]))
    state.stance[seat] = NONE
    state.stance_attachments[seat] = []
    return contents


def _detach_companion(state: BaseKungFu2019State, seat: i64, attached: list[int]) -> list[int]:
    attachments: list[int] = []
    for card in attached:
        if state.kinds.is_companion[card]:
            state.unattached_companions[seat].append(card)
        else:
            attachments.append(card)
    return attachments


def put_weapon(state: BaseKungFu2019State, seat: i64, card: i64, attached: list[int]) -> None:
    """Put a Weapon that was taken or given into a slot, which must be empty."""
    state.weapon[seat] = card
    state.weapon_attachments[seat] = attached
    if state.rules.attach_to_gained:
        attach_weapon_companion(state, seat)


def put_stance(state: BaseKungFu2019State, seat: i64, card: i64, attached: list[int]) -> None:
    """Put a Stance that was taken into a slot, which must be empty."""
    state.stance[seat] = card
    state.stance_attachments[seat] = attached
    if state.rules.attach_to_gained:
        attach_stance_companion(state, seat)


def place_weapon(state: BaseKungFu2019State, seat: i64, card: i64) -> None:
    """Put a Weapon played by its owner into the slot, with the companion card (kff19.archetype.companion.gained)."""
    state.weapon[seat] = card
    state.weapon_attachments[seat] = []
    attach_weapon_companion(state, seat)


def place_stance(state: BaseKungFu2019State, seat: i64, card: i64) -> None:
    """Put a Stance played by its owner into the slot, with the companion card (kff19.archetype.companion.gained)."""
    state.stance[seat] = card
    state.stance_attachments[seat] = []
    attach_stance_companion(state, seat)


def attach_weapon_companion(state: BaseKungFu2019State, seat: i64) -> None:
    """Attach the Archetype's companion card, if any, to the seat's Weapon."""
    archetype = state.archetype[seat]
    if archetype >= 0:
        _attach_companion(state, seat, state.kinds.weapon_companion[archetype], state.weapon_attachments[seat])


def attach_stance_companion(state: BaseKungFu2019State, seat: i64) -> None:
    """Attach the Archetype's companion card, if any, to the seat's Stance."""
    archetype = state.archetype[seat]
    if archetype >= 0:
        _attach_companion(state, seat, state.kinds.stance_companion[archetype], state.stance_attachments[seat])


def _attach_companion(state: BaseKungFu2019State, seat: i64, companion: i64, attached: list[int]) -> None:
    if companion != NONE:
        remove_keeping_order(state.unattached_companions[seat], companion)
        attached.append(companion)
        if state.log is not None:
            state.log.add_event("attach", seat, [companion])


def discard_weapon(state: BaseKungFu2019State, seat: i64, event_kind: str) -> None:
    """Discard a seat's weapon, if any, with its attachments."""
    if state.weapon[seat] != NONE:
        _discard_slot(state, seat, remove_weapon(state, seat), event_kind)


def discard_stance(state: BaseKungFu2019State, seat: i64, event_kind: str) -> None:
    """Discard a seat's stance, if any, with its attachments."""
    if state.stance[seat] != NONE:
        _discard_slot(state, seat, remove_stance(state, seat), event_kind)


def _discard_slot(state: BaseKungFu2019State, seat: i64, contents: SlotContents, event_kind: str) -> None:
    cards = [int(contents.card)]
    cards.extend(contents.attached)
    state.discard.extend(cards)
    if state.log is not None:
        state.log.add_event(event_kind, seat, cards)


def is_weapon_protected(state: BaseKungFu2019State, seat: i64) -> bool:
    """Return whether the seat's weapon is protected from other players' cards."""
    return _is_protected(state.kinds.protect_weapon, state.weapon[seat], state.weapon_attachments[seat])


def is_stance_protected(state: BaseKungFu2019State, seat: i64) -> bool:
    """Return whether the seat's stance is protected from other players' cards."""
    return _is_protected(state.kinds.protect_stance, state.stance[seat], state.stance_attachments[seat])


def _is_protected(protect: list[int], host: i64, attached: list[int]) -> bool:
    if protect[host]:
        return True
    for card in attached:
        if protect[card]:
            return True
    return False


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
