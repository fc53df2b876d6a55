"""Generates plans for both sides in Kung Fur Fight that answer each other, and solves their payoff matrix.

It starts with a few plans that use strong animals, solves their matrix, and then searches several times for a small
change to the best plan that does better against the opponent's mixture. Its random numbers are seeded from the
position, so the same position always gets the same plans.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.bots.kung_fur_fight.greedy import place_random_tokens
from kwoon.bots.kung_fur_fight.plan_inputs import PlanInputs, RewardCardEffects
from kwoon.bots.kung_fur_fight.plan_value import NumericPlan, PlanMatchup, SeatResources
from kwoon.bots.mixed_strategy.simplex import MatrixGame
from kwoon.bots.packed_vectors import filled_vector
from kwoon.core.dice import LiveDice
from kwoon.games.kung_fur_fight.rules.game import FurState, KungFurFight
from kwoon.games.kung_fur_fight.rules.plan import FurPlan, joinable_kinds

NUM_IDEAS: Final = 16
"""Number of initial plans for each side."""
NUM_ANSWERS: Final = 2
"""Number of times each side then answers the opponent's mixture."""
MAX_PLANS: Final[i64] = 18
"""Maximum number of plans for each side: all initial plans and all answers."""
MIN_IMPROVEMENT: Final = 0.001
"""Improvements smaller than this are ignored."""
MAX_PLACEMENTS: Final = 12
"""Maximum number of random placements to try for a plan."""
EXTRA_CANDIDATES: Final = 2
"""Number of further random animals to compare with the first one; the strongest of them is placed."""


class NumericPlanMixture:
    """One side's plans and their probabilities."""

    def __init__(self, state: FurState, seat: i64) -> None:
        self.seat = seat
        self.resources = SeatResources(state, seat)
        self.base_limit = state.card_limit_without_peach(seat)
        self.plans: list[FurPlan] = []
        self.numeric_plans: list[NumericPlan] = []
        self.probabilities: vec[float] = vec[float]()
        self.current_plan = NumericPlan(self.resources)
        self.changed_plan = NumericPlan(self.resources)

    def add_plan(self, plan: FurPlan) -> None:
        numeric_plan = NumericPlan(self.resources)
        numeric_plan.load_plan(plan)
        self.plans.append(plan)
        self.numeric_plans.append(numeric_plan)


class PlanMixture:
    """The plans that one side plays, each as its moves in canonical order, and their probabilities."""

    def __init__(self, pool: NumericPlanMixture) -> None:
        self.moves: list[list[int]] = []
        self.probabilities: list[float] = []
        for at, plan in enumerate(pool.plans):
            if pool.probabilities[at] > 0.0:
                self.moves.append(canonical_moves_of(plan))
                self.probabilities.append(pool.probabilities[at])


