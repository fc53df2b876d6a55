"""The end of the Resolve Phase, where games are won, and the Refresh Phase: cleanup, card limits, card recovery."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.core.dice import Dice
from kwoon.core.events import NOBODY, Log
from kwoon.games.kung_fur_fight.cards.abilities import CARD_LIMIT, SP_AND_RECOVER
from kwoon.games.kung_fur_fight.play.position import FurPosition
from kwoon.games.kung_fur_fight.play.steps import OVER

FEW_SP: Final[i64] = 8
LOW_SP: Final[i64] = 4


def end_resolve(state: FurPosition, dice: Dice) -> None:
    """Tokens and Peaches are put away; then either somebody has won or a new round begins."""
    for at in range(6):  # fur.resolve.tokens-back
        if state.weapons[at] > 0:
            state.stock += state.weapons[at]
            state.weapons[at] = 0
    for seat in range(2):
        if state.eaten[seat] > 0:
            _discard_peaches(state, seat)
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
        log.add("score", seat, [], 100 * state.vp[seat] + state.sp[seat])


def _discard_peaches(state: FurPosition, seat: i64) -> None:  # fur.item.peach
    front = state.fronts[seat]
    at = 0
    while state.eaten[seat] > 0:
        card = front[at]
        if state.pack.abilities[card] == CARD_LIMIT:
            front.pop(at)
            state.discard.append(card)
            state.eaten[seat] -= 1
        else:
            at += 1


def judge(state: FurPosition) -> bool:
    """Whether the game is over, and who has won (fur.ruling.end-order)."""
    sp = state.sp
    lead = state.vp[0] - state.vp[1]
    if sp[0] == 0 and sp[1] == 0:  # fur.end.both-sp-zero, fur.end.draw
        return _end(state, lead, "both-defeated" if lead != 0 else "draw")
    if sp[0] == 0 or sp[1] == 0:  # fur.end.sp-zero, fur.end.sp-before-vp
        return _end(state, sp[0] - sp[1], "defeated")
    if abs(lead) >= state.pack.lead_to_win:  # fur.end.vp-lead
        return _end(state, lead, "victory")
    if len(state.pile) < state.pack.pile_least:  # fur.end.pile-out
        if lead != 0:
            return _end(state, lead, "pile")
        return _end(state, sp[0] - sp[1], "pile-spirit" if sp[0] != sp[1] else "draw")  # fur.ruling.pile-out-tie
    return False


def _end(state: FurPosition, lead: i64, why: str) -> bool:
    state.winner = 0 if lead > 0 else 1 if lead < 0 else NOBODY
    state.why = why
    return True


def _clean_up(state: FurPosition) -> None:  # fur.refresh.cleanup
    for seat in range(2):
        rest = state.rests[seat]
        for arena in range(3):
            team = state.teams[3 * seat + arena]
            if team:
                rest.extend(team)
                team.clear()
        if state.blocked[seat] == state.round:  # fur.ruling.block-timing
            state.blocked[seat] = 0


def _last_ginseng(state: FurPosition) -> list[int]:
    """The card that brings animals back free of Food."""
    return [card for card in state.discard if state.pack.abilities[card] == SP_AND_RECOVER][-1:]


def _raise_limit(state: FurPosition, seat: i64) -> None:
    """fur.refresh.limit-four, fur.refresh.limit-five, fur.refresh.limit-stays, fur.ruling.limit-at-refresh."""
    pack = state.pack
    sp: i64 = state.sp[seat]
    limit = pack.limit_at_4 if sp <= LOW_SP else pack.limit_at_8 if sp <= FEW_SP else 0
    if limit > state.limits[seat]:
        state.limits[seat] = limit
        if state.log is not None:
            state.log.add("limit", seat, [], limit)


def _recover(state: FurPosition, seat: i64) -> None:
    """fur.recover.must, fur.ruling.recover-automatic."""
    eats = True
    if state.sp[seat] <= LOW_SP and state.delicacies[seat] > 0:  # fur.recover.sp-four, fur.recover.sp-four-with-chef
        state.delicacies[seat] -= 1
        if state.log is not None:
            state.log.add("delicacy", seat, [], state.delicacies[seat])
    elif state.chefs[seat] and state.dishes[seat] > 0:  # fur.recover.chef, fur.recover.dish-first
        state.dishes[seat] -= 1
        if state.log is not None:
            state.log.add("dish", seat, [], state.dishes[seat])
    elif state.chefs[seat] and state.delicacies[seat] > 0:
        state.delicacies[seat] -= 1
        if state.log is not None:
            state.log.add("delicacy-by-chef", seat, [], state.delicacies[seat])
    else:
        eats = False
    if eats or state.passed[seat] or state.ginseng[seat]:  # fur.recover.pass, fur.recover.ginseng
        if state.log is not None:
            why = "recover" if eats or state.ginseng[seat] else "recover-by-pass"
            by = [] if eats or not state.ginseng[seat] else _last_ginseng(state)
            state.log.add(why, seat, by, len(state.rests[seat]))
        state.hands[seat].extend(state.rests[seat])
        state.hands[seat].sort()
        state.rests[seat].clear()
