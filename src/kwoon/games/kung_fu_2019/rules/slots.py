"""Weapons and stances in play: how they come into a slot, what hangs on them, and how they leave."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.card_lists import remove_ordered
from kwoon.games.kung_fu_2019.cards.kinds import NONE
from kwoon.games.kung_fu_2019.rules.state import BaseKungFu2019State


class SlotContents:
    """A weapon or stance on its way from one slot to somewhere else, with what is attached."""

    def __init__(self, card: i64, attached: list[int]) -> None:
        self.card = card
        self.attached = attached


def stance_multiplier(state: BaseKungFu2019State, seat: i64) -> i64:
    """By how much the numbers of a stance count (kff19.archetype.stranger)."""
    archetype = state.archetype[seat]
    return 2 if archetype >= 0 and state.kinds.double_stance[archetype] else 1


def remove_weapon(state: BaseKungFu2019State, seat: i64) -> SlotContents:
    """Take a weapon out of its slot; a companion card stays with its owner (kff19.archetype.companion.type)."""
    pulled = SlotContents(state.weapon[seat], _detach_companion(state, seat, state.weapon_attachments[seat]))
    state.weapon[seat] = NONE
    state.weapon_attachments[seat] = []
    return pulled


def remove_stance(state: BaseKungFu2019State, seat: i64) -> SlotContents:
    """The same for a stance."""
    pulled = SlotContents(state.stance[seat], _detach_companion(state, seat, state.stance_attachments[seat]))
    state.stance[seat] = NONE
    state.stance_attachments[seat] = []
    return pulled


def _detach_companion(state: BaseKungFu2019State, seat: i64, attached: list[int]) -> list[int]:
    attachments: list[int] = []
    for card in attached:
        if state.kinds.is_companion[card]:
            state.unattached_companions[seat].append(card)
        else:
            attachments.append(card)
    return attachments


def put_weapon(state: BaseKungFu2019State, seat: i64, card: i64, attached: list[int]) -> None:
    """Put a Weapon that was taken or given into its slot, which must be free."""
    state.weapon[seat] = card
    state.weapon_attachments[seat] = attached
    if state.rules.attach_to_gained:
        attach_weapon_companion(state, seat)


def put_stance(state: BaseKungFu2019State, seat: i64, card: i64, attached: list[int]) -> None:
    """Put a Stance that was taken into its slot, which must be free."""
    state.stance[seat] = card
    state.stance_attachments[seat] = attached
    if state.rules.attach_to_gained:
        attach_stance_companion(state, seat)


def play_weapon(state: BaseKungFu2019State, seat: i64, card: i64) -> None:
    """Put a Weapon that its owner plays into its slot, with the companion card (kff19.archetype.companion.gained)."""
    state.weapon[seat] = card
    state.weapon_attachments[seat] = []
    attach_weapon_companion(state, seat)


def play_stance(state: BaseKungFu2019State, seat: i64, card: i64) -> None:
    """Put a Stance that its owner plays into its slot, with the companion card (kff19.archetype.companion.gained)."""
    state.stance[seat] = card
    state.stance_attachments[seat] = []
    attach_stance_companion(state, seat)


def attach_weapon_companion(state: BaseKungFu2019State, seat: i64) -> None:
    """Attach the companion card of an Archetype to its Weapon, if it has one."""
    archetype = state.archetype[seat]
    if archetype >= 0:
        _attach_companion(state, seat, state.kinds.weapon_companion[archetype], state.weapon_attachments[seat])


def attach_stance_companion(state: BaseKungFu2019State, seat: i64) -> None:
    """Attach the companion card of an Archetype to its Stance, if it has one."""
    archetype = state.archetype[seat]
    if archetype >= 0:
        _attach_companion(state, seat, state.kinds.stance_companion[archetype], state.stance_attachments[seat])


def _attach_companion(state: BaseKungFu2019State, seat: i64, companion: i64, attached: list[int]) -> None:
    if companion != NONE:
        remove_ordered(state.unattached_companions[seat], companion)
        attached.append(companion)
        if state.log is not None:
            state.log.add("attach", seat, [companion])


def discard_weapon(state: BaseKungFu2019State, seat: i64, event_kind: str) -> None:
    """A weapon goes to the discard pile with what is attached; nothing happens without one."""
    if state.weapon[seat] != NONE:
        _discard_slot(state, seat, remove_weapon(state, seat), event_kind)


def discard_stance(state: BaseKungFu2019State, seat: i64, event_kind: str) -> None:
    """The same for a stance."""
    if state.stance[seat] != NONE:
        _discard_slot(state, seat, remove_stance(state, seat), event_kind)


def _discard_slot(state: BaseKungFu2019State, seat: i64, pulled: SlotContents, event_kind: str) -> None:
    cards = [int(pulled.card)]
    cards.extend(pulled.attached)
    state.discard.extend(cards)
    if state.log is not None:
        state.log.add(event_kind, seat, cards)


def weapon_protected(state: BaseKungFu2019State, seat: i64) -> bool:
    """Whether no other player's card makes its owner lose the weapon."""
    return _is_protected(state.kinds.protect_weapon, state.weapon[seat], state.weapon_attachments[seat])


def stance_protected(state: BaseKungFu2019State, seat: i64) -> bool:
    """The same for a stance."""
    return _is_protected(state.kinds.protect_stance, state.stance[seat], state.stance_attachments[seat])


def _is_protected(protect: list[int], host: i64, attached: list[int]) -> bool:
    if protect[host]:
        return True
    for card in attached:
        if protect[card]:
            return True
    return False


def lasting_effect_total(state: BaseKungFu2019State, seat: i64, numbers: list[int]) -> i64:
    """What a word comes to on a seat's stance, what is attached to it, and the archetype."""
    total: i64 = 0
    if state.stance[seat] != NONE:
        total += numbers[state.stance[seat]] * stance_multiplier(state, seat)
    for card in state.stance_attachments[seat]:
        total += numbers[card]
    if state.archetype[seat] != NONE:
        total += numbers[state.archetype[seat]]
    return total


def lasting_effect_cards(state: BaseKungFu2019State, seat: i64, numbers: list[int]) -> list[int]:
    """The cards that such a sum comes from, for the log."""
    cards_in_play = [state.stance[seat], *state.stance_attachments[seat], state.archetype[seat]]
    return [card for card in cards_in_play if card != NONE and numbers[card] != 0]


def hand_size(state: BaseKungFu2019State, seat: i64) -> i64:
    """kff19.hand.size, kff19.hand.changed."""
    size: i64 = state.rules.pack.hand_size + lasting_effect_total(state, seat, state.kinds.hand_size)
    return size if size > 0 else 0


def stance_changes_hand_size(state: BaseKungFu2019State, seat: i64) -> bool:
    """Whether somebody who gives the stance up draws to another number of cards."""
    stance = state.stance[seat]
    if stance == NONE:
        return False
    numbers = state.kinds.hand_size
    total: i64 = numbers[stance] * stance_multiplier(state, seat)
    for card in state.stance_attachments[seat]:
        total += numbers[card]
    return total != 0


def count_team_in_stance(state: BaseKungFu2019State, seat: i64) -> i64:
    """How many of a seat's team are in a stance."""
    count: i64 = 0
    for other in range(state.seats):
        if state.team[other] == state.team[seat] and state.eliminated[other] == 0 and state.stance[other] != NONE:
            count += 1
    return count
