"""The search of Kung Fur Fight: plans that answer plans that answer plans, weighed against each other.

A plan over three arenas is too big to be searched move by move. Instead both sides keep a few good plans; again and
again each thinks of new ones, and keeps those that do best against the mixture that the other would play now.
"""

from __future__ import annotations

import time

from mypy_extensions import i64

from kwoon.bots.judge import Scale, earned
from kwoon.bots.kung_fur_fight import FurBot, drawn, fight_out, mix
from kwoon.bots.search import Budget
from kwoon.core.contract import Ask, View
from kwoon.core.dice import Dice
from kwoon.games.kung_fur_fight.combat import reveal
from kwoon.games.kung_fur_fight.plan import Plan
from kwoon.games.kung_fur_fight.rules import FurState, KungFurFight
from kwoon.games.kung_fur_fight.view import FurView


class FurSearch(FurBot):
    """Thinks of plans for as long as its budget of imagined rounds lasts."""

    def __init__(self, game: KungFurFight, dice: Dice, judge: Scale, budget: Budget) -> None:
        super().__init__(game, dice)
        self.judge = judge
        self.budget = budget
        """How many rounds it imagines for one plan, or how long."""
        self.fought = 0
        self.draft: tuple[int, ...] = ()
        """What is laid already and stays."""
        self.own: i64 = 0
        self.chance = 0.5
        """Its winning chances with the plan it chose last."""

    def choose(self, view: View, ask: Ask) -> int:
        assert isinstance(view, FurView)
        if ask.word == "plan":
            self.draft = view.draft
            self.own = view.seat
        return super().choose(view, ask)

    def _blank(self, state: FurState, seat: i64) -> Plan:
        plan = super()._blank(state, seat)
        if seat == self.own:
            for move in self.draft:
                plan.carry_out(move)
        return plan

    def _worth(self, state: FurState, seat: i64) -> float:
        outcome = state.outcome()
        return earned(outcome.places)[seat] if outcome is not None else self.judge.chances(state)[seat]

    def _clash(self, state: FurState, seat: i64, plan: Plan, other: Plan) -> float:
        self.fought += 1
        twin = state.copy()
        mine, yours = plan.copy(), other.copy()
        reveal(twin, [mine, yours] if seat == 0 else [yours, mine], self.dice)
        fight_out(twin, self.dice)
        return self._worth(twin, seat)

    def _make_plan(self, view: FurView) -> Plan:
        self.fought = 0
        began = time.monotonic()
        state = self._imagine(view)
        seat: i64 = view.seat
        mine = self._think_of(state, seat)
        theirs = self._think_of(state, 1 - seat)
        mine_best = self._best(state, seat, mine, theirs)
        theirs_best = self._best(state, 1 - seat, theirs, mine_best)
        mine_best = self._best(state, seat, mine, theirs_best)[:8]
        theirs_best = theirs_best[:8]
        matrix: list[list[float]] = []
        self._fill(state, seat, mine_best, theirs_best, matrix)
        while not self.budget.spent(self.fought, began):
            state = self._imagine(view)
            odds = mix(matrix, 100)
            their_odds = mix(turned(matrix), 100)
            mine_best.extend(self._answers(state, seat, mine_best, theirs_best, their_odds))
            theirs_best.extend(self._answers(state, 1 - seat, theirs_best, mine_best, odds))
            self._fill(state, seat, mine_best, theirs_best, matrix)
        odds = mix(matrix, self.rounds)
        self.chance = value_of(matrix, odds, mix(turned(matrix), self.rounds))
        return mine_best[drawn(odds, self.dice)]

    def _fill(
        self, state: FurState, seat: i64, mine: list[Plan], theirs: list[Plan], matrix: list[list[float]]
    ) -> None:
        """What is missing in the table of plans against plans."""
        for at, plan in enumerate(mine):
            if at == len(matrix):
                matrix.append([])
            line = matrix[at]
            while len(line) < len(theirs):
                line.append(self._clash(state, seat, plan, theirs[len(line)]))

    def _answers(
        self, state: FurState, seat: i64, own: list[Plan], others: list[Plan], odds: list[float]
    ) -> list[Plan]:
        """The best of many new plans, and of small changes to the plans that there are, against a mixture."""
        found: list[tuple[float, int]] = []
        plans: list[Plan] = []
        for at in range(40):
            plan = self._idea(state, seat)
            total = 0.0
            for _ in range(5):
                total += self._clash(state, seat, plan, others[drawn(odds, self.dice)])
            plans.append(plan)
            found.append((-total, at))
        found.sort()
        return [plans[at] for _, at in found[:3]]


def turned(matrix: list[list[float]]) -> list[list[float]]:
    """The same table from the other side."""
    return [[1.0 - line[at] for line in matrix] for at in range(len(matrix[0]))]


def value_of(matrix: list[list[float]], rows: list[float], columns: list[float]) -> float:
    """What a table is worth when both play these strategies."""
    total = 0.0
    for at, line in enumerate(matrix):
        if rows[at] > 0.0:
            for place, worth in enumerate(line):
                total += rows[at] * columns[place] * worth
    return total
