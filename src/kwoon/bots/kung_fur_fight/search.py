"""Search for Kung Fur Fight: plans are improved against each other and compared in a payoff matrix.

A plan over three arenas is too large to search move by move. Instead, both sides keep a few good plans. Each side
repeatedly generates new plans and keeps those that do best against the opponent's current mixture.
"""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import i64

from kwoon.bots.evaluator import LinearEvaluator, outcome_values
from kwoon.bots.kung_fur_fight.greedy import GreedyFurBot, place_random_animals
from kwoon.bots.mixed_strategy.simplex import optimal_strategies
from kwoon.bots.mixed_strategy.strategies import sample_index
from kwoon.bots.search_common import Budget
from kwoon.core.dice import Dice
from kwoon.core.game import Prompt, View
from kwoon.games.kung_fur_fight.rules.game import FurState, KungFurFight
from kwoon.games.kung_fur_fight.rules.plan import FurPlan, legal_plan_moves
from kwoon.games.kung_fur_fight.view.view import FurView

NUM_NEW_PLANS: Final = 16
"""Number of new plans to generate in each step."""
NUM_CHANGED_PLANS: Final = 24
"""Number of variations of known plans to generate in each step."""
NUM_KEPT_PLANS: Final = 2
"""Number of the generated plans to keep in each step."""
NUM_FIRST_PLANS: Final = 8
"""Number of initial plans that each side keeps."""


class WeightedPlans:
    """One side's plans and their current probabilities."""

    def __init__(self, seat: i64, plans: list[FurPlan]) -> None:
        self.seat = seat
        self.plans = plans
        self.probabilities: list[float] = []


