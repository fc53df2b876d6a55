"""Kung Fur Fight's bots may decline abilities and take a round's lowest SP into account."""

from __future__ import annotations

import pytest

from kwoon.bots.kung_fur_fight import FurBots
from kwoon.bots.kung_fur_fight.fast import FastFur
from kwoon.bots.kung_fur_fight.greedy import play_out_round
from kwoon.bots.kung_fur_fight.plan_inputs import RewardValues, RoundInputs
from kwoon.bots.kung_fur_fight.plan_value import NumericPlan, PlanMatchup, SeatResources
from kwoon.core.dice import LiveDice
from kwoon.games.kung_fur_fight.combat.combat import reveal_plans
from kwoon.games.kung_fur_fight.rules.game import FurState, KungFurFight
from kwoon.games.kung_fur_fight.rules.plan import FurPlan
from kwoon.games.kung_fur_fight.rules.plan_moves import plan_moves
from kwoon.games.kung_fur_fight.rules.steps import RESOLVING
from kwoon.registry import load_game
from tests.games.kung_fur_fight.fixtures import CATS, DOGS, Ring

LEVELS = ["greedy", "student", "master", "quick"]


def answer(ring: Ring, level: str, seat: int) -> str:
    """Return the move of a bot of this level."""
    ask = ring.state.prompt(seat)
    assert ask is not None
    if level == "quick":
        return ring.game.format_move(FastFur(ring.game).choose_move(ring.state, ask, LiveDice(3)))
    school = FurBots()
    make = {"greedy": school.greedy, "student": school.student, "master": school.master}[level]
    return ring.game.format_move(make(ring.game, LiveDice(4)).choose(ring.state.view(seat), ask))


@pytest.mark.parametrize("level", ["greedy", "master", "quick"])
def test_yue_is_left_unused_where_she_would_lose_to_tai_chi(level: str) -> None:
    ring = Ring()
    ring.give(CATS, "tai-chi")
    ring.supply(DOGS, 1)
    ring.fight("lead 1 yue, weapons 1 1", "lead 1 tai-chi")
    assert answer(ring, level, DOGS) == "leave ability"


@pytest.mark.parametrize("level", ["greedy", "master", "quick"])
def test_ban_ignores_as_many_as_win_and_takes_two(level: str) -> None:
    ring = Ring()
    ring.give(CATS, "tai-chi")
    ring.supply(DOGS, 3)
    ring.supply(CATS, 6)
    ring.fight("lead 1 ban, assist 1 hua, weapons 1 3", "lead 1 tai-chi, weapons 1 6")
    assert answer(ring, level, DOGS) in ("ignore 2", "ignore 3", "ignore 4")


@pytest.mark.parametrize("level", ["greedy", "master", "quick"])
def test_a_raihuu_token_that_would_lose_alone_is_left_unused(level: str) -> None:
    ring = Ring("crash kiwano peach")
    ring.state.arenas[0].hua = 1
    ring.state.sides[DOGS].arena_sides[0].mushrooms = 1
    ring.state.mushroom_stock -= 1
    ring.fight("", "lead 2 raihuu")
    assert answer(ring, level, CATS) == "leave token"


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_names_the_next_reward(level: str) -> None:
    game = load_game("kung-fur-fight", 2, {"rewards": "winner chooses"}).game
    assert isinstance(game, KungFurFight)
    ring = Ring(game=game)
    ring.state.arenas[0].rewards = ring.cards("kiwano crash")
    ring.state.pile.remove(ring.cards("crash")[0])
    ring.fight("lead 1 ban", "")
    assert answer(ring, level, DOGS) in ("take kiwano", "take crash")


def random_plan(state: FurState, seat: int, leader: str, dice: LiveDice) -> FurPlan:
    """Return a random plan in which this card leads arena 1, if the seat has it."""
    notation = state.game
    plan = FurPlan(state.pack, notation)
    plan.reset(state, seat)
    card = state.pack.ids.index(leader)
    if card in state.sides[seat].hand:
        plan.apply(notation.first_lead + card)
    for _ in range(2 + dice.roll(3)):
        moves = [move for move in plan_moves(plan) if notation.first_lead <= move < notation.first_coconut]
        if moves:
            plan.apply(moves[dice.roll(len(moves))])
    return plan


@pytest.mark.parametrize("edition", ["1", "2"])
def test_reckoned_clashes_come_out_as_the_rules_have_it(edition: str) -> None:
    """Plans are skipped where a decision during the combat depends on more than the evaluator knows."""
    game = load_game("kung-fur-fight", 2, {"edition": edition}).game
    assert isinstance(game, KungFurFight)
    prizes = RewardValues(game)
    dice = LiveDice(12)
    ids = game.pack.ids
    deciding = {ids.index(name) for name in ("ringo", "shiue", "shiau-yao")}
    compared = asked = 0
    for _ in range(120):
        state = game.deal(dice)
        owner = dice.roll(2)
        tai_chi = ids.index("tai-chi")
        for arena, reward in zip(state.arenas, ("break", "kiwano", "crash"), strict=True):
            arena.rewards = [ids.index(reward)]
        state.sides[owner].hand.append(tai_chi)
        state.sides[owner].hand.sort()
        state.sides[1].vp = dice.roll(3)
        for side in state.sides:
            side.unused_weapons = 4
            side.sp = 5 + dice.roll(8)
        for arena in state.arenas:
            arena.hua = dice.roll(2)
        clash = PlanMatchup(RoundInputs(state, prizes))
        stocks = [SeatResources(state, 0), SeatResources(state, 1)]
        for _ in range(6):
            plans = [random_plan(state, 0, "tai-chi", dice), random_plan(state, 1, "tai-chi", dice)]
            if any(team and team[0] in deciding for plan in plans for team in plan.teams):
                continue
            forces = [NumericPlan(stocks[seat]) for seat in (0, 1)]
            for force, plan in zip(forces, plans, strict=True):
                force.load_plan(plan)
            clash.win_chance(*forces)
            twin = state.copy()
            reveal_plans(twin, [plan.copy() for plan in plans], dice)
            asked += twin.phase == RESOLVING
            play_out_round(twin, dice)
            one, two = twin.sides
            assert (clash.sp0, clash.sp1, clash.vp0, clash.vp1) == (one.sp, two.sp, one.vp, two.vp)
            compared += 1
    assert compared > 100
    assert (asked > 10) == (edition == "2")


def test_a_dip_that_is_healed_counts_in_the_reckoning() -> None:
    ring = Ring("crash power kiwano")
    ring.state.sides[DOGS].sp = 7
    plans = []
    for seat, moves in ((DOGS, "lead 2 ban"), (CATS, "lead 1 yaou")):
        plan = FurPlan(ring.game.pack, ring.game)
        plan.reset(ring.state, seat)
        plan.apply(ring.game.parse_move(moves))
        plans.append(plan)
    clash = PlanMatchup(RoundInputs(ring.state, RewardValues(ring.game)))
    forces = [NumericPlan(SeatResources(ring.state, seat)) for seat in (0, 1)]
    for force, plan in zip(forces, plans, strict=True):
        force.load_plan(plan)
    clash.win_chance(*forces)
    assert (clash.sp0, clash.low0) == (5, 4)
