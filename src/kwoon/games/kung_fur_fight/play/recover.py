"""The end of the Resolve Phase, where games are won, and the Refresh Phase: cleanup, card limits, card recovery."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.core.dice import Dice
from kwoon.core.events import NOBODY, Log
from kwoon.games.kung_fur_fight.cards.abilities import CARD_LIMIT, SP_AND_RECOVER
from kwoon.games.kung_fur_fight.play.position import FurPosition
from kwoon.games.kung_fur_fight.play.sides import Side
from kwoon.games.kung_fur_fight.play.steps import OVER

FEW_SP: Final[i64] = 8
LOW_SP: Final[i64] = 4


def end_resolve(state: FurPosition, dice: Dice) -> None:
    """Tokens and Peaches are put away; then either somebody has won or a new round begins."""
    for side in state.sides:
        for corner in side.corners:  # fur.resolve.tokens-back
            state.stock += corner.weapons
            corner.weapons = 0
        if side.eaten > 0:
            _discard_peaches(state, side)
    if judge(state):
        state.phase = OVER
        if state.log is not None:
            state.log.add("over", state.winner, [])
            tell_score(state, state.log)
        return
    _clean_up(state)
    for seat in range(2):
        _raise_limit(state, seat)
    for seat in range(2):
        _recover(state, seat)
    state.clear_round()
    state.prepare(dice)  # fur.round.next


def tell_score(state: FurPosition, log: Log) -> None:
    """How both stand in the end: VP and SP in one number, a hundred for each VP."""
    for seat in range(2):
        log.add("score", seat, [], 100 * state.sides[seat].vp + state.sides[seat].sp)


def _discard_peaches(state: FurPosition, side: Side) -> None:  # fur.item.peach
    front = side.front
    at = 0
    while side.eaten > 0:
        card = front[at]
        if state.pack.abilities[card] == CARD_LIMIT:
            front.pop(at)
            state.discard.append(card)
            side.eaten -= 1
        else:
            at += 1


def judge(state: FurPosition) -> bool:
    """Whether the game is over, and who has won (fur.ruling.end-order)."""
    first, second = state.sides[0], state.sides[1]
    lead = first.vp - second.vp
    ahead = first.sp - second.sp
    if first.sp == 0 and second.sp == 0:  # fur.end.both-sp-zero, fur.end.draw
        return _end(state, lead, "both-defeated" if lead != 0 else "draw")
    if first.sp == 0 or second.sp == 0:  # fur.end.sp-zero, fur.end.sp-before-vp
        return _end(state, ahead, "defeated")
    if lead >= state.pack.lead_to_win or -lead >= state.pack.lead_to_win:  # fur.end.vp-lead
        return _end(state, lead, "victory")
    if len(state.pile) < state.pack.pile_least:  # fur.end.pile-out
        if lead != 0:
            return _end(state, lead, "pile")
        return _end(state, ahead, "pile-spirit" if ahead != 0 else "draw")  # fur.ruling.pile-out-tie
    return False


def _end(state: FurPosition, lead: i64, why: str) -> bool:
    state.winner = 0 if lead > 0 else 1 if lead < 0 else NOBODY
    state.why = why
    return True


def _clean_up(state: FurPosition) -> None:  # fur.refresh.cleanup
    for side in state.sides:
        for corner in side.corners:
            if corner.team:
                side.rest.extend(corner.team)
                corner.team.clear()
        if side.blocked == state.round:  # fur.ruling.block-timing
            side.blocked = 0


def _last_ginseng(state: FurPosition) -> list[int]:
    """The card that brings animals back free of Food."""
    return [card for card in state.discard if state.pack.abilities[card] == SP_AND_RECOVER][-1:]


def _raise_limit(state: FurPosition, seat: i64) -> None:
    """fur.refresh.limit-four, fur.refresh.limit-five, fur.refresh.limit-stays, fur.ruling.limit-at-refresh."""
    pack = state.pack
    side = state.sides[seat]
    limit = pack.limit_at_4 if side.sp <= LOW_SP else pack.limit_at_8 if side.sp <= FEW_SP else 0
    if limit > side.limit:
        side.limit = limit
        if state.log is not None:
            state.log.add("limit", seat, [], limit)


def _recover(state: FurPosition, seat: i64) -> None:
    """fur.recover.must, fur.ruling.recover-automatic."""
    side = state.sides[seat]
    eats = True
    if side.sp <= LOW_SP and side.delicacies > 0:  # fur.recover.sp-four, fur.recover.sp-four-with-chef
        side.delicacies -= 1
        if state.log is not None:
            state.log.add("delicacy", seat, [], side.delicacies)
    elif side.chef and side.dishes > 0:  # fur.recover.chef, fur.recover.dish-first
        side.dishes -= 1
        if state.log is not None:
            state.log.add("dish", seat, [], side.dishes)
    elif side.chef and side.delicacies > 0:
        side.delicacies -= 1
        if state.log is not None:
            state.log.add("delicacy-by-chef", seat, [], side.delicacies)
    else:
        eats = False
    if eats or side.passed or side.ginseng:  # fur.recover.pass, fur.recover.ginseng
        if state.log is not None:
            why = "recover" if eats or side.ginseng else "recover-by-pass"
            by = [] if eats or not side.ginseng else _last_ginseng(state)
            state.log.add(why, seat, by, len(side.rest))
        side.hand.extend(side.rest)
        side.hand.sort()
        side.rest.clear()
