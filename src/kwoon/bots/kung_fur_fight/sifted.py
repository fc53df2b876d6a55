"""The master's search of Kung Fur Fight: many plans are reckoned on plain numbers, only the best of them fought out.

To fight two plans out by the rules and judge what came of it takes twenty times as long as to reckon it as the quick
bot does (`force.py`). That is near enough to tell which thoughts are not worth a fight.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.bots.judge import Scale
from kwoon.bots.kung_fur_fight.force import Clash, Force, Stock
from kwoon.bots.kung_fur_fight.scene import Prizes, Scene
from kwoon.bots.kung_fur_fight.search import KEPT, Camp, FurSearch
from kwoon.bots.thinking import Budget
from kwoon.core.dice import Dice
from kwoon.games.kung_fur_fight.play.plan import Plan
from kwoon.games.kung_fur_fight.play.rules import FurState, KungFurFight

FRESH: Final = 24
"""How many new plans it thinks of at a time."""
CHANGED: Final = 56
"""How many changed ones."""
TRIED: Final = 8
"""How many of all these are fought out."""
SAMPLE: Final = 12
"""So many plans of the other side the first thoughts are reckoned against."""


class SiftedSearch(FurSearch):
    """Thinks of more plans than it fights out."""

    def __init__(self, game: KungFurFight, dice: Dice, judge: Scale, budget: Budget) -> None:
        super().__init__(game, dice, judge, budget)
        self.prizes = Prizes(game)
        self.meeting: Clash | None = None
        self.stocks: list[Stock] = []
        self.forces: list[list[Force]] = []
        """Each side's plans as numbers, in their order."""

    def _prepare(self, state: FurState) -> None:
        self.meeting = Clash(Scene(state, self.prizes))
        self.stocks = [Stock(state, 0), Stock(state, 1)]
        self.forces = [[], []]

    def _best(self, state: FurState, seat: i64, plans: list[Plan], against: list[Plan]) -> list[Plan]:
        dice = self.dice
        others = [self._force(1 - seat, against[dice.roll(len(against))]) for _ in range(SAMPLE)]
        return self._sifted(seat, plans, others, [1.0] * SAMPLE, self.serious)

    def _answers(self, state: FurState, own: Camp, others: Camp) -> list[Plan]:
        forces = self.forces[others.seat]
        while len(forces) < len(others.plans):
            forces.append(self._force(others.seat, others.plans[len(forces)]))
        thoughts = self._thoughts(state, own, FRESH, CHANGED)
        sifted = self._sifted(own.seat, thoughts, forces, others.odds, TRIED)
        return self._tried(state, own, others, sifted, KEPT)

    def _force(self, seat: i64, plan: Plan) -> Force:
        """A plan as numbers."""
        force = Force(self.stocks[seat])
        force.take(plan)
        return force

    def _sifted(self, seat: i64, plans: list[Plan], others: list[Force], odds: list[float], count: int) -> list[Plan]:
        """The plans that look best against a mixture, as far as it is likely."""
        meeting = self.meeting
        assert meeting is not None
        likely = vec[float](capacity=len(odds))
        for each in odds:
            likely = append(likely, each)
        force = Force(self.stocks[seat])
        found: list[tuple[float, int]] = []
        for at, plan in enumerate(plans):
            force.take(plan)
            found.append((-meeting.against(seat, force, others, likely), at))
        found.sort()
        return [plans[at] for _, at in found[:count]]
