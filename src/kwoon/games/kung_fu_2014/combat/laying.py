"""Laying cards out: the steps that attacks and blocks have in common, Stance, Base and Enhancements."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.cards import placed
from kwoon.core.contract import NOTHING, Ask
from kwoon.core.dice import Dice
from kwoon.games.kung_fu_2014.play.notation import (
    BREAK,
    IS_ENHANCEMENT,
    IS_FINISHING,
    IS_STANCE,
    IS_WEAPON,
    SPREAD,
    Kinds,
)
from kwoon.games.kung_fu_2014.play.position import Position
from kwoon.games.kung_fu_2014.play.steps import Build


def openings(position: Position, seat: i64, attacking: bool, stances: bool) -> list[int]:
    """The bases that may be played on this side, with those that may be broken, and if wanted the stances.

    kff14.attack.base-needs-number, kff14.punch.even-with-base, kff14.card.break-one-side
    """
    kinds = position.kinds
    sort = kinds.sort
    worth = kinds.attack if attacking else kinds.defence
    breaking = kinds.break_attack if attacking else kinds.break_block
    moves: list[int] = []
    for punch in kinds.table:
        if worth[punch] >= 0:
            moves.append(punch)
    before: i64 = NOTHING
    for card in position.hands[seat]:
        if card == before:
            continue
        before = card
        if sort[card] <= IS_WEAPON:
            if worth[card] >= 0:
                moves.append(card)
                if breaking[card] > 0:
                    moves.append(BREAK * kinds.count + card)
        elif stances and sort[card] == IS_STANCE:
            moves.append(card)
    return moves


def enhancements(position: Position, seat: i64, attacking: bool) -> list[int]:
    """The enhancements that may follow, none with a name that is there already (kff14.attack.enhancements).

    People add them in any order (kff14.attack.any-order); playouts and search need only the ascending one.
    """
    kinds = position.kinds
    sort = kinds.sort
    worth = kinds.attack if attacking else kinds.defence
    moves: list[int] = []
    highest = _highest_added(position, seat)
    doubtful = highest != NOTHING and not position.brief
    before: i64 = highest if position.brief else NOTHING
    for card in position.hands[seat]:
        if card > before and sort[card] == IS_ENHANCEMENT and worth[card] >= 0:
            before = card
            if not doubtful or not position.has_drafted(seat, card):
                moves.append(card)
    return moves


def onward_enhancements(position: Position, ask: Ask) -> list[int]:
    """Of the moves that add to an attack or block, those that keep its enhancements in ascending order."""
    highest = _highest_added(position, ask.seat)
    return [move for move in ask.moves if move > highest or not position.kinds.enhances(move)]


def _highest_added(position: Position, seat: i64) -> i64:
    """The highest enhancement of a draft that is added to, or NOTHING; all that follow the first are enhancements."""
    kinds = position.kinds
    highest = position.last_drafted(seat)
    if highest == NOTHING or not kinds.enhances(highest):
        return NOTHING
    first: i64 = position.chosen[seat]
    if first > highest and kinds.enhances(first):
        highest = first
    if position.further is not None:
        for move in position.further[seat]:
            if move > highest and kinds.enhances(move):
                highest = move
    return highest


def in_printed_order(kinds: Kinds, draft: tuple[int, ...]) -> list[int]:
    """The cards of a draft as they are laid: enhancements as in the card list, however they were named."""
    laid: list[int] = []
    for move in draft:
        if move >= kinds.first_target:
            break
        at: i64 = len(laid)
        if kinds.enhances(move):
            while at > 0 and laid[at - 1] > move and kinds.enhances(laid[at - 1]):
                at -= 1
        laid.insert(at, move)
    return laid


def ends_draft(kinds: Kinds, card: i64) -> bool:
    """Whether playing the card draws: what follows must wait for the new cards, so the draft ends with it."""
    return kinds.draw_when_played[card] > 0


def lay_drafted(position: Position, seat: i64, build: Build, attacking: bool) -> None:
    """Put all cards of a seat's draft on the table."""
    kinds = position.kinds
    if position.log is not None:
        for laid in in_printed_order(kinds, position.draft(seat)):
            _lay(position, seat, build, laid, attacking)
        return
    # Where nobody listens there is no order to be told.
    for at in range(position.drafted(seat)):
        move = position.drafted_at(seat, at)
        if move < kinds.first_target:
            _lay(position, seat, build, move, attacking)


def _lay(position: Position, seat: i64, build: Build, move: i64, attacking: bool) -> None:
    """Put a drafted card on the table (kff14.attack.cards-from-hand, kff14.info.played-open)."""
    kinds = position.kinds
    verb = kinds.verb(move)
    card = kinds.card(move)
    if not kinds.on_table[card]:
        position.leave_hand(seat, card)
    worth = kinds.attack_worth(verb, card) if attacking else kinds.block_worth(verb, card)
    word = "base"
    if kinds.sort[card] == IS_STANCE:
        build.stance = card
        word = "stance"
    elif kinds.sort[card] == IS_ENHANCEMENT:
        build.enhancements = placed(build.enhancements, card)
        word = "enhance"
    elif kinds.sort[card] == IS_FINISHING:
        build.finishing = card
        build.spread = verb == SPREAD
        word = "spread" if build.spread else "finish"
    else:
        build.base = card
        if verb == BREAK:
            build.broken = True
            word = "break"
    build.total += worth
    if kinds.spirit[card]:  # kff14.spirit.any-card
        build.spirit = True
    if position.log is not None:
        position.log.add(word, seat, [card], worth)


def draw_for(position: Position, seat: i64, move: i64, dice: Dice) -> None:
    """The draw of a card that draws when it is played."""
    position.draw(seat, position.kinds.draw_when_played[position.kinds.card(move)], dice)
