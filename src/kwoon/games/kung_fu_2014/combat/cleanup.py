"""Effects and cleanup: the targets in order, then the attacker; effects, exchange, returns, and the rest goes."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.contract import NOTHING, Ask
from kwoon.core.dice import Dice
from kwoon.games.kung_fu_2014.combat.effects import attacker_effects, defender_effects
from kwoon.games.kung_fu_2014.play.discards import ask_price, drafted_discards
from kwoon.games.kung_fu_2014.play.notation import GIVE_UP, IS_WEAPON, RETURN
from kwoon.games.kung_fu_2014.play.position import Position
from kwoon.games.kung_fu_2014.play.steps import (
    BLOCKED,
    GONE,
    MUST_GO,
    ON_TABLE,
    Attack,
    Build,
    Countering,
    Exchanging,
    Returning,
)


def clean_up(position: Position, attack: Attack, at: i64, dice: Dice) -> None:
    """Go on with effects and cleanup from this place, until somebody has a choice or all are done."""
    while at <= len(attack.targets):
        if begin_cleanup(position, attack, at, dice):
            return
        at += 1
    position.steps[-1] = Countering(attack.attacker, earned_counterattacks(position, attack))


def begin_cleanup(position: Position, attack: Attack, at: i64, dice: Dice) -> bool:
    """One player's effects and cleanup, up to the first choice in it; whether there is one."""
    seat = attack.builder(at)
    if position.out[seat] != 0:
        return False
    if at < len(attack.targets):
        if attack.decided[at] != BLOCKED:  # kff14.block.none
            return False
        defender_effects(position, attack, at)
    else:
        attacker_effects(position, attack, dice)
    build = attack.build_of(at)
    if build.stance >= 0 and position.kinds.exchange[build.stance] > 0:
        if position.hands[seat]:
            position.steps[-1] = Exchanging(attack, at)
            return True
        exchange(position, attack, at, [], dice)
    return begin_returns(position, attack, at)


def exchange(position: Position, attack: Attack, at: i64, cards: list[int], dice: Dice) -> None:
    """kff14.card.drunken-exchange, kff14.card.drunken-order."""
    seat = attack.builder(at)
    if position.log is not None:
        position.log.add("exchange", seat, cards[:])
    position.discard_cards(seat, cards)
    position.draw(seat, len(cards) + position.kinds.exchange[attack.build_of(at).stance], dice)


def begin_returns(position: Position, attack: Attack, at: i64) -> bool:
    """Settle what cannot come back, then return what comes back by itself; whether there is a choice left."""
    build = attack.build_of(at)
    attacking = at == len(attack.targets)
    if build.stance >= 0 and _must_go(position, attack, build.stance, attacking):
        build.stance_at = MUST_GO
    if position.kinds.sort[build.base] == IS_WEAPON:
        if build.broken or _must_go(position, attack, build.base, attacking):  # kff14.card.fan-broken-discard
            build.base_at = MUST_GO
    else:
        build.base_at = MUST_GO
    return go_on_returning(position, attack, at)


def _must_go(position: Position, attack: Attack, card: i64, attacking: bool) -> bool:
    """kff14.cleanup.must-discard-wins."""
    kinds = position.kinds
    if kinds.always_discarded[card]:
        return True
    if not attacking:  # kff14.card.no-damage-only-attack, kff14.card.multi-discard-counts-targets
        return False
    if kinds.miss_discarded[card] and not attack.hurt_somebody():
        return True
    return kinds.many_discarded[card] > 0 and len(attack.targets) > 1


def go_on_returning(position: Position, attack: Attack, at: i64) -> bool:
    """Take back what comes back by itself; with no choice left, discard the rest. Whether there is a choice."""
    seat = attack.builder(at)
    build = attack.build_of(at)
    kinds = position.kinds
    if not _returns_are_limited(position, build):  # kff14.cleanup.return-not-optional
        if build.stance >= 0 and build.stance_at == ON_TABLE and not kinds.return_cost[build.stance]:
            take_back(position, seat, build, build.stance)
        if build.base_at == ON_TABLE and not kinds.return_cost[build.base] and not _may_give_up(position, attack, at):
            take_back(position, seat, build, build.base)
    lies = build.base_at == ON_TABLE or (build.stance >= 0 and build.stance_at == ON_TABLE)
    if lies and return_choices(position, attack, at):
        position.steps[-1] = Returning(attack, at)
        return True
    swept = position.sweep_up(build)  # kff14.cleanup.defender-discard, kff14.cleanup.attacker-discard
    if position.log is not None and swept:
        position.log.add("cleanup", seat, swept)
    return False


