"""How a view of Kung Fur Fight is built up: field by field, from what the seat may know."""

from __future__ import annotations

from kwoon.core.events import NOBODY
from kwoon.games.kung_fur_fight.plan import Plan
from kwoon.games.kung_fur_fight.position import FurPosition
from kwoon.games.kung_fur_fight.steps import OVER, Combat
from kwoon.games.kung_fur_fight.view import Cards, FurView, Pair, Three


def see(state: FurPosition, plan: Plan | None, seat: int) -> FurView:
    """A position as one seat sees it; `plan` is that seat's own, if it has one behind the screen."""
    combat = state.combat
    if combat is None:
        combat = Combat(NOBODY)
    return FurView(
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
        plan=((), (), ()) if plan is None else (_team(plan, 0), _team(plan, 1), _team(plan, 2)),
        plan_weapons=(0, 0, 0) if plan is None else _three(plan.weapons, 0),
        plan_coconut=NOBODY if plan is None else plan.coconut_at,
        plan_left=() if plan is None else tuple(plan.left),
        plan_counted=0 if plan is None else plan.counted,
        plan_limit=0 if plan is None else plan.limit,
        plan_ap=(0, 0, 0) if plan is None else _three(plan.strength(state, seat), 0),
        teams=(_teams(state, 0), _teams(state, 3)),
        weapons=_halves(state.weapons),
        coconut_at=state.coconut_at,
        rewards=(tuple(state.rewards[0]), tuple(state.rewards[1]), tuple(state.rewards[2])),
        pile=len(state.pile),
        discard=tuple(state.discard),
        buried=tuple(state.buried[seat]) if seat >= 0 else (),
        buried_sizes=(len(state.buried[0]), len(state.buried[1])),
        look=tuple(state.look) if seat >= 0 and combat.winner == seat else (),
        look_size=len(state.look),
        fronts=(tuple(state.fronts[0]), tuple(state.fronts[1])),
        stock=state.stock,
        supply=_pair(state.supply),
        mushrooms=_halves(state.mushrooms),
        mushroom_stock=state.mushroom_stock,
        coconut=state.coconut,
        hua=_three(state.hua, 0),
        raihuu=_three(state.raihuu, 0),
        blocked=_pair(state.blocked),
        dishes=_pair(state.dishes),
        delicacies=_pair(state.delicacies),
        sp=_pair(state.sp),
        vp=_pair(state.vp),
        limits=_pair(state.limits),
        limits_now=(state.base_limit(0), state.base_limit(1)),
        passed=(state.passed[0], state.passed[1]),
        chefs=(state.chefs[0], state.chefs[1]),
        ginseng=(state.ginseng[0], state.ginseng[1]),
        eaten=_pair(state.eaten),
        totals=_halves(state.totals),
        results=_three(state.results, 0),
        arena=combat.arena,
        step=combat.step,
        deciders=tuple(combat.deciders),
        leaders=_pair(combat.leaders),
        winner=combat.winner,
        loss=combat.loss,
        spoils=tuple(combat.spoils),
        won=state.winner if state.phase == OVER else NOBODY,
        why=state.why,
    )


def _pair(numbers: list[int]) -> Pair:
    return (numbers[0], numbers[1])


def _three(numbers: list[int], start: int) -> Three:
    return (numbers[start], numbers[start + 1], numbers[start + 2])


def _halves(numbers: list[int]) -> tuple[Three, Three]:
    return (_three(numbers, 0), _three(numbers, 3))


def _team(plan: Plan, arena: int) -> Cards:
    return tuple(plan.teams[arena])


def _teams(state: FurPosition, start: int) -> tuple[Cards, Cards, Cards]:
    return (tuple(state.teams[start]), tuple(state.teams[start + 1]), tuple(state.teams[start + 2]))


def _rangers(state: FurPosition, seat: int) -> Cards:
    found = [card for card in state.hands[seat] + state.rests[seat] if state.pack.ranger[card]]
    for arena in range(3):
        found.extend([card for card in state.teams[3 * seat + arena] if state.pack.ranger[card]])
    return tuple(sorted(found))
