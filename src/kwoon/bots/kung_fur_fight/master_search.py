"""The master's search for Kung Fur Fight: evaluates many plans as plain numbers and plays out only the best of them.

Playing two plans out by the rules and evaluating the result takes twenty times as long as the fast policy's estimate
(`plan_value.py`). That estimate is good enough to discard plans that are not worth playing out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.bots.evaluator import LinearEvaluator
from kwoon.bots.kung_fur_fight.plan_inputs import PlanInputs, RewardCardEffects
from kwoon.bots.kung_fur_fight.plan_value import NumericPlan, PlanMatchup, SeatResources
from kwoon.bots.kung_fur_fight.search import NUM_KEPT_PLANS, FurSearchBot, WeightedPlans
from kwoon.bots.search_common import Budget
from kwoon.core.dice import Dice
from kwoon.games.kung_fur_fight.rules.game import FurState, KungFurFight
from kwoon.games.kung_fur_fight.rules.plan import FurPlan

NUM_NEW_PLANS: Final = 24
"""Number of new plans to generate in each step."""
NUM_CHANGED_PLANS: Final = 56
"""Number of variations of known plans to generate in each step."""
NUM_PLAYED_OUT: Final = 8
"""Number of the generated plans to play out in each step."""
NUM_OPPONENT_PLANS: Final = 12
"""Number of the opponent's plans against which the first plans are evaluated."""


class FurMasterBot(FurSearchBot):
    """Generates more plans than it plays out."""

    def __init__(self, game: KungFurFight, dice: Dice, evaluator: LinearEvaluator, budget: Budget) -> None:
        super().__init__(game, dice, evaluator, budget)
        self.reward_values = RewardCardEffects(game)
        self.matchup: PlanMatchup | None = None
        self.resources: list[SeatResources] = []
        self.numeric_plans: list[list[NumericPlan]] = []
        """Each side's plans as numbers, in the order of its mixture."""

    def _prepare_round_planning(self, state: FurState) -> None:
        self.matchup = PlanMatchup(PlanInputs(state, self.reward_values))
        self.resources = [SeatResources(state, 0), SeatResources(state, 1)]
        self.numeric_plans = [[], []]

    def _best_plans(self, state: FurState, seat: i64, plans: list[FurPlan], against: list[FurPlan]) -> list[FurPlan]:
        dice = self.dice
        others = [self._numeric_plan(1 - seat, against[dice.roll(len(against))]) for _ in range(NUM_OPPONENT_PLANS)]
        return self._best_plans_by_estimate(seat, plans, others, [1.0] * NUM_OPPONENT_PLANS, self.num_compared)

    def _best_new_plans(self, state: FurState, own_plans: WeightedPlans, other_plans: WeightedPlans) -> list[FurPlan]:
        numeric_plans = self.numeric_plans[other_plans.seat]
        while len(numeric_plans) < len(other_plans.plans):
            numeric_plans.append(self._numeric_plan(other_plans.seat, other_plans.plans[len(numeric_plans)]))
        candidates = self._new_plans(state, own_plans, NUM_NEW_PLANS, NUM_CHANGED_PLANS)
        shortlist = self._best_plans_by_estimate(
            own_plans.seat, candidates, numeric_plans, other_plans.probabilities, NUM_PLAYED_OUT
        )
        return self._best_against_mixture(state, own_plans, other_plans, shortlist, NUM_KEPT_PLANS)

    def _numeric_plan(self, seat: i64, plan: FurPlan) -> NumericPlan:
        numeric_plan = NumericPlan(self.resources[seat])
        numeric_plan.load_plan(plan)
        return numeric_plan

    def _best_plans_by_estimate(
        self, seat: i64, plans: list[FurPlan], others: list[NumericPlan], probabilities: list[float], count: int
    ) -> list[FurPlan]:
        """Return the `count` plans with the best estimated win chance against a mixture."""
        matchup = self.matchup
        assert matchup is not None
        weights = vec[float](probabilities)
        numeric_plan = NumericPlan(self.resources[seat])
        found: list[tuple[float, int]] = []
        for at, plan in enumerate(plans):
            numeric_plan.load_plan(plan)
            found.append((-matchup.win_chance_against(seat, numeric_plan, others, weights), at))
        found.sort()
        return [plans[at] for _, at in found[:count]]
