"""Answering an attack, target by target: who steps in, one Block, then perhaps a counterattack (kff19.answer.order)."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.contract import NOTHING, Ask
from kwoon.core.dice import Dice
from kwoon.games.kung_fu_2019.cards.kinds import (
    BAR_COUNTERATTACKS,
    BAR_KIND_BLOCKS,
    BAR_UNLESS_IGNORED,
    IGNORE_COUNTERS,
    IS_BLOCK,
    NONE,
    UNBLOCKABLE,
)
from kwoon.games.kung_fu_2019.combat.worth import nature
from kwoon.games.kung_fu_2019.play.named import ask_named, drafted
from kwoon.games.kung_fu_2019.play.notation import BREAK, DISCARD, REDIRECT
from kwoon.games.kung_fu_2019.play.position import Position
from kwoon.games.kung_fu_2019.play.steps import (
    BLOCK,
    COUNTER,
    DECLARE,
    FACE_OR_BLOCK,
    MAY_COUNTER,
    STEP_IN,
    Attack,
    Step,
)

# Who could step in: looks at nothing that is hidden, so that being asked tells nothing.


def may_take_over(position: Position, attack: Attack, at: i64, seat: i64) -> bool:
    """Whether a seat may become the target at this place (kff19.faceme.who)."""
    team = position.team
    if position.out[seat] != 0 or team[seat] == team[attack.by] or seat in attack.targets:
        return False
    for place, target in enumerate(attack.targets):
        if place != at and team[target] == team[seat]:
            return False
    return True


def may_step_in(position: Position, step: Step) -> i64:
    """Who is asked before the target of a place decides about a block, as bits; 0 if nobody else could."""
    attack = position.attacks[step.attack]
    at = step.at
    target = attack.targets[at]
    bits: i64 = 0
    if not (attack.taken[at] and attack.flags & UNBLOCKABLE):  # whoever faces that must block it himself
        for mate in position.mates(target):
            bits |= 1 << mate
    if not attack.taken[at]:
        for seat in range(position.seats):
            if may_take_over(position, attack, at, seat):
                bits |= 1 << seat
        if bits:
            bits |= 1 << target
    return bits


def ask_step_in(position: Position, step: Step, seat: i64) -> Ask | None:
    """Face Me! and its like, and blocks for a teammate."""
    if position.chosen[seat] != NOTHING:
        return None
    kinds = position.kinds
    attack = position.attacks[step.attack]
    target = attack.targets[step.at]
    mate = seat != target and position.team[seat] == position.team[target]
    moves: list[int] = []
    before: i64 = NONE
    for card in position.hands[seat]:
        if card == before or not kinds.answers[card]:
            continue
        before = card
        if kinds.take_over[card] or kinds.take_over_teammate[card]:
            if may_face(position, step, seat, card):
                moves.append(card)
        elif mate and kinds.block_for[card] and fits(position, attack, card):
            moves.append(card)
    moves.append(position.rules.pass_)
    return Ask(seat, "step-in", moves)


def may_face(position: Position, step: Step, seat: i64, card: i64) -> bool:
    """Whether a card lets a seat face the attack at this place (kff19.faceme.forced)."""
    kinds = position.kinds
    attack = position.attacks[step.attack]
    target = attack.targets[step.at]
    if attack.taken[step.at]:
        return False
    if seat == target:
        if not kinds.take_over[card]:
            return False
    else:
        for_anybody = kinds.take_over[card] > 0 or position.team[seat] == position.team[target]
        if not for_anybody or not may_take_over(position, attack, step.at, seat):
            return False
    if not attack.flags & UNBLOCKABLE:
        return True
    for held in position.hands[seat]:
        if kinds.against_unblockable[held] and fits(position, attack, held) and not kinds.only_for[held]:
            return True
    return False


def settle_step_in(position: Position, step: Step, dice: Dice) -> None:
    """The target first, then take-overs clockwise from it, then its teammates' blocks (kff19.faceme.who)."""
    kinds = position.kinds
    attack = position.attacks[step.attack]
    target = attack.targets[step.at]
    helper: i64 = NONE
    for away in range(position.seats):
        seat = (target + away) % position.seats
        card = position.chosen[seat]
        if card == NOTHING or card >= position.count:
            continue
        if kinds.take_over[card] or kinds.take_over_teammate[card]:
            face(position, step, seat, card, dice)
            return
        if helper == NONE:
            helper = seat
    if helper == NONE:
        step.stage = BLOCK
        return
    lay_block(position, step, helper, position.chosen[helper])
    step.stage = MAY_COUNTER


