"""All that a seat may know of a game of Kung Fur Fight (fur.ruling.info-hand, fur.ruling.info-public)."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from kwoon.core.contract import View
from kwoon.core.events import NOBODY
from kwoon.games.kung_fur_fight.plan import Plan
from kwoon.games.kung_fur_fight.steps import OVER, PLANNING, Combat
from kwoon.games.kung_fur_fight.table import Table

Cards = tuple[int, ...]
Pair = tuple[int, int]
Three = tuple[int, int, int]


@mypyc_attr(serializable=True)
@dataclass(unsafe_hash=True)
class FurView(View):
    """One seat's view. Cards are numbers: their place in the pack. Arenas count from 0, and -1 is none."""

    phase: int
    """0 both plan, 1 teams are revealed and combats fought, 2 over."""
    round: int
    dogs: int
    """The seat of the Monk Dogs; the other one leads the Ninja Cats."""
    hand: Cards
    """The seat's own hand, with what is laid behind the screen."""
    hand_sizes: Pair
    rest: Cards
    """The seat's own Rest Area, which nobody else looks through (fur.info.rest-own)."""
    rest_sizes: Pair
    seen_resting: tuple[Cards, Cards]
    """Memory: animals that everyone saw played and that have not come back since (fur.ruling.info-log)."""
    rangers: tuple[Cards, Cards]
    """Memory: the rangers that everyone saw each seat win."""
    # The seat's own plan, while it is behind the screen (fur.info.screen).
    plan: tuple[Cards, Cards, Cards]
    """Its teams, the Leader first."""
    plan_weapons: Three
    plan_coconut: int
    plan_left: Cards
    """The animals of the hand that are not laid."""
    plan_counted: int
    """How many of the laid animals count against the limit."""
    plan_limit: int
    """How many may count this round, every Peach used."""
    plan_ap: Three
    """The AP of each team as laid, with all tokens; abilities that look at the enemy come on top."""
    # The table.
    teams: tuple[tuple[Cards, Cards, Cards], tuple[Cards, Cards, Cards]]
    """Revealed teams by seat and arena, the Leader first."""
    weapons: tuple[Three, Three]
    """Hidden Weapons in them."""
    coconut_at: int
    rewards: tuple[Cards, Cards, Cards]
    """The Reward cards of each arena, the oldest first."""
    pile: int
    """How many cards are left in it."""
    discard: Cards
    buried: Cards
    """What the seat itself put away face down after a Peel."""
    buried_sizes: Pair
    look: Cards
    """What the seat is looking at for a Peel."""
    look_size: int
    fronts: tuple[Cards, Cards]
    """Cards in front of each seat: Peach, Apple, BOOM."""
    stock: int
    """Hidden Weapons in the Warehouse."""
    supply: Pair
    """Each seat's unused Hidden Weapons."""
    mushrooms: tuple[Three, Three]
    mushroom_stock: int
    coconut: int
    """Who has the Coconut token."""
    hua: Three
    raihuu: Three
    blocked: Pair
    """For each seat the round in which the Card Limit -1 token weighs on it, or 0."""
    dishes: Pair
    delicacies: Pair
    sp: Pair
    vp: Pair
    limits: Pair
    """Card Limits as the player boards show them."""
    limits_now: Pair
    """Card Limits of this round, without a Peach."""
    # The round and its combat.
    passed: tuple[bool, bool]
    chefs: tuple[bool, bool]
    ginseng: tuple[bool, bool]
    eaten: Pair
    """How many Peaches each plan has used."""
    totals: tuple[Three, Three]
    """AP as they were counted, by seat and arena."""
    results: Three
    """How each arena ended: the seat that won, -1 not yet, 2 tied, 3 skipped."""
    arena: int
    """Where the fight is."""
    step: int
    """0 additions, 1 removals, 2 rewards are being used."""
    deciders: Cards
    """Seats that decide about a Leader's ability, the next one first."""
    leaders: Pair
    winner: int
    """Who won the combat whose rewards are being used."""
    loss: int
    """SP that its loser has lost in it."""
    spoils: Cards
    """Reward cards that its winner has yet to use, the next one last."""
    won: int
    """Who won the game."""
    why: str
    """Why the game is over, or nothing."""


