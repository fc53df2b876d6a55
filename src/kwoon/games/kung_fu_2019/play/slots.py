"""Weapons and stances in play: how they come into a slot, what hangs on them, and how they leave."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.cards import pull_out
from kwoon.games.kung_fu_2019.cards.kinds import NONE
from kwoon.games.kung_fu_2019.play.position import Position


class Pulled:
    """A weapon or stance on its way from one slot to somewhere else, with what is attached."""

    def __init__(self, card: i64, attached: list[int]) -> None:
        self.card = card
        self.attached = attached


def double(position: Position, seat: i64) -> i64:
    """By how much the numbers of a stance count (kff19.archetype.stranger)."""
    archetype = position.archetype[seat]
    return 2 if archetype >= 0 and position.kinds.double_stance[archetype] else 1


def pull_weapon(position: Position, seat: i64) -> Pulled:
    """Take a weapon out of its slot; a companion card stays with its owner (kff19.archetype.companion.type)."""
    pulled = Pulled(position.weapon[seat], _leave_companion(position, seat, position.on_weapon[seat]))
    position.weapon[seat] = NONE
    position.on_weapon[seat] = []
    return pulled


def pull_stance(position: Position, seat: i64) -> Pulled:
    """The same for a stance."""
    pulled = Pulled(position.stance[seat], _leave_companion(position, seat, position.on_stance[seat]))
    position.stance[seat] = NONE
    position.on_stance[seat] = []
    return pulled


def _leave_companion(position: Position, seat: i64, attached: list[int]) -> list[int]:
    kept: list[int] = []
    for card in attached:
        if position.kinds.is_companion[card]:
            position.beside[seat].append(card)
        else:
            kept.append(card)
    return kept


def put_weapon(position: Position, seat: i64, card: i64, attached: list[int]) -> None:
    """Put a Weapon that was taken or given into its slot, which must be free."""
    position.weapon[seat] = card
    position.on_weapon[seat] = attached
    if position.rules.attach_to_gained:
        attach_weapon_companion(position, seat)


def put_stance(position: Position, seat: i64, card: i64, attached: list[int]) -> None:
    """Put a Stance that was taken into its slot, which must be free."""
    position.stance[seat] = card
    position.on_stance[seat] = attached
    if position.rules.attach_to_gained:
        attach_stance_companion(position, seat)


def play_weapon(position: Position, seat: i64, card: i64) -> None:
    """Put a Weapon that its owner plays into its slot, with the companion card (kff19.archetype.companion.gained)."""
    position.weapon[seat] = card
    position.on_weapon[seat] = []
    attach_weapon_companion(position, seat)


def play_stance(position: Position, seat: i64, card: i64) -> None:
    """Put a Stance that its owner plays into its slot, with the companion card (kff19.archetype.companion.gained)."""
    position.stance[seat] = card
    position.on_stance[seat] = []
    attach_stance_companion(position, seat)


def attach_weapon_companion(position: Position, seat: i64) -> None:
    """Attach the companion card of an Archetype to its Weapon, if it has one."""
    archetype = position.archetype[seat]
    if archetype >= 0:
        _attach_companion(position, seat, position.kinds.weapon_companion[archetype], position.on_weapon[seat])


def attach_stance_companion(position: Position, seat: i64) -> None:
    """Attach the companion card of an Archetype to its Stance, if it has one."""
    archetype = position.archetype[seat]
    if archetype >= 0:
        _attach_companion(position, seat, position.kinds.stance_companion[archetype], position.on_stance[seat])


def _attach_companion(position: Position, seat: i64, companion: i64, attached: list[int]) -> None:
    if companion != NONE:
        pull_out(position.beside[seat], companion)
        attached.append(companion)
        if position.log is not None:
            position.log.add("attach", seat, [companion])


def discard_weapon(position: Position, seat: i64, word: str) -> None:
    """A weapon goes to the discard pile with what is attached; nothing happens without one."""
    if position.weapon[seat] != NONE:
        _throw_away(position, seat, pull_weapon(position, seat), word)


def discard_stance(position: Position, seat: i64, word: str) -> None:
    """The same for a stance."""
    if position.stance[seat] != NONE:
        _throw_away(position, seat, pull_stance(position, seat), word)


def _throw_away(position: Position, seat: i64, pulled: Pulled, word: str) -> None:
    cards = [int(pulled.card)]
    cards.extend(pulled.attached)
    position.discard.extend(cards)
    if position.log is not None:
        position.log.add(word, seat, cards)


def weapon_protected(position: Position, seat: i64) -> bool:
    """Whether no other player's card makes its owner lose the weapon."""
    return _held_fast(position.kinds.protect_weapon, position.weapon[seat], position.on_weapon[seat])


def stance_protected(position: Position, seat: i64) -> bool:
    """The same for a stance."""
    return _held_fast(position.kinds.protect_stance, position.stance[seat], position.on_stance[seat])


def _held_fast(protect: list[int], host: i64, attached: list[int]) -> bool:
    if protect[host]:
        return True
    for card in attached:
        if protect[card]:
            return True
    return False


def lasting(position: Position, seat: i64, word: list[int]) -> i64:
    """What a word comes to on a seat's stance, what is attached to it, and the archetype."""
    total: i64 = 0
    if position.stance[seat] != NONE:
        total += word[position.stance[seat]] * double(position, seat)
    for card in position.on_stance[seat]:
        total += word[card]
    if position.archetype[seat] != NONE:
        total += word[position.archetype[seat]]
    return total


def lasting_cards(position: Position, seat: i64, word: list[int]) -> list[int]:
    """The cards that such a sum comes from, for the log."""
    lying = [position.stance[seat], *position.on_stance[seat], position.archetype[seat]]
    return [card for card in lying if card != NONE and word[card] != 0]


def hand_size(position: Position, seat: i64) -> i64:
    """kff19.hand.size, kff19.hand.changed."""
    size: i64 = position.rules.pack.hand + lasting(position, seat, position.kinds.hand_size)
    return size if size > 0 else 0


def stance_alters_hand(position: Position, seat: i64) -> bool:
    """Whether somebody who gives the stance up draws to another number of cards."""
    stance = position.stance[seat]
    if stance == NONE:
        return False
    word = position.kinds.hand_size
    total: i64 = word[stance] * double(position, seat)
    for card in position.on_stance[seat]:
        total += word[card]
    return total != 0


def team_in_stance(position: Position, seat: i64) -> i64:
    """How many of a seat's team are in a stance."""
    count: i64 = 0
    for other in range(position.seats):
        if position.team[other] == position.team[seat] and position.out[other] == 0 and position.stance[other] != NONE:
            count += 1
    return count
