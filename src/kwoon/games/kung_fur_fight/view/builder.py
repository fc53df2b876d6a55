"""Builds views of Kung Fur Fight field by field from what the seat may know."""

from __future__ import annotations

from kwoon.core.events import NOBODY
from kwoon.games.kung_fur_fight.cards.pack import FurPack
from kwoon.games.kung_fur_fight.rules.pending_combat import OVER, Combat
from kwoon.games.kung_fur_fight.rules.plan import FurPlan
from kwoon.games.kung_fur_fight.rules.side_and_arena_state import FurSide
from kwoon.games.kung_fur_fight.rules.state import BaseFurState
from kwoon.games.kung_fur_fight.view.view import Cards, FurView, IntTriple


def build_view(state: BaseFurState, plan: FurPlan | None, seat: int) -> FurView:
    """Return a seat's view; `plan` is the seat's own plan behind the screen, if any."""
    one, two = state.sides[0], state.sides[1]
    own_side = state.sides[seat] if seat >= 0 else None
    view = FurView(
        seat=seat,
        pending_seats=state.pending_seats(),
        draft=state.draft(seat),
        phase=state.phase,
        round=state.round,
        dogs=state.dogs,
        hand=tuple(own_side.hand) if own_side is not None else (),
        hand_sizes=(len(one.hand), len(two.hand)),
        rest=tuple(own_side.rest) if own_side is not None else (),
        rest_sizes=(len(one.rest), len(two.rest)),
        # Animals rest only after everyone saw them in a team, and they leave the Rest Area only all at once and
        # publicly.
        seen_resting=(tuple(sorted(one.rest)), tuple(sorted(two.rest))),
        rangers=(_side_rangers(state.pack, one), _side_rangers(state.pack, two)),
    )
    if plan is not None:
        _fill_plan_fields(view, state, plan)
    combat = state.combat
    if combat is None:
        combat = Combat(NOBODY)
    view.buried = tuple(own_side.buried) if own_side is not None else ()
    view.look = tuple(state.looked_at) if seat >= 0 and combat.winner == seat else ()
    view.look_size = len(state.looked_at)
    _fill_table_fields(view, state)
    _fill_side_fields(view, one, two)
    _fill_arena_sides(view, one, two)
    _fill_arena_fields(view, state)
    _fill_combat_fields(view, combat)
    return view


def _fill_plan_fields(view: FurView, state: BaseFurState, plan: FurPlan) -> None:
    view.plan = (tuple(plan.teams[0]), tuple(plan.teams[1]), tuple(plan.teams[2]))
    view.plan_weapons = _int_triple(list(plan.weapons))
    view.plan_coconut = plan.coconut_arena
    view.plan_left = tuple(plan.unplaced)
    view.plan_counted = plan.counted_animals
    view.plan_limit = plan.card_limit
    view.plan_ap = _int_triple(plan.team_ap(state, view.seat))


def _fill_table_fields(view: FurView, state: BaseFurState) -> None:
    """Fill in everything outside the sides and arenas."""
    view.pile = len(state.pile)
    view.discard = tuple(state.discard)
    view.stock = state.weapon_stock
    view.mushroom_stock = state.mushroom_stock
    view.coconut = state.coconut_owner
    view.coconut_at = state.coconut_arena
    view.limits_now = (state.card_limit_without_peach(0), state.card_limit_without_peach(1))
    view.won = state.winner if state.phase == OVER else NOBODY
    view.why = state.why


def _fill_side_fields(view: FurView, first: FurSide, second: FurSide) -> None:
    view.fronts = (tuple(first.cards_in_front), tuple(second.cards_in_front))
    view.buried_sizes = (len(first.buried), len(second.buried))
    view.sp = (first.sp, second.sp)
    view.lowest = (first.lowest_sp, second.lowest_sp)
    view.vp = (first.vp, second.vp)
    view.limits = (first.card_limit, second.card_limit)
    view.blocked = (first.limit_token_round, second.limit_token_round)
    view.supply = (first.unused_weapons, second.unused_weapons)
    view.dishes = (first.dishes, second.dishes)
    view.delicacies = (first.delicacies, second.delicacies)
    view.passed = (first.passed, second.passed)
    view.chefs = (first.played_chef, second.played_chef)
    view.ginseng = (first.has_ginseng, second.has_ginseng)
    view.eaten = (first.peaches_used, second.peaches_used)


def _fill_arena_sides(view: FurView, first: FurSide, second: FurSide) -> None:
    view.teams = (_team_tuples(first), _team_tuples(second))
    view.weapons = (
        _int_triple([corner.weapons for corner in first.arena_sides]),
        _int_triple([corner.weapons for corner in second.arena_sides]),
    )
    view.mushrooms = (
        _int_triple([corner.mushrooms for corner in first.arena_sides]),
        _int_triple([corner.mushrooms for corner in second.arena_sides]),
    )
    view.totals = (
        _int_triple([corner.total for corner in first.arena_sides]),
        _int_triple([corner.total for corner in second.arena_sides]),
    )


def _fill_arena_fields(view: FurView, state: BaseFurState) -> None:
    first, second, third = state.arenas[0], state.arenas[1], state.arenas[2]
    view.rewards = (tuple(first.rewards), tuple(second.rewards), tuple(third.rewards))
    view.hua = (first.hua, second.hua, third.hua)
    view.raihuu = (first.raihuu, second.raihuu, third.raihuu)
    view.results = (first.result, second.result, third.result)


def _fill_combat_fields(view: FurView, combat: Combat) -> None:
    view.arena = combat.arena
    view.step = combat.step
    view.deciders = tuple(combat.deciders)
    view.leaders = (combat.leaders[0], combat.leaders[1])
    view.winner = combat.winner
    view.loss = combat.sp_lost
    view.spoils = tuple(combat.won_rewards)
    view.about = combat.deciding_about
    view.used = ((combat.used[0], combat.used[1]), (combat.used[2], combat.used[3]))
    view.named = combat.next_reward_chosen


def _int_triple(numbers: list[int]) -> IntTriple:
    return (numbers[0], numbers[1], numbers[2])


def _team_tuples(side: FurSide) -> tuple[Cards, Cards, Cards]:
    first, second, third = side.arena_sides[0], side.arena_sides[1], side.arena_sides[2]
    return (tuple(first.team), tuple(second.team), tuple(third.team))


def _side_rangers(pack: FurPack, side: FurSide) -> Cards:
    cards = side.hand + side.rest
    for corner in side.arena_sides:
        cards.extend(corner.team)
    return tuple(sorted([card for card in cards if pack.is_ranger[card]]))