def see(table: Table, plan: Plan | None, seat: int, owing: Cards, draft: Cards) -> FurView:
    """The table as one seat sees it; `plan` is that seat's own, if it has one behind the screen."""
    combat = table.combat
    if combat is None:
        combat = Combat(NOBODY)
    return FurView(
        seat=seat,
        owing=owing,
        draft=draft,
        phase=table.phase,
        round=table.round,
        dogs=table.dogs,
        hand=tuple(table.hands[seat]) if seat >= 0 else (),
        hand_sizes=(len(table.hands[0]), len(table.hands[1])),
        rest=tuple(table.rests[seat]) if seat >= 0 else (),
        rest_sizes=(len(table.rests[0]), len(table.rests[1])),
        # Animals rest only after they were seen in a team, and come back only all together for everyone to see.
        seen_resting=(tuple(sorted(table.rests[0])), tuple(sorted(table.rests[1]))),
        rangers=(_rangers(table, 0), _rangers(table, 1)),
        plan=((), (), ()) if plan is None else (_team(plan, 0), _team(plan, 1), _team(plan, 2)),
        plan_weapons=(0, 0, 0) if plan is None else _three(plan.weapons, 0),
        plan_coconut=NOBODY if plan is None else plan.coconut_at,
        plan_left=() if plan is None else tuple(plan.left),
        plan_counted=0 if plan is None else plan.counted,
        plan_limit=0 if plan is None else plan.limit,
        plan_ap=(0, 0, 0) if plan is None else _three(plan.strength(table, seat), 0),
        teams=(_teams(table, 0), _teams(table, 3)),
        weapons=_halves(table.weapons),
        coconut_at=table.coconut_at,
        rewards=(tuple(table.rewards[0]), tuple(table.rewards[1]), tuple(table.rewards[2])),
        pile=len(table.pile),
        discard=tuple(table.discard),
        buried=tuple(table.buried[seat]) if seat >= 0 else (),
        buried_sizes=(len(table.buried[0]), len(table.buried[1])),
        look=tuple(table.look) if seat >= 0 and combat.winner == seat else (),
        look_size=len(table.look),
        fronts=(tuple(table.fronts[0]), tuple(table.fronts[1])),
        stock=table.stock,
        supply=_pair(table.supply),
        mushrooms=_halves(table.mushrooms),
        mushroom_stock=table.mushroom_stock,
        coconut=table.coconut,
        hua=_three(table.hua, 0),
        raihuu=_three(table.raihuu, 0),
        blocked=_pair(table.blocked),
        dishes=_pair(table.dishes),
        delicacies=_pair(table.delicacies),
        sp=_pair(table.sp),
        vp=_pair(table.vp),
        limits=_pair(table.limits),
        limits_now=(table.base_limit(0), table.base_limit(1)),
        passed=(table.passed[0], table.passed[1]),
        chefs=(table.chefs[0], table.chefs[1]),
        ginseng=(table.ginseng[0], table.ginseng[1]),
        eaten=_pair(table.eaten),
        totals=_halves(table.totals),
        results=_three(table.results, 0),
        arena=combat.arena,
        step=combat.step,
        deciders=tuple(combat.deciders),
        leaders=_pair(combat.leaders),
        winner=combat.winner,
        loss=combat.loss,
        spoils=tuple(combat.spoils),
        won=table.winner if table.phase == OVER else NOBODY,
        why=table.why,
    )


def plans_now(view: FurView) -> bool:
    """Whether the seat has a plan behind the screen."""
    return view.phase == PLANNING and view.seat >= 0


def _pair(numbers: list[int]) -> Pair:
    return (numbers[0], numbers[1])


def _three(numbers: list[int], start: int) -> Three:
    return (numbers[start], numbers[start + 1], numbers[start + 2])


def _halves(numbers: list[int]) -> tuple[Three, Three]:
    return (_three(numbers, 0), _three(numbers, 3))


def _team(plan: Plan, arena: int) -> Cards:
    return tuple(plan.teams[arena])


def _teams(table: Table, start: int) -> tuple[Cards, Cards, Cards]:
    return (tuple(table.teams[start]), tuple(table.teams[start + 1]), tuple(table.teams[start + 2]))


def _rangers(table: Table, seat: int) -> Cards:
    found = [card for card in table.hands[seat] + table.rests[seat] if table.pack.ranger[card]]
    for arena in range(3):
        found.extend([card for card in table.teams[3 * seat + arena] if table.pack.ranger[card]])
    return tuple(sorted(found))
