"""A node of the search tree: tries, results and regrets for each move at a prompt."""

from __future__ import annotations

import math
from typing import Final

from kwoon.core.dice import Dice

MIN_PROBABILITY: Final = 0.06
"""Moves that a strategy plays less often than this are remnants of early tries and are not played at all."""


class SearchNode:
    """One prompt as one observer knows it. The available moves may differ between samples."""

    def __init__(self) -> None:
        self.moves: list[int] = []
        self.tries: list[float] = []
        self.times_offered: list[float] = []
        """How often each move was available."""
        self.mean_value: list[float] = []
        """Average result of each move."""
        self.regret: list[float] = []
        self.strategy_sums: list[float] = []
        """Sum of all strategies so far, with later ones weighted more."""
        self.visits = 0.0

    def find_or_add_moves(self, moves: list[int]) -> list[int]:
        """Return the indices of these moves, adding moves that are new."""
        known = self.moves
        if len(known) == len(moves) and known == moves:
            return list(range(len(moves)))
        found: list[int] = []
        for move in moves:
            at = 0
            while at < len(known) and known[at] != move:
                at += 1
            if at == len(known):
                known.append(move)
                self.tries.append(0.0)
                self.times_offered.append(0.0)
                self.mean_value.append(0.0)
                self.regret.append(0.0)
                self.strategy_sums.append(0.0)
            found.append(at)
        return found

    # Sequential moves: try the most promising one, and sometimes the least tried one.

    def select_uct(self, slots: list[int], exploration: float, dice: Dice) -> int:
        """Return the position in `slots` of the move to try next."""
        fresh: list[int] = []
        for place, at in enumerate(slots):
            self.times_offered[at] += 1.0
            if self.tries[at] == 0.0:
                fresh.append(place)
        if fresh:
            return fresh[dice.roll(len(fresh))]
        best = 0
        high = -1.0
        for place, at in enumerate(slots):
            hope = self.mean_value[at] + exploration * math.sqrt(math.log(self.times_offered[at]) / self.tries[at])
            if hope > high:
                high = hope
                best = place
        return best

    def add_result(self, index: int, value: float) -> None:
        """Record the result of a move."""
        self.visits += 1.0
        tries = self.tries[index] + 1.0
        self.tries[index] = tries
        self.mean_value[index] += (value - self.mean_value[index]) / tries

    # Sealed moves: regret matching.

    def regret_strategy(self, slots: list[int], exploration: float) -> list[float]:
        """Return the probability of trying each move."""
        total = 0.0
        for at in slots:
            total += self.regret[at]
        count = float(len(slots))
        if total <= 0.0:
            return [1.0 / count] * len(slots)
        return [(1.0 - exploration) * self.regret[at] / total + exploration / count for at in slots]

    def add_regret(self, slots: list[int], probabilities: list[float], place: int, value: float) -> None:
        """Update the regrets with the result of a sealed move. Every move is estimated by its average.

        For the tried move, the difference between the result and the average is divided by the move's probability, so
        all estimates are unbiased.
        """
        self.visits += 1.0
        chosen = slots[place]
        off = (value - self.mean_value[chosen]) / probabilities[place]
        got = probabilities[place] * off
        for at_place, at in enumerate(slots):
            got += probabilities[at_place] * self.mean_value[at]
            self.strategy_sums[at] += self.visits * probabilities[at_place]
        for at in slots:
            gain = self.mean_value[at] - got
            if at == chosen:
                gain += off
            regret = self.regret[at] + gain
            self.regret[at] = regret if regret > 0.0 else 0.0
        tries = self.tries[chosen] + 1.0
        self.tries[chosen] = tries
        self.mean_value[chosen] += (value - self.mean_value[chosen]) / tries

    # Final choice.

    def most_tried(self) -> int:
        """Return the index of the most tried move; ties go to the better move."""
        best = 0
        for at in range(len(self.moves)):
            if self.tries[at] > self.tries[best] or (
                self.tries[at] == self.tries[best] and self.mean_value[at] > self.mean_value[best]
            ):
                best = at
        return best

    def average_strategy(self) -> list[float]:
        """Return the average strategy without its rarest moves."""
        whole = 0.0
        for each in self.strategy_sums:
            whole += each
        if whole <= 0.0:
            return [1.0 / len(self.moves)] * len(self.moves)
        kept = [each if each >= MIN_PROBABILITY * whole else 0.0 for each in self.strategy_sums]
        whole = 0.0
        for each in kept:
            whole += each
        if whole <= 0.0:
            return [each / sum(self.strategy_sums) for each in self.strategy_sums]
        return [each / whole for each in kept]
