"""Cards that change hands among teammates: those of A Whispered Plan, and the one passed at the end of a turn."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.contract import NOTHING, Ask
from kwoon.core.dice import Dice
from kwoon.core.events import Event
from kwoon.games.kung_fu_2019.play.named import ask_named, drafted, nameable
from kwoon.games.kung_fu_2019.play.notation import GIVE
from kwoon.games.kung_fu_2019.play.position import Position
from kwoon.games.kung_fu_2019.play.steps import Step


def ask_swap(position: Position, step: Step, seat: i64) -> Ask | None:
    """Each of the two names as many cards, sealed."""
    return ask_named(position, seat, "swap", GIVE, step.stage - position.drafted(seat))


def settle_swap(position: Position, step: Step, dice: Dice) -> None:
    """Both hand their cards over, face down; whoever had the plan draws."""
    position.steps.pop()
    mine = drafted(position, step.seat, GIVE)
    theirs = drafted(position, step.at, GIVE)
    for card in mine:
        _hand_over(position, step.seat, step.at, card)
    for card in theirs:
        _hand_over(position, step.at, step.seat, card)
    if step.data is not None:
        position.draw(step.at, position.kinds.draw_afterwards[step.data[0]], dice)


def _hand_over(position: Position, giver: i64, taker: i64, card: i64) -> None:
    position.hand_over(giver, taker, card)
    if position.log is not None:
        eyes: i64 = (1 << giver) | (1 << taker)
        position.log.events.append(Event("pass-card", giver, [int(card)], taker, eyes))


def ask_pass_card(position: Position, step: Step) -> Ask | None:
    """One card for a teammate, or none (kff19.team.pass)."""
    seat = step.seat
    rules = position.rules
    first = position.chosen[seat]
    if first == NOTHING:
        moves = nameable(position, seat, GIVE)
        moves.append(rules.pass_)
        return Ask(seat, "pass-card", moves)
    mates = position.mates(seat)
    if first == rules.pass_ or len(mates) == 1 or position.last_drafted(seat) != first:
        return None
    return Ask(seat, "give-to", [rules.first_to + mate for mate in mates])


def settle_pass_card(position: Position, step: Step) -> None:
    """kff19.team.pass.last: nothing is played after it."""
    seat = step.seat
    rules = position.rules
    position.steps.pop()
    if position.chosen[seat] == rules.pass_:
        return
    last = position.last_drafted(seat)
    taker = last - rules.first_to if last >= rules.first_to else position.mates(seat)[0]
    _hand_over(position, seat, taker, position.chosen[seat] % position.count)
