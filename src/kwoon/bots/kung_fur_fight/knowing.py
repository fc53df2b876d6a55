"""Kung Fur Fight against a bot that is known: its plans are asked for, and the plan is taken that answers them best."""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import i64

from kwoon.bots.kung_fur_fight.judge import FurJudge
from kwoon.bots.kung_fur_fight.search import FIRST, Camp, FurSearch
from kwoon.bots.strength.informed import Make, own_dice
from kwoon.bots.thinking import Budget
from kwoon.core.dice import Dice
from kwoon.games.kung_fur_fight.play.plan import Plan
from kwoon.games.kung_fur_fight.play.rules import FurState, KungFurFight
from kwoon.games.kung_fur_fight.sight.view import FurView

ASKED: Final = 10
"""How many plans of the other are looked at."""
LONGEST: Final = 200
"""No plan is laid in more moves."""


class FurKnowing(FurSearch):
    """Keeps the other's plans as that bot would lay them, and looks for its own answer to all of them."""

    def __init__(self, game: KungFurFight, make: Make, dice: Dice, budget: Budget) -> None:
        super().__init__(game, dice, FurJudge(), budget)
        self.make = make

    def _make_plan(self, view: FurView) -> Plan:
        self.fought = 0
        began = time.monotonic()
        state = self._imagine(view)
        theirs = Camp(1 - view.seat, [self._laid(state, 1 - view.seat) for _ in range(ASKED)])
        theirs.odds = [1.0 / ASKED] * ASKED
        mine = Camp(view.seat, self._best(state, view.seat, self._think_of(state, view.seat), theirs.plans)[:FIRST])
        matrix: list[list[float]] = []
        self._fill(state, mine, theirs, matrix)
        while not self.budget.spent(self.fought, began):
            mine.odds = foremost(matrix)
            mine.plans.extend(self._answers(state, mine, theirs))
            self._fill(state, mine, theirs, matrix)
        return mine.plans[foremost(matrix).index(1.0)]

    def _laid(self, state: FurState, seat: i64) -> Plan:
        """A plan as the other bot lays it."""
        twin = state.copy()
        bot = self.make(self.game, own_dice(self.dice))
        plan = self._blank(state, seat)
        moves = 0
        ask = twin.ask(seat)
        while ask is not None and ask.word == "plan" and moves < LONGEST:
            move = bot.choose(twin.view(int(seat)), ask)
            twin.answer(seat, move, self.dice)
            following = twin.ask(seat)
            if following is None:
                break
            plan.carry_out(move)
            moves += 1
            ask = following
        return plan


def foremost(matrix: list[list[float]]) -> list[float]:
    """All on the row that does best on the whole."""
    best = 0
    high = -1.0
    for at, row in enumerate(matrix):
        total = 0.0  # by hand: compiled, `sum` wants whole numbers
        for worth in row:
            total += worth
        if total > high:
            best, high = at, total
    return [1.0 if at == best else 0.0 for at in range(len(matrix))]