def face(position: Position, step: Step, seat: i64, card: i64, dice: Dice) -> None:
    """Whoever plays Face Me! is the target from now on (kff19.faceme.effect, kff19.faceme.result)."""
    attack = position.attacks[step.attack]
    before = attack.targets[step.at]
    position.leave_hand(seat, card)
    position.spent.append(card)
    attack.targets[step.at] = seat
    attack.taken[step.at] = 1
    if position.kinds.counter[card]:
        attack.faced[step.at] = 1
    if position.log is not None:
        position.log.add("face", seat, [int(card)], before)
    if position.kinds.draw_when_played[card]:
        position.draw(seat, position.kinds.draw_when_played[card], dice)


# Blocks.


def fits(position: Position, attack: Attack, card: i64) -> bool:
    """Whether a block can be played against an attack (kff19.block.match, kff19.ncd.bars)."""
    kinds = position.kinds
    if attack.flags & UNBLOCKABLE and not kinds.against_unblockable[card]:
        return False
    if attack.flags & BAR_KIND_BLOCKS and kinds.by_kind[card]:
        return False
    return ((kinds.ignore_mask[card] | kinds.reduce_mask[card]) & nature(position, attack)) != 0


def ask_block(position: Position, step: Step) -> Ask | None:
    """What a target is asked: one Block, and where nobody else could step in, Face Me! before it."""
    attack = position.attacks[step.attack]
    seat = attack.targets[step.at]
    kinds = position.kinds
    rules = position.rules
    last = position.last_drafted(seat)
    faced = False
    if last != NOTHING:
        if last >= rules.first_target:
            return None
        verb = last // position.count
        card = last % position.count
        if verb == REDIRECT:
            return Ask(seat, "target", [rules.first_target + other for other in others_for(position, attack, step.at)])
        if verb == BREAK:
            return None
        if verb == DISCARD or not kinds.take_over[card]:
            return _ask_price(position, seat)
        faced = True
    must = bool(attack.flags & UNBLOCKABLE) and (faced or attack.taken[step.at] != 0)
    moves: list[int] = []
    before: i64 = NONE
    for card in position.hands[seat]:
        if card == before or not kinds.answers[card]:
            continue
        before = card
        if kinds.take_over[card]:
            if step.stage == FACE_OR_BLOCK and not faced and may_face(position, step, seat, card):
                moves.append(card)
        elif not kinds.only_for[card] and fits(position, attack, card):
            moves.append(card)
            if kinds.pass_on[card] and others_for(position, attack, step.at):
                moves.append(REDIRECT * position.count + card)
    weapon = position.weapon[seat]
    if weapon != NONE and kinds.break_block[weapon] and not attack.flags & UNBLOCKABLE:
        moves.append(BREAK * position.count + weapon)
    if not must or not moves:
        moves.append(rules.pass_)
    return Ask(seat, "block", moves)


def _ask_price(position: Position, seat: i64) -> Ask | None:
    """The cards that a block costs (Up to the Rafters!); its own card is in hand still."""
    return ask_named(position, seat, "price", DISCARD, price_left(position, seat))


def price_left(position: Position, seat: i64) -> i64:
    """How many cards the block in a seat's draft still costs."""
    rules = position.rules
    owed: i64 = 0
    left: i64 = len(position.hands[seat])
    for at in range(position.drafted(seat)):
        move = position.drafted_at(seat, at)
        if move >= rules.first_target:
            return 0
        left -= 1
        verb = move // position.count
        if verb == DISCARD:
            owed -= 1
        elif verb == BREAK:
            return 0
        else:
            owed += position.kinds.discard_others[move % position.count]
    return owed if owed < left else left


def others_for(position: Position, attack: Attack, at: i64) -> list[int]:
    """To whom an attack may be passed on."""
    found: list[int] = []
    for seat in range(position.seats):
        if may_take_over(position, attack, at, seat):
            found.append(seat)
    return found


