"""Candidate answers for the search in KungFu Fighting (2014): the whole answers that the greedy bot considers."""

from __future__ import annotations

from kwoon.bots.kung_fu_2014.card_values import AttackEstimate, BlockCostTable
from kwoon.bots.kung_fu_2014.decision_inputs import DecisionInputs
from kwoon.bots.kung_fu_2014.greedy import AttackParts, GreedyKungFu2014Bot, PlannedAnswer
from kwoon.core.game import Prompt
from kwoon.games.kung_fu_2014.rules.game import KungFu2014
from kwoon.games.kung_fu_2014.rules.notation import GIVE_UP


class GreedyCandidateGenerator(GreedyKungFu2014Bot):
    """A greedy bot that records the attacks and blocks it considers, not only the best one."""

    def __init__(self, game: KungFu2014) -> None:
        super().__init__(game)
        self.scored_answers: list[tuple[float, list[int]]] = []

    def candidate_answers(self, view: DecisionInputs, prompt: Prompt) -> list[list[int]]:
        """Return whole answers to consider, starting with the greedy bot's own."""
        self.scored_answers = []
        if prompt.kind in ("discard", "exchange"):
            ranked = [card for _, card in self._marginal_values(view.hand)]
            best = self.plan_answer(view, prompt)
            plans = [self._discard_moves(view, ranked[:kept]) for kept in range(len(ranked), -1, -1)]
            return without_duplicates([best, *plans])
        if prompt.kind == "return":
            return self._card_return_answers(view, prompt)
        best = self.plan_answer(view, prompt)
        self.scored_answers.sort(key=descending_gain_key)
        return without_duplicates([best, *[moves for _, moves in self.scored_answers], [int(self.kinds.pass_move)]])

    def _card_return_answers(self, view: DecisionInputs, prompt: Prompt) -> list[list[int]]:
        plans = [self._plan_taking_card_back(view, prompt)]
        kinds = self.kinds
        for move in prompt.moves:
            if move == kinds.pass_move or kinds.verb_of_move(move) == GIVE_UP:
                plans.append([move])
            else:
                price = self.cheapest_payment(view.hand, kinds.card_of_move(move))
                plans.append([move, *sorted([int(kinds.first_discard) + each for _, each in price])])
        return without_duplicates(plans)

    def _try_attack(
        self, estimate: AttackEstimate, best: PlannedAnswer, parts: AttackParts, enhancements: list[int]
    ) -> None:
        candidate = PlannedAnswer()
        candidate.gain = -1000.0
        super()._try_attack(estimate, candidate, parts, enhancements)
        self._record_candidate(candidate, best)

    def _try_block(
        self, view: DecisionInputs, best: PlannedAnswer, stance: int, base: int, block_costs: BlockCostTable
    ) -> None:
        candidate = PlannedAnswer()
        candidate.gain = -1000.0
        super()._try_block(view, candidate, stance, base, block_costs)
        self._record_candidate(candidate, best)

    def _record_candidate(self, candidate: PlannedAnswer, best: PlannedAnswer) -> None:
        if candidate.moves:
            self.scored_answers.append((candidate.gain, candidate.moves))
            if candidate.gain > best.gain + 0.001:
                best.gain = candidate.gain
                best.moves = candidate.moves


def descending_gain_key(scored: tuple[float, list[int]]) -> float:
    return -scored[0]


def without_duplicates(plans: list[list[int]]) -> list[list[int]]:
    found: list[list[int]] = []
    for plan in plans:
        if plan not in found:
            found.append(plan)
    return found