class FurRoundPlanner:
    """Both sides' plans for one round."""

    def __init__(self, game: KungFurFight, state: FurState, reward_values: RewardCardEffects, seed: int) -> None:
        self.game = game
        self.state = state
        self.dice = LiveDice(seed)
        self.matchup = PlanMatchup(PlanInputs(state, reward_values))
        self.pools = [NumericPlanMixture(state, 0), NumericPlanMixture(state, 1)]
        self.best_found = 0.0
        """Win chance with the best placement found by the last search."""
        self.cells: vec[float] = filled_vector(MAX_PLANS * MAX_PLANS, 0.0)
        """Value of each plan of the first side against each plan of the second."""
        for pool in self.pools:
            pool.add_plan(self._empty_plan(pool.seat))
            while len(pool.plans) < NUM_IDEAS:
                pool.add_plan(self._random_plan(pool))
        self._fill_payoffs(0, 0)
        self._solve_mixtures()
        for _ in range(NUM_ANSWERS):
            rows, columns = len(self.pools[0].plans), len(self.pools[1].plans)
            first = self._find_better_plan(0)
            second = self._find_better_plan(1)
            if first is not None:
                self.pools[0].add_plan(first)
            if second is not None:
                self.pools[1].add_plan(second)
            if first is None and second is None:
                break
            self._fill_payoffs(rows, columns)
            self._solve_mixtures()

    def _fill_payoffs(self, num_filled_rows: i64, num_filled_columns: i64) -> None:
        """Evaluate pairs not yet evaluated; the first `num_filled_rows` rows and `num_filled_columns` columns are
        already filled."""
        for row, one in enumerate(self.pools[0].numeric_plans):
            for column, two in enumerate(self.pools[1].numeric_plans):
                if row >= num_filled_rows or column >= num_filled_columns:
                    self.cells[row * MAX_PLANS + column] = self.matchup.win_chance(one, two)

    def _solve_mixtures(self) -> None:
        rows: i64 = len(self.pools[0].numeric_plans)
        columns: i64 = len(self.pools[1].numeric_plans)
        table = MatrixGame(rows, columns)
        for row in range(rows):
            for column in range(columns):
                table.set_payoff(row, column, self.cells[row * MAX_PLANS + column])
        table.solve()
        self.pools[0].probabilities = table.row_strategy
        self.pools[1].probabilities = table.column_strategy

    # Initial plans.

    def _empty_plan(self, seat: i64) -> FurPlan:
        plan = FurPlan(self.game.pack, self.game)
        plan.reset(self.state, seat)
        return plan

    def _random_plan(self, pool: NumericPlanMixture) -> FurPlan:
        """Return a plan that uses strong animals, usually as many as allowed, with random tokens."""
        dice = self.dice
        plan = self._empty_plan(pool.seat)
        most = plan.card_limit if dice.roll(4) == 0 else pool.base_limit
        if most > 1 and dice.roll(12) == 0:
            most -= 1 + dice.roll(most - 1)
        tries: i64 = 0
        while tries < MAX_PLACEMENTS and plan.counted_animals < most and plan.unplaced:
            tries += 1
            self._place_strong_animal(pool, plan)
        place_random_tokens(plan, dice)
        return plan

    def _place_strong_animal(self, pool: NumericPlanMixture, plan: FurPlan) -> None:
        """Place a strong animal in a random arena, if that is legal."""
        dice = self.dice
        size: i64 = len(plan.unplaced)
        card: i64 = plan.unplaced[dice.roll(size)]
        for _ in range(EXTRA_CANDIDATES):
            other: i64 = plan.unplaced[dice.roll(size)]
            if pool.resources.ap[other] > pool.resources.ap[card]:
                card = other
        arena = dice.roll(3)
        top, below = joinable_kinds(plan, plan.teams[arena])
        leads, assists = (top >> card) & 1, (below >> card) & 1
        move = self.game.first_lead + 2 * arena * self.game.num_fighters + card
        if leads and (not assists or dice.roll(2) == 0):
            plan.apply_move(move)
        elif assists:
            plan.apply_move(move + self.game.num_fighters)

    # Better plans against the opponent's mixture.

    def _plan_win_chance(self, seat: i64, numeric_plan: NumericPlan) -> float:
        other = self.pools[1 - seat]
        return self.matchup.win_chance_against(seat, numeric_plan, other.numeric_plans, other.probabilities)

    def _find_better_plan(self, seat: i64) -> FurPlan | None:
        """Return a variation of the best current plan that does better against the opponent's mixture, or None."""
        pool = self.pools[seat]
        plan = pool.plans[self._best_plan_index(seat)]
        high = self._plan_win_chance(seat, pool.numeric_plans[self._best_plan_index(seat)])
        before = high
        changed = plan.copy()
        for arena in range(3):
            for card in plan.teams[arena]:
                twin = plan.copy()
                twin.apply_move(arena * self.game.num_fighters + card)
                move = self._best_placement(pool, twin)
                if move >= 0 and self.best_found > high + MIN_IMPROVEMENT:
                    twin.apply_move(move)
                    high = self.best_found
                    changed = twin
        if changed.counted_animals < pool.base_limit:
            move = self._best_placement(pool, changed)
            if move >= 0 and self.best_found > high + MIN_IMPROVEMENT:
                changed.apply_move(move)
                high = self.best_found
        high = self._improve_tokens(pool, changed, high)
        return changed if high > before + MIN_IMPROVEMENT else None

    def _best_plan_index(self, seat: i64) -> i64:
        """Return the index of the current plan that does best against the opponent's mixture."""
        own, other = self.pools[seat], self.pools[1 - seat]
        best: i64 = 0
        high = -1.0
        for at in range(len(own.plans)):
            total = 0.0
            for place in range(len(other.plans)):
                if other.probabilities[place] > 0.0:
                    if seat == 0:
                        total += other.probabilities[place] * self.cells[at * MAX_PLANS + place]
                    else:
                        total += other.probabilities[place] * (1.0 - self.cells[place * MAX_PLANS + at])
            if total > high:
                high = total
                best = at
        return best

    def _best_placement(self, pool: NumericPlanMixture, plan: FurPlan) -> i64:
        """Return the best move that places an animal, or -1 if none is legal."""
        now, changed = pool.current_plan, pool.changed_plan
        now.load_plan(plan)
        fighters = self.game.num_fighters
        best: i64 = -1
        self.best_found = -1.0
        for arena in range(3):
            top, below = joinable_kinds(plan, plan.teams[arena])
            before: i64 = -1
            first = self.game.first_lead + 2 * arena * fighters
            for animal in plan.unplaced:
                card: i64 = animal
                if card == before:
                    continue
                before = card
                if (top >> card) & 1:
                    changed.copy_from(now)
                    changed.add_leader(arena, card)
                    if self._record_if_better(pool.seat, changed):
                        best = first + card
                if (below >> card) & 1:
                    changed.copy_from(now)
                    changed.add_assistant(arena, card)
                    if self._record_if_better(pool.seat, changed):
                        best = first + fighters + card
        return best

    def _record_if_better(self, seat: i64, numeric_plan: NumericPlan) -> bool:
        """Record a plan's win chance if it is the best so far. Return whether it is."""
        worth = self._plan_win_chance(seat, numeric_plan)
        if worth <= self.best_found:
            return False
        self.best_found = worth
        return True

    def _improve_tokens(self, pool: NumericPlanMixture, plan: FurPlan, best_value: float) -> float:
        """Apply the change in weapons that improves `plan` most, and place an unused Coconut. Return the win chance
        without the Coconut."""
        notation = self.game
        numeric_plan = pool.current_plan
        numeric_plan.load_plan(plan)
        best: i64 = -1
        for arena in range(3):
            laid = numeric_plan.weapons[arena]
            if not plan.teams[arena] or laid + plan.spare_weapons == 0:
                continue
            for count in range(1, laid + plan.spare_weapons + 1):
                numeric_plan.weapons[arena] = count
                numeric_plan.spare_weapons = plan.spare_weapons + laid - count
                worth = self._plan_win_chance(pool.seat, numeric_plan)
                if worth > best_value + MIN_IMPROVEMENT:
                    best_value = worth
                    best = notation.first_weapons + arena * notation.max_weapons + count - 1
            numeric_plan.weapons[arena] = laid
            numeric_plan.spare_weapons = plan.spare_weapons
        if best >= 0:
            plan.apply_move(best)
        if plan.has_coconut and plan.coconut_arena < 0:
            for arena in range(3):
                if plan.teams[arena]:
                    plan.apply_move(notation.first_coconut + arena)
                    break
        return best_value


def canonical_moves_of(plan: FurPlan) -> list[int]:
    """Return the moves that make up a plan, in canonical order."""
    notation = plan.notation
    moves: list[int] = []
    for arena in range(3):
        team = plan.teams[arena]
        first = int(notation.first_lead + 2 * arena * notation.num_fighters)
        if team:
            moves.append(first + team[0])
            moves.extend(sorted([first + int(notation.num_fighters) + card for card in team[1:]]))
    for arena in range(3):
        if plan.weapons[arena] > 0:
            moves.append(int(notation.first_weapons + arena * notation.max_weapons) + plan.weapons[arena] - 1)
    if plan.coconut_arena >= 0:
        moves.append(int(notation.first_coconut + plan.coconut_arena))
    moves.append(int(notation.seal_move))
    return moves
