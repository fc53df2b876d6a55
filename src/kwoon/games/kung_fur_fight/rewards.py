"""What won Reward cards do: rangers join, items and achievements work, one after the other."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.cards import take_out
from kwoon.core.dice import Dice
from kwoon.games.kung_fur_fight.abilities import (
    ARENA_TOKEN,
    CAP_LOSS,
    CARD_LIMIT,
    DRAW_AND_PICK,
    SP,
    SP_AND_LIMIT,
    SP_AND_RECOVER,
    SP_AND_TAKE_BACK,
    SP_AND_VP,
    SP_AND_WEAPONS,
    SP_BY_COUNT,
    SP_BY_GAP,
    TAKE_TOKEN,
    TAKE_WEAPONS,
    WIN_TIES,
)
from kwoon.games.kung_fur_fight.steps import Combat
from kwoon.games.kung_fur_fight.table import Table


def lose_sp(table: Table, combat: Combat, count: i64) -> None:
    """The loser of the combat loses SP: never below 0, and with Musashi no more than the cap in all."""
    seat = 1 - combat.winner
    leader = combat.leaders[seat]
    pack = table.pack
    lost = count
    if leader >= 0 and pack.abilities[leader] == CAP_LOSS:  # fur.card.musashi, fur.ruling.musashi-cap
        most: i64 = pack.firsts[leader] - combat.loss
        if lost > most:
            lost = most
            if table.log is not None:
                table.log.add("spared", seat, [leader], count - lost)
    combat.loss += lost
    lost = min(lost, table.sp[seat])  # fur.ruling.sp-bounds
    table.sp[seat] -= lost
    if table.log is not None and lost > 0:
        table.log.add("lose-sp", seat, [], lost)


def use_spoils(table: Table, combat: Combat, dice: Dice) -> bool:
    """Use the winner's cards one by one; False when a Peel waits for a pick."""
    while combat.spoils:
        if table.look:
            return False
        card = combat.spoils.pop()
        if table.log is not None:
            table.log.add("gain", combat.winner, [card], combat.arena + 1)
        use(table, combat, card, dice)
    return not table.look


def pick(table: Table, combat: Combat, card: i64) -> None:
    """The winner of a Peel has picked; the card works as if won here (fur.item.peel-show, fur.ruling.peel-in-place)."""
    seat = combat.winner
    take_out(table.look, card)
    if table.log is not None:
        table.log.hush("bury", seat, table.look[:])
    table.buried[seat].extend(table.look)
    table.look = []
    combat.spoils.append(card)


def use(table: Table, combat: Combat, card: i64, dice: Dice) -> None:
    """One won card: to the hand, to the front, or used and discarded."""
    seat = combat.winner
    pack = table.pack
    ability = pack.abilities[card]
    if pack.fights[card]:  # fur.resolve.reward-ranger
        table.hands[seat].append(card)
    elif ability in (CARD_LIMIT, WIN_TIES, SP_BY_COUNT):  # fur.item.peach, fur.item.apple, fur.ach.boom
        table.fronts[seat].append(card)
        if ability == SP_BY_COUNT:
            _boom(table, combat, card)
    else:
        table.discard.append(card)
        if ability < SP:
            _use_item(table, combat, card, dice)
        else:
            _achieve(table, combat, card)


def _boom(table: Table, combat: Combat, card: i64) -> None:
    """fur.ach.boom, fur.ach.boom-once: the new card counts, the older ones are not used again."""
    pack = table.pack
    count = table.count_front(combat.winner, SP_BY_COUNT)
    loss = pack.firsts[card] if count == 1 else pack.seconds[card] if count == 2 else pack.thirds[card]
    lose_sp(table, combat, loss)


def _use_item(table: Table, combat: Combat, card: i64, dice: Dice) -> None:
    seat = combat.winner
    pack = table.pack
    ability = pack.abilities[card]
    if ability == TAKE_WEAPONS:  # fur.item.kiwano
        table.take_weapons(seat, pack.firsts[card])
    elif ability == SP_AND_RECOVER:  # fur.item.ginseng
        table.ginseng[seat] = True
        table.gain_sp(seat, pack.firsts[card])
    elif ability == TAKE_TOKEN:
        if table.coconut < 0 and pack.coconut_tokens > 0:
            table.coconut = seat
    elif ability == ARENA_TOKEN:
        at = 3 * seat + combat.arena
        if table.mushroom_stock > 0 and table.mushrooms[at] < pack.mushrooms_most:  # fur.item.mushroom-max
            table.mushroom_stock -= 1
            table.mushrooms[at] += 1
            if table.log is not None:
                table.log.add("mushroom-token", seat, [], combat.arena + 1)
    elif ability == DRAW_AND_PICK:  # fur.item.peel, fur.ruling.peel-short
        while len(table.look) < pack.firsts[card] and table.pile:
            table.look.append(dice.draw(table.pile))
        if table.log is not None:
            table.log.hush("look", seat, table.look[:], len(table.pile))


def _achieve(table: Table, combat: Combat, card: i64) -> None:
    seat = combat.winner
    pack = table.pack
    ability = pack.abilities[card]
    first: i64 = pack.firsts[card]
    second: i64 = pack.seconds[card]
    if ability == SP_BY_GAP:  # fur.ach.break, fur.ach.break-tai-chi
        gap = abs(table.totals[combat.arena] - table.totals[3 + combat.arena])
        lose_sp(table, combat, first if gap <= 2 else second if gap <= 6 else pack.thirds[card])
        return
    lose_sp(table, combat, first)
    if ability == SP:
        if second > 0:  # fur.ach.power
            table.gain_sp(seat, second)
    elif ability == SP_AND_LIMIT:
        _block(table, 1 - seat)
    elif ability == SP_AND_VP:  # fur.ach.shock
        table.gain_vp(seat, second)
    elif ability == SP_AND_WEAPONS:  # fur.ach.destroy
        table.take_weapons(seat, second)
    elif ability == SP_AND_TAKE_BACK:  # fur.ach.return, fur.ruling.return-auto
        team = table.teams[3 * seat + combat.arena]
        table.hands[seat].extend(team)
        table.teams[3 * seat + combat.arena] = []
        if table.log is not None and team:
            table.log.add("back", seat, team)


def _block(table: Table, seat: i64) -> None:
    """The Card Limit -1 token, for the next Plan Phase (fur.ach.block, fur.ruling.block-single)."""
    lying = (1 if table.blocked[0] > 0 else 0) + (1 if table.blocked[1] > 0 else 0)
    if table.blocked[seat] == 0 and lying >= table.pack.limit_tokens:
        return
    table.blocked[seat] = table.round + 1
    if table.log is not None:
        table.log.add("limit-token", seat, [])