def _returns_are_limited(position: Position, build: Build) -> bool:
    return build.stance >= 0 and position.kinds.return_one[build.stance] > 0


def _may_give_up(position: Position, attack: Attack, at: i64) -> bool:
    base = attack.build_of(at).base
    return at < len(attack.targets) and position.kinds.give_up_counter[base] > 0


def take_back(position: Position, seat: i64, build: Build, card: i64) -> None:
    """A weapon or stance comes back to hand. Under Tiger that was the only one (kff14.card.tiger-one-return)."""
    position.come_back(seat, card)
    if card == build.stance:
        build.stance_at = GONE
    else:
        build.base_at = GONE
    if _returns_are_limited(position, build):
        if build.stance_at == ON_TABLE:
            build.stance_at = MUST_GO
        if build.base_at == ON_TABLE:
            build.base_at = MUST_GO
    if position.log is not None:
        position.log.add("return", seat, [card])


def return_choices(position: Position, attack: Attack, at: i64) -> list[int]:
    """The moves of the return step; none if nothing is left to choose. Looks at public things only."""
    seat = attack.builder(at)
    build = attack.build_of(at)
    kinds = position.kinds
    moves: list[int] = []
    held: i64 = len(position.hands[seat])
    if build.base_at == ON_TABLE:
        if kinds.return_cost[build.base] <= held:  # kff14.cleanup.pay-from-hand
            moves.append(RETURN * kinds.count + build.base)
        if _may_give_up(position, attack, at):  # kff14.card.bo-staff-choice
            moves.append(GIVE_UP * kinds.count + build.base)
            return moves
    if build.stance >= 0 and build.stance_at == ON_TABLE and kinds.return_cost[build.stance] <= held:
        moves.append(RETURN * kinds.count + build.stance)
    if moves:
        moves.append(kinds.pass_)
    return moves


def ask_return(position: Position, step: Returning) -> Ask | None:
    """Which card comes back, and what is paid for it."""
    seat = step.seat
    kinds = position.kinds
    last = position.last_drafted(seat)
    if last == NOTHING:
        return Ask(seat, "return", return_choices(position, step.attack, step.at))
    if last >= kinds.first_target or kinds.verb(last) == GIVE_UP:
        return None
    return ask_price(position, seat, price_left(position, seat))


def price_left(position: Position, seat: i64) -> i64:
    """How many cards are still owed for the one that is to come back."""
    returned = position.kinds.card(position.chosen[seat])
    return position.kinds.return_cost[returned] - (position.drafted(seat) - 1)


def settle_return(position: Position, step: Returning, dice: Dice) -> None:
    """Carry out the choice; the rest of the cleanup follows."""
    seat = step.seat
    kinds = position.kinds
    attack = step.attack
    build = attack.build_of(step.at)
    chosen = position.chosen[seat]
    if chosen == kinds.pass_:
        if build.stance_at == ON_TABLE:
            build.stance_at = MUST_GO
        if build.base_at == ON_TABLE:
            build.base_at = MUST_GO
    elif kinds.verb(chosen) == GIVE_UP:
        build.base_at = GONE
        build.given_up = True
        position.discard.append(build.base)
        if position.log is not None:
            position.log.add("give-up", seat, [build.base])
    else:
        paid = drafted_discards(position, seat)
        if paid:
            position.discard_cards(seat, paid)
            if position.log is not None:
                position.log.add("pay", seat, paid)
        take_back(position, seat, build, kinds.card(chosen))
    if not go_on_returning(position, attack, step.at):
        clean_up(position, attack, step.at + 1, dice)


def earned_counterattacks(position: Position, attack: Attack) -> list[int]:
    """Who may counterattack now, in target order (kff14.counter.in-turn-order)."""
    kinds = position.kinds
    earned: list[int] = []
    if position.out[attack.attacker] != 0:
        return earned
    for at, target in enumerate(attack.targets):
        if attack.decided[at] != BLOCKED or position.out[target] != 0:
            continue
        block = attack.blocks[at]
        hurt = kinds.hurt_counter[block.base] > 0 and attack.through[at] > 0  # kff14.card.no-match-spirit
        if hurt or block.given_up or kinds.counter[block.base]:  # kff14.card.eye-unconditional
            earned.append(target)
    return earned
