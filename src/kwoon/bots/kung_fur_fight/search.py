"""The search of Kung Fur Fight: plans that answer plans that answer plans, weighed against each other.

A plan over three arenas is too big to be searched move by move. Instead both sides keep a few good plans; again and
again each thinks of new ones, and keeps those that do best against the mixture that the other would play now.
"""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import i64

from kwoon.bots.judge import Scale, earned
from kwoon.bots.kung_fur_fight.greedy import FurBot, lay_more
from kwoon.bots.mixing.exact import solve_both
from kwoon.bots.mixing.odds import roll
from kwoon.bots.thinking import Budget
from kwoon.core.contract import Ask, View
from kwoon.core.dice import Dice
from kwoon.games.kung_fur_fight.play.offers import offer
from kwoon.games.kung_fur_fight.play.plan import Plan
from kwoon.games.kung_fur_fight.play.rules import FurState, KungFurFight
from kwoon.games.kung_fur_fight.sight.view import FurView

FRESH: Final = 16
"""How many new plans it thinks of at a time."""
CHANGED: Final = 24
"""How many changed ones."""
KEPT: Final = 2
"""How many of all these it keeps."""
FIRST: Final = 8
"""How many of its first thoughts each side keeps."""


class Camp:
    """One side's plans, and how likely it would play each of them now."""

    def __init__(self, seat: i64, plans: list[Plan]) -> None:
        self.seat = seat
        self.plans = plans
        self.odds: list[float] = []


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
        return super()._clash(state, seat, plan, other)

    def _make_plan(self, view: FurView) -> Plan:
        self.fought = 0
        began = time.monotonic()
        state = self._imagine(view)
        self._prepare(state)
        mine = Camp(view.seat, self._think_of(state, view.seat))
        theirs = Camp(1 - view.seat, self._think_of(state, 1 - view.seat))
        mine_best = self._best(state, mine.seat, mine.plans, theirs.plans)
        theirs.plans = self._best(state, theirs.seat, theirs.plans, mine_best)
        mine.plans = self._best(state, mine.seat, mine.plans, theirs.plans)[:FIRST]
        theirs.plans = theirs.plans[:FIRST]
        matrix: list[list[float]] = []
        self._fill(state, mine, theirs, matrix)
        while not self.budget.spent(self.fought, began):
            state = self._imagine(view)
            mine.odds, theirs.odds = solve_both(matrix)
            found = self._answers(state, mine, theirs)
            theirs.plans.extend(self._answers(state, theirs, mine))
            mine.plans.extend(found)
            self._fill(state, mine, theirs, matrix)
        mine.odds, theirs.odds = solve_both(matrix)
        self.chance = value_of(matrix, mine.odds, theirs.odds)
        return mine.plans[roll(mine.odds, self.dice)]

    def _prepare(self, state: FurState) -> None:
        """A round is going to be thought about."""

    def _fill(self, state: FurState, mine: Camp, theirs: Camp, matrix: list[list[float]]) -> None:
        """What is missing in the table of plans against plans."""
        for at, plan in enumerate(mine.plans):
            if at == len(matrix):
                matrix.append([])
            line = matrix[at]
            while len(line) < len(theirs.plans):
                line.append(self._clash(state, mine.seat, plan, theirs.plans[len(line)]))

    def _answers(self, state: FurState, own: Camp, others: Camp) -> list[Plan]:
        """The best of some new plans, and of small changes to the plans that there are, against a mixture."""
        return self._tried(state, own, others, self._thoughts(state, own, FRESH, CHANGED), KEPT)

    def _thoughts(self, state: FurState, own: Camp, fresh: int, changed: int) -> list[Plan]:
        """Some new plans, and some changed ones."""
        plans = [self._idea(state, own.seat) for _ in range(fresh)]
        for _ in range(changed):
            plans.append(self._changed(state, own.seat, own.plans[roll(own.odds, self.dice)]))
        return plans

    def _tried(self, state: FurState, own: Camp, others: Camp, plans: list[Plan], count: int) -> list[Plan]:
        """Those that do best against a mixture."""
        found: list[tuple[float, int]] = []
        for at, plan in enumerate(plans):
            total = 0.0
            for place, chance in enumerate(others.odds):
                if chance > 0.0:
                    total += chance * self._clash(state, own.seat, plan, others.plans[place])
            found.append((-total, at))
        found.sort()
        return [plans[at] for _, at in found[:count]]

    def _changed(self, state: FurState, seat: i64, plan: Plan) -> Plan:
        """A plan like this one, with one or two animals somewhere else or in somebody's place."""
        if (seat == self.own and self.draft) or plan.animals() == 0:
            return self._idea(state, seat)
        dice = self.dice
        notation = self.game
        twin = plan.copy()
        full = twin.counted
        for _ in range(1 + dice.roll(2)):
            moves = [move for move in offer(twin) if move < notation.unarm]
            if moves:
                twin.carry_out(moves[dice.roll(len(moves))])
        lay_more(twin, full, dice)
        taken = [arena for arena in range(3) if twin.teams[arena]]
        if taken and twin.spare > 0 and dice.roll(2) == 0:
            arena: i64 = taken[dice.roll(len(taken))]
            twin.carry_out(notation.arm + arena * notation.most + dice.roll(twin.spare + twin.weapons[arena]))
        if taken and twin.coconut and twin.coconut_at < 0:
            twin.carry_out(notation.coconut + taken[dice.roll(len(taken))])
        return twin


def value_of(matrix: list[list[float]], rows: list[float], columns: list[float]) -> float:
    """What a table is worth when both play these strategies."""
    total = 0.0
    for at, line in enumerate(matrix):
        if rows[at] > 0.0:
            for place, worth in enumerate(line):
                total += rows[at] * columns[place] * worth
    return total