class FurSearchBot(GreedyFurBot):
    """Generates plans until its budget of imagined rounds is spent."""

    def __init__(self, game: KungFurFight, dice: Dice, evaluator: LinearEvaluator, budget: Budget) -> None:
        super().__init__(game, dice)
        self.evaluator = evaluator
        self.budget = budget
        """Limit on imagined rounds or time for one plan."""
        self.rounds_played = 0
        self.draft: tuple[int, ...] = ()
        """Moves already drafted, which every plan keeps."""
        self.own_seat: i64 = 0
        self.win_chance = 0.5
        """Win chance with the plan chosen last."""

    def choose(self, view: View, prompt: Prompt) -> int:
        assert isinstance(view, FurView)
        if prompt.kind == "plan":
            self.draft = view.draft
            self.own_seat = view.seat
        return super().choose(view, prompt)

    def _initial_plan(self, state: FurState, seat: i64) -> FurPlan:
        plan = super()._initial_plan(state, seat)
        if seat == self.own_seat:
            for move in self.draft:
                plan.apply_move(move)
        return plan

    def _state_value(self, state: FurState, seat: i64) -> float:
        outcome = state.outcome()
        return outcome_values(outcome.places)[seat] if outcome is not None else self.evaluator.win_chances(state)[seat]

    def _plan_result(self, state: FurState, seat: i64, plan: FurPlan, other: FurPlan) -> float:
        self.rounds_played += 1
        return super()._plan_result(state, seat, plan, other)

    def _make_plan(self, view: FurView) -> FurPlan:
        self.rounds_played = 0
        began = time.monotonic()
        state = self._sample_state(view)
        self._prepare_round_planning(state)
        mine = WeightedPlans(view.seat, self._generate_plans(state, view.seat))
        theirs = WeightedPlans(1 - view.seat, self._generate_plans(state, 1 - view.seat))
        mine_best = self._best_plans(state, mine.seat, mine.plans, theirs.plans)
        theirs.plans = self._best_plans(state, theirs.seat, theirs.plans, mine_best)
        mine.plans = self._best_plans(state, mine.seat, mine.plans, theirs.plans)[:NUM_FIRST_PLANS]
        theirs.plans = theirs.plans[:NUM_FIRST_PLANS]
        matrix: list[list[float]] = []
        self._fill_matrix(state, mine, theirs, matrix)
        while not self.budget.is_spent(self.rounds_played, began):
            state = self._sample_state(view)
            mine.probabilities, theirs.probabilities = optimal_strategies(matrix)
            found = self._best_new_plans(state, mine, theirs)
            theirs.plans.extend(self._best_new_plans(state, theirs, mine))
            mine.plans.extend(found)
            self._fill_matrix(state, mine, theirs, matrix)
        mine.probabilities, theirs.probabilities = optimal_strategies(matrix)
        self.win_chance = expected_value(matrix, mine.probabilities, theirs.probabilities)
        return mine.plans[sample_index(mine.probabilities, self.dice)]

    def _prepare_round_planning(self, state: FurState) -> None:
        """Hook for subclasses that prepare data before they plan a round."""

    def _fill_matrix(
        self, state: FurState, own_plans: WeightedPlans, other_plans: WeightedPlans, matrix: list[list[float]]
    ) -> None:
        for at, plan in enumerate(own_plans.plans):
            if at == len(matrix):
                matrix.append([])
            line = matrix[at]
            while len(line) < len(other_plans.plans):
                line.append(self._plan_result(state, own_plans.seat, plan, other_plans.plans[len(line)]))

    def _best_new_plans(self, state: FurState, own_plans: WeightedPlans, other_plans: WeightedPlans) -> list[FurPlan]:
        """Return the plans that do best against the opponent's mixture, out of new plans and small changes to the
        current ones."""
        return self._best_against_mixture(
            state,
            own_plans,
            other_plans,
            self._new_plans(state, own_plans, NUM_NEW_PLANS, NUM_CHANGED_PLANS),
            NUM_KEPT_PLANS,
        )

    def _new_plans(self, state: FurState, own_plans: WeightedPlans, num_new: int, num_changed: int) -> list[FurPlan]:
        plans = [self._random_plan(state, own_plans.seat) for _ in range(num_new)]
        for _ in range(num_changed):
            plans.append(
                self._changed_plan(
                    state,
                    own_plans.seat,
                    own_plans.plans[sample_index(own_plans.probabilities, self.dice)],
                )
            )
        return plans

    def _best_against_mixture(
        self,
        state: FurState,
        own_plans: WeightedPlans,
        other_plans: WeightedPlans,
        plans: list[FurPlan],
        count: int,
    ) -> list[FurPlan]:
        found: list[tuple[float, int]] = []
        for at, plan in enumerate(plans):
            total = 0.0
            for place, chance in enumerate(other_plans.probabilities):
                if chance > 0.0:
                    total += chance * self._plan_result(state, own_plans.seat, plan, other_plans.plans[place])
            found.append((-total, at))
        found.sort()
        return [plans[at] for _, at in found[:count]]

    def _changed_plan(self, state: FurState, seat: i64, plan: FurPlan) -> FurPlan:
        """Return a copy of a plan with one or two animals moved or exchanged and perhaps other weapons. Return a random
        plan if the plan has no animals or part of it is already drafted."""
        if (seat == self.own_seat and self.draft) or plan.count_animals() == 0:
            return self._random_plan(state, seat)
        dice = self.dice
        notation = self.game
        twin = plan.copy()
        full = twin.counted_animals
        for _ in range(1 + dice.roll(2)):
            moves = [move for move in legal_plan_moves(twin) if move < notation.first_remove_weapons]
            if moves:
                twin.apply_move(moves[dice.roll(len(moves))])
        place_random_animals(twin, full, dice)
        taken = [arena for arena in range(3) if twin.teams[arena]]
        if taken and twin.spare_weapons > 0 and dice.roll(2) == 0:
            arena: i64 = taken[dice.roll(len(taken))]
            twin.apply_move(
                notation.first_weapons
                + arena * notation.max_weapons
                + dice.roll(twin.spare_weapons + twin.weapons[arena])
            )
        if taken and twin.has_coconut and twin.coconut_arena < 0:
            twin.apply_move(notation.first_coconut + taken[dice.roll(len(taken))])
        return twin


def expected_value(matrix: list[list[float]], rows: list[float], columns: list[float]) -> float:
    """Return the row player's expected payoff under these strategies."""
    total = 0.0
    for at, line in enumerate(matrix):
        if rows[at] > 0.0:
            for place, worth in enumerate(line):
                total += rows[at] * columns[place] * worth
    return total
