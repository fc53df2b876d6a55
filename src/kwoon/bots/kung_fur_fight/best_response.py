"""Best response to a known bot in Kung Fur Fight: samples the bot's plans and chooses the plan that does best against
them."""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import i64

from kwoon.bots.kung_fur_fight.evaluator import FurEvaluator
from kwoon.bots.kung_fur_fight.search import NUM_FIRST_PLANS, FurSearchBot, WeightedPlans
from kwoon.bots.search_common import Budget
from kwoon.bots.strength.best_response import BotFactory, fork_dice
from kwoon.core.dice import Dice
from kwoon.games.kung_fur_fight.rules.game import FurState, KungFurFight
from kwoon.games.kung_fur_fight.rules.plan import FurPlan
from kwoon.games.kung_fur_fight.view.view import FurView

NUM_SAMPLED_PLANS: Final = 10
"""Number of the opponent's plans to sample."""
MAX_PLAN_MOVES: Final = 200
"""Maximum number of moves in a plan."""


class FurBestResponseBot(FurSearchBot):
    """Keeps sampled plans of the opponent's bot and searches for the best answer to all of them."""

    def __init__(self, game: KungFurFight, make_opponent: BotFactory, dice: Dice, budget: Budget) -> None:
        super().__init__(game, dice, FurEvaluator(), budget)
        self.make_opponent = make_opponent

    def _make_plan(self, view: FurView) -> FurPlan:
        self.rounds_played = 0
        began = time.monotonic()
        state = self._sample_state(view)
        theirs = WeightedPlans(
            1 - view.seat, [self._opponent_plan(state, 1 - view.seat) for _ in range(NUM_SAMPLED_PLANS)]
        )
        theirs.probabilities = [1.0 / NUM_SAMPLED_PLANS] * NUM_SAMPLED_PLANS
        mine = WeightedPlans(
            view.seat,
            self._best_plans(state, view.seat, self._generate_plans(state, view.seat), theirs.plans)[:NUM_FIRST_PLANS],
        )
        matrix: list[list[float]] = []
        self._fill_matrix(state, mine, theirs, matrix)
        while not self.budget.is_spent(self.rounds_played, began):
            mine.probabilities = best_row_strategy(matrix)
            mine.plans.extend(self._best_new_plans(state, mine, theirs))
            self._fill_matrix(state, mine, theirs, matrix)
        return mine.plans[best_row_strategy(matrix).index(1.0)]

    def _opponent_plan(self, state: FurState, seat: i64) -> FurPlan:
        twin = state.copy()
        bot = self.make_opponent(self.game, fork_dice(self.dice))
        plan = self._initial_plan(state, seat)
        moves = 0
        prompt = twin.prompt(seat)
        while prompt is not None and prompt.kind == "plan" and moves < MAX_PLAN_MOVES:
            move = bot.choose(twin.view(int(seat)), prompt)
            twin.apply(seat, move, self.dice)
            following = twin.prompt(seat)
            if following is None:
                break
            plan.apply_move(move)
            moves += 1
            prompt = following
        return plan


def best_row_strategy(matrix: list[list[float]]) -> list[float]:
    """Return the pure strategy that plays the row with the best total."""
    best = 0
    high = -1.0
    for at, row in enumerate(matrix):
        total = 0.0  # a loop, because compiled `sum` expects integers
        for worth in row:
            total += worth
        if total > high:
            best, high = at, total
    return [1.0 if at == best else 0.0 for at in range(len(matrix))]
