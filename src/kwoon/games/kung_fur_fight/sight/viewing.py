"""How a view of Kung Fur Fight is built up: field by field, from what the seat may know."""

from __future__ import annotations

from kwoon.core.events import NOBODY
from kwoon.games.kung_fur_fight.play.plan import Plan
from kwoon.games.kung_fur_fight.play.position import FurPosition
from kwoon.games.kung_fur_fight.play.steps import OVER, Combat
from kwoon.games.kung_fur_fight.sight.view import Cards, FurView, Pair, Three


def see(state: FurPosition, plan: Plan | None, seat: int) -> FurView:
    """A position as one seat sees it; `plan` is that seat's own, if it has one behind the screen."""
    view = FurView(
        seat=seat,
        owing=state.owed(),
        draft=state.draft(seat),
        phase=state.phase,
        round=state.round,
        dogs=state.dogs,
        hand=tuple(state.hands[seat]) if seat >= 0 else (),
        hand_sizes=(len(state.hands[0]), len(state.hands[1])),
        rest=tuple(state.rests[seat]) if seat >= 0 else (),
        rest_sizes=(len(state.rests[0]), len(state.rests[1])),
        # Animals rest only after they were seen in a team, and come back only all together for everyone to see.
        seen_resting=(tuple(sorted(state.rests[0])), tuple(sorted(state.rests[1]))),
        rangers=(_rangers(state, 0), _rangers(state, 1)),
    )
    if plan is not None:
        _show_plan(view, state, plan)
    combat = state.combat
    if combat is None:
        combat = Combat(NOBODY)
    _show_cards(view, state, combat)
    _show_tokens(view, state)
    _show_round(view, state)
    _show_combat(view, combat)
    view.won = state.winner if state.phase == OVER else NOBODY
    view.why = state.why
    return view


def _show_plan(view: FurView, state: FurPosition, plan: Plan) -> None:
    view.plan = (tuple(plan.teams[0]), tuple(plan.teams[1]), tuple(plan.teams[2]))
    view.plan_weapons = _three(plan.weapons, 0)
    view.plan_coconut = plan.coconut_at
    view.plan_left = tuple(plan.left)
    view.plan_counted = plan.counted
    view.plan_limit = plan.limit
    view.plan_ap = _three(plan.strength(state, view.seat), 0)


def _show_cards(view: FurView, state: FurPosition, combat: Combat) -> None:
    """Teams, and the Reward cards wherever they lie."""
    seat = view.seat
    view.teams = (_teams(state, 0), _teams(state, 3))
    view.rewards = (tuple(state.rewards[0]), tuple(state.rewards[1]), tuple(state.rewards[2]))
    view.pile = len(state.pile)
    view.discard = tuple(state.discard)
    view.buried = tuple(state.buried[seat]) if seat >= 0 else ()
    view.buried_sizes = (len(state.buried[0]), len(state.buried[1]))
    view.look = tuple(state.look) if seat >= 0 and combat.winner == seat else ()
    view.look_size = len(state.look)
    view.fronts = (tuple(state.fronts[0]), tuple(state.fronts[1]))


def _show_tokens(view: FurView, state: FurPosition) -> None:
    view.weapons = _halves(state.weapons)
    view.coconut_at = state.coconut_at
    view.stock = state.stock
    view.supply = _pair(state.supply)
    view.mushrooms = _halves(state.mushrooms)
    view.mushroom_stock = state.mushroom_stock
    view.coconut = state.coconut
    view.hua = _three(state.hua, 0)
    view.raihuu = _three(state.raihuu, 0)
    view.blocked = _pair(state.blocked)
    view.dishes = _pair(state.dishes)
    view.delicacies = _pair(state.delicacies)
    view.sp = _pair(state.sp)
    view.vp = _pair(state.vp)
    view.limits = _pair(state.limits)
    view.limits_now = (state.base_limit(0), state.base_limit(1))


def _show_round(view: FurView, state: FurPosition) -> None:
    view.passed = (state.passed[0], state.passed[1])
    view.chefs = (state.chefs[0], state.chefs[1])
    view.ginseng = (state.ginseng[0], state.ginseng[1])
    view.eaten = _pair(state.eaten)
    view.totals = _halves(state.totals)
    view.results = _three(state.results, 0)


def _show_combat(view: FurView, combat: Combat) -> None:
    view.arena = combat.arena
    view.step = combat.step
    view.deciders = tuple(combat.deciders)
    view.leaders = _pair(combat.leaders)
    view.winner = combat.winner
    view.loss = combat.loss
    view.spoils = tuple(combat.spoils)


def _pair(numbers: list[int]) -> Pair:
    return (numbers[0], numbers[1])


def _three(numbers: list[int], start: int) -> Three:
    return (numbers[start], numbers[start + 1], numbers[start + 2])


def _halves(numbers: list[int]) -> tuple[Three, Three]:
    return (_three(numbers, 0), _three(numbers, 3))


def _teams(state: FurPosition, start: int) -> tuple[Cards, Cards, Cards]:
    return (tuple(state.teams[start]), tuple(state.teams[start + 1]), tuple(state.teams[start + 2]))


def _rangers(state: FurPosition, seat: int) -> Cards:
    found = [card for card in state.hands[seat] + state.rests[seat] if state.pack.ranger[card]]
    for arena in range(3):
        found.extend([card for card in state.teams[3 * seat + arena] if state.pack.ranger[card]])
    return tuple(sorted(found))