def settle_block(position: Position, step: Step, dice: Dice) -> None:
    """The target has decided."""
    attack = position.attacks[step.attack]
    seat = attack.targets[step.at]
    rules = position.rules
    step.stage = MAY_COUNTER
    discards = drafted(position, seat, DISCARD)
    for at in range(position.drafted(seat)):
        move = position.drafted_at(seat, at)
        if move >= rules.first_target:
            continue
        card = move % position.count
        verb = move // position.count
        if verb == REDIRECT:
            _pass_on(position, step, seat, card, position.last_drafted(seat) - rules.first_target)
            return
        if verb == BREAK:
            attack.blocks[step.at] = card
            attack.block_by[step.at] = seat
            if position.log is not None:
                position.log.add("snap", seat, [int(card)], position.kinds.break_block[card])
        elif verb != DISCARD:
            if position.kinds.take_over[card]:
                face(position, step, seat, card, dice)
            else:
                lay_block(position, step, seat, card)
    for card in discards:
        position.discard_from(seat, card)
    if position.log is not None:
        if discards:
            position.log.add("discard", seat, discards)
        if position.last_drafted(seat) == rules.pass_:
            position.log.add("no-block", seat, [], step.attack)


def lay_block(position: Position, step: Step, seat: i64, card: i64) -> None:
    """A Block lies at this place, by the target or for it (kff19.block.for-other)."""
    attack = position.attacks[step.attack]
    position.leave_hand(seat, card)
    attack.blocks[step.at] = card
    attack.block_by[step.at] = seat
    if position.log is not None:
        target = attack.targets[step.at]
        position.log.add("block" if seat == target else "block-for", seat, [int(card)], target)


def _pass_on(position: Position, step: Step, seat: i64, card: i64, other: i64) -> None:
    """The attack moves to another player, who answers anew (kff19.redirect)."""
    attack = position.attacks[step.attack]
    position.leave_hand(seat, card)
    position.spent.append(card)
    attack.targets[step.at] = other
    attack.faced[step.at] = 0
    step.stage = STEP_IN
    if position.log is not None:
        position.log.add("pass-on", seat, [int(card)], other)


def ignores(position: Position, attack: Attack, at: i64) -> bool:
    """Whether the attack has no effect at this place (kff19.block.ignore, kff19.resolve.ignored)."""
    block = attack.blocks[at]
    if block != NONE and position.kinds.ignore_mask[block] & nature(position, attack):
        return True
    if attack.against == NONE:
        return False
    countered = position.attacks[attack.against]
    if not countered.flags & IGNORE_COUNTERS:
        return False
    return position.team[attack.targets[at]] == position.team[countered.by]


# Counterattacks.


def counterattacker(position: Position, attack: Attack, at: i64) -> i64:
    """Who may counterattack at this place, or nobody (kff19.counter.permission, kff19.counter.one)."""
    kinds = position.kinds
    if attack.flags & BAR_COUNTERATTACKS or position.out[attack.aims[at]] != 0:
        return NONE
    if attack.flags & BAR_UNLESS_IGNORED and not ignores(position, attack, at):
        return NONE
    target = attack.targets[at]
    block = attack.blocks[at]
    if block != NONE and kinds.counter[block] and kinds.sort[block] == IS_BLOCK:
        return attack.block_by[at]
    if attack.flags & UNBLOCKABLE:  # kff19.faceme.no-counter, kff19.archetype.fighter.none-can-defend
        return NONE
    if attack.faced[at]:
        return target
    archetype = position.archetype[target]
    if block == NONE and archetype != NONE and kinds.no_block_counter[archetype]:
        return target
    return NONE


def go_on_answering(position: Position, step: Step) -> bool:
    """Move on to what has to be asked at this place or a later one; False when the attack is answered."""
    attack = position.attacks[step.attack]
    while not attack.void and step.at < len(attack.targets):
        if position.out[attack.targets[step.at]] != 0:
            step.at += 1
            step.stage = STEP_IN
        elif step.stage == STEP_IN:
            if may_step_in(position, step):
                return True
            step.stage = BLOCK if attack.taken[step.at] else FACE_OR_BLOCK
        elif step.stage != MAY_COUNTER:
            return True
        else:
            at = step.at
            step.at += 1
            step.stage = STEP_IN
            seat = counterattacker(position, attack, at)
            if seat != NONE and position.out[seat] == 0:
                position.steps.append(Step(DECLARE, seat, step.attack, at, COUNTER))
                return True
    return False
