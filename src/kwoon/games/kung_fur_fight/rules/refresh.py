"""The end of the Resolve Phase, where games are won, and the Refresh Phase: cleanup, Card Limits, card recovery."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.core.dice import Dice
from kwoon.core.events import NOBODY
from kwoon.games.kung_fur_fight.cards.abilities import CARD_LIMIT, SP_AND_RECOVER
from kwoon.games.kung_fur_fight.cards.pack import FurPack
from kwoon.games.kung_fur_fight.rules.pending_combat import OVER
from kwoon.games.kung_fur_fight.rules.state import BaseFurState, FurSide

LIMIT_RISE_SP: Final[i64] = 8
LOW_SP: Final[i64] = 4
# Food that a seat uses.
NO_FOOD: Final[i64] = 0
DELICACY: Final[i64] = 1
DISH: Final[i64] = 2
DELICACY_BY_CHEF: Final[i64] = 3

END_REASONS: Final = ("", "both-defeated", "draw", "defeated", "victory", "pile", "pile-spirit")
"""Reasons why a game is over, by number; the first one means a game in progress."""


def end_round(state: BaseFurState, dice: Dice) -> None:
    """Return Hidden Weapons and discard used Peaches; then end the game, or carry out the Refresh Phase and start a new
    round."""
    for side in state.sides:
        for arena_side in side.arena_sides:  # fur.resolve.tokens-back
            state.weapon_stock += arena_side.weapons
            arena_side.weapons = 0
        if side.peaches_used > 0:
            _discard_peaches(state, side)
    if decide_if_game_over(state):
        state.phase = OVER
        state.log_event("over", state.winner)
        log_score(state)
        return
    _clean_up_round(state)
    for seat in range(2):
        _raise_card_limit(state, seat)
    for seat in range(2):
        _recover_animals(state, seat)
    state.reset_round_data()
    state.start_round(dice)  # fur.round.next


def log_score(state: BaseFurState) -> None:
    """Log each seat's final VP and SP as one number: 100 * VP + SP."""
    for seat in range(2):
        state.log_event("score", seat, 100 * state.sides[seat].vp + state.sides[seat].sp)


def _discard_peaches(state: BaseFurState, side: FurSide) -> None:  # fur.item.peach
    cards_in_front = side.cards_in_front
    at = 0
    while side.peaches_used > 0:
        card = cards_in_front[at]
        if state.pack.abilities[card] == CARD_LIMIT:
            cards_in_front.pop(at)
            state.discard.append(card)
            side.peaches_used -= 1
        else:
            at += 1


def decide_if_game_over(state: BaseFurState) -> bool:
    """Return whether the game is over; if so, set the winner and the reason."""
    first, second = state.sides[0], state.sides[1]
    why, ahead = end_reason_and_lead(state.pack, first.vp - second.vp, first.sp, second.sp, len(state.pile))
    if why == 0:
        return False
    state.winner = 0 if ahead > 0 else 1 if ahead < 0 else NOBODY
    state.why = END_REASONS[why]
    return True


def end_reason_and_lead(pack: FurPack, vp_lead: i64, first_sp: i64, second_sp: i64, pile_size: i64) -> tuple[i64, i64]:
    """Return the index of the reason in END_REASONS and the first seat's lead in the score that decides the game, given
    the VP lead, both seats' SP and the size of the pile (fur.ruling.end-order)."""
    if first_sp == 0 and second_sp == 0:  # fur.end.both-sp-zero, fur.end.draw
        return (1 if vp_lead != 0 else 2, vp_lead)
    if first_sp == 0 or second_sp == 0:  # fur.end.sp-zero, fur.end.sp-before-vp
        return (3, first_sp - second_sp)
    if vp_lead >= pack.vp_lead_to_win or -vp_lead >= pack.vp_lead_to_win:  # fur.end.vp-lead
        return (4, vp_lead)
    if pile_size < pack.min_pile:  # fur.end.pile-out
        if vp_lead != 0:
            return (5, vp_lead)
        return (6 if first_sp != second_sp else 2, first_sp - second_sp)  # fur.ruling.pile-out-tie
    return (0, 0)


