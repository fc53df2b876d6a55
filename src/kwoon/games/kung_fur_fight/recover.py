"""The end of the Resolve Phase, where games are won, and the Refresh Phase: cleanup, card limits, card recovery."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.dice import Dice
from kwoon.core.events import NOBODY
from kwoon.games.kung_fur_fight.abilities import CARD_LIMIT
from kwoon.games.kung_fur_fight.steps import OVER
from kwoon.games.kung_fur_fight.table import Table


def end_resolve(table: Table, dice: Dice) -> None:
    """Tokens and Peaches are put away; then either somebody has won or a new round begins."""
    for at in range(6):  # fur.resolve.tokens-back
        table.stock += table.weapons[at]
        table.weapons[at] = 0
    for seat in range(2):
        _discard_peaches(table, seat)
    if judge(table):
        table.phase = OVER
        if table.log is not None:
            table.log.add("over", table.winner, [])
        return
    _clean_up(table)
    for seat in range(2):
        _raise_limit(table, seat)
    for seat in range(2):
        _recover(table, seat)
    table.clear_round()
    table.prepare(dice)  # fur.round.next


def _discard_peaches(table: Table, seat: i64) -> None:  # fur.item.peach
    front = table.fronts[seat]
    at = 0
    while table.eaten[seat] > 0:
        card = front[at]
        if table.pack.abilities[card] == CARD_LIMIT:
            front.pop(at)
            table.discard.append(card)
            table.eaten[seat] -= 1
        else:
            at += 1


def judge(table: Table) -> bool:
    """Whether the game is over, and who has won (fur.ruling.end-order)."""
    sp = table.sp
    lead = table.vp[0] - table.vp[1]
    if sp[0] == 0 and sp[1] == 0:  # fur.end.both-sp-zero, fur.end.draw
        return _end(table, lead, "both-defeated" if lead != 0 else "draw")
    if sp[0] == 0 or sp[1] == 0:  # fur.end.sp-zero, fur.end.sp-before-vp
        return _end(table, sp[0] - sp[1], "defeated")
    if abs(lead) >= table.pack.lead_to_win:  # fur.end.vp-lead
        return _end(table, lead, "victory")
    if len(table.pile) < table.pack.pile_least:  # fur.end.pile-out
        if lead != 0:
            return _end(table, lead, "pile")
        return _end(table, sp[0] - sp[1], "pile-spirit" if sp[0] != sp[1] else "draw")  # fur.ruling.pile-out-tie
    return False


def _end(table: Table, lead: i64, why: str) -> bool:
    table.winner = 0 if lead > 0 else 1 if lead < 0 else NOBODY
    table.why = why
    return True


def _clean_up(table: Table) -> None:  # fur.refresh.cleanup
    for at in range(6):
        table.rests[at // 3].extend(table.teams[at])
        table.teams[at] = []
    for seat in range(2):
        if table.blocked[seat] == table.round:  # fur.ruling.block-timing
            table.blocked[seat] = 0


def _raise_limit(table: Table, seat: i64) -> None:
    """fur.refresh.limit-four, fur.refresh.limit-five, fur.refresh.limit-stays, fur.ruling.limit-at-refresh."""
    pack = table.pack
    limit = pack.limit_at_4 if table.sp[seat] <= 4 else pack.limit_at_8 if table.sp[seat] <= 8 else 0
    if limit > table.limits[seat]:
        table.limits[seat] = limit
        if table.log is not None:
            table.log.add("limit", seat, [], limit)


def _recover(table: Table, seat: i64) -> None:
    """fur.recover.must, fur.ruling.recover-automatic."""
    recovers = table.passed[seat] or table.ginseng[seat]  # fur.recover.pass, fur.recover.ginseng
    if table.sp[seat] <= 4 and table.delicacies[seat] > 0:  # fur.recover.sp-four, fur.recover.sp-four-with-chef
        recovers = _eat_delicacy(table, seat)
    elif table.chefs[seat]:  # fur.recover.chef
        if table.dishes[seat] > 0:  # fur.recover.dish-first
            table.dishes[seat] -= 1
            recovers = True
            if table.log is not None:
                table.log.add("dish", seat, [], table.dishes[seat])
        elif table.delicacies[seat] > 0:
            recovers = _eat_delicacy(table, seat)
    if recovers:
        if table.log is not None:
            table.log.add("recover", seat, [], len(table.rests[seat]))
        table.hands[seat].extend(table.rests[seat])
        table.rests[seat] = []


def _eat_delicacy(table: Table, seat: i64) -> bool:
    table.delicacies[seat] -= 1
    if table.log is not None:
        table.log.add("delicacy", seat, [], table.delicacies[seat])
    return True
