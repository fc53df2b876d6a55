"""What won Reward cards do: rangers join, items and achievements work, one after the other."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.cards import put_in, take_out
from kwoon.core.dice import Dice
from kwoon.games.kung_fur_fight.cards.abilities import (
    ARENA_TOKEN,
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
from kwoon.games.kung_fur_fight.combat.strength import sp_by_gap, sp_lost
from kwoon.games.kung_fur_fight.play.position import FurPosition
from kwoon.games.kung_fur_fight.play.steps import Combat


def lose_sp(state: FurPosition, combat: Combat, count: i64, card: i64) -> None:
    """The loser of the combat loses SP by a card: never below 0, and with Musashi no more than the cap in all."""
    seat = 1 - combat.winner
    leader = combat.leaders[seat]
    pack = state.pack
    lost = count
    if leader >= 0:
        lost = sp_lost(count, pack.abilities[leader], pack.firsts[leader], combat.loss)
        if state.log is not None and lost < count:
            state.log.add("spared", seat, [leader], count - lost)
    combat.loss += lost
    side = state.sides[seat]
    lost = min(lost, side.sp)  # fur.ruling.sp-bounds
    side.sp -= lost
    if lost > 0 and side.sp < side.lowest:  # fur.ruling.limit-at-refresh
        side.lowest = side.sp
    if state.log is not None and lost > 0:
        state.log.add("lose-sp", seat, [card], lost)


def use_spoils(state: FurPosition, combat: Combat, dice: Dice) -> bool:
    """Use the winner's cards one by one; False when a Peel waits for a pick, or the winner is to name the next card."""
    while combat.spoils:
        if state.look or must_name(state, combat):
            return False
        combat.named = False
        card = combat.spoils.pop()
        if state.log is not None:
            state.log.add("gain", combat.winner, [card], combat.arena + 1)
        use(state, combat, card, dice)
    return not state.look


def must_name(state: FurPosition, combat: Combat) -> bool:
    """Whether the winner chooses which card is used next (fur.ruling.reward-order)."""
    if not state.game.orders_rewards or combat.named:
        return False
    for card in combat.spoils:
        if card != combat.spoils[0]:
            return True
    return False


def name_next(combat: Combat, card: i64) -> None:
    """The winner has chosen the card that is used next."""
    take_out(combat.spoils, card)
    combat.spoils.append(card)
    combat.named = True


def pick(state: FurPosition, combat: Combat, card: i64) -> None:
    """The winner of a Peel has picked; the card works as if won here (fur.item.peel-show, fur.ruling.peel-in-place)."""
    seat = combat.winner
    take_out(state.look, card)
    if state.log is not None:
        state.log.hush("bury", seat, state.look[:])
    state.sides[seat].buried.extend(state.look)
    state.look = []
    combat.spoils.append(card)
    combat.named = True


def use(state: FurPosition, combat: Combat, card: i64, dice: Dice) -> None:
    """One won card: to the hand, to the front, or used and discarded."""
    seat = combat.winner
    pack = state.pack
    ability = pack.abilities[card]
    if pack.fights[card]:  # fur.resolve.reward-ranger
        put_in(state.sides[seat].hand, card)
    elif ability in (CARD_LIMIT, WIN_TIES, SP_BY_COUNT):  # fur.item.peach, fur.item.apple, fur.ach.boom
        state.sides[seat].front.append(card)
        if ability == SP_BY_COUNT:
            _boom(state, combat, card)
    else:
        state.discard.append(card)
        if ability < SP:
            _use_item(state, combat, card, dice)
        else:
            _achieve(state, combat, card)


def _boom(state: FurPosition, combat: Combat, card: i64) -> None:
    """fur.ach.boom, fur.ach.boom-once: the new card counts, the older ones are not used again."""
    pack = state.pack
    count = state.count_front(combat.winner, SP_BY_COUNT)
    loss = pack.firsts[card] if count == 1 else pack.seconds[card] if count == 2 else pack.thirds[card]
    lose_sp(state, combat, loss, card)


def _use_item(state: FurPosition, combat: Combat, card: i64, dice: Dice) -> None:
    seat = combat.winner
    pack = state.pack
    ability = pack.abilities[card]
    if ability == TAKE_WEAPONS:  # fur.item.kiwano
        state.take_weapons(seat, pack.firsts[card], card)
    elif ability == SP_AND_RECOVER:  # fur.item.ginseng
        state.sides[seat].ginseng = True
        state.gain_sp(seat, pack.firsts[card], card)
    elif ability == TAKE_TOKEN:
        if state.coconut < 0 and pack.coconut_tokens > 0:
            state.coconut = seat
    elif ability == ARENA_TOKEN:
        corner = state.sides[seat].corners[combat.arena]
        if state.mushroom_stock > 0 and corner.mushrooms < pack.mushrooms_most:  # fur.item.mushroom-max
            state.mushroom_stock -= 1
            corner.mushrooms += 1
            if state.log is not None:
                state.log.add("mushroom-token", seat, [], combat.arena + 1)
        elif state.log is not None:
            state.log.add("no-mushroom", seat, [card], combat.arena + 1)
    elif ability == DRAW_AND_PICK:  # fur.item.peel, fur.ruling.peel-short
        while len(state.look) < pack.firsts[card] and state.pile:
            state.look.append(dice.draw(state.pile))
        if state.log is not None:
            state.log.hush("look", seat, state.look[:], len(state.pile))


def _achieve(state: FurPosition, combat: Combat, card: i64) -> None:
    seat = combat.winner
    pack = state.pack
    ability = pack.abilities[card]
    first: i64 = pack.firsts[card]
    second: i64 = pack.seconds[card]
    if ability == SP_BY_GAP:  # fur.ach.break, fur.ach.break-tai-chi
        gap = state.sides[0].corners[combat.arena].total - state.sides[1].corners[combat.arena].total
        if gap < 0:
            gap = -gap
        lose_sp(state, combat, sp_by_gap(pack, card, gap), card)
        return
    lose_sp(state, combat, first, card)
    if ability == SP:
        if second > 0:  # fur.ach.power
            state.gain_sp(seat, second, card)
    elif ability == SP_AND_LIMIT:
        _block(state, 1 - seat, card)
    elif ability == SP_AND_VP:  # fur.ach.shock
        state.gain_vp(seat, second, card)
    elif ability == SP_AND_WEAPONS:  # fur.ach.destroy
        state.take_weapons(seat, second, card)
    elif ability == SP_AND_TAKE_BACK:  # fur.ach.return, fur.ruling.return-auto
        side = state.sides[seat]
        team = side.corners[combat.arena].team
        for animal in team:
            put_in(side.hand, animal)
        if state.log is not None and team:
            state.log.add("back", seat, team[:], card)
        team.clear()


def _block(state: FurPosition, seat: i64, card: i64) -> None:
    """The Card Limit -1 token, for the next Plan Phase (fur.ach.block, fur.ruling.block-single)."""
    lying = (1 if state.sides[0].blocked > 0 else 0) + (1 if state.sides[1].blocked > 0 else 0)
    side = state.sides[seat]
    if side.blocked == 0 and lying >= state.pack.limit_tokens:
        return
    side.blocked = state.round + 1
    if state.log is not None:
        state.log.add("limit-token", seat, [card])
