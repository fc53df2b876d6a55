"""The master's search for Kung Fur Fight plays out only its most promising candidates."""

from __future__ import annotations

from statistics import fmean

import pytest

from kwoon.bots.kung_fur_fight.evaluator import FurEvaluator
from kwoon.bots.kung_fur_fight.fast_policy import FastFurPolicy
from kwoon.bots.kung_fur_fight.master_search import FurMasterBot
from kwoon.bots.search_common import Budget
from kwoon.core.dice import LiveDice
from kwoon.core.fast_policy import FastPolicy
from kwoon.games.kung_fur_fight.rules.game import FurState, KungFurFight
from kwoon.games.kung_fur_fight.rules.pending_combat import PLANNING
from kwoon.registry import load_game


def load() -> KungFurFight:
    game = load_game("kung-fur-fight").game
    assert isinstance(game, KungFurFight)
    return game


def states_before_plans(game: KungFurFight, policy: FastPolicy, count: int) -> list[FurState]:
    dice = LiveDice(8)
    states: list[FurState] = []
    state = game.deal(dice)
    while len(states) < count:
        prompts = state.prompts()
        if not prompts:
            state = game.deal(dice)
            continue
        assert isinstance(state, FurState)
        if state.phase == PLANNING and not state.draft(0) and not state.draft(1):
            states.append(state.copy())
        for prompt in prompts:
            state.apply(prompt.seat, policy.choose_move(state, prompt, dice), dice)
    return states


@pytest.mark.parametrize("seat", [0, 1])
def test_kept_plans_score_better_than_average_when_played(seat: int) -> None:
    game = load()
    bot = FurMasterBot(game, LiveDice(3), FurEvaluator(game), Budget(100))
    advantages: list[float] = []
    for state in states_before_plans(game, FastFurPolicy(game), 12):
        bot._prepare_round_planning(state)
        own_plans, opponent_plans = ([bot._random_plan(state, side) for _ in range(40)] for side in (seat, 1 - seat))
        others = opponent_plans[:6]
        numeric_plans = [bot._numeric_plan(1 - seat, plan) for plan in others]
        kept = bot._best_plans_by_estimate(seat, own_plans, numeric_plans, [1.0] * 6, 6)
        assert len(kept) == 6 and all(plan in own_plans for plan in kept)
        results = {
            id(plan): fmean(bot._plan_result(state, seat, plan, other) for other in others) for plan in own_plans
        }
        advantages.append(fmean(results[id(plan)] for plan in kept) - fmean(results.values()))
    # The advantages are differences in win probability. A random selection would gain nothing on average.
    assert fmean(advantages) > 0.05
    assert sum(each > 0 for each in advantages) >= 10


def test_unlikely_opponent_plans_do_not_change_selection() -> None:
    game = load()
    bot = FurMasterBot(game, LiveDice(3), FurEvaluator(game), Budget(100))
    state = states_before_plans(game, FastFurPolicy(game), 2)[1]
    bot._prepare_round_planning(state)
    own_plans, opponent_plans = ([bot._random_plan(state, side) for _ in range(40)] for side in (0, 1))
    first_plan, second_plan = (bot._numeric_plan(1, plan) for plan in opponent_plans[:2])
    first, second = (bot._best_plans_by_estimate(0, own_plans, [only], [1.0], 40) for only in (first_plan, second_plan))
    assert first != second
    assert bot._best_plans_by_estimate(0, own_plans, [first_plan, second_plan], [0.98, 0.02], 40) == first
    assert bot._best_plans_by_estimate(0, own_plans, [first_plan, second_plan], [0.02, 0.98], 40) == second
    assert bot._best_plans_by_estimate(0, own_plans, [first_plan, second_plan], [0.5, 0.5], 40) not in (first, second)


def test_search_evaluates_plans_with_current_round_resources() -> None:
    game = load()
    bot = FurMasterBot(game, LiveDice(3), FurEvaluator(game), Budget(400))
    for state in states_before_plans(game, FastFurPolicy(game), 3):
        prompt = state.prompts()[0]
        assert bot.choose(state.view(0), prompt) in prompt.moves
        # A step that has begun is always completed, even beyond the budget.
        assert 400 <= bot.rounds_played < 1_000
        assert 0.0 <= bot.win_chance <= 1.0
        hands = [sorted([*side.hand]) for side in state.sides]
        for seat in range(2):
            assert bot.numeric_plans[seat]
            assert {id(numeric_plan.resources) for numeric_plan in bot.numeric_plans[seat]} == {id(bot.resources[seat])}
            assert bot.resources[seat].hand_value == pytest.approx(
                sum(bot.resources[seat].keep_values[card] for card in hands[seat])
            )
