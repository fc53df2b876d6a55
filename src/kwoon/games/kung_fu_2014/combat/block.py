"""Blocking: each target in order may lay out a block, face up."""

from __future__ import annotations

from kwoon.core.contract import NOTHING, Ask
from kwoon.core.dice import Dice
from kwoon.games.kung_fu_2014.combat.laying import draw_for, ends_draft, enhancements, lay_drafted, openings
from kwoon.games.kung_fu_2014.play.notation import IS_STANCE
from kwoon.games.kung_fu_2014.play.position import Position
from kwoon.games.kung_fu_2014.play.steps import BLOCKED, UNBLOCKED, Blocking


def ask_block(position: Position, step: Blocking) -> Ask | None:
    """What a target is asked next. Everybody is asked, whatever they hold: being asked tells nothing."""
    seat = step.seat
    kinds = position.kinds
    build = step.attack.blocks[step.at]
    last = position.last_drafted(seat)
    if last == NOTHING:
        if build.base >= 0:
            return _ask_add(position, step)
        if build.stance >= 0:  # kff14.block.no-backing-out
            return Ask(seat, "block-base", openings(position, seat, False, False))
        moves = openings(position, seat, False, True)
        moves.append(kinds.pass_)  # kff14.block.none
        return Ask(seat, "block", moves)
    if last >= kinds.pass_:
        return None
    card = kinds.card(last)
    if ends_draft(kinds, card):
        return None
    if kinds.sort[card] == IS_STANCE:
        return Ask(seat, "block-base", openings(position, seat, False, False))
    return _ask_add(position, step)


def _ask_add(position: Position, step: Blocking) -> Ask:
    moves = enhancements(position, step.seat, False)
    moves.append(position.kinds.done)
    return Ask(step.seat, "block-add", moves)


def settle_block(position: Position, step: Blocking, dice: Dice) -> None:
    """Carry out what a target has drafted; when the block stands, the next target decides."""
    seat = step.seat
    kinds = position.kinds
    attack = step.attack
    last = position.last_drafted(seat)
    if last == kinds.pass_:
        attack.decided[step.at] = UNBLOCKED
        if position.log is not None:
            position.log.add("no-block", seat, [])
    else:
        build = attack.blocks[step.at]
        lay_drafted(position, seat, build, False)
        if last != kinds.done:
            draw_for(position, seat, last, dice)
            return
        attack.decided[step.at] = BLOCKED
        if position.log is not None:
            position.log.add("block-spirit" if build.spirit else "block", seat, build.lying(), build.total)
    position.steps[-1] = Blocking(attack, step.at + 1)  # kff14.block.open-in-order
