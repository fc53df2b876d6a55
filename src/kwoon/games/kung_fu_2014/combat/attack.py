"""Making an attack or a counterattack: laid out card by card, then the targets, then what happens before the blocks."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.core.contract import NOTHING, Ask
from kwoon.core.dice import Dice
from kwoon.games.kung_fu_2014.combat.laying import draw_for, ends_draft, enhancements, lay_drafted, openings
from kwoon.games.kung_fu_2014.play.notation import IS_FINISHING, IS_STANCE, SPREAD
from kwoon.games.kung_fu_2014.play.position import Position
from kwoon.games.kung_fu_2014.play.steps import NONE, UNDECIDED, Attack, Attacking, Blocking, Build


def ask_attack(position: Position, step: Attacking) -> Ask | None:
    """What the maker of an attack is asked next: the last card or target laid decides it."""
    seat = step.seat
    kinds = position.kinds
    last = position.last_drafted(seat)
    if last == NOTHING:
        if step.build.base >= 0:
            return _ask_add(position, step)
        if step.build.stance >= 0:  # kff14.attack.no-backing-out
            return Ask(seat, "base", openings(position, seat, True, False))
        moves = openings(position, seat, True, True)
        moves.append(kinds.pass_)  # kff14.turn.attack-optional, kff14.counter.optional
        return Ask(seat, "attack" if step.against == NONE else "counterattack", moves)
    if last >= kinds.first_target:
        return None if last >= kinds.pass_ else _ask_more_targets(position, step)
    card = kinds.card(last)
    if ends_draft(kinds, card):
        return None
    sort = kinds.sort[card]
    if sort == IS_STANCE:
        return Ask(seat, "base", openings(position, seat, True, False))
    if sort == IS_FINISHING:
        moves = []
        _add_first_targets(position, step, moves)
        return Ask(seat, "target", moves)
    return _ask_add(position, step)


def _ask_add(position: Position, step: Attacking) -> Ask:
    kinds = position.kinds
    moves = enhancements(position, step.seat, True)
    before: i64 = NOTHING
    for card in position.hands[step.seat]:
        if card != before and kinds.sort[card] == IS_FINISHING:  # kff14.attack.finishing
            before = card
            moves.append(card)
            if kinds.bonus_or_target[card] > 0:
                moves.append(SPREAD * kinds.count + card)
    _add_first_targets(position, step, moves)
    return Ask(step.seat, "add", moves)


def _add_first_targets(position: Position, step: Attacking, moves: list[int]) -> None:
    """kff14.attack.legal-target, kff14.counter.attacker-always-target."""
    first = position.kinds.first_target
    if step.against != NONE:
        moves.append(first + step.against)
        return
    for seat in range(position.seats):
        if seat != step.seat and position.out[seat] == 0:
            moves.append(first + seat)


def _ask_more_targets(position: Position, step: Attacking) -> Ask | None:
    """Additional targets, while they are allowed and there are any (kff14.multi.may-add, kff14.multi.any-order)."""
    seat = step.seat
    kinds = position.kinds
    named: i64 = 0
    allowed: i64 = 1 + _extra_targets(position, step.build)
    for at in range(position.drafted(seat)):
        move = position.drafted_at(seat, at)
        if move >= kinds.first_target:
            named += 1
        else:  # kff14.multi.stacking
            allowed += kinds.extra_targets[kinds.card(move)] + (1 if kinds.verb(move) == SPREAD else 0)
    if named >= allowed:
        return None
    above = _last_in_order(position, step) if position.ascending_targets else NOTHING
    moves: list[int] = []
    for other in range(position.seats):
        move = kinds.first_target + other
        if move > above and other != seat and position.out[other] == 0 and not position.has_drafted(seat, move):
            moves.append(move)
    if not moves:  # kff14.multi.no-opponent-left
        return None
    moves.append(kinds.done)
    ask = Ask(seat, "target", moves)
    if position.brief:
        ask.moves = onward_targets(position, step, ask)
    return ask


def _last_in_order(position: Position, step: Attacking) -> i64:
    """The target that was named last. The countered attacker is always named first and does not count for the order."""
    last = position.last_drafted(step.seat)
    return NOTHING if last == position.kinds.first_target + step.against else last


def onward_targets(position: Position, step: Attacking, ask: Ask) -> list[int]:
    """Of the moves that name targets, those that keep them in ascending order."""
    last = _last_in_order(position, step)
    return [move for move in ask.moves if move > last]


def _extra_targets(position: Position, build: Build) -> i64:
    extra: i64 = 0
    if build.stance >= 0:
        extra += position.kinds.extra_targets[build.stance]
    if build.base >= 0:
        extra += position.kinds.extra_targets[build.base]
    return extra


def settle_attack(position: Position, step: Attacking, dice: Dice) -> None:
    """Carry out what the maker of an attack has drafted."""
    seat = step.seat
    kinds = position.kinds
    log = position.log
    last = position.last_drafted(seat)
    if last == kinds.pass_:
        position.steps.pop()
        if log is not None:
            if step.against == NONE:
                log.add("no-attack", seat, [])
            else:
                log.add("no-counterattack", seat, [], step.against)
        return
    if log is not None and step.against != NONE and step.build.stance == NONE and step.build.base == NONE:
        log.add("counterattack", seat, [], step.against)
    targets = vec[i64]()
    lay_drafted(position, seat, step.build, True)
    for at in range(position.drafted(seat)):
        move = position.drafted_at(seat, at)
        if kinds.first_target <= move < kinds.pass_:
            targets = append(targets, move - kinds.first_target)
    if len(targets) > 0:
        _declare(position, step, targets, dice)
    else:
        draw_for(position, seat, last, dice)


def _declare(position: Position, step: Attacking, targets: vec[i64], dice: Dice) -> None:
    """The attack stands: targets in target order, then what happens before the first block."""
    seat = step.seat
    build = step.build
    ordered = vec[i64](capacity=len(targets))
    for away in range(1, position.seats):  # kff14.counter.order-from-its-attacker
        other = (seat + away) % position.seats
        if other in targets:
            ordered = append(ordered, other)
    attack = Attack(seat, step.against, build, ordered)
    log = position.log
    if log is not None:
        for target in ordered:
            log.add("target", seat, [], target)
        log.add("attack-spirit" if build.spirit else "attack", seat, build.lying(), build.total)
    swept = _swept(position, build)
    for target in ordered:
        attack.blocks.append(Build())
        attack.decided = append(attack.decided, UNDECIDED)
        if swept > 0:  # kff14.card.leg-sweep-all-first
            position.discard_random(target, swept, dice, _sweeper(position, build))
    position.steps[-1] = Blocking(attack, 0)


def _sweeper(position: Position, build: Build) -> i64:
    """The card that makes them go, for the log."""
    sweep = position.kinds.sweep
    if sweep[build.base]:
        return build.base
    return build.stance if build.stance >= 0 and sweep[build.stance] else build.finishing


def _swept(position: Position, build: Build) -> i64:
    """How many cards each target discards before the blocks."""
    sweep = position.kinds.sweep
    count: i64 = sweep[build.base]
    if build.stance >= 0:
        count += sweep[build.stance]
    if build.finishing >= 0:
        count += sweep[build.finishing]
    return count