def _clean_up_round(state: BaseFurState) -> None:  # fur.refresh.cleanup
    for side in state.sides:
        for arena_side in side.arena_sides:
            if arena_side.team:
                side.rest.extend(arena_side.team)
                arena_side.team.clear()
        if side.limit_token_round == state.round:  # fur.ruling.block-timing
            side.limit_token_round = 0


def _last_ginseng(state: BaseFurState) -> list[int]:
    """Return the last discarded card that recovers animals without Food, if any."""
    return [card for card in state.discard if state.pack.abilities[card] == SP_AND_RECOVER][-1:]


def sp_for_card_limit(state: BaseFurState, seat: i64) -> i64:
    """Return the SP that determine the Card Limit and the Delicacy: the lowest SP of the round
    (fur.ruling.limit-at-refresh) or, in edition 1, the SP at the end of the round."""
    side = state.sides[seat]
    return side.sp if state.game.first_edition or side.sp < side.lowest_sp else side.lowest_sp


def card_limit_after(pack: FurPack, limit: i64, sp: i64) -> i64:
    """Return the new Card Limit of a seat that was reduced to these SP."""
    new_limit: i64 = pack.limit_at_4 if sp <= LOW_SP else pack.limit_at_8 if sp <= LIMIT_RISE_SP else 0
    return new_limit if new_limit > limit else limit


def _raise_card_limit(state: BaseFurState, seat: i64) -> None:
    """Raise the Card Limit if the seat's SP have fallen low enough (fur.refresh.limit-four, fur.refresh.limit-five,
    fur.refresh.limit-stays, fur.ruling.limit-at-refresh)."""
    pack = state.pack
    side = state.sides[seat]
    limit = card_limit_after(pack, side.card_limit, sp_for_card_limit(state, seat))
    if limit > side.card_limit:
        side.card_limit = limit
        state.log_event("limit", seat, limit)


def spent_food_kind(sp: i64, has_chef: bool, dishes: i64, delicacies: i64) -> i64:
    """Return the Food used by a seat that was reduced to these SP; `has_chef` says whether a Chef was one of its
    Leaders."""
    if sp <= LOW_SP and delicacies > 0:  # fur.recover.sp-four, fur.recover.sp-four-with-chef
        return DELICACY
    if has_chef and dishes > 0:  # fur.recover.chef, fur.recover.dish-first
        return DISH
    return DELICACY_BY_CHEF if has_chef and delicacies > 0 else NO_FOOD


def _recover_animals(state: BaseFurState, seat: i64) -> None:
    """Spend Food if the rules require it. Return all resting animals to the hand if Food was spent, the seat passed, or it
    has a Ginseng (fur.recover.must, fur.ruling.recover-automatic)."""
    side = state.sides[seat]
    food = spent_food_kind(sp_for_card_limit(state, seat), side.played_chef, side.dishes, side.delicacies)
    if food == DISH:
        side.dishes -= 1
        state.log_event("dish", seat, side.dishes)
    elif food != NO_FOOD:
        side.delicacies -= 1
        state.log_event("delicacy" if food == DELICACY else "delicacy-by-chef", seat, side.delicacies)
    spends_food = food != NO_FOOD
    if spends_food or side.passed or side.has_ginseng:  # fur.recover.pass, fur.recover.ginseng
        event_kind = "recover" if spends_food or side.has_ginseng else "recover-by-pass"
        by = [] if spends_food or not side.has_ginseng else _last_ginseng(state)
        state.log_cards(event_kind, seat, by, len(side.rest))
        side.hand.extend(side.rest)
        side.hand.sort()
        side.rest.clear()
