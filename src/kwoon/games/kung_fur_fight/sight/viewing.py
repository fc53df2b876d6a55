"""How a view of Kung Fur Fight is built up: field by field, from what the seat may know."""

from __future__ import annotations

from kwoon.core.events import NOBODY
from kwoon.games.kung_fur_fight.cards.pack import FurPack
from kwoon.games.kung_fur_fight.play.plan import Plan
from kwoon.games.kung_fur_fight.play.position import FurPosition
from kwoon.games.kung_fur_fight.play.sides import Side
from kwoon.games.kung_fur_fight.play.steps import OVER, Combat
from kwoon.games.kung_fur_fight.sight.view import Cards, FurView, Three


def see(state: FurPosition, plan: Plan | None, seat: int) -> FurView:
    """A position as one seat sees it; `plan` is that seat's own, if it has one behind the screen."""
    one, two = state.sides[0], state.sides[1]
    own = state.sides[seat] if seat >= 0 else None
    view = FurView(
        seat=seat,
        owing=state.owed(),
        draft=state.draft(seat),
        phase=state.phase,
        round=state.round,
        dogs=state.dogs,
        hand=tuple(own.hand) if own is not None else (),
        hand_sizes=(len(one.hand), len(two.hand)),
        rest=tuple(own.rest) if own is not None else (),
        rest_sizes=(len(one.rest), len(two.rest)),
        # Animals rest only after they were seen in a team, and come back only all together for everyone to see.
        seen_resting=(tuple(sorted(one.rest)), tuple(sorted(two.rest))),
        rangers=(_rangers(state.pack, one), _rangers(state.pack, two)),
    )
    if plan is not None:
        _show_plan(view, state, plan)
    combat = state.combat
    if combat is None:
        combat = Combat(NOBODY)
    view.buried = tuple(own.buried) if own is not None else ()
    view.look = tuple(state.look) if seat >= 0 and combat.winner == seat else ()
    view.look_size = len(state.look)
    _show_table(view, state)
    _show_sides(view, one, two)
    _show_corners(view, one, two)
    _show_arenas(view, state)
    _show_combat(view, combat)
    return view


def _show_plan(view: FurView, state: FurPosition, plan: Plan) -> None:
    view.plan = (tuple(plan.teams[0]), tuple(plan.teams[1]), tuple(plan.teams[2]))
    view.plan_weapons = _three(list(plan.weapons))
    view.plan_coconut = plan.coconut_at
    view.plan_left = tuple(plan.left)
    view.plan_counted = plan.counted
    view.plan_limit = plan.limit
    view.plan_ap = _three(plan.strength(state, view.seat))


def _show_table(view: FurView, state: FurPosition) -> None:
    """What lies beside the sides and the arenas."""
    view.pile = len(state.pile)
    view.discard = tuple(state.discard)
    view.stock = state.stock
    view.mushroom_stock = state.mushroom_stock
    view.coconut = state.coconut
    view.coconut_at = state.coconut_at
    view.limits_now = (state.base_limit(0), state.base_limit(1))
    view.won = state.winner if state.phase == OVER else NOBODY
    view.why = state.why


def _show_sides(view: FurView, one: Side, two: Side) -> None:
    view.fronts = (tuple(one.front), tuple(two.front))
    view.buried_sizes = (len(one.buried), len(two.buried))
    view.sp = (one.sp, two.sp)
    view.lowest = (one.lowest, two.lowest)
    view.vp = (one.vp, two.vp)
    view.limits = (one.limit, two.limit)
    view.blocked = (one.blocked, two.blocked)
    view.supply = (one.supply, two.supply)
    view.dishes = (one.dishes, two.dishes)
    view.delicacies = (one.delicacies, two.delicacies)
    view.passed = (one.passed, two.passed)
    view.chefs = (one.chef, two.chef)
    view.ginseng = (one.ginseng, two.ginseng)
    view.eaten = (one.eaten, two.eaten)


def _show_corners(view: FurView, one: Side, two: Side) -> None:
    view.teams = (_teams(one), _teams(two))
    view.weapons = (
        _three([corner.weapons for corner in one.corners]),
        _three([corner.weapons for corner in two.corners]),
    )
    view.mushrooms = (
        _three([corner.mushrooms for corner in one.corners]),
        _three([corner.mushrooms for corner in two.corners]),
    )
    view.totals = (
        _three([corner.total for corner in one.corners]),
        _three([corner.total for corner in two.corners]),
    )


def _show_arenas(view: FurView, state: FurPosition) -> None:
    first, second, third = state.arenas[0], state.arenas[1], state.arenas[2]
    view.rewards = (tuple(first.rewards), tuple(second.rewards), tuple(third.rewards))
    view.hua = (first.hua, second.hua, third.hua)
    view.raihuu = (first.raihuu, second.raihuu, third.raihuu)
    view.results = (first.result, second.result, third.result)


def _show_combat(view: FurView, combat: Combat) -> None:
    view.arena = combat.arena
    view.step = combat.step
    view.deciders = tuple(combat.deciders)
    view.leaders = (combat.leaders[0], combat.leaders[1])
    view.winner = combat.winner
    view.loss = combat.loss
    view.spoils = tuple(combat.spoils)
    view.about = combat.about
    view.used = ((combat.used[0], combat.used[1]), (combat.used[2], combat.used[3]))
    view.named = combat.named


def _three(numbers: list[int]) -> Three:
    return (numbers[0], numbers[1], numbers[2])


def _teams(side: Side) -> tuple[Cards, Cards, Cards]:
    first, second, third = side.corners[0], side.corners[1], side.corners[2]
    return (tuple(first.team), tuple(second.team), tuple(third.team))


def _rangers(pack: FurPack, side: Side) -> Cards:
    cards = side.hand + side.rest
    for corner in side.corners:
        cards.extend(corner.team)
    return tuple(sorted([card for card in cards if pack.ranger[card]]))
