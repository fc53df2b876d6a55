"""Effects of won Reward cards: rangers join the hand, and items and achievements are applied, one after the other."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.card_lists import insert_sorted, remove_unordered
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
from kwoon.games.kung_fur_fight.combat.strength import sp_cost_by_gap, sp_lost
from kwoon.games.kung_fur_fight.rules.pending_combat import Combat
from kwoon.games.kung_fur_fight.rules.state import BaseFurState


def lose_sp(state: BaseFurState, combat: Combat, amount: i64, card: i64) -> None:
    """Reduce the SP of the combat's loser because of a card, but not below 0. With Musashi, the total loss in the
    combat does not exceed the cap."""
    seat = 1 - combat.winner
    leader = combat.leaders[seat]
    pack = state.pack
    sp_lost_now = amount
    if leader >= 0:
        sp_lost_now = sp_lost(amount, pack.abilities[leader], pack.first_numbers[leader], combat.sp_lost)
        if sp_lost_now < amount:
            state.log_card("spared", seat, leader, amount - sp_lost_now)
    combat.sp_lost += sp_lost_now
    side = state.sides[seat]
    sp_lost_now = min(sp_lost_now, side.sp)  # fur.ruling.sp-bounds
    side.sp -= sp_lost_now
    if sp_lost_now > 0 and side.sp < side.lowest_sp:  # fur.ruling.limit-at-refresh
        side.lowest_sp = side.sp
    if sp_lost_now > 0:
        state.log_card("lose-sp", seat, card, sp_lost_now)


def use_won_rewards(state: BaseFurState, combat: Combat, dice: Dice) -> bool:
    """Use the winner's cards one by one. Return whether all have been used; False means that the winner has to pick a
    card for a Peel or choose the next card."""
    while combat.won_rewards:
        if state.looked_at or must_choose_reward(state, combat):
            return False
        combat.next_reward_chosen = False
        card = combat.won_rewards.pop()
        state.log_card("gain", combat.winner, card, combat.arena + 1)
        use_won_card(state, combat, card, dice)
    return not state.looked_at


def must_choose_reward(state: BaseFurState, combat: Combat) -> bool:
    """Whether the winner has to choose the card to use next (fur.ruling.reward-order)."""
    if not state.game.winner_orders_rewards or combat.next_reward_chosen:
        return False
    for card in combat.won_rewards:
        if card != combat.won_rewards[0]:
            return True
    return False


def set_next_reward(combat: Combat, card: i64) -> None:
    """Move the chosen card to the end of the list, so it is used next."""
    remove_unordered(combat.won_rewards, card)
    combat.won_rewards.append(card)
    combat.next_reward_chosen = True


def apply_peel_pick(state: BaseFurState, combat: Combat, card: i64) -> None:
    """Make the card picked for a Peel the next reward to use, as if it had been won here, and bury the other cards
    (fur.item.peel-show, fur.ruling.peel-in-place)."""
    seat = combat.winner
    remove_unordered(state.looked_at, card)
    if state.log is not None:
        state.log.add_private_event("bury", seat, state.looked_at[:])
    state.sides[seat].buried.extend(state.looked_at)
    state.looked_at = []
    combat.won_rewards.append(card)
    combat.next_reward_chosen = True


def use_won_card(state: BaseFurState, combat: Combat, card: i64, dice: Dice) -> None:
    """Use one won card: add it to the hand, put it in front of the seat, or apply and discard it."""
    seat = combat.winner
    pack = state.pack
    ability = pack.abilities[card]
    if pack.is_fighter[card]:  # fur.resolve.reward-ranger
        insert_sorted(state.sides[seat].hand, card)
    elif ability in (CARD_LIMIT, WIN_TIES, SP_BY_COUNT):  # fur.item.peach, fur.item.apple, fur.ach.boom
        state.sides[seat].cards_in_front.append(card)
        if ability == SP_BY_COUNT:
            _use_boom(state, combat, card)
    else:
        state.discard.append(card)
        if ability < SP:
            _use_item(state, combat, card, dice)
        else:
            _use_achievement(state, combat, card)


def _use_boom(state: BaseFurState, combat: Combat, card: i64) -> None:
    """Apply BOOM: the new card counts, but earlier ones are not used again (fur.ach.boom, fur.ach.boom-once)."""
    pack = state.pack
    count = state.total_ability_in_front(combat.winner, SP_BY_COUNT)
    loss = (
        pack.first_numbers[card]
        if count == 1
        else pack.second_numbers[card]
        if count == 2
        else pack.third_numbers[card]
    )
    lose_sp(state, combat, loss, card)


def _use_item(state: BaseFurState, combat: Combat, card: i64, dice: Dice) -> None:
    seat = combat.winner
    pack = state.pack
    ability = pack.abilities[card]
    if ability == TAKE_WEAPONS:  # fur.item.kiwano
        state.take_weapons_from_stock(seat, pack.first_numbers[card], card)
    elif ability == SP_AND_RECOVER:  # fur.item.ginseng
        state.sides[seat].has_ginseng = True
        state.gain_sp(seat, pack.first_numbers[card], card)
    elif ability == TAKE_TOKEN:
        if state.coconut_owner < 0 and pack.coconut_tokens > 0:
            state.coconut_owner = seat
    elif ability == ARENA_TOKEN:
        arena_side = state.sides[seat].arena_sides[combat.arena]
        if state.mushroom_stock > 0 and arena_side.mushrooms < pack.max_mushrooms:  # fur.item.mushroom-max
            state.mushroom_stock -= 1
            arena_side.mushrooms += 1
            state.log_event("mushroom-token", seat, combat.arena + 1)
        else:
            state.log_card("no-mushroom", seat, card, combat.arena + 1)
    elif ability == DRAW_AND_PICK:  # fur.item.peel, fur.ruling.peel-short
        while len(state.looked_at) < pack.first_numbers[card] and state.pile:
            state.looked_at.append(dice.draw(state.pile))
        if state.log is not None:
            state.log.add_private_event("look", seat, state.looked_at[:], len(state.pile))


def _use_achievement(state: BaseFurState, combat: Combat, card: i64) -> None:
    seat = combat.winner
    pack = state.pack
    ability = pack.abilities[card]
    first: i64 = pack.first_numbers[card]
    second: i64 = pack.second_numbers[card]
    if ability == SP_BY_GAP:  # fur.ach.break, fur.ach.break-tai-chi
        gap = state.sides[0].arena_sides[combat.arena].total - state.sides[1].arena_sides[combat.arena].total
        if gap < 0:
            gap = -gap
        lose_sp(state, combat, sp_cost_by_gap(pack, card, gap), card)
        return
    lose_sp(state, combat, first, card)
    if ability == SP:
        if second > 0:  # fur.ach.power
            state.gain_sp(seat, second, card)
    elif ability == SP_AND_LIMIT:
        _give_limit_token(state, 1 - seat, card)
    elif ability == SP_AND_VP:  # fur.ach.shock
        state.gain_vp(seat, second, card)
    elif ability == SP_AND_WEAPONS:  # fur.ach.destroy
        state.take_weapons_from_stock(seat, second, card)
    elif ability == SP_AND_TAKE_BACK:  # fur.ach.return, fur.ruling.return-auto
        side = state.sides[seat]
        team = side.arena_sides[combat.arena].team
        for animal in team:
            insert_sorted(side.hand, animal)
        if team:
            state.log_cards("back", seat, team, card)
        team.clear()


def _give_limit_token(state: BaseFurState, seat: i64, card: i64) -> None:
    """Give a seat the Card Limit -1 token for the next Plan Phase, if one is left (fur.ach.block,
    fur.ruling.block-single)."""
    num_in_use = (1 if state.sides[0].limit_token_round > 0 else 0) + (1 if state.sides[1].limit_token_round > 0 else 0)
    side = state.sides[seat]
    if side.limit_token_round == 0 and num_in_use >= state.pack.limit_tokens:
        return
    side.limit_token_round = state.round + 1
    state.log_card("limit-token", seat, card)
