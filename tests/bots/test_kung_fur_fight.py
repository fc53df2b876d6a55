"""The bots for Kung Fur Fight may decline abilities and consider the lowest SP in a round."""

from __future__ import annotations

import pytest

from kwoon.bots.kung_fur_fight import FurBotFamily
from kwoon.bots.kung_fur_fight.fast_policy import FastFurPolicy
from kwoon.bots.kung_fur_fight.greedy import play_out_round
from kwoon.bots.kung_fur_fight.plan_inputs import PlanInputs, RewardCardEffects
from kwoon.bots.kung_fur_fight.plan_value import NumericPlan, PlanMatchup, SeatResources
from kwoon.core.dice import LiveDice
from kwoon.games.kung_fur_fight.combat.combat import reveal_plans
from kwoon.games.kung_fur_fight.rules.game import FurState, KungFurFight
from kwoon.games.kung_fur_fight.rules.pending_combat import RESOLVING
from kwoon.games.kung_fur_fight.rules.plan import FurPlan, legal_plan_moves
from kwoon.registry import load_game
from tests.games.kung_fur_fight.fixtures import CATS, DOGS, KungFurFixture

LEVELS = ["greedy", "student", "master", "fast"]


def bot_move(table: KungFurFixture, level: str, seat: int) -> str:
    prompt = table.state.prompt(seat)
    assert prompt is not None
    if level == "fast":
        return table.game.format_move(FastFurPolicy(table.game).choose_move(table.state, prompt, LiveDice(3)))
    family = FurBotFamily()
    make = {"greedy": family.greedy_bot, "student": family.student_bot, "master": family.master_bot}[level]
    return table.game.format_move(make(table.game, LiveDice(4)).choose(table.state.view(seat), prompt))


@pytest.mark.parametrize("level", ["greedy", "master", "fast"])
def test_bot_declines_yue_ability_that_would_lose_to_tai_chi(level: str) -> None:
    table = KungFurFixture()
    table.give_cards(CATS, "tai-chi")
    table.set_weapons(DOGS, 1)
    table.play_round("lead 1 yue, weapons 1 1", "lead 1 tai-chi")
    assert bot_move(table, level, DOGS) == "leave ability"


@pytest.mark.parametrize("level", ["greedy", "master", "fast"])
def test_bot_with_ban_ignores_enough_weapons_to_win(level: str) -> None:
    table = KungFurFixture()
    table.give_cards(CATS, "tai-chi")
    table.set_weapons(DOGS, 3)
    table.set_weapons(CATS, 6)
    table.play_round("lead 1 ban, assist 1 hua, weapons 1 3", "lead 1 tai-chi, weapons 1 6")
    assert bot_move(table, level, DOGS) in ("ignore 2", "ignore 3", "ignore 4")


@pytest.mark.parametrize("level", ["greedy", "master", "fast"])
def test_bot_declines_raihuu_token_that_would_lose(level: str) -> None:
    table = KungFurFixture("crash kiwano peach")
    table.state.arenas[0].hua = 1
    table.state.sides[DOGS].arena_sides[0].mushrooms = 1
    table.state.mushroom_stock -= 1
    table.play_round("", "lead 2 raihuu")
    assert bot_move(table, level, CATS) == "leave token"


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_chooses_one_of_the_offered_rewards(level: str) -> None:
    game = load_game("kung-fur-fight", 2, {"rewards": "winner chooses"}).game
    assert isinstance(game, KungFurFight)
    table = KungFurFixture(game=game)
    table.state.arenas[0].rewards = table.cards("kiwano crash")
    table.state.pile.remove(table.cards("crash")[0])
    table.play_round("lead 1 ban", "")
    assert bot_move(table, level, DOGS) in ("take kiwano", "take crash")


def random_plan(state: FurState, seat: int, leader: str, dice: LiveDice) -> FurPlan:
    """Return a random plan in which this card, if the seat has it, leads arena 1."""
    notation = state.game
    plan = FurPlan(state.pack, notation)
    plan.reset(state, seat)
    card = state.pack.ids.index(leader)
    if card in state.sides[seat].hand:
        plan.apply_move(notation.first_lead + card)
    for _ in range(2 + dice.roll(3)):
        moves = [move for move in legal_plan_moves(plan) if notation.first_lead <= move < notation.first_coconut]
        if moves:
            plan.apply_move(moves[dice.roll(len(moves))])
    return plan


@pytest.mark.parametrize("edition", ["1", "2"])
def test_evaluated_plan_matchups_match_played_rounds(edition: str) -> None:
    """The test skips plans for which a decision in a combat depends on more than the evaluator knows."""
    game = load_game("kung-fur-fight", 2, {"edition": edition}).game
    assert isinstance(game, KungFurFight)
    reward_values = RewardCardEffects(game)
    dice = LiveDice(12)
    ids = game.pack.ids
    leaders_with_decisions = {ids.index(name) for name in ("ringo", "shiue", "shiau-yao")}
    compared = num_prompted = 0
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
        matchup = PlanMatchup(PlanInputs(state, reward_values))
        resources = [SeatResources(state, 0), SeatResources(state, 1)]
        for _ in range(6):
            plans = [random_plan(state, 0, "tai-chi", dice), random_plan(state, 1, "tai-chi", dice)]
            if any(team and team[0] in leaders_with_decisions for plan in plans for team in plan.teams):
                continue
            numeric_plans = [NumericPlan(resources[seat]) for seat in (0, 1)]
            for numeric_plan, plan in zip(numeric_plans, plans, strict=True):
                numeric_plan.load_plan(plan)
            matchup.win_chance(*numeric_plans)
            played = state.copy()
            reveal_plans(played, [plan.copy() for plan in plans], dice)
            num_prompted += played.phase == RESOLVING
            play_out_round(played, dice)
            first_side, second_side = played.sides
            assert (matchup.sp0, matchup.sp1, matchup.vp0, matchup.vp1) == (
                first_side.sp,
                second_side.sp,
                first_side.vp,
                second_side.vp,
            )
            compared += 1
    assert compared > 100
    assert (num_prompted > 10) == (edition == "2")


def test_plan_evaluation_includes_sp_drop_healed_in_same_round() -> None:
    table = KungFurFixture("crash power kiwano")
    table.state.sides[DOGS].sp = 7
    plans = []
    for seat, moves in ((DOGS, "lead 2 ban"), (CATS, "lead 1 yaou")):
        plan = FurPlan(table.game.pack, table.game)
        plan.reset(table.state, seat)
        plan.apply_move(table.game.parse_move(moves))
        plans.append(plan)
    matchup = PlanMatchup(PlanInputs(table.state, RewardCardEffects(table.game)))
    numeric_plans = [NumericPlan(SeatResources(table.state, seat)) for seat in (0, 1)]
    for numeric_plan, plan in zip(numeric_plans, plans, strict=True):
        numeric_plan.load_plan(plan)
    matchup.win_chance(*numeric_plans)
    assert (matchup.sp0, matchup.low0) == (5, 4)
