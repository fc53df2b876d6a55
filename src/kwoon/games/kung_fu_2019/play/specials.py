"""Team Specials: who is asked for one, when its condition holds, and what it does (kff19.team.special)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.core.contract import NOTHING, Ask
from kwoon.core.dice import Dice
from kwoon.games.kung_fu_2019.cards.kinds import IS_SPECIAL, IS_WEAPON, NONE
from kwoon.games.kung_fu_2019.combat.plan import has_means
from kwoon.games.kung_fu_2019.play.notation import GIVE
from kwoon.games.kung_fu_2019.play.position import Position
from kwoon.games.kung_fu_2019.play.slots import discard_weapon, pull_weapon, put_weapon
from kwoon.games.kung_fu_2019.play.steps import AFTERMATH, DECLARE, STAGGERED, SWAP, Step

MOST_SPECIALS: Final[i64] = 100
"""In one turn: what draws cards, strikes and heals could otherwise go on for ever."""

# Who is asked for a special: whoever might hold one that fits, for all that everybody sees (kff19.team.special.timing).


def asked_for_specials(position: Position, step: Step) -> i64:
    """Who could play a special now, as bits: looks at nothing that is hidden."""
    if position.specials >= MOST_SPECIALS:  # kff19.end.no-stall-rule
        return 0
    return _asked_afterwards(position, step) if step.what == AFTERMATH else _asked_in_turn(position, step)


def _asked_in_turn(position: Position, step: Step) -> i64:
    """The active player's teammates: a Weapon to give needs a card besides the special, or one in play."""
    bits: i64 = 0
    kinds = position.kinds
    refilled = step.stage == 1 and bool(position.hands[step.seat])
    giving = _may_be_held(position, kinds.give_weapon)
    if not giving and not (refilled and _may_be_held(position, kinds.swap_cards)):
        return bits
    for mate in position.mates(step.seat):
        held = len(position.hands[mate])
        if held > 1 or (held == 1 and giving and position.weapon[mate] != NONE):
            bits |= 1 << mate
    return bits


def _asked_afterwards(position: Position, step: Step) -> i64:
    """Whoever may strike somebody who staggers, and whose team has lost much."""
    bits: i64 = 0
    data = step.data
    if data is None:
        return bits
    striking = _may_be_held(position, position.kinds.strike_staggered)
    grieving = _may_be_held(position, position.kinds.when_team_loses)
    for seat in range(position.seats):
        held = len(position.hands[seat])
        if held == 0 or position.out[seat] != 0:
            continue
        may = grieving and bool(data[position.seats] & (1 << seat))
        if not may and striking and (held > 1 or position.weapon[seat] != NONE):
            may = bool(_victims(position, step, seat))
        if may:
            bits |= 1 << seat
    return bits


def _may_be_held(position: Position, words: list[int]) -> bool:
    """Whether a special with this word may be in somebody's hand: not all of them lie in the discard pile."""
    unseen: i64 = 0
    for card in position.kinds.specials:
        if words[card]:
            unseen += 1
    if unseen > 0:
        for card in position.discard:
            if words[card]:
                unseen -= 1
    return unseen > 0


def _victims(position: Position, step: Step, seat: i64) -> list[int]:
    """The staggered opponents whom this seat may strike."""
    found: list[int] = []
    if step.data is not None:
        for other in range(position.seats):
            if step.data[seat] & (1 << other) and position.out[other] == 0:
                found.append(other)
    return found


def ask_special(position: Position, step: Step, seat: i64) -> Ask | None:
    """Which special is played, and what it needs."""
    rules = position.rules
    kinds = position.kinds
    first = position.chosen[seat]
    if first == NOTHING:
        moves: list[int] = []
        before: i64 = NONE
        for card in position.hands[seat]:
            if card != before and kinds.sort[card] == IS_SPECIAL and _condition(position, step, seat, card):
                moves.append(card)
            before = card
        moves.append(rules.pass_)
        return Ask(seat, "special", moves)
    if first == rules.pass_ or position.last_drafted(seat) != first:
        return None
    if kinds.give_weapon[first]:
        return Ask(seat, "give", weapons_of(position, seat))
    if kinds.swap_cards[first]:
        most = _most_swapped(position, step, seat, first)
        if most > 1:
            return Ask(seat, "count", [rules.first_count + at for at in range(most)])
    if kinds.strike_staggered[first]:
        victims = _victims(position, step, seat)
        if len(victims) > 1:
            return Ask(seat, "target", [rules.first_target + other for other in victims])
    return None


