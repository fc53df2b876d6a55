"""A turn from its start to its end: discard and draw, who is out, who is next, and when it is over."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.dice import Dice
from kwoon.games.kung_fu_2014.play.discards import drafted_discards
from kwoon.games.kung_fu_2014.play.position import Position
from kwoon.games.kung_fu_2014.play.steps import NONE, Attacking, Build, Discarding


def start_turn(position: Position, seat: i64, dice: Dice) -> None:
    """kff14.turn.three-parts."""
    position.active = seat
    position.turn += 1
    position.countered = 0
    if position.log is not None:
        position.log.add("turn", seat, [], position.turn)
    if position.hands[seat]:
        position.steps.append(Discarding(seat))
    else:
        refill(position, seat, dice)
        position.steps.append(Attacking(seat, NONE, Build()))


def settle_discards(position: Position, seat: i64, dice: Dice) -> None:
    """The unwanted cards go, then the hand is refilled (kff14.turn.discard-once)."""
    cards = drafted_discards(position, seat)
    position.discard_cards(seat, cards)
    if position.log is not None:
        position.log.add("discard", seat, cards, len(position.hands[seat]))
    refill(position, seat, dice)
    position.steps[-1] = Attacking(seat, NONE, Build())


def refill(position: Position, seat: i64, dice: Dice) -> None:
    """kff14.turn.refill-7, kff14.turn.refill-8, kff14.turn.over-seven."""
    pack = position.pack
    kept: i64 = len(position.hands[seat])
    size: i64 = pack.hand_after_dump if kept <= pack.dump_keep_max else pack.hand
    if kept < size:
        position.draw(seat, size - kept, dice)


def end_turn(position: Position) -> None:
    """Whoever is at No Chi leaves, and perhaps it is over (kff14.turn.end-removes, kff14.end.checked-end-of-turn)."""
    leaving = position.leaving()
    for seat in range(position.seats):
        if position.out[seat] == 0 and position.chi[seat] == 0:
            leave(position, seat, leaving, "out")
    left = position.still_in()
    if left == 1:
        finish(position, "last")
    elif left == 0:
        finish(position, "everybody-out")
    elif position.turn >= position.pack.turn_cap:
        finish(position, "turn-cap")


def leave(position: Position, seat: i64, when: i64, word: str) -> None:
    """A player is out; the hand is discarded (kff14.end.hand-of-removed)."""
    position.out[seat] = when
    position.chi[seat] = 0
    hand = position.hands[seat]
    position.discard.extend(hand)
    if position.log is not None:
        position.log.add(word, seat, hand)
    position.hands[seat] = []
    position.known[seat] = []


def finish(position: Position, why: str) -> None:
    """The game is over."""
    position.why = why
    if position.log is not None:
        winner = NONE
        for seat in range(position.seats):
            if position.out[seat] == 0 and why != "turn-cap":
                winner = seat
        position.log.add("end-" + why, winner, [])
