"""The judge of KungFu Fighting, 2014: whole answers that the greedy bot would weigh, and who stands how."""

from __future__ import annotations

from typing import Final

from kwoon.bots.judge import Scale
from kwoon.bots.kung_fu_2014.greedy import GreedyKungFu2014, Parts, Plan
from kwoon.bots.kung_fu_2014.quick import QuickKungFu2014
from kwoon.bots.kung_fu_2014.sight import Sight, see
from kwoon.bots.kung_fu_2014.worth import Aims, Sums
from kwoon.core.contract import Ask, State, View
from kwoon.core.dice import Dice
from kwoon.games.kung_fu_2014.play.notation import GIVE_UP
from kwoon.games.kung_fu_2014.play.rules import KungFu2014, KungFu2014State
from kwoon.games.kung_fu_2014.play.steps import Discarding
from kwoon.games.kung_fu_2014.sight.view import KungFu2014View

TWO: Final = [0.2793, -0.0663, 0.2583, 0.1234, -0.0471, 0.4848]
MANY: Final = [0.2777, -0.126, -0.1175, 0.196, -0.031, 0.4341]
"""The weights of the features for two players and for more, fitted by bench/fit_chances.py."""


class Wider(GreedyKungFu2014):
    """The greedy bot, but it keeps the best answer of every sort that it weighs and not only the best of all."""

    def __init__(self, game: KungFu2014) -> None:
        super().__init__(game)
        self.found: list[tuple[float, list[int]]] = []

    def answers(self, view: Sight, ask: Ask) -> list[list[int]]:
        """Whole answers, the most promising first."""
        self.found = []
        if ask.word in ("discard", "exchange"):
            ranked = [card for _, card in self._marginal(view.hand)]
            best = self.think(view, ask)
            plans = [self._discards(view, ranked[:kept]) for kept in range(len(ranked), -1, -1)]
            return unlike([best, *plans])
        if ask.word == "return":
            return self._ways_back(view, ask)
        best = self.think(view, ask)
        self.found.sort(key=promise)
        return unlike([best, *[moves for _, moves in self.found], [int(self.kinds.pass_)]])

    def _ways_back(self, view: Sight, ask: Ask) -> list[list[int]]:
        plans = [self._returns(view, ask)]
        kinds = self.kinds
        for move in ask.moves:
            if move == kinds.pass_ or kinds.verb(move) == GIVE_UP:
                plans.append([move])
            else:
                price = self.price(view.hand, kinds.card(move))
                plans.append([move, *sorted([int(kinds.discard) + each for _, each in price])])
        return unlike(plans)

    def _try_attack(self, aims: Aims, best: Plan, parts: Parts, adding: list[int]) -> None:
        own = Plan()
        own.gain = -1000.0
        super()._try_attack(aims, own, parts, adding)
        self._keep(own, best)

    def _try_block(self, view: Sight, best: Plan, stance: int, base: int, sets: Sums) -> None:
        own = Plan()
        own.gain = -1000.0
        super()._try_block(view, own, stance, base, sets)
        self._keep(own, best)

    def _keep(self, own: Plan, best: Plan) -> None:
        if own.moves:
            self.found.append((own.gain, own.moves))
            if own.gain > best.gain + 0.001:
                best.gain = own.gain
                best.moves = own.moves


def promise(found: tuple[float, list[int]]) -> float:
    """For sorting: what promises most comes first."""
    return -found[0]


def unlike(plans: list[list[int]]) -> list[list[int]]:
    """The plans without repetitions."""
    found: list[list[int]] = []
    for plan in plans:
        if plan not in found:
            found.append(plan)
    return found


class KungFu2014Judge(Scale):
    """Imagined games go on by greedy play and rest when a turn begins."""

    def __init__(self, game: KungFu2014, turns: int = 2, width: int = 10) -> None:
        super().__init__(TWO if game.seats == 2 else MANY)
        self.whole = True
        self.turns = turns
        """How many turns it looks ahead."""
        self.width = width
        """How many answers it thinks about."""
        self.wider = Wider(game)
        self.quick = QuickKungFu2014(game)
        self.first = game.kinds.first_target
        self.last = game.kinds.pass_
        self.until = 0

    def begin(self, view: View) -> None:
        assert isinstance(view, KungFu2014View)
        self.until = view.turn + self.turns

    def ideas(self, view: View, ask: Ask) -> list[list[int]]:
        assert isinstance(view, KungFu2014View)
        plans = self.wider.answers(see(view), ask)[: self.width]
        if view.phase == "attack" and view.against < 0 and len(view.out) > 2:
            plans = plans + self._other_targets(view, plans[:3])
        return unlike(plans)

    def _other_targets(self, view: KungFu2014View, plans: list[list[int]]) -> list[list[int]]:
        """The same attacks on somebody else."""
        found: list[list[int]] = []
        for plan in plans:
            cards = [move for move in plan if move < self.first]
            if not cards or len(plan) - len(cards) != 1:
                continue
            for seat in range(len(view.out)):
                if seat != view.seat and view.out[seat] == 0:
                    found.append([*cards, int(self.first) + seat])
        return found

    def rests(self, state: State, settled: int) -> bool:
        assert isinstance(state, KungFu2014State)
        return state.turn >= self.until and isinstance(state.steps[-1], Discarding)

    def stays(self, state: State, seat: int) -> bool:
        assert isinstance(state, KungFu2014State)
        return state.out[seat] == 0

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, KungFu2014State)
        chi = float(state.chi[seat])
        keep = self.wider.keep
        worth = 0.0
        for card in state.hands[seat]:
            worth += keep[card]
        return [
            chi,
            chi * chi / 20.0,
            1.0 if chi <= 3.0 else 0.0,
            float(len(state.hands[seat])),
            worth,
            1.0 if state.active == seat else 0.0,
        ]

    def reply(self, state: State, ask: Ask, dice: Dice) -> int:
        return self.quick.move(state, ask, dice)