def _condition(position: Position, step: Step, seat: i64, card: i64) -> bool:
    """Whether a special may be played now (kff19.team.special)."""
    kinds = position.kinds
    if step.what == AFTERMATH:
        if kinds.strike_staggered[card]:
            return bool(_victims(position, step, seat)) and has_means(position, seat)
        return (
            kinds.when_team_loses[card] > 0 and step.data is not None and bool(step.data[position.seats] & (1 << seat))
        )
    if kinds.give_weapon[card]:
        return bool(weapons_of(position, seat))
    return kinds.swap_cards[card] > 0 and step.stage == 1 and _most_swapped(position, step, seat, card) > 0


def _most_swapped(position: Position, step: Step, seat: i64, card: i64) -> i64:
    most: i64 = position.kinds.swap_cards[card]
    own: i64 = len(position.hands[seat]) - 1
    other: i64 = len(position.hands[step.seat])
    return min(most, own, other)


def weapons_of(position: Position, seat: i64) -> list[int]:
    """The weapons that a seat could give: those in hand, and the one in play."""
    moves: list[int] = []
    before: i64 = NONE
    for card in position.hands[seat]:
        if card != before and position.kinds.sort[card] == IS_WEAPON:
            moves.append(GIVE * position.count + card)
        before = card
    weapon = position.weapon[seat]
    if weapon != NONE and GIVE * position.count + weapon not in moves:
        moves.append(GIVE * position.count + weapon)
    return moves


def settle_specials(position: Position, step: Step, dice: Dice) -> None:
    """The first who plays one, clockwise from the active player; then all are asked again (.special.timing)."""
    for away in range(position.seats):
        seat = (position.active + away) % position.seats
        card = position.chosen[seat]
        if card == NOTHING or card >= position.count:
            continue
        draft = position.draft(seat)
        position.specials += 1
        position.leave_hand(seat, card)
        position.discard.append(card)
        if position.log is not None:
            position.log.add("special", seat, [card])
        _carry_out(position, step, seat, list(draft), dice)
        return
    position.steps.pop()


def _carry_out(position: Position, step: Step, seat: i64, draft: list[int], dice: Dice) -> None:
    card = draft[0]
    choice = draft[1] if len(draft) > 1 else NOTHING
    kinds = position.kinds
    rules = position.rules
    if kinds.give_weapon[card]:
        _give_weapon(position, seat, step.seat, choice % position.count)
    elif kinds.swap_cards[card]:
        number: i64 = 1 if choice == NOTHING else choice - rules.first_count + 1
        swap = Step(SWAP, step.seat, NONE, seat, number)
        swap.data = [int(card)]
        position.steps.append(swap)
    elif kinds.strike_staggered[card]:
        victims = _victims(position, step, seat)
        victim: i64 = victims[0] if choice == NOTHING else choice - rules.first_target
        position.steps.append(Step(DECLARE, seat, NONE, victim, STAGGERED))
    else:
        position.gain(seat, kinds.team_heal[card], [int(card)])
        for member in [int(seat), *position.mates(seat)]:
            position.draw(member, kinds.team_draws[card], dice)


def _give_weapon(position: Position, giver: i64, taker: i64, card: i64) -> None:
    """A weapon goes into a teammate's slot, from the giver's slot with what is attached, or from hand."""
    attached: list[int] = []
    if position.weapon[giver] == card:
        attached = pull_weapon(position, giver).attached
    else:
        position.leave_hand(giver, card)
    if position.log is not None:
        position.log.add("hand-weapon", giver, [int(card), *attached], taker)
    discard_weapon(position, taker, "replace")
    put_weapon(position, taker, card, attached)
